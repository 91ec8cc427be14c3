public import IntentPlatform

/// An object of a type without a generated struct, such as one of Apple's types.
public struct ObjectValue: Sendable, Hashable {
  /// The stored identifier, or an empty string.
  public var identifier: String
  /// The text to show.
  public var displayString: String
  /// A spelling that is easier to pronounce.
  public var pronunciationHint: String?
  /// Other phrases for the object.
  public var alternativeSpeakableMatches: [SpeakableStringValue]
  /// Values by property name. A property without a value has no entry.
  public var properties: [String: ParameterValue]
  /// Values that could not be understood.
  public var retained: RetainedValues

  public init(
    identifier: String,
    displayString: String,
    pronunciationHint: String? = nil,
    alternativeSpeakableMatches: [SpeakableStringValue] = [],
    properties: [String: ParameterValue] = [:],
    retained: RetainedValues = RetainedValues()
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
    self.properties = properties
    self.retained = retained
  }
}

/// The value of a Person parameter.
public struct PersonValue: Sendable, Hashable {
  /// The name to show.
  public var displayName: String
  /// A telephone number or e-mail address.
  public var handle: String?
  /// The contact's identifier.
  public var contactIdentifier: String?

  public init(_ displayName: String, handle: String? = nil, contactIdentifier: String? = nil) {
    self.displayName = displayName
    self.handle = handle
    self.contactIdentifier = contactIdentifier
  }
}

/// The value of a Placemark parameter.
public struct PlacemarkValue: Sendable, Hashable {
  /// The name to show.
  public var name: String
  /// The town or city.
  public var locality: String?
  /// An ISO 3166 code: `JP`.
  public var countryCode: String?
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double?
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double?

  public init(
    _ name: String,
    locality: String? = nil,
    countryCode: String? = nil,
    latitude: Double? = nil,
    longitude: Double? = nil
  ) {
    self.name = name
    self.locality = locality
    self.countryCode = countryCode
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The value of a File parameter.
public struct FileValue: Sendable, Hashable {
  public var url: URL
  /// The uniform type identifier, if known: `public.jpeg`.
  public var typeIdentifier: String?

  public init(_ url: URL, typeIdentifier: String? = nil) {
    self.url = url
    self.typeIdentifier = typeIdentifier
  }

  /// The last component of the URL.
  public var filename: String {
    url.lastPathComponent
  }
}

/// The value of a SpeakableString parameter.
public struct SpeakableStringValue: Sendable, Hashable {
  /// The text to show and speak.
  public var spokenPhrase: String
  /// A spelling that is easier to pronounce.
  public var pronunciationHint: String?
  /// The identifier in the app's vocabulary.
  public var vocabularyIdentifier: String?

  public init(_ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}

/// The value of a CurrencyAmount parameter.
public struct CurrencyAmountValue: Sendable, Hashable {
  /// The amount in the currency's main unit, such as euros.
  public var amount: Double
  /// An ISO 4217 code, three capital letters: `EUR`.
  public var currencyCode: String

  public init(_ amount: Double, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// The value of a PaymentMethod parameter.
public struct PaymentMethodValue: Sendable, Hashable {
  /// The kind of payment method.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public var kind: Kind
  /// The name for users: `Savings at First Bank`.
  public var name: String
  /// Distinguishes methods with equal names, such as by a card's last digits.
  public var identificationHint: String?

  public init(_ kind: Kind, name: String, identificationHint: String? = nil) {
    self.kind = kind
    self.name = name
    self.identificationHint = identificationHint
  }
}
