import IntentDiagnostics
import IntentSchema

/// Writes outlines as JSON: whole for a baseline, and for a hash without order, texts and defaults.
///
/// A member without a value is left out, and so is one that says what most elements have.
package struct OutlineJSON {
  /// Whether only that is written which changes what a stored configuration means.
  var isForHash = false

  /// What stands between the kind of a text and which of its kind it is.
  package static let detailMark = " › "

  /// Writes the members of the object that an outline is.
  package func write(_ outline: SchemaOutline, to writer: inout JSONWriter) {
    list("intents", outline.intents, to: &writer, write)
    list("enums", outline.enums, to: &writer, write)
    list("types", outline.objects, to: &writer, write)
  }

  private func write(_ intent: SchemaOutline.Intent, to writer: inout JSONWriter) {
    begin(intent, to: &writer)
    home(intent, to: &writer)
    writer.member("className", intent.className)
    writer.flag("forWidgets", intent.isForWidgets)
    writer.flag("forShortcuts", intent.isForShortcuts)
    writer.flag("suggested", intent.isSuggested)
    if !isForHash {
      writer.text("category", intent.category)
      writer.text("verb", intent.verb)
      if let asksFirst = intent.asksFirst { writer.member("asksFirst", asksFirst) }
    }
    writer.text("input", intent.input)
    writer.text("keyParameter", intent.keyParameter)
    var combinations = intent.combinations
    if isForHash {
      combinations = Set(combinations.map { $0.sorted() }).sorted { $0.lexicographicallyPrecedes($1) }
    }
    if !combinations.isEmpty {
      writer.array("combinations", combinations) { writer, names in
        writer.array(names) { $0.string($1) }
      }
    }
    list("parameters", intent.parameters, to: &writer, write)
    let codes = intent.codes.sorted { $0.key < $1.key }
    if !codes.isEmpty {
      writer.object("codes") { writer in for code in codes { writer.member(code.key, code.value) } }
    }
    if !intent.answers.isEmpty { list("answers", intent.answers, to: &writer, write) }
    writer.text("output", intent.output)
    texts(intent, to: &writer)
  }

  private func write(_ parameter: SchemaOutline.Parameter, to writer: inout JSONWriter) {
    begin(parameter, to: &writer)
    writer.number("tag", parameter.tag)
    write(parameter.type, to: &writer)
    writer.flag("isArray", parameter.isArray)
    if let sizes = parameter.sizes {
      writer.object("sizes") { writer in
        for family in ConfigurationFamily.allCases {
          if let size = sizes[family] { writer.member(family.rawValue, size) }
        }
      }
    }
    if !isForHash { writer.text("default", parameter.defaultValue) }
    if let condition = parameter.condition {
      writer.object("shownWhile") { writer in
        writer.member("parent", condition.parent)
        writer.member("predicate", condition.predicate)
        writer.strings("values", isForHash ? Set(condition.values).sorted() : condition.values)
        if !isForHash { writer.member("words", condition.words) }
      }
    }
    if parameter.options != .fixed { writer.member("options", parameter.options.rawValue) }
    if !parameter.isConfigurable { writer.member("isConfigurable", false) }
    texts(parameter, to: &writer)
  }

  private func write(_ enumeration: SchemaOutline.Enum, to writer: inout JSONWriter) {
    begin(enumeration, to: &writer)
    home(enumeration, to: &writer)
    className(enumeration.className, enumeration.name, to: &writer)
    // Nothing that is stored refers to it.
    if !isForHash { writer.flag("hidesUnknown", enumeration.hidesUnknown) }
    list("cases", enumeration.cases, to: &writer) { enumCase, writer in
      begin(enumCase, to: &writer)
      writer.member("index", enumCase.index)
      texts(enumCase, to: &writer)
    }
    texts(enumeration, to: &writer)
  }

  private func write(_ object: SchemaOutline.ObjectType, to writer: inout JSONWriter) {
    begin(object, to: &writer)
    home(object, to: &writer)
    className(object.className, object.name, to: &writer)
    list("properties", object.properties, to: &writer, write)
    texts(object, to: &writer)
  }

  private func write(_ property: SchemaOutline.Property, to writer: inout JSONWriter) {
    begin(property, to: &writer)
    writer.number("tag", property.tag)
    write(property.type, to: &writer)
    writer.flag("isArray", property.isArray)
    texts(property, to: &writer)
  }

  private func write(_ type: OutlineType, to writer: inout JSONWriter) {
    writer.object("type") { writer in
      writer.member("kind", type.kind)
      writer.text("name", type.name)
      writer.text("unit", type.unit)
      writer.text("defaultUnit", type.defaultUnit)
      if let minimum = type.minimum { writer.member("minimum", minimum) }
      if let maximum = type.maximum { writer.member("maximum", maximum) }
      writer.strings("choices", type.choices)
      guard !isForHash else { return }
      writer.strings("details", type.details)
      writer.member("words", type.words)
      writer.text("bounds", type.bounds)
    }
  }

  // MARK: Members

  private func begin(_ element: some OutlineElement, to writer: inout JSONWriter) {
    writer.member("name", element.name)
  }

  private func home(_ element: some OutlineDeclaration, to writer: inout JSONWriter) {
    guard !isForHash else { return }
    if !element.folder.isEmpty { writer.member("folder", element.folder) }
    writer.text("table", element.table?.name)
  }

  /// The name of a class. One that is stated again as it is anyway is none to a hash.
  private func className(_ className: String?, _ name: String, to writer: inout JSONWriter) {
    if !isForHash || className != name { writer.text("className", className) }
  }

  private func list<Element: OutlineElement>(
    _ key: String,
    _ elements: [Element],
    to writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    let elements = isForHash ? elements.sorted { $0.name < $1.name } : elements
    writer.array(key, elements) { writer, element in writer.object { write(element, &$0) } }
  }

  private func texts(_ element: some OutlineElement, to writer: inout JSONWriter) {
    guard !isForHash, !element.texts.isEmpty else { return }
    var seen: Set<String> = []
    writer.object("texts") { writer in
      for text in element.texts {
        let key =
          text.label + (text.detail.map { "\(Self.detailMark)\($0)" } ?? "")
          + (text.id.map { "#\($0)" } ?? "")
        if seen.insert(key).inserted { writer.member(key, text.text) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  fileprivate mutating func flag(_ key: String, _ value: Bool) {
    if value { member(key, true) }
  }

  fileprivate mutating func number(_ key: String, _ value: Int) {
    if value != 0 { member(key, value) }
  }

  fileprivate mutating func strings(_ key: String, _ values: [String]) {
    if !values.isEmpty { array(key, values) { $0.string($1) } }
  }
}
