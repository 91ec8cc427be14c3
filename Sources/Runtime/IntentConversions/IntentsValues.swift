#if canImport(Intents)
  public import CoreLocation
  public import Intents
  public import IntentRuntime

  @available(tvOS, unavailable)
  extension ObjectValue {
    public init(_ value: INObject) {
      self.init(
        identifier: value.identifier ?? "",
        displayString: value.displayString,
        pronunciationHint: value.pronunciationHint,
        alternativeSpeakableMatches: (value.alternativeSpeakableMatches ?? []).map {
          SpeakableStringValue($0)
        }
      )
    }

    public var intentsValue: INObject {
      let object = INObject(
        identifier: identifier.isEmpty ? nil : identifier,
        display: displayString,
        pronunciationHint: pronunciationHint
      )
      object.alternativeSpeakableMatches = alternativeSpeakableMatches.map(\.intentsValue)
      return object
    }
  }

  @available(tvOS, unavailable)
  extension SpeakableStringValue {
    public init(_ value: INSpeakableString) {
      self.init(
        value.spokenPhrase,
        pronunciationHint: value.pronunciationHint,
        vocabularyIdentifier: value.vocabularyIdentifier
      )
    }

    public var intentsValue: INSpeakableString {
      guard vocabularyIdentifier != nil || pronunciationHint != nil else {
        return INSpeakableString(spokenPhrase: spokenPhrase)
      }
      return INSpeakableString(
        vocabularyIdentifier: vocabularyIdentifier ?? spokenPhrase,
        spokenPhrase: spokenPhrase,
        pronunciationHint: pronunciationHint
      )
    }
  }

  @available(tvOS, unavailable)
  extension CurrencyAmountValue {
    /// Returns `nil` for an amount without a number or a currency.
    public init?(_ value: INCurrencyAmount) {
      guard let amount = value.amount, let code = value.currencyCode else { return nil }
      self.init(Double(amount.stringValue) ?? amount.doubleValue, currencyCode: code)
    }

    public var intentsValue: INCurrencyAmount {
      INCurrencyAmount(amount: NSDecimalNumber(string: amount.description), currencyCode: currencyCode)
    }
  }

  @available(tvOS, unavailable)
  extension PaymentMethodValue {
    public init(_ value: INPaymentMethod) {
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

    public var intentsValue: INPaymentMethod {
      let type: INPaymentMethodType =
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
      return INPaymentMethod(type: type, name: name, identificationHint: identificationHint, icon: nil)
    }
  }

  @available(tvOS, unavailable)
  extension PersonValue {
    public init(_ value: INPerson) {
      self.init(
        value.displayName,
        handle: value.personHandle?.value,
        contactIdentifier: value.contactIdentifier
      )
    }

    public var intentsValue: INPerson {
      let type: INPersonHandleType =
        handle.map { $0.contains("@") ? .emailAddress : .phoneNumber } ?? .unknown
      return INPerson(
        personHandle: INPersonHandle(value: handle, type: type),
        nameComponents: nil,
        displayName: displayName,
        image: nil,
        contactIdentifier: contactIdentifier,
        customIdentifier: nil
      )
    }
  }

  // 'IntentRuntime' makes a value from a placemark, for App Intents, which have the same type.
  @available(tvOS, unavailable)
  extension PlacemarkValue {
    /// Is `nil` for a place without coordinates.
    public var intentsValue: CLPlacemark? { appIntentsValue }
  }

  @available(tvOS, unavailable)
  extension FileValue {
    /// Refers to the file, or writes it to the temporary folder if it is only in memory.
    public init?(_ value: INFile) {
      guard let url = value.fileURL else {
        self.init(writing: value.data, named: value.filename, typeIdentifier: value.typeIdentifier)
        return
      }
      self.init(url, typeIdentifier: value.typeIdentifier)
    }

    public var intentsValue: INFile {
      INFile(fileURL: url, filename: nil, typeIdentifier: typeIdentifier)
    }
  }
#endif

extension Duration {
  /// Returns `nil` if the number isn't finite or is too large.
  public init?(intentSeconds seconds: Double) {
    guard abs(seconds) < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}
