extension PlainValue {
  /// Creates the form of a value in a file.
  ///
  /// Dates are ISO 8601 texts in UTC, or seconds since 2001-01-01 outside the years 0 to 9999. Durations are
  /// ISO 8601 texts in seconds, such as `PT90S`. Enum cases are names.
  public init(_ value: ParameterValue) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .decimal(let value): self = PlainValue(number: value)
    case .string(let value), .enumCase(let value): self = .string(value)
    case .url(let value): self = .string(value.storedText)
    case .date(let value):
      self = .text(DateText.text(of: value)) ?? PlainValue(number: value.timeIntervalSinceReferenceDate)
    case .dateComponents(let value): self = DateComponentsFields.plain(value)
    case .duration(let value): self = .string(DurationText.text(of: value))
    case .measurement(let value):
      self = .fields(["value": PlainValue(number: value.value), "unit": .string(value.unit.rawValue)])
    case .currencyAmount(let value):
      self = .fields([
        "amount": PlainValue(number: value.amount), "currencyCode": .string(value.currencyCode),
      ])
    case .paymentMethod(let value): self = PlainValue(value)
    case .person(let value): self = PlainValue(value)
    case .placemark(let value): self = PlainValue(value)
    case .file(let value):
      self = .fields([
        "url": .string(value.url.storedText), "typeIdentifier": .text(value.typeIdentifier),
      ])
    case .speakableString(let value): self = PlainValue(value)
    case .object(let value): self = PlainValue(value)
    case .array(let values): self = .array(values.map { PlainValue($0) })
    }
  }

  private init(_ value: PaymentMethodValue) {
    self = .fields([
      "kind": .string(value.kind.rawValue), "name": .string(value.name),
      "identificationHint": .text(value.identificationHint),
    ])
  }

  private init(_ value: PersonValue) {
    self = .fields([
      "displayName": .string(value.displayName), "handle": .text(value.handle),
      "contactIdentifier": .text(value.contactIdentifier),
    ])
  }

  private init(_ value: PlacemarkValue) {
    self = .fields([
      "name": .string(value.name), "locality": .text(value.locality),
      "countryCode": .text(value.countryCode),
      "latitude": value.latitude.map { PlainValue(number: $0) },
      "longitude": value.longitude.map { PlainValue(number: $0) },
    ])
  }

  private init(_ value: SpeakableStringValue) {
    if value.pronunciationHint == nil, value.vocabularyIdentifier == nil {
      self = .string(value.spokenPhrase)
    } else {
      self = .fields([
        "spokenPhrase": .string(value.spokenPhrase), "pronunciationHint": .text(value.pronunciationHint),
        "vocabularyIdentifier": .text(value.vocabularyIdentifier),
      ])
    }
  }

  /// Creates an object with the identifier, the display string and the properties as fields.
  public init(_ object: ObjectValue) {
    var fields: [String: PlainValue] = object.retained.entries.compactMapValues {
      $0.reason == .unknownName ? $0.value : nil
    }
    for (name, entry) in object.retained.entries where entry.reason != .unknownName {
      fields.set(object.retained.standIn(for: name, of: object.properties[name]), for: name)
    }
    for (name, value) in object.properties where fields[name] == nil {
      fields.set(PlainValue(value), for: name)
    }
    let matches = ParameterValue.array(object.alternativeSpeakableMatches.map { .speakableString($0) })
    let standard: [(name: String, value: ParameterValue?)] = [
      ("displayString", .string(object.displayString)),
      ("pronunciationHint", object.pronunciationHint.map { .string($0) }),
      ("alternativeSpeakableMatches", matches),
    ]
    for (name, value) in standard {
      fields.set(object.retained.standIn(for: name, of: value) ?? value.map { PlainValue($0) }, for: name)
    }
    // Without a readable display string, the identifier marks the value as an object, even if it is empty.
    let isNamed = if case .string = fields["displayString"] { true } else { false }
    let identifier = object.identifier.isEmpty && isNamed ? nil : PlainValue.string(object.identifier)
    fields.set(identifier, for: "identifier")
    if fields["alternativeSpeakableMatches"] == .array([]) {
      fields.set(nil, for: "alternativeSpeakableMatches")
    }
    self = .object(fields)
  }
}

extension RetainedValues {
  /// Retains a value under a name.
  @inline(never)  // Inlining would repeat the code at each use, in every app.
  public mutating func retain(_ entry: Entry, for name: String) {
    entries.set(entry, for: name)
  }

  /// Removes a retained value.
  @inline(never)
  package mutating func discard(_ name: String) {
    entries.set(nil, for: name)
  }

  /// Returns the retained value to write back; `nil` if the parameter was set after the file was read.
  @inline(never)
  public func standIn(for name: String, of value: ParameterValue?) -> PlainValue? {
    guard let entry = entries[name], entry.hasSubstitute(value) else { return nil }
    return entry.value
  }

  /// Records the value that the parameter has instead.
  @inline(never)
  package mutating func setSubstitute(_ value: ParameterValue?, for name: String) {
    entries[name]?.substitute = value
  }
}

extension RetainedValues.Entry {
  /// Whether the value is the substitute. Also compares what files store, because NaN does not equal itself.
  @inline(never)
  func hasSubstitute(_ value: ParameterValue?) -> Bool {
    substitute == value || substitute.map { PlainValue($0) } == value.map { PlainValue($0) }
  }
}
