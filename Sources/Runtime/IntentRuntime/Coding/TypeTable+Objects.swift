extension TypeTable {
  /// Reads an object as a configuration file holds it; `nil` if it has no identifier.
  ///
  /// `ObjectValue.retained` has what the object's type has no property for or cannot read.
  ///
  /// - Parameters:
  ///   - plain: The object's fields. An object without a display string shows its identifier.
  ///   - schema: The object's type; `nil` for a type without its own properties.
  public func readObject(_ plain: PlainValue, as schema: ObjectSchema?) -> ObjectValue? {
    guard var fields = PlainFields(plain), let identifier = fields.string("identifier") else { return nil }
    let displayString = fields.string("displayString")
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
      guard let plain = fields.value(property.name) else { continue }
      let reading = read(plain, as: property.type, isArray: property.isArray)
      let substitute = reading.value ?? property.initialValue
      object.properties.set(substitute, for: property.name)
      guard let issue = reading.issue else { continue }
      object.retained.retain(.init(plain, issue, substitute: substitute), for: property.name)
    }
    for (name, value) in fields.rest {
      object.retained.retain(.init(value, .unknownName), for: name)
    }
    return object
  }
}
