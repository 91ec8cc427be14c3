/// Code that a generated file contains once, if needed.
enum ConversionHelper: Int, CaseIterable {
  case key, index, objectIndex, duration, own, options, object, speakableString, currencyAmount,
    paymentMethod, person, placemark, file

  var imports: [String] { self == .placemark ? ["import Contacts", "import CoreLocation"] : [] }

  var code: String {
    switch self {
    case .key:
      """
      nonisolated extension Foundation.NSObject {
        /// The value of a property by its name; `nil` if there is none.
        fileprivate func intentValue<Value>(_ name: Swift.String) -> Value? {
          responds(to: Foundation.NSSelectorFromString(name)) ? value(forKey: name) as? Value : nil
        }
      }
      """
    case .index:
      Self.index("GeneratedConfiguration", value: "value(of: name, includingHidden: true)")
    case .objectIndex:
      Self.index("GeneratedObject", value: "value(of: name)")
    case .duration:
      """
      nonisolated extension Swift.Duration {
        /// Returns `nil` if the value isn't finite or is too large.
        fileprivate init?(intentSeconds number: Foundation.NSNumber) {
          let seconds = number.doubleValue
          guard Swift.abs(seconds) < 1e15 else { return nil }
          self = .seconds(seconds)
        }
      }
      """
    case .own:
      """
      nonisolated extension Swift.Array where Element: Swift.Equatable {
        /// The intent's value at an index, if the element is still the one that was made from it; otherwise `nil`.
        fileprivate func intentValue<Value>(_ values: [Value]?, at index: Swift.Int, of element: Element?) -> Value? {
          guard let values, values.count == count, indices.contains(index), self[index] == element else { return nil }
          return values[index]
        }
      }
      """
    case .options:
      """
      nonisolated extension IntentRuntime.OptionsCollection where Value: IntentRuntime.ParameterValueConvertible {
        /// The options of a handler, with their sections and subtitles.
        fileprivate init<Item: Foundation.NSObject>(
          _ collection: Intents.INObjectCollection<Item>,
          _ convert: (Item) -> Value?
        ) {
          self.init(
            sections: collection.sections.map { section in
              Section(
                section.title,
                options: section.items.compactMap { item in
                  guard let value = convert(item) else { return nil }
                  let object = item as? Intents.INObject
                  return Option(value, displayString: object?.displayString, subtitle: object?.subtitleString)
                }
              )
            }
          )
        }

        /// The options for the system. Only objects have texts and images.
        fileprivate func intentsCollection<Item: Foundation.NSObject>(
          _ convert: (Value) -> Item?
        ) -> Intents.INObjectCollection<Item> {
          Intents.INObjectCollection(
            sections: sections.map { section in
              Intents.INObjectSection(
                title: section.title,
                items: section.options.compactMap { option in
                  var value = option.value
                  if var object = value as? any IntentRuntime.GeneratedObject {
                    object.displayString = option.displayString
                    value = object as? Value ?? value
                  } else if var object = value as? IntentRuntime.ObjectValue {
                    object.displayString = option.displayString
                    value = object as? Value ?? value
                  }
                  let item = convert(value)
                  if let object = item as? Intents.INObject {
                    object.subtitleString = option.subtitle
                    object.displayImage = option.imageName.map { Intents.INImage(named: $0) }
                  }
                  return item
                }
              )
            }
          )
        }
      }
      """
    case .object:
      """
      nonisolated extension IntentRuntime.ObjectValue {
        fileprivate init(_ value: Intents.INObject) {
          self.init(
            identifier: value.identifier ?? "",
            displayString: value.displayString,
            pronunciationHint: value.pronunciationHint,
            alternativeSpeakableMatches: (value.alternativeSpeakableMatches ?? []).map {
              IntentRuntime.SpeakableStringValue($0)
            }
          )
        }

        fileprivate var intentsValue: Intents.INObject {
          let object = Intents.INObject(
            identifier: identifier.isEmpty ? nil : identifier,
            display: displayString,
            pronunciationHint: pronunciationHint
          )
          object.alternativeSpeakableMatches = alternativeSpeakableMatches.map(\\.intentsValue)
          return object
        }
      }
      """
    case .speakableString:
      """
      nonisolated extension IntentRuntime.SpeakableStringValue {
        fileprivate init(_ value: Intents.INSpeakableString) {
          self.init(
            value.spokenPhrase,
            pronunciationHint: value.pronunciationHint,
            vocabularyIdentifier: value.vocabularyIdentifier
          )
        }

        fileprivate var intentsValue: Intents.INSpeakableString {
          guard let vocabularyIdentifier else {
            guard pronunciationHint != nil else { return Intents.INSpeakableString(spokenPhrase: spokenPhrase) }
            return Intents.INSpeakableString(
              vocabularyIdentifier: spokenPhrase,
              spokenPhrase: spokenPhrase,
              pronunciationHint: pronunciationHint
            )
          }
          return Intents.INSpeakableString(
            vocabularyIdentifier: vocabularyIdentifier,
            spokenPhrase: spokenPhrase,
            pronunciationHint: pronunciationHint
          )
        }
      }
      """
    case .currencyAmount:
      """
      nonisolated extension IntentRuntime.CurrencyAmountValue {
        /// Is `nil` for an amount without a number or a currency.
        fileprivate init?(_ value: Intents.INCurrencyAmount) {
          guard let amount = value.amount, let code = value.currencyCode else { return nil }
          self.init(Swift.Double(amount.stringValue) ?? amount.doubleValue, currencyCode: code)
        }

        fileprivate var intentsValue: Intents.INCurrencyAmount {
          Intents.INCurrencyAmount(amount: Foundation.NSDecimalNumber(string: amount.description), currencyCode: currencyCode)
        }
      }
      """
    case .paymentMethod:
      """
      nonisolated extension IntentRuntime.PaymentMethodValue {
        fileprivate init(_ value: Intents.INPaymentMethod) {
          let kind: Kind =
            switch value.type {
            case .checking: .checking
            case .savings: .savings
            case .brokerage: .brokerage
            case .debit: .debit
            case .credit: .credit
            case .prepaid: .prepaid
            case .store: .store
            case .applePay: .applePay
            default: .unknown
            }
          self.init(kind, name: value.name ?? "", identificationHint: value.identificationHint)
        }

        fileprivate var intentsValue: Intents.INPaymentMethod {
          let type: Intents.INPaymentMethodType =
            switch kind {
            case .unknown: .unknown
            case .checking: .checking
            case .savings: .savings
            case .brokerage: .brokerage
            case .debit: .debit
            case .credit: .credit
            case .prepaid: .prepaid
            case .store: .store
            case .applePay: .applePay
            }
          return Intents.INPaymentMethod(type: type, name: name, identificationHint: identificationHint, icon: nil)
        }
      }
      """
    case .person:
      """
      nonisolated extension IntentRuntime.PersonValue {
        fileprivate init(_ value: Intents.INPerson) {
          self.init(
            value.displayName,
            handle: value.personHandle?.value,
            contactIdentifier: value.contactIdentifier
          )
        }

        fileprivate var intentsValue: Intents.INPerson {
          let type: Intents.INPersonHandleType =
            handle.map { $0.contains("@") ? .emailAddress : .phoneNumber } ?? .unknown
          return Intents.INPerson(
            personHandle: Intents.INPersonHandle(value: handle, type: type),
            nameComponents: nil,
            displayName: displayName,
            image: nil,
            contactIdentifier: contactIdentifier,
            customIdentifier: nil
          )
        }
      }
      """
    case .placemark:
      """
      nonisolated extension IntentRuntime.PlacemarkValue {
        fileprivate init(_ value: CoreLocation.CLPlacemark) {
          self.init(
            value.name ?? value.locality ?? "",
            locality: value.locality,
            countryCode: value.isoCountryCode,
            latitude: value.location?.coordinate.latitude,
            longitude: value.location?.coordinate.longitude
          )
        }

        /// Is `nil` for a place without coordinates.
        fileprivate var intentsValue: CoreLocation.CLPlacemark? {
          guard let latitude, let longitude else { return nil }
          let location = CoreLocation.CLLocation(latitude: latitude, longitude: longitude)
          return CoreLocation.CLPlacemark(location: location, name: name, postalAddress: nil)
        }
      }
      """
    case .file:
      """
      nonisolated extension IntentRuntime.FileValue {
        /// A file that is only in memory is written to the temporary folder.
        fileprivate init?(_ value: Intents.INFile) {
          guard let url = value.fileURL else {
            self.init(writing: value.data, named: value.filename, typeIdentifier: value.typeIdentifier)
            return
          }
          self.init(url, typeIdentifier: value.typeIdentifier)
        }

        fileprivate var intentsValue: Intents.INFile {
          Intents.INFile(fileURL: url, filename: nil, typeIdentifier: typeIdentifier)
        }
      }
      """
    }
  }
}

extension ConversionHelper {
  static func index(_ type: String, value: String) -> String {
    """
    nonisolated extension IntentRuntime.\(type) {
      /// Keeps the index of a case that the enum does not have, to write it back.
      fileprivate mutating func keepIntentIndex(_ index: Swift.Int, _ name: Swift.String) {
        guard index != 0 else { return }
        let substitute = \(value)
        retained.retain(.init(.integer(index), .unknownCase, substitute: substitute), for: name)
      }

      /// Keeps the indices of a list if some have no case.
      fileprivate mutating func keepIntentIndices(_ indices: [Foundation.NSNumber], _ name: Swift.String) {
        let substitute = \(value)
        let kept = IntentRuntime.PlainValue.array(indices.map { .integer($0.intValue) })
        retained.retain(.init(kept, .partlyRead, substitute: substitute), for: name)
      }

      /// The index of a case for an intent: the kept one if the value did not change, or else the value's.
      fileprivate func intentIndex(_ index: Swift.Int?, _ name: Swift.String) -> Foundation.NSNumber {
        let value = \(value)
        guard case .integer(let kept)? = retained.standIn(for: name, of: value) else {
          return Foundation.NSNumber(value: index ?? 0)
        }
        return Foundation.NSNumber(value: kept)
      }

      /// The indices of a list for an intent.
      fileprivate func intentIndices(_ indices: [Swift.Int], _ name: Swift.String) -> [Foundation.NSNumber]? {
        let value = \(value)
        guard case .array(let kept)? = retained.standIn(for: name, of: value) else {
          return indices.isEmpty ? nil : indices.map { Foundation.NSNumber(value: $0) }
        }
        return kept.compactMap { element in
          guard case .integer(let index) = element else { return nil }
          return Foundation.NSNumber(value: index)
        }
      }
    }
    """
  }
}
