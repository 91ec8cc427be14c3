import IntentChecking
import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentSchema
import IntentText

extension DesignTree {
  package func text(of attribute: DesignAttribute, at path: ElementPath) -> String? {
    self[path].flatMap { text(of: attribute, in: $0, path.kind) }
  }

  func text(of attribute: DesignAttribute, in element: PropertyValue, _ kind: ElementKind) -> String? {
    let value = element.value(at: attribute.keys[...])
    switch attribute.form {
    case .text, .string, .value, .bound, .operand: return value.flatMap(Self.text)
    case .flag, .writtenFlag: return value.flatMap(\.boolean).map { $0 ? "yes" : "no" }
    case .inverseFlag: return value.flatMap(\.boolean).map { $0 ? "no" : "yes" }
    case .wordFlag, .numberFlag: return value.flatMap(\.looseFlag).map { $0 ? "yes" : "no" }
    case .integer, .index: return value?.integer.map(String.init)
    case .strings:
      return Self.list(value?.elements.compactMap { $0.string ?? $0[.currencyCode]?.string })
    case .keyed(let key), .texts(let key): return Self.list(value?.elements.compactMap { $0[key]?.string })
    case .operands: return Self.list(value?.elements.compactMap(Self.text))
    case .type: return DesignType(of: element, kind.fieldOwner, in: self)?.text(in: self)
    case .sizes:
      return value.map { sizes in
        sizes.elements.map { size in
          let name = size[.arraySize(.sizeClass)]?.string ?? ""
          let family = ConfigurationFamily(named: name)?.rawValue ?? name
          return "\(family)=\(size[.arraySize(.size)]?.integer ?? 0)"
        }.joined(separator: ", ")
      }
    case .parent: return value.flatMap { DesignRule($0)?.text }
    }
  }

  /// - Parameter released: The released version. Its enums keep their indices.
  mutating func set(
    _ attribute: DesignAttribute,
    at path: ElementPath,
    to text: String,
    released: DesignTree? = nil
  ) throws(DesignProblem) {
    guard var element = self[try existing(path)] else { return }
    let type = self.type(of: path)
    if let type, text != "no" { try checkApplies(attribute, text, to: type) }
    if attribute.form == .type {
      var type = try DesignType(text, in: self)
      try declare(&type, of: path, named: freeEnumName(for: path), released: released)
      if let owner = path.kind.fieldOwner { type.write(to: &element, owner, in: self) }
    } else {
      let value = try written(text, as: attribute, of: type, in: element, at: path)
      element.set(attribute.keys[...], to: value)
    }
    if attribute.form == .sizes { element[.parameter(.fixedSizeArray)] = .integer(1) }
    if attribute.form == .value, type?.base == .plain(.string),
      element.value(at: attribute.idKeys[...]) == nil
    {
      element.set(attribute.idKeys[...], to: .string(""))
    }
    if case .metadata(let owner, _) = attribute.key { keepUnbounded(&element, path, owner, attribute) }
    self[path] = element
    if attribute.key.form == .tag { raiseLastNumber(at: path) }
  }

  private func checkApplies(_ attribute: DesignAttribute, _ text: String, to type: DesignType)
    throws(DesignProblem)
  {
    guard DesignWords.applies(attribute.key, to: type) else {
      throw DesignProblem("a value of the type '\(type.text(in: self))' has no \(attribute.name)")
    }
    if case .metadata(_, .type) = attribute.key, type.base == .plain(.date),
      DesignWords.spelled(text, for: attribute.key) != DateSettings.Components.dateAndTime.rawValue
    {
      throw DesignProblem(
        "a 'Date' has a date and a time, so its only kind is 'DateTime'; for one alone, use the type 'DateComponents'"
      )
    }
  }

  /// Returns the value for the attribute's key; `nil` removes the key.
  private func written(
    _ text: String,
    as attribute: DesignAttribute,
    of type: DesignType?,
    in element: PropertyValue,
    at path: ElementPath
  ) throws(DesignProblem) -> PropertyValue? {
    // Model 1.0 also writes `false`.
    let off: PropertyValue? = root[.definition(.modelVersion)]?.string == "1.0" ? .boolean(false) : nil
    switch attribute.form {
    case .text, .string, .type: return .string(DesignWords.spelled(text, for: attribute.key))
    case .flag: return try Self.flag(text) ? .boolean(true) : off
    case .inverseFlag: return try Self.flag(text) ? nil : .boolean(true)
    case .writtenFlag: return .boolean(try Self.flag(text))
    case .wordFlag: return try Self.flag(text) ? .string("YES") : nil
    case .numberFlag: return try Self.flag(text) ? .integer(1) : nil
    case .integer: return .integer(try Self.integer(text))
    case .index: return try Self.integer(text) == 0 ? nil : .integer(try Self.integer(text))
    case .value: return try Self.value(text, of: type)
    case .bound:
      guard type?.hasBounds == true || text == "none" else {
        throw DesignProblem("a value of the type '\(type?.text(in: self) ?? "")' has no \(attribute.name)")
      }
      return text == "none" ? .noBound : try Self.value(text, of: type)
    case .strings: return .array(Self.parts(text).map(PropertyValue.string))
    case .keyed(let key): return .array(Self.parts(text).map { .dictionary([key: .string($0)]) })
    case .texts(let key):
      let former = element.value(at: attribute.keys[...])?.elements ?? []
      return .array(
        Self.parts(text).map { text in
          former.first { $0[key]?.string == text } ?? .dictionary([key: .string(text)])
        }
      )
    case .sizes:
      return .array(try Self.parts(text).map { text throws(DesignProblem) in try Self.size(text) })
    case .parent: return try DesignRule(text, for: path, in: self).value
    case .operand: return try Self.value(text, of: parentType(of: element, at: path))
    case .operands:
      let type = parentType(of: element, at: path)
      return .array(
        try Self.parts(text).map { text throws(DesignProblem) in try Self.value(text, of: type) }
      )
    }
  }

  package mutating func clear(_ attribute: DesignAttribute, at path: ElementPath) throws(DesignProblem) {
    guard var element = self[try existing(path)] else { return }
    guard attribute.form != .type else {
      throw DesignProblem("\(path.kind.withArticle) needs a type; set another one instead")
    }
    element.set(attribute.keys[...], to: nil)
    if attribute.form == .text || attribute.form == .value { element.set(attribute.idKeys[...], to: nil) }
    if attribute.form == .sizes { element[.parameter(.fixedSizeArray)] = nil }
    self[path] = element
  }

  /// Keeps a number unbounded when it gets its first setting. Without settings, a number has no bounds; any
  /// setting makes a missing minimum mean zero.
  private func keepUnbounded(
    _ element: inout PropertyValue,
    _ path: ElementPath,
    _ owner: FieldOwner,
    _ attribute: DesignAttribute
  ) {
    let metadata = DefinitionKey.field(owner, .metadata)
    guard self[path]?[metadata] == nil, attribute.form != .bound,
      case .plain(let type)? = DesignType(of: element, path.kind.fieldOwner, in: self)?.base,
      ![
        .string, .speakableString, .boolean, .date, .dateComponents, .url, .file, .person, .placemark,
      ].contains(type)
    else { return }
    element.set([metadata, .metadata(owner, .minimumValue)], to: .noBound)
  }

  // MARK: Values

  private func parentType(of element: PropertyValue, at path: ElementPath) -> DesignType? {
    let relationship = element[.parameter(.relationship)]
    guard let name = relationship?[.relationship(.parentName)]?.string else { return nil }
    return type(of: path.owner.part(.parameter, name))
  }

  package func type(of path: ElementPath) -> DesignType? {
    self[path].flatMap { DesignType(of: $0, path.kind.fieldOwner, in: self) }
  }

  static func value(_ text: String, of type: DesignType?) throws(DesignProblem) -> PropertyValue {
    guard case .plain(let type)? = type?.base else { return .string(text) }
    switch type {
    case .boolean: return .boolean(try flag(text))
    case .integer: return .integer(try integer(text))
    case _ where type.hasBounds:
      let isDuration = type == .timeInterval
      guard let number = Double(text) ?? (isDuration ? duration(text) : nil), number.isFinite else {
        let example = isDuration ? "a duration, such as '30m' or a number of seconds" : "a number"
        throw DesignProblem("'\(text.shortened)' is not \(example)")
      }
      if type != .decimal, let whole = Int(exactly: number) { return .integer(whole) }
      return .scalar(.real(number))
    default: return .string(text)
    }
  }

  /// Returns the seconds of a duration with units, such as `30m`.
  package static func duration(_ text: String) -> Double? {
    TypedDuration.duration(from: text, DurationSettings())?.seconds
  }

  /// Returns a scalar as text, and empty data as `none`.
  static func text(_ value: PropertyValue) -> String? {
    switch value.scalar {
    case .boolean(let flag): flag ? "yes" : "no"
    case .string, .integer, .real: value.scalar?.text
    case .data(let data): data.isEmpty ? "none" : nil
    case .date, nil: nil
    }
  }

  static func flag(_ text: String) throws(DesignProblem) -> Bool {
    switch text.lowercased() {
    case "yes", "true": return true
    case "no", "false": return false
    default: throw DesignProblem("'\(text.shortened)' is neither 'yes' nor 'no'")
    }
  }

  private static func integer(_ text: String) throws(DesignProblem) -> Int {
    guard let number = Int(text) else { throw DesignProblem("'\(text.shortened)' is not a whole number") }
    return number
  }

  private static func size(_ text: String) throws(DesignProblem) -> PropertyValue {
    let size = try ListSize(text)
    return .dictionary([
      .arraySize(.size): .integer(size.count),
      .arraySize(.sizeClass): .string(size.family.sizeClass),
    ])
  }

  // MARK: Lists

  /// Splits a list at its commas. A backslash escapes the character that follows.
  package static func parts(_ text: String) -> [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let trimmed = parts.map(\.trimmed)
    return trimmed == [""] ? [] : trimmed
  }

  package static func list(_ parts: [String]?) -> String? {
    parts?.map { $0.replacing("\\", with: "\\\\").replacing(",", with: "\\,") }.joined(separator: ", ")
  }
}

extension PropertyValue {
  static let noBound = PropertyValue.scalar(.data([]))

  var looseFlag: Bool? {
    if let boolean { return boolean }
    if let integer { return integer != 0 }
    return string.map { ["YES", "yes", "true", "1"].contains($0) }
  }

  func value(at keys: ArraySlice<DefinitionKey>) -> PropertyValue? {
    guard let key = keys.first else { return self }
    return self[key]?.value(at: keys.dropFirst())
  }

  /// Sets or removes a value inside dictionaries, and creates those on the way.
  mutating func set(_ keys: ArraySlice<DefinitionKey>, to value: PropertyValue?) {
    guard let key = keys.first else { return }
    if keys.count == 1 {
      self[key] = value
    } else if value != nil || self[key] != nil {
      var inner = self[key] ?? .empty
      inner.set(keys.dropFirst(), to: value)
      self[key] = inner
    }
  }
}
