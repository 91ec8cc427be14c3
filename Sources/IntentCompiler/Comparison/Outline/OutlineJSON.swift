import IntentSchema

/// Writes outlines as JSON: whole for a baseline, and for a hash without order, texts and defaults.
///
/// A member without a value is left out, and so is one that says what most elements have.
struct OutlineJSON {
  /// Whether only that is written which changes what a stored configuration means.
  var isForHash = false

  /// What stands between the kind of a text and which of its kind it is.
  static let detailMark = " › "

  func tree(_ outline: SchemaOutline) -> [JSONTree.Member] {
    [
      .init("intents", list(outline.intents, tree)), .init("enums", list(outline.enums, tree)),
      .init("types", list(outline.objects, tree)),
    ]
  }

  func tree(_ intent: SchemaOutline.Intent) -> JSONTree {
    var members = begin(intent, folder: intent.folder)
    members.append(.init("className", .string(intent.className)))
    members += flag("forWidgets", intent.isForWidgets)
    members += flag("forShortcuts", intent.isForShortcuts)
    members += flag("suggested", intent.isSuggested)
    members += text("input", intent.input)
    members += text("keyParameter", intent.keyParameter)
    var combinations = intent.combinations
    if isForHash {
      combinations = Set(combinations.map { $0.sorted() }).sorted { $0.lexicographicallyPrecedes($1) }
    }
    members += array("combinations", combinations.map(strings))
    members.append(.init("parameters", list(intent.parameters, tree)))
    let codes = intent.codes.sorted { $0.key < $1.key }
    if !codes.isEmpty {
      members.append(.init("codes", .object(codes.map { .init($0.key, .boolean($0.value)) })))
    }
    if !intent.answers.isEmpty { members.append(.init("answers", list(intent.answers, tree))) }
    members += text("output", intent.output)
    return .object(members + texts(intent.texts))
  }

  func tree(_ parameter: SchemaOutline.Parameter) -> JSONTree {
    var members = begin(parameter)
    members += number("tag", parameter.tag)
    members.append(.init("type", tree(parameter.type)))
    members += flag("isArray", parameter.isArray)
    if let sizes = parameter.sizes {
      let entries = ConfigurationFamily.allCases.compactMap { family in
        sizes[family].map { JSONTree.Member(family.rawValue, .integer($0)) }
      }
      members.append(.init("sizes", .object(entries)))
    }
    if !isForHash { members += text("default", parameter.defaultValue) }
    if let condition = parameter.condition {
      var rule: [JSONTree.Member] = [
        .init("parent", .string(condition.parent)), .init("predicate", .string(condition.predicate)),
      ]
      let values = isForHash ? Set(condition.values).sorted() : condition.values
      rule += array("values", values.map { .string($0) })
      if !isForHash { rule.append(.init("words", .string(condition.words))) }
      members.append(.init("shownWhile", .object(rule)))
    }
    if parameter.options != .fixed {
      members.append(.init("options", .string(parameter.options.rawValue)))
    }
    if !parameter.isConfigurable { members.append(.init("isConfigurable", false)) }
    return .object(members + texts(parameter.texts))
  }

  func tree(_ enumeration: SchemaOutline.Enum) -> JSONTree {
    var members = begin(enumeration, folder: enumeration.folder)
    members += className(enumeration.className, enumeration.name)
    // Nothing that is stored refers to it.
    if !isForHash { members += flag("hidesUnknown", enumeration.hidesUnknown) }
    members.append(
      .init(
        "cases",
        list(enumeration.cases) { enumCase in
          .object(
            begin(enumCase) + [.init("index", .integer(enumCase.index))] + texts(enumCase.texts)
          )
        }
      )
    )
    return .object(members + texts(enumeration.texts))
  }

  func tree(_ object: SchemaOutline.ObjectType) -> JSONTree {
    var members = begin(object, folder: object.folder)
    members += className(object.className, object.name)
    members.append(.init("properties", list(object.properties, tree)))
    return .object(members + texts(object.texts))
  }

  private func tree(_ property: SchemaOutline.Property) -> JSONTree {
    var members = begin(property)
    members += number("tag", property.tag)
    members.append(.init("type", tree(property.type)))
    members += flag("isArray", property.isArray)
    return .object(members + texts(property.texts))
  }

  private func tree(_ type: OutlineType) -> JSONTree {
    var members: [JSONTree.Member] = [.init("kind", .string(type.kind))]
    members += text("name", type.name)
    members += text("unit", type.unit)
    members += text("defaultUnit", type.defaultUnit)
    if let minimum = type.minimum { members.append(.init("minimum", .number(minimum))) }
    if let maximum = type.maximum { members.append(.init("maximum", .number(maximum))) }
    members += array("choices", type.choices.map { .string($0) })
    guard !isForHash else { return .object(members) }
    members += array("details", type.details.map { .string($0) })
    members.append(.init("words", .string(type.words)))
    return .object(members + text("bounds", type.bounds))
  }

  // MARK: Members

  private func begin(_ element: some OutlineElement, folder: String = "") -> [JSONTree.Member] {
    let name = JSONTree.Member("name", .string(element.name))
    return folder.isEmpty || isForHash ? [name] : [name, .init("folder", .string(folder))]
  }

  /// The name of a class. One that is stated again as it is anyway is none to a hash.
  private func className(_ className: String?, _ name: String) -> [JSONTree.Member] {
    isForHash && className == name ? [] : text("className", className)
  }

  private func list<Element: OutlineElement>(
    _ elements: [Element],
    _ tree: (Element) -> JSONTree
  ) -> JSONTree {
    .array((isForHash ? elements.sorted { $0.name < $1.name } : elements).map(tree))
  }

  private func texts(_ texts: [SchemaOutline.Text]) -> [JSONTree.Member] {
    guard !isForHash, !texts.isEmpty else { return [] }
    var seen: Set<String> = []
    let entries = texts.compactMap { text -> JSONTree.Member? in
      let key =
        text.label + (text.detail.map { "\(Self.detailMark)\($0)" } ?? "") + (text.id.map { "#\($0)" } ?? "")
      return seen.insert(key).inserted ? .init(key, .string(text.text)) : nil
    }
    return [.init("texts", .object(entries))]
  }

  private func strings(_ values: [String]) -> JSONTree { .array(values.map { .string($0) }) }

  private func text(_ key: String, _ value: String?) -> [JSONTree.Member] {
    value.map { [.init(key, .string($0))] } ?? []
  }

  private func flag(_ key: String, _ value: Bool) -> [JSONTree.Member] {
    value ? [.init(key, true)] : []
  }

  private func number(_ key: String, _ value: Int) -> [JSONTree.Member] {
    value == 0 ? [] : [.init(key, .integer(value))]
  }

  private func array(_ key: String, _ values: [JSONTree]) -> [JSONTree.Member] {
    values.isEmpty ? [] : [.init(key, .array(values))]
  }
}
