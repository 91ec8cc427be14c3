import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Ignores unknown keys, which later versions may add.
struct BaselineReader {
  struct Problem: Error {
    var message: String
    var range: Range<Int>
  }

  let source: SourceText
  /// Version 1 stores defaults in words, and choices in alphabetical order.
  let version: Int

  static func read(_ source: SourceText) -> (ComparedSchema?, [Diagnostic]) {
    let (json, diagnostics) = JSONTree.read(source)
    guard let json, diagnostics.isEmpty else { return (nil, diagnostics) }
    do throws(Problem) {
      let root = try JSONObject(json, "the baseline")
      let version = try root.integer("formatVersion")
      guard (1...Baseline.formatVersion).contains(version) else {
        throw root.problem(
          "formatVersion",
          "a baseline of version \(version) cannot be read, only up to version \(Baseline.formatVersion); "
            + "recreate it with 'intentc baseline'"
        )
      }
      let schema = try BaselineReader(source: source, version: version).schema(root)
      try check(root, json, schema)
      return (schema, [])
    } catch {
      let location = SourceLocation(file: source.path, range: error.range)
      return (nil, [Diagnostic(.invalidBaseline, error.message, at: location)])
    }
  }

  /// Detects manual edits. Without a checksum, the hash still covers everything but texts and defaults.
  private static func check(
    _ root: JSONObject,
    _ json: JSONTree,
    _ schema: ComparedSchema
  ) throws(Problem) {
    let key = root.value(Baseline.checksumKey) == nil ? "hash" : Baseline.checksumKey
    guard let stated = try root.optionalString(key) else { return }
    let found = key == "hash" ? schema.hash : Baseline.checksum(of: json)
    guard stated != found else { return }
    throw root.problem(
      key,
      "the baseline was damaged or edited by hand: its \(key) does not match; "
        + "recreate it with 'intentc baseline'"
    )
  }

  private func schema(_ root: JSONObject) throws(Problem) -> ComparedSchema {
    var schema = ComparedSchema()
    for object in try root.objects("intents") { schema.intents.append(try intent(object)) }
    for object in try root.objects("enums") { schema.enums.append(try enumeration(object)) }
    for object in try root.objects("types") { schema.objects.append(try objectType(object)) }
    return schema
  }

  private func intent(_ object: JSONObject) throws(Problem) -> ComparedSchema.Intent {
    let name = try object.string("name")
    let texts = try texts(object)
    let parameters = try parameters(object, in: name)
    let answers = try properties(object, "answers", in: "\(name) › response")
    var codes: [DefinitionSchema.Response.Code] = []
    if let members = try object.optionalObject("codes") {
      for code in members.members {
        let isSuccess = try members.flag(code.key)
        codes.append(.init(code.key, number: 0, isSuccess: isSuccess, format: LocalizedText("")))
      }
    }
    var intent = ComparedSchema.Intent(
      DefinitionSchema.Intent(
        configuration: ConfigurationSchema(
          name,
          className: try object.string("className"),
          title: title("title", texts),
          parameters: parameters.map(\.meaning)
        ),
        category: try object.optionalString("category"),
        verb: try object.optionalString("verb"),
        isEligibleForWidgets: try object.flag("forWidgets"),
        isConfigurable: try object.flag("forShortcuts"),
        isEligibleForSuggestions: try object.flag("suggested"),
        requiresConfirmation: try object.flag("asksFirst"),
        input: try object.optionalString("input"),
        keyParameter: try object.optionalString("keyParameter"),
        combinations: try object.lists("combinations").map { .init($0, title: LocalizedText("")) },
        response: .init(
          codes: codes,
          parameters: answers.map(\.meaning),
          output: try object.optionalString("output")
        )
      )
    )
    intent.asksFirst = try object.optionalFlag("asksFirst")
    intent.parameters = parameters
    intent.answers = answers
    return try placed(intent, object, texts)
  }

  private func parameters(
    _ object: JSONObject,
    in intent: String
  ) throws(Problem) -> [ComparedSchema.Parameter] {
    let objects = try object.objects("parameters")
    var types: [String: ParameterType] = [:]
    for object in objects { types[try object.string("name")] = try type(object) }
    var parameters: [ComparedSchema.Parameter] = []
    for object in objects {
      let (name, texts, type) = (try object.string("name"), try texts(object), try type(object))
      var parameter = ComparedSchema.Parameter(
        ParameterSchema(
          name,
          tag: try object.optionalInteger("tag") ?? 0,
          title: title("display name", texts),
          type: type,
          isArray: try object.flag("isArray"),
          arraySizes: try sizes(object),
          defaultValue: try defaultValue(object, type),
          visibility: try visibility(object, types),
          options: try options(object),
          isConfigurable: try object.optionalFlag("isConfigurable") ?? true
        )
      )
      parameter.unknown = try unknown(object)
      parameters.append(placed(parameter, object, texts, words: "\(intent) › \(name)"))
    }
    return parameters
  }

  private func unknown(_ object: JSONObject) throws(Problem) -> Set<ComparedSchema.Unknown> {
    Set(try object.strings("unknown").compactMap { ComparedSchema.Unknown(rawValue: $0) })
  }

  private func sizes(_ object: JSONObject) throws(Problem) -> ArraySizes? {
    guard let sizes = try object.optionalObject("sizes") else { return nil }
    var counts: [ConfigurationFamily: Int] = [:]
    for member in sizes.members {
      guard let family = ConfigurationFamily(named: member.key) else { continue }
      counts[family] = try sizes.integer(member.key)
    }
    return ArraySizes(counts)
  }

  private func options(_ object: JSONObject) throws(Problem) -> ParameterSchema.Options {
    switch try object.optionalString("options") {
    case nil, "fixed": .fixed
    case "dynamic": .dynamic
    case "searchable": .searchable
    case let name?:
      throw object.problem("options", "'options' is 'fixed', 'dynamic' or 'searchable', not '\(name)'")
    }
  }

  private func enumeration(_ object: JSONObject) throws(Problem) -> ComparedSchema.Enum {
    let (name, texts) = (try object.string("name"), try texts(object))
    var cases: [ComparedSchema.Case] = []
    for object in try object.objects("cases") {
      let (caseName, texts) = (try object.string("name"), try self.texts(object))
      let index = try object.integer("index")
      let enumCase = EnumSchema.Case(caseName, index: index, title: title("display name", texts))
      cases.append(placed(ComparedSchema.Case(enumCase), object, texts, words: "\(name) › \(caseName)"))
    }
    var enumeration = ComparedSchema.Enum(
      EnumSchema(
        name,
        className: try object.optionalString("className"),
        title: title("display name", texts),
        cases: cases.map(\.meaning)
      )
    )
    enumeration.cases = cases
    enumeration.hidesUnknown = try object.flag("hidesUnknown")
    return try placed(enumeration, object, texts)
  }

  private func objectType(_ object: JSONObject) throws(Problem) -> ComparedSchema.ObjectType {
    let (name, texts) = (try object.string("name"), try texts(object))
    let properties = try properties(object, "properties", in: name)
    var type = ComparedSchema.ObjectType(
      ObjectSchema(
        name,
        className: try object.optionalString("className"),
        title: title("display name", texts),
        properties: properties.map(\.meaning)
      )
    )
    type.properties = properties
    return try placed(type, object, texts)
  }

  private func properties(
    _ object: JSONObject,
    _ key: String,
    in owner: String
  ) throws(Problem) -> [ComparedSchema.Property] {
    var properties: [ComparedSchema.Property] = []
    for object in try object.objects(key) {
      let (name, texts) = (try object.string("name"), try texts(object))
      let property = ObjectSchema.Property(
        name,
        tag: try object.optionalInteger("tag") ?? 0,
        title: title("display name", texts),
        type: try type(object),
        isArray: try object.flag("isArray")
      )
      var compared = ComparedSchema.Property(property)
      compared.unknown = try unknown(object)
      properties.append(placed(compared, object, texts, words: "\(owner) › \(name)"))
    }
    return properties
  }

  // MARK: Texts and places

  private func texts(_ object: JSONObject) throws(Problem) -> [ComparedSchema.Text] {
    guard let texts = try object.optionalObject("texts") else { return [] }
    var result: [ComparedSchema.Text] = []
    for member in texts.members {
      let parts = member.key.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let words = String(parts.first ?? "")
      let detail = words.firstRange(of: ComparedSchema.detailMark)
      result.append(
        ComparedSchema.Text(
          label: detail.map { String(words[..<$0.lowerBound]) } ?? words,
          id: parts.count > 1 ? String(parts[1]) : nil,
          text: try texts.string(member.key),
          detail: detail.map { String(words[$0.upperBound...]) },
          location: SourceLocation(file: source.path, range: member.value.range)
        )
      )
    }
    return result
  }

  private func title(_ label: String, _ texts: [ComparedSchema.Text]) -> LocalizedText {
    texts.first { $0.label == label }.map { LocalizedText($0.text, key: $0.id) } ?? LocalizedText("")
  }

  private func placed<Declaration: ComparedDeclaration>(
    _ declaration: Declaration,
    _ object: JSONObject,
    _ texts: [ComparedSchema.Text]
  ) throws(Problem) -> Declaration {
    var declaration = placed(declaration, object, texts, words: declaration.name)
    declaration.folder = try object.optionalString("folder") ?? ""
    declaration.table = try object.optionalString("table").map { ComparedSchema.Table(name: $0) }
    return declaration
  }

  private func placed<Element: ComparedElement>(
    _ element: Element,
    _ object: JSONObject,
    _ texts: [ComparedSchema.Text],
    words: String
  ) -> Element {
    var element = element
    element.texts = texts
    element.place = ComparedSchema.Place(
      location: SourceLocation(file: source.path, range: object.value("name")?.range ?? object.range),
      path: DefinitionPath(words: words)
    )
    return element
  }
}
