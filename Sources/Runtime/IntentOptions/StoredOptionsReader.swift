/// Reads options from JSON, and collects what doesn't fit the schema.
struct StoredOptionsReader {
  private let schema: ConfigurationSchema
  /// Whether to ignore unknown names.
  private let passesOver: Bool
  private(set) var issues: [ParameterValueError] = []

  init(_ schema: ConfigurationSchema, passingOverUnknownNames passesOver: Bool = false) {
    self.schema = schema
    self.passesOver = passesOver
  }

  mutating func read(_ plain: PlainValue) -> StoredOptions {
    var result = StoredOptions()
    for (name, plain) in members(of: plain, known: schema.parameters.map(\.name), at: []) {
      guard let parameter = schema.parameter(named: name) else { continue }
      let path: ValuePath = [.name(name)]
      if case .array = plain {
        result.options[name] = OptionsCollection(options: options(plain, of: parameter, at: path))
        continue
      }
      for (part, plain) in members(of: plain, known: ["options", "sections", "default"], at: path) {
        let path = path.appending(.name(part))
        switch part {
        case "options":
          result.options[name] = OptionsCollection(options: options(plain, of: parameter, at: path))
        case "sections":
          var sections: [OptionsCollection<ParameterValue>.Section] = []
          for (index, plain) in elements(of: plain, at: path).enumerated() {
            sections.append(section(plain, of: parameter, at: path.appending(.index(index))))
          }
          result.options[name] = OptionsCollection(sections: sections)
        default: result.defaults[name] = value(plain, of: parameter, isArray: parameter.isArray, at: path)
        }
      }
    }
    return result
  }

  private mutating func section(
    _ plain: PlainValue,
    of parameter: ParameterSchema,
    at path: ValuePath
  ) -> OptionsCollection<ParameterValue>.Section {
    var result = OptionsCollection<ParameterValue>.Section(options: [])
    for (part, plain) in members(of: plain, known: ["title", "options"], at: path) {
      let path = path.appending(.name(part))
      switch part {
      case "title": result.title = text(plain, at: path)
      default: result.options = options(plain, of: parameter, at: path)
      }
    }
    return result
  }

  private mutating func options(
    _ plain: PlainValue,
    of parameter: ParameterSchema,
    at path: ValuePath
  ) -> [OptionsCollection<ParameterValue>.Option] {
    var result: [OptionsCollection<ParameterValue>.Option] = []
    for (index, element) in elements(of: plain, at: path).enumerated() {
      if let option = self.option(element, of: parameter, at: path.appending(.index(index))) {
        result.append(option)
      }
    }
    return result
  }

  private mutating func option(
    _ plain: PlainValue,
    of parameter: ParameterSchema,
    at path: ValuePath
  ) -> OptionsCollection<ParameterValue>.Option? {
    let known = ["value", "identifier", "displayString", "subtitle", "imageName"]
    guard case .object(let fields) = plain, let inner = fields["value"],
      passesOver || fields.keys.allSatisfy(known.contains) && !parameter.type.hasOwnValue(inner)
    else {
      return short(plain, of: parameter, at: path)
    }
    let texts = fields.filter { $0.key != "value" && known.contains($0.key) }
    return option(inner, at: path.appending("value"), texts, at: path, of: parameter)
  }

  /// Reads the short form of an option. In a file, a text alone can stand for an object, and an object can
  /// have a subtitle and an image name among its properties.
  private mutating func short(
    _ plain: PlainValue,
    of parameter: ParameterSchema,
    at path: ValuePath
  ) -> OptionsCollection<ParameterValue>.Option? {
    var value = plain
    var texts: [String: PlainValue] = [:]
    let names = ["subtitle", "imageName"]
    if !passesOver, case .object(let type) = parameter.type {
      if case .string = plain { value = .object(["identifier": plain, "displayString": plain]) }
      if case .object(let fields) = plain {
        let own = schema.types.objects[type]?.properties.map(\.name) ?? []
        texts = fields.filter { names.contains($0.key) && !own.contains($0.key) }
        value = .object(fields.filter { texts[$0.key] == nil })
      }
    }
    let count = issues.count
    let result = option(value, at: path, texts, at: path, of: parameter)
    guard !passesOver, case .object = parameter.type else { return result }
    for index in issues.indices.dropFirst(count) {
      let issue = issues[index]
      guard issue.kind == .unknownName, issue.path.steps.count == path.steps.count + 1 else { continue }
      issues[index] = ParameterValueError(
        .unknownName,
        path: issue.path,
        value: issue.value,
        plain: issue.plain,
        alternatives: issue.alternatives + names.filter { !issue.alternatives.contains($0) }
      )
    }
    return result
  }

  private mutating func option(
    _ plain: PlainValue,
    at place: ValuePath,
    _ texts: [String: PlainValue],
    at path: ValuePath,
    of parameter: ParameterSchema
  ) -> OptionsCollection<ParameterValue>.Option? {
    guard let value = self.value(plain, of: parameter, isArray: false, at: place) else { return nil }
    var result = shown(value, of: parameter)
    for (name, plain) in texts {
      guard let text = self.text(plain, at: path.appending(.name(name))) else { continue }
      switch name {
      case "identifier": result.identifier = text
      case "displayString": result.displayString = text
      case "subtitle": result.subtitle = text
      default: result.imageName = text
      }
    }
    return result
  }

  private func shown(
    _ value: ParameterValue,
    of parameter: ParameterSchema
  ) -> OptionsCollection<ParameterValue>.Option {
    let text = schema.types.displayString(of: value, as: parameter.type)
    return .init(value, identifier: value.optionIdentifier, displayString: text)
  }

  private mutating func value(
    _ plain: PlainValue,
    of parameter: ParameterSchema,
    isArray: Bool,
    at path: ValuePath
  ) -> ParameterValue? {
    let found = schema.types.issues(reading: plain, as: parameter.type, isArray: isArray)
    issues += found.map { error in
      var error = error
      error.path = ValuePath(path.steps + error.path.steps)
      return error
    }
    return schema.types.read(plain, as: parameter.type, isArray: isArray).value
  }

  private mutating func text(_ plain: PlainValue, at path: ValuePath) -> String? {
    if case .string(let text) = plain { return text }
    if plain != .null { refuse(plain, "text", at: path) }
    return nil
  }

  private mutating func elements(of plain: PlainValue, at path: ValuePath) -> [PlainValue] {
    if case .array(let elements) = plain { return elements }
    refuse(plain, "a list", at: path)
    return []
  }

  private mutating func members(
    of plain: PlainValue,
    known: [String],
    at path: ValuePath
  ) -> [(name: String, value: PlainValue)] {
    guard case .object(let fields) = plain else {
      refuse(plain, "an object with \(known.map { "'\($0)'" }.joined(separator: ", "))", at: path)
      return []
    }
    let unknown = passesOver ? [] : fields.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    for (name, value) in unknown {
      let path = path.appending(.name(name))
      issues.append(
        ParameterValueError(.unknownName, path: path, value: nil, plain: value, alternatives: known)
      )
    }
    return known.compactMap { name in fields[name].map { (name, $0) } }
  }

  private mutating func refuse(_ plain: PlainValue, _ expected: String, at path: ValuePath) {
    issues.append(ParameterValueError(.wrongType, path: path, value: nil, plain: plain, expected: expected))
  }
}

extension ParameterType {
  fileprivate func hasOwnValue(_ inner: PlainValue) -> Bool {
    guard case .object = self else { return false }
    if case .object = inner { return false }
    return true
  }
}
