import IntentPlatform

/// The result of reading a value.
public struct ParameterReading: Sendable, Hashable {
  /// The value, or its readable part, if any.
  public let value: ParameterValue?
  /// Why the value in the file must be retained; `nil` if ``value`` is complete.
  public let issue: RetainedValues.Reason?

  public init(_ value: ParameterValue?, issue: RetainedValues.Reason? = nil) {
    self.value = value
    self.issue = issue
  }

  static let wrongType = ParameterReading(nil, issue: .wrongType)

  fileprivate init(read value: ParameterValue?, isWhole: Bool = true) {
    self.value = value
    self.issue = value == nil ? .wrongType : isWhole ? nil : .partlyRead
  }
}

extension TypeTable {
  /// Reads a value from its form in a file.
  ///
  /// Also accepts an enum case by index, a property list's date, a number alone as a duration or measurement
  /// in the default unit, and a text alone as a person, place, file, speakable string or the identifier of
  /// an object. Leaves out unreadable array elements.
  public func read(_ plain: PlainValue, as type: ParameterType, isArray: Bool = false) -> ParameterReading {
    if plain == .null { return ParameterReading(isArray ? .array([]) : nil, issue: nil) }
    guard isArray else { return readElement(plain, as: type) }
    guard case .array(let elements) = plain else { return .wrongType }
    let readings = elements.map { readElement($0, as: type) }
    let issue = readings.lazy.compactMap(\.issue).first
    return ParameterReading(.array(readings.compactMap(\.value)), issue: issue)
  }

  private func readElement(_ plain: PlainValue, as type: ParameterType) -> ParameterReading {
    switch type {
    case .enumeration(let name):
      return readCase(plain, of: name)
    case .object(let name):
      return readObject(plain, as: objects[name]).map { ParameterReading(.object($0)) } ?? .wrongType
    case .untypedObject:
      return readObject(plain, as: nil).map { ParameterReading(.object($0)) } ?? .wrongType
    case .dateComponents:
      let reading = DateComponentsFields.read(plain)
      return ParameterReading(
        read: reading.map { .dateComponents($0.value) },
        isWhole: reading?.isWhole ?? true
      )
    case .measurement, .currencyAmount, .paymentMethod, .person, .placemark, .file, .speakableString:
      return plain.fields(as: type)
    case .boolean, .integer, .decimal, .string, .systemEnumeration, .date, .duration, .url:
      return ParameterReading(read: plain.scalar(as: type))
    }
  }

  private func readCase(_ plain: PlainValue, of name: String) -> ParameterReading {
    let found: EnumSchema.Case?
    switch plain {
    case .string(let caseName): found = enums[name]?.storedCase(named: caseName)
    case .integer(let index): found = enums[name]?.case(at: index)
    default: return .wrongType
    }
    return found.map { ParameterReading(.enumCase($0.name)) } ?? ParameterReading(nil, issue: .unknownCase)
  }
}

extension TypeTable {
  /// Reads an object or its identifier; `nil` if it has neither an identifier nor a display string.
  /// `ObjectValue.retained` keeps unknown properties and unreadable values.
  public func readObject(_ plain: PlainValue, as schema: ObjectSchema?) -> ObjectValue? {
    if case .string(let identifier) = plain, !identifier.isEmpty {
      return readObject(.object(["identifier": plain]), as: schema)
    }
    guard var fields = PlainFields(plain) else { return nil }
    let found = fields.string("identifier")
    let displayString = fields.string("displayString")
    guard fields.rest["identifier"] == nil, found ?? displayString != nil else { return nil }
    let identifier = found ?? ""
    var object = ObjectValue(identifier: identifier, displayString: displayString ?? identifier)
    object.pronunciationHint = fields.string("pronunciationHint")
    if displayString == nil, let plain = fields.value("displayString") {
      object.retained.retain(.init(plain, .wrongType, substitute: .string(identifier)), for: "displayString")
    }
    if object.pronunciationHint == nil, let plain = fields.value("pronunciationHint") {
      object.retained.retain(.init(plain, .wrongType), for: "pronunciationHint")
    }
    if let matches = fields.value("alternativeSpeakableMatches") {
      let reading = read(matches, as: .speakableString, isArray: true)
      if let issue = reading.issue {
        let substitute = reading.value ?? .array([])
        let entry = RetainedValues.Entry(matches, issue, substitute: substitute)
        object.retained.retain(entry, for: "alternativeSpeakableMatches")
      }
      if case .array(let values) = reading.value {
        object.alternativeSpeakableMatches = values.compactMap {
          if case .speakableString(let match) = $0 { match } else { nil }
        }
      }
    }
    for property in schema?.properties ?? [] {
      object.properties.set(property.initialValue, for: property.name)
      let stored = schema?.storedName(of: property, in: fields.rest) ?? property.name
      guard let plain = fields.value(stored) else { continue }
      let reading = read(plain, as: property.type, isArray: property.isArray)
      let substitute = reading.value ?? property.initialValue
      object.properties.set(substitute, for: property.name)
      guard let issue = reading.issue else { continue }
      object.retained.retain(.init(plain, issue, substitute: substitute), for: property.name)
    }
    // Reading takes each value out of `fields`, so the rest belongs to no property.
    for (name, value) in fields.rest {
      object.retained.retain(.init(value, .unknownName), for: name)
    }
    return object
  }
}

extension PlainValue {
  fileprivate func scalar(as type: ParameterType) -> ParameterValue? {
    switch (type, self) {
    case (.boolean, .boolean(let value)): .boolean(value)
    case (.integer, .integer(let value)), (.systemEnumeration, .integer(let value)): .integer(value)
    case (.decimal, _): double.map { .decimal($0) }
    case (.string, .string(let value)): .string(value)
    case (.url, .string(let value)): URL(stored: value).map { .url($0) }
    case (.date, .date(let value)): .date(value)
    case (.date, _): date.map { .date($0) }
    case (.duration, .string(let value)): DurationText.duration(from: value).map { .duration($0) }
    case (.duration(let settings), _):
      double.flatMap { DurationText.duration($0, in: settings.defaultUnit) }.map { .duration($0) }
    default: nil
    }
  }

  private var date: Date? {
    if case .string(let text) = self, let date = DateText.date(from: text) { return date }
    return double.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  fileprivate func fields(as type: ParameterType) -> ParameterReading {
    if let short = shortForm(as: type) { return ParameterReading(short) }
    guard var fields = PlainFields(self) else { return .wrongType }
    let value = fields.value(as: type)
    return ParameterReading(read: value, isWhole: fields.rest.isEmpty)
  }

  private func shortForm(as type: ParameterType) -> ParameterValue? {
    switch (type, self) {
    case (.speakableString, .string(let text)): .speakableString(SpeakableStringValue(text))
    case (.person, .string(let text)): .person(PersonValue(text))
    case (.placemark, .string(let text)): .placemark(PlacemarkValue(text))
    case (.file, .string(let text)): URL(stored: text).map { .file(FileValue($0)) }
    case (.measurement(let settings), _):
      double.map { .measurement(MeasurementValue($0, settings.defaultUnit)) }
    default: nil
    }
  }
}

extension PlainFields {
  /// Takes the fields of a type that files store as an object. A field that nothing here takes stays in
  /// `rest`, and makes the reading partial.
  fileprivate mutating func value(as type: ParameterType) -> ParameterValue? {
    switch type {
    case .measurement(let settings):
      guard let value = number("value"), let unit = string("unit").flatMap(MeasurementUnit.init(formatName:)),
        unit.dimension == settings.dimension
      else { return nil }
      return .measurement(MeasurementValue(value, unit))
    case .currencyAmount:
      guard let amount = number("amount"), let code = string("currencyCode") else { return nil }
      return .currencyAmount(CurrencyAmountValue(amount, currencyCode: code))
    case .paymentMethod:
      guard let name = string("name"),
        let kind = PaymentMethodValue.Kind(rawValue: string("kind") ?? "unknown")
      else { return nil }
      let hint = string("identificationHint")
      return .paymentMethod(PaymentMethodValue(kind, name: name, identificationHint: hint))
    case .person:
      guard let name = string("displayName") else { return nil }
      let (handle, contact) = (string("handle"), string("contactIdentifier"))
      return .person(PersonValue(name, handle: handle, contactIdentifier: contact))
    case .placemark:
      guard let name = string("name") else { return nil }
      var place = PlacemarkValue(name)
      place.locality = string("locality")
      place.countryCode = string("countryCode")
      place.latitude = number("latitude")
      place.longitude = number("longitude")
      return .placemark(place)
    case .file:
      guard let url = string("url").flatMap({ URL(stored: $0) }) else { return nil }
      return .file(FileValue(url, typeIdentifier: string("typeIdentifier")))
    case .speakableString:
      guard let phrase = string("spokenPhrase") else { return nil }
      let (hint, identifier) = (string("pronunciationHint"), string("vocabularyIdentifier"))
      return .speakableString(
        SpeakableStringValue(phrase, pronunciationHint: hint, vocabularyIdentifier: identifier)
      )
    default:
      return nil
    }
  }
}
