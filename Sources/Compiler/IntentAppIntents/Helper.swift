import IntentCompiler

/// Code that converts values of one type, written once into each file that needs it.
enum Helper: String, Sendable, Hashable, CaseIterable {
  case duration, currencyAmount, paymentMethod, person, placemark, file, image, items, missingDependency,
    failure, filling

  /// Whether a plain value may have no counterpart.
  var mayFailToApp: Bool { self == .placemark }

  /// Whether a value of App Intents may have no plain counterpart.
  var mayFailToPlain: Bool { self == .file }

  /// The lines that import what only the helper needs.
  var imports: [String] {
    switch self {
    case .placemark: ["#if !os(tvOS)", "import Contacts", "import Intents", "#endif"]
    case .file: ["import UniformTypeIdentifiers"]
    case .image:
      ["#if canImport(UIKit)", "import UIKit", "#elseif canImport(AppKit)", "import AppKit", "#endif"]
    case .duration, .currencyAmount, .paymentMethod, .person, .items, .missingDependency, .failure, .filling:
      []
    }
  }

  /// The code, in which names that the generated code shadows are qualified.
  func code(_ names: ModuleNames, _ appNames: AppIntentsNames) -> String {
    let text = text(appNames)
    guard Self.imported.contains(where: { names.declared.contains($0.key) }) else { return text }
    return text.replacing(/\b[A-Z]\w*/) { word in
      Self.imported[String(word.output)].map { names.imported(String(word.output), from: $0) }
        ?? String(word.output)
    }
  }

  /// The modules of the names that the code uses.
  private static let imported: [String: ImportedModule] = [
    "Double": .swift, "Duration": .swift, "Error": .swift, "String": .swift,
    "CustomLocalizedStringResourceConvertible": .foundation, "Decimal": .foundation,
    "LocalizedStringResource": .foundation, "Measurement": .foundation, "NSDecimalNumber": .foundation,
    "UnitDuration": .foundation,
    "CurrencyAmountValue": .runtime, "FileValue": .runtime, "OptionsCollection": .runtime,
    "LocalizedText": .runtime, "ParameterValue": .runtime, "TextLookup": .runtime,
    "PaymentMethodValue": .runtime, "PersonValue": .runtime, "PlacemarkValue": .runtime,
    "DisplayRepresentation": .appIntents, "IntentCurrencyAmount": .appIntents, "IntentFile": .appIntents,
    "IntentItem": .appIntents, "IntentItemCollection": .appIntents, "IntentItemSection": .appIntents,
    "IntentPaymentMethod": .appIntents, "IntentPerson": .appIntents,
    "CLLocation": .coreLocation, "CLPlacemark": .coreLocation,
    "NSImage": .appKit, "UIImage": .uiKit, "UTType": .uniformTypeIdentifiers,
  ]

  private func text(_ appNames: AppIntentsNames) -> String {
    switch self {
    case .duration:
      """
      nonisolated extension Duration {
        fileprivate init(_ value: Measurement<UnitDuration>) {
          self = .milliseconds((value.converted(to: .seconds).value * 1_000).rounded())
        }

        fileprivate var appIntentsValue: Measurement<UnitDuration> {
          let (seconds, attoseconds) = components
          return Measurement(value: Double(seconds) + Double(attoseconds) * 1e-18, unit: .seconds)
        }
      }
      """
    case .currencyAmount:
      """
      nonisolated extension CurrencyAmountValue {
        fileprivate init(_ value: IntentCurrencyAmount) {
          self.init(NSDecimalNumber(decimal: value.amount).doubleValue, currencyCode: value.currencyCode)
        }

        fileprivate var appIntentsValue: IntentCurrencyAmount {
          IntentCurrencyAmount(amount: Decimal(amount), currencyCode: currencyCode)
        }
      }
      """
    case .paymentMethod:
      """
      nonisolated extension PaymentMethodValue {
        fileprivate init(_ value: IntentPaymentMethod) {
          let kind: Kind =
            switch value.paymentType {
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

        fileprivate var appIntentsValue: IntentPaymentMethod {
          let type: IntentPaymentMethod.PaymentType =
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
          return IntentPaymentMethod(type: type, name: "\\(name)", identificationHint: identificationHint)
        }
      }
      """
    case .person:
      """
      nonisolated extension PersonValue {
        fileprivate init(_ value: IntentPerson) {
          let name: String =
            switch value.name {
            case .displayName(let name): name
            case .components(let components): components.formatted()
            default: ""
            }
          let handle: String? =
            switch value.handle?.value {
            case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
            default: nil
            }
          let contact: String? = if case .contact(let identifier) = value.identifier { identifier } else { nil }
          self.init(name, handle: handle, contactIdentifier: contact)
        }

        fileprivate var appIntentsValue: IntentPerson {
          IntentPerson(
            identifier: contactIdentifier.map { .contact($0) } ?? .applicationDefined(handle ?? displayName),
            name: .displayName(displayName),
            handle: handle.map { $0.contains("@") ? .init(emailAddress: $0) : .init(phoneNumber: $0) }
          )
        }
      }
      """
    case .placemark:
      """
      nonisolated extension PlacemarkValue {
        fileprivate init(_ value: CLPlacemark) {
          self.init(
            value.name ?? value.locality ?? "",
            locality: value.locality,
            countryCode: value.isoCountryCode,
            latitude: value.location?.coordinate.latitude,
            longitude: value.location?.coordinate.longitude
          )
        }

        /// Is `nil` for a place without coordinates, and on tvOS, which cannot make placemarks.
        fileprivate var appIntentsValue: CLPlacemark? {
          #if os(tvOS)
            return nil
          #else
            guard let latitude, let longitude else { return nil }
            let location = CLLocation(latitude: latitude, longitude: longitude)
            return CLPlacemark(location: location, name: name, postalAddress: nil)
          #endif
        }
      }
      """
    case .file:
      """
      nonisolated extension FileValue {
        /// Is `nil` for a file that is not on disk.
        fileprivate init?(_ value: IntentFile) {
          guard let url = value.fileURL else { return nil }
          self.init(url, typeIdentifier: value.type?.identifier)
        }

        fileprivate var appIntentsValue: IntentFile {
          IntentFile(fileURL: url, type: typeIdentifier.flatMap { UTType($0) })
        }
      }
      """
    case .image:
      """
      nonisolated extension DisplayRepresentation.Image {
        /// The image of that name among the app's assets, or else the system symbol.
        fileprivate init(optionImage name: String) {
          #if canImport(UIKit)
            self = UIImage(named: name) == nil ? Self(systemName: name) : Self(named: name)
          #elseif canImport(AppKit)
            self = NSImage(named: name) == nil ? Self(systemName: name) : Self(named: name)
          #else
            self = Self(named: name)
          #endif
        }
      }
      """
    case .items:
      """
      nonisolated extension IntentItemCollection {
        /// Shows options in their sections.
        fileprivate init<Value>(
          _ options: OptionsCollection<Value>,
          item: (OptionsCollection<Value>.Option) -> IntentItem<Result>?
        ) {
          self.init(
            sections: options.sections.map { section in
              let items = section.options.compactMap(item)
              return section.title.map { IntentItemSection("\\($0)") { return items } } ?? IntentItemSection(items: items)
            }
          )
        }
      }
      """
    case .missingDependency:
      """
      nonisolated private struct \(appNames.missingDependency): Error, CustomLocalizedStringResourceConvertible {
        let name: String

        var localizedStringResource: LocalizedStringResource {
          "Nothing is registered as \\(name). Where the app or extension starts, call AppDependencyManager.shared.add."
        }
      }
      """
    case .failure:
      """
      /// What an intent says that did not do what it should.
      nonisolated private struct \(appNames.failure): Error, CustomLocalizedStringResourceConvertible {
        private let text: String

        init(_ text: LocalizedStringResource) {
          self.text = String(localized: text)
        }

        var localizedStringResource: LocalizedStringResource { "\\(text)" }
      }
      """
    case .filling:
      """
      nonisolated extension LocalizedStringResource {
        /// A text in the language of the person, with values in place of its placeholders: `${total}`.
        fileprivate init(filling text: LocalizedStringResource, _ values: [String: ParameterValue?]) {
          self = "\\(TextLookup.base(LocalizedText(String(localized: text)), values))"
        }
      }
      """
    }
  }
}
