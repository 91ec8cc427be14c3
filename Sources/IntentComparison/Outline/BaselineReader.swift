import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Reads what ``Baseline`` writes, each element with its place.
///
/// Keys that it does not know are left to later versions.
struct BaselineReader {
  /// What stops the reading.
  struct Problem: Error {
    var message: String
    var range: Range<Int>
  }

  private let source: SourceText

  /// - Returns: The outline, or `nil` where the file is no baseline, and what was found wrong.
  static func read(_ source: SourceText) -> (SchemaOutline?, [Diagnostic]) {
    let (json, diagnostics) = LocatedJSON.read(source)
    guard let json, diagnostics.isEmpty else { return (nil, diagnostics) }
    do throws(Problem) {
      let root = try JSONObject(json, "the baseline")
      let outline = try BaselineReader(source: source).outline(root)
      try check(root, json, outline)
      return (outline, [])
    } catch {
      let location = SourceLocation(file: source.path, range: error.range)
      return (nil, [Diagnostic(.invalidBaseline, error.message, at: location)])
    }
  }

  /// Finds out whether somebody has changed a baseline by hand. One that has no checksum was written before there
  /// was one: then its hash counts, which does not see texts and defaults.
  private static func check(
    _ root: JSONObject,
    _ json: LocatedJSON,
    _ outline: SchemaOutline
  ) throws(Problem) {
    let key = root.value(Baseline.checksumKey) == nil ? "hash" : Baseline.checksumKey
    guard let stated = try root.optionalString(key) else { return }
    let found = key == "hash" ? outline.hash : Baseline.checksum(of: json)
    guard stated != found else { return }
    throw root.problem(
      key,
      "the baseline was damaged or changed by hand: its \(key) says so; write it again with 'intentc baseline'"
    )
  }

  private func outline(_ root: JSONObject) throws(Problem) -> SchemaOutline {
    let version = try root.integer("formatVersion")
    guard version == Baseline.formatVersion else {
      throw Problem(
        message:
          "a baseline of version \(version) cannot be read, only of version \(Baseline.formatVersion); "
          + "write it again with 'intentc baseline'",
        range: root.value("formatVersion")?.range ?? root.range
      )
    }
    var outline = SchemaOutline()
    for object in try root.objects("intents") { outline.intents.append(try intent(object)) }
    for object in try root.objects("enums") { outline.enums.append(try enumeration(object)) }
    for object in try root.objects("types") { outline.objects.append(try objectType(object)) }
    return outline
  }

  private func intent(_ object: JSONObject) throws(Problem) -> SchemaOutline.Intent {
    let name = try object.string("name")
    var intent = SchemaOutline.Intent(name: name, className: try object.string("className"))
    intent.folder = try object.optionalString("folder") ?? ""
    intent.table = try object.optionalString("table").map { SchemaOutline.Table(name: $0) }
    intent.isForWidgets = try object.flag("forWidgets")
    intent.isForShortcuts = try object.flag("forShortcuts")
    intent.isSuggested = try object.flag("suggested")
    intent.category = try object.optionalString("category")
    intent.verb = try object.optionalString("verb")
    intent.asksFirst = try object.optionalFlag("asksFirst")
    intent.input = try object.optionalString("input")
    intent.keyParameter = try object.optionalString("keyParameter")
    intent.combinations = try object.lists("combinations")
    for parameter in try object.objects("parameters") {
      intent.parameters.append(try self.parameter(parameter, in: name))
    }
    if let codes = try object.optionalObject("codes") {
      for member in codes.members { intent.codes[member.key] = try codes.flag(member.key) }
    }
    for answer in try object.objects("answers") {
      intent.answers.append(try property(answer, in: "\(name) › response"))
    }
    intent.output = try object.optionalString("output")
    intent.texts = try texts(object)
    intent.place = place(object, words: name)
    return intent
  }

  private func parameter(
    _ object: JSONObject,
    in intent: String
  ) throws(Problem) -> SchemaOutline.Parameter {
    var parameter = SchemaOutline.Parameter(name: try object.string("name"), type: try type(object))
    parameter.tag = try object.optionalInteger("tag") ?? 0
    parameter.isArray = try object.flag("isArray")
    if let sizes = try object.optionalObject("sizes") {
      var counts: [ConfigurationFamily: Int] = [:]
      for member in sizes.members {
        guard let family = ConfigurationFamily(named: member.key) else { continue }
        counts[family] = try sizes.integer(member.key)
      }
      parameter.sizes = counts
    }
    parameter.defaultValue = try object.optionalString("default")
    if let rule = try object.optionalObject("shownWhile") {
      parameter.condition = SchemaOutline.Condition(
        parent: try rule.string("parent"),
        predicate: try rule.string("predicate"),
        values: try rule.strings("values"),
        words: try rule.string("words")
      )
    }
    if let name = try object.optionalString("options") {
      guard let options = SchemaOutline.Options(rawValue: name) else {
        throw object.problem("options", "'options' is 'fixed', 'dynamic' or 'searchable', not '\(name)'")
      }
      parameter.options = options
    }
    parameter.isConfigurable = try object.optionalFlag("isConfigurable") ?? true
    parameter.texts = try texts(object)
    parameter.place = place(object, words: "\(intent) › \(parameter.name)")
    return parameter
  }

  private func enumeration(_ object: JSONObject) throws(Problem) -> SchemaOutline.Enum {
    var enumeration = SchemaOutline.Enum(name: try object.string("name"))
    enumeration.folder = try object.optionalString("folder") ?? ""
    enumeration.table = try object.optionalString("table").map { SchemaOutline.Table(name: $0) }
    enumeration.className = try object.optionalString("className")
    enumeration.hidesUnknown = try object.flag("hidesUnknown")
    for item in try object.objects("cases") {
      var enumCase = SchemaOutline.Case(name: try item.string("name"), index: try item.integer("index"))
      enumCase.texts = try texts(item)
      enumCase.place = place(item, words: "\(enumeration.name) › \(enumCase.name)")
      enumeration.cases.append(enumCase)
    }
    enumeration.texts = try texts(object)
    enumeration.place = place(object, words: enumeration.name)
    return enumeration
  }

  private func objectType(_ object: JSONObject) throws(Problem) -> SchemaOutline.ObjectType {
    var type = SchemaOutline.ObjectType(name: try object.string("name"))
    type.folder = try object.optionalString("folder") ?? ""
    type.table = try object.optionalString("table").map { SchemaOutline.Table(name: $0) }
    type.className = try object.optionalString("className")
    for item in try object.objects("properties") {
      type.properties.append(try property(item, in: type.name))
    }
    type.texts = try texts(object)
    type.place = place(object, words: type.name)
    return type
  }

  private func property(_ object: JSONObject, in owner: String) throws(Problem) -> SchemaOutline.Property {
    var property = SchemaOutline.Property(name: try object.string("name"), type: try type(object))
    property.tag = try object.optionalInteger("tag") ?? 0
    property.isArray = try object.flag("isArray")
    property.texts = try texts(object)
    property.place = place(object, words: "\(owner) › \(property.name)")
    return property
  }

  private func type(_ object: JSONObject) throws(Problem) -> OutlineType {
    let object = try object.object("type")
    var type = OutlineType(kind: try object.string("kind"))
    type.name = try object.optionalString("name")
    type.unit = try object.optionalString("unit")
    type.defaultUnit = try object.optionalString("defaultUnit")
    type.minimum = try object.optionalNumber("minimum")
    type.maximum = try object.optionalNumber("maximum")
    type.choices = try object.strings("choices")
    type.details = try object.strings("details")
    type.words = try object.string("words")
    type.bounds = try object.optionalString("bounds")
    return type
  }

  private func texts(_ object: JSONObject) throws(Problem) -> [SchemaOutline.Text] {
    guard let texts = try object.optionalObject("texts") else { return [] }
    var result: [SchemaOutline.Text] = []
    for member in texts.members {
      let parts = member.key.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let id = parts.count > 1 ? String(parts[1]) : nil
      let words = String(parts.first ?? "")
      let detail = words.firstRange(of: OutlineJSON.detailMark)
      result.append(
        SchemaOutline.Text(
          label: detail.map { String(words[..<$0.lowerBound]) } ?? words,
          id: id,
          text: try texts.string(member.key),
          detail: detail.map { String(words[$0.upperBound...]) },
          location: SourceLocation(file: source.path, range: texts.value(member.key)?.range)
        )
      )
    }
    return result
  }

  private func place(_ object: JSONObject, words: String) -> SchemaOutline.Place {
    SchemaOutline.Place(
      location: SourceLocation(file: source.path, range: object.value("name")?.range ?? object.range),
      path: DefinitionPath(words: words)
    )
  }
}
