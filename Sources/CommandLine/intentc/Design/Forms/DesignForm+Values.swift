import IntentComparison
import IntentDefinition
import IntentDesign
import IntentFixes
import IntentRuntime
import IntentSchema

extension DesignForm {
  var plain: PlainValue {
    var fields: [String: PlainValue] = [:]
    let tree = document.tree
    guard !isNew else { return .object(start) }
    fields["name"] = .string(place.name)
    for attribute in DesignAttribute.all(of: place.kind) {
      let text = tree.text(of: attribute, at: place)
      switch attribute.form {
      case .flag, .writtenFlag: fields[attribute.name] = .boolean(text == "yes")
      case .inverseFlag: fields[attribute.name] = .boolean(text != "no")
      case .index, .integer: fields[attribute.name] = text.flatMap { Int($0) }.map { .integer($0) }
      case .texts, .sizes:
        fields[attribute.name] = text.map { .array(DesignTree.parts($0).map(PlainValue.string)) }
      case .bound: fields[attribute.name] = text == "none" ? nil : text.map { .string($0) }
      default: fields[attribute.name] = text.map { .string($0) }
      }
    }
    if place.kind.hasType { readType(into: &fields) }
    if place.kind == .parameter { readRule(into: &fields) }
    if place.kind.isCombination {
      fields["parameters"] = .array(place.name.split(separator: ",").map { .string(String($0)) })
    }
    if place.kind == .enumeration {
      fields["cases"] = .array(
        tree.places(.enumCase, in: place).map(\.name).filter { $0 != Definition.Enum.Case.noValueName }.map(
          PlainValue.string
        )
      )
    }
    return .object(fields)
  }

  private func readType(into fields: inout [String: PlainValue]) {
    guard let type = document.tree.type(of: place) else { return }
    let name: String
    switch type.base {
    case .plain(let format): name = FormTypes.caseName(of: format.rawValue)
    case .unknown(let format): name = FormTypes.caseName(of: format)
    case .enumeration, .choice: name = "choice"
    case .object: name = "object"
    }
    fields["type"] = .string(name)
    let text = DesignType(base: type.base, isList: false).text(in: document.tree)
    if case .enumeration = type.base { fields["enumName"] = .string(String(text.dropFirst("enum:".count))) }
    if case .object(_?, _) = type.base {
      fields["objectName"] = .string(String(text.dropFirst("object:".count)))
    }
    if name == "object" {
      for (row, other) in FormWriter.rowsOfObjects { fields[other] = fields.removeValue(forKey: row) }
    }
    fields["list"] = .boolean(type.isList)
    let value = fields.removeValue(forKey: "default")
    switch name {
    case "boolean": fields["defaultOn"] = .boolean(value == .string("yes"))
    case "choice": fields["defaultCase"] = value
    case "string": fields["defaultText"] = value
    default: fields["defaultNumber"] = value
    }
    if case .string(let control)? = fields.removeValue(forKey: "kind"), type.isNumber {
      fields["control"] = .string(control.lowercased())
    }
  }

  private func readRule(into fields: inout [String: PlainValue]) {
    fields["parent"] = nil
    guard let value = document.tree[place]?[.parameter(.relationship)], let rule = DesignRule(value)
    else { return }
    fields["parent"] = .string(rule.parent)
    fields["condition"] = .string("\(rule.comparison)")
    fields["operands"] = .array(rule.operands.map(PlainValue.string))
  }
}

enum FormTypes {
  private static let special = ["url": "URL"]

  static func caseName(of format: String) -> String {
    special.first { $0.value == format }?.key ?? format.prefix(1).lowercased() + format.dropFirst()
  }

  static func formatName(of name: String) -> String {
    special[name] ?? name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// Writes the answers of a form into the document.
struct FormWriter {
  private(set) var document: DesignDocument
  private(set) var place: ElementPath
  private let answers: FormAnswers
  /// The values that the form would write without edits. `put` skips these values, so the file keeps them
  /// exactly as they are.
  private let unedited: [DefinitionKey: String?]
  private var written: [DefinitionKey: String?] = [:]

  init(
    _ document: DesignDocument,
    _ place: ElementPath,
    _ answers: FormAnswers,
    since opened: FormAnswers? = nil
  ) {
    (self.document, self.place, self.answers) = (document, place, answers)
    unedited =
      opened.map { opened in
        var writer = FormWriter(document, place, opened)
        try? writer.write(isNew: false)
        return writer.written
      } ?? [:]
  }

  mutating func write(isNew: Bool) throws {
    let name = try name()
    let type = place.kind.hasType ? try type() : nil
    if isNew {
      place = place.renamed(name)
      try document.apply(.add(try DesignPath(place.text), detail: place.kind.hasType ? type : nil))
    } else if name != place.name {
      try rename(to: name)
    }
    if let type, !isNew, document.tree.type(of: place)?.text(in: document.tree) != type,
      let attribute = DesignAttribute.first(.type, of: place.kind)
    {
      try put(attribute, type)
    }
    for attribute in DesignAttribute.all(of: place.kind) where Self.rows.contains(attribute.key) {
      switch attribute.form {
      case .flag, .inverseFlag, .writtenFlag:
        let other = answers.text("type") == "object" ? Self.rowsOfObjects[attribute.name] : nil
        try put(attribute, answers.flag(other ?? attribute.name) ? "yes" : "no")
      case .texts: try put(attribute, Self.list(answers.texts(attribute.name)))
      default:
        let text = answers.text(attribute.name)
        // A new element derives a missing title or description from its name.
        if text == nil, isNew, attribute.form == .text { continue }
        try put(attribute, text)
      }
    }
    if place.kind == .parameter { try writeParameter() }
    if place.kind == .enumeration { try writeCases() }
  }

  /// Without choices from code, an object can't be chosen, so these rows begin with them.
  static let rowsOfObjects = ["options": "objectOptions", "search": "objectSearch"]

  private static let rows: Set<DefinitionKey> = [
    .intent(.title), .intent(.description), .intent(.eligibleForWidgets), .intent(.configurable),
    .intent(.category), .intent(.verb), .intent(.input), .intent(.keyParameter),
    .field(.parameter, .displayName), .field(.responseParameter, .displayName),
    .field(.property, .displayName),
    .metadata(.parameter, .trueDisplayName), .metadata(.parameter, .falseDisplayName),
    .metadata(.parameter, .placeholder), .metadata(.parameter, .multiline),
    .parameter(.supportsDynamicEnumeration), .parameter(.supportsSearch), .parameter(.configurable),
    .enumeration(.displayName), .enumCase(.displayName), .enumCase(.index), .enumCase(.synonyms),
    .type(.displayName), .responseCode(.formatString), .responseCode(.conciseFormatString),
    .responseCode(.success), .combination(.title), .combination(.subtitle), .combination(.isPrimary),
    .combination(.supportsBackgroundExecution),
  ]

  private static func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : DesignTree.list(texts) }

  private mutating func put(_ key: DefinitionKey, _ text: String?) throws {
    if let attribute = DesignAttribute.with(key, of: place.kind) { try put(attribute, text) }
  }

  private mutating func put(_ attribute: DesignAttribute, _ text: String?) throws {
    written.updateValue(text, forKey: attribute.key)
    if let former = unedited[attribute.key], former == text { return }
    let current = document.tree.text(of: attribute, at: place)
    let isUnset =
      current == nil
      && (text == "no" && attribute.form != .inverseFlag || text == "yes" && attribute.form == .inverseFlag)
    guard current != text, !isUnset else { return }
    let path = try DesignPath(place.text + "." + attribute.name)
    if let text {
      if attribute.form == .index, Int(text) == nil { return }
      try document.apply(.set(path, text))
    } else if attribute.form != .index {
      try document.tree.clear(attribute, at: place)
    }
  }

  // MARK: Names

  private func name() throws -> String {
    if place.kind.isCombination { return answers.texts("parameters").joined(separator: ",") }
    if let name = answers.text("name") { return name }
    guard let title = answers.text("title") else {
      throw DesignProblem("it has neither a title nor a name; give one")
    }
    let isUpper = [.intent, .enumeration, .type].contains(place.kind)
    guard let name = Self.name(from: title, isUpper: isUpper) else {
      throw DesignProblem(
        "cannot derive a name from '\(title)'; enter one of letters and digits that begins with a letter"
      )
    }
    return name
  }

  /// Turns `Title color` into `titleColor`.
  static func name(from title: String, isUpper: Bool) -> String? {
    let words = title.unicodeScalars.split {
      !$0.isASCII || !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    .map(String.init)
    var name = ""
    for word in words {
      name +=
        name.isEmpty && !isUpper
        ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }
    return name.first?.isLetter == true ? name : nil
  }

  private mutating func rename(to name: String) throws {
    let renamed = place.renamed(name)
    if place.kind.hasReferences {
      try document.apply(.rename(try DesignPath(place.text), name))
    } else {
      try document.tree.rekey(place, to: name)
    }
    place = renamed
  }

  // MARK: Types

  private func type() throws -> String {
    let name = answers.text("type") ?? "string"
    let text: String
    switch name {
    case "choice":
      guard let chosen = answers.text("enumName") else {
        throw DesignProblem("choose an enum, or type the cases of a new one, such as red|green")
      }
      text = chosen.contains("|") ? chosen : "enum:\(chosen)"
    case "object": text = answers.text("objectName").map { "object:\($0)" } ?? FormatType.object.rawValue
    default: text = FormTypes.formatName(of: name)
    }
    return answers.flag("list") ? "[\(text)]" : text
  }

  private mutating func writeParameter() throws {
    let type = document.tree.type(of: place)
    if type?.isList == true { try put(.parameter(.arraySizes), Self.list(answers.texts("sizes"))) }
    if type?.isNumber == true {
      let control = answers.text("control") ?? "field"
      if current(.metadata(.parameter, .type)) != nil || control != "field" {
        try put(.metadata(.parameter, .type), control.prefix(1).uppercased() + control.dropFirst())
      }
    }
    if type?.hasBounds == true {
      for (row, key) in [("minimum", MetadataKey.minimumValue), ("maximum", .maximumValue)] {
        let former = current(.metadata(.parameter, key))
        let wanted = answers.text(row)
        if wanted != former, wanted != nil || former != "none" && former != nil {
          try put(.metadata(.parameter, key), wanted ?? "none")
        }
      }
    }
    let value = DefinitionKey.metadata(.parameter, .defaultValue)
    switch answers.text("type") {
    case "boolean": try put(value, answers.flag("defaultOn") ? "yes" : "no")
    case "choice": try put(value, answers.text("defaultCase"))
    case "string", nil: try put(value, answers.text("defaultText"))
    default: if type?.hasBounds == true { try put(value, answers.text("defaultNumber")) }
    }
    try writeRule()
  }

  private func current(_ key: DefinitionKey) -> String? {
    DesignAttribute.with(key, of: place.kind).flatMap { document.tree.text(of: $0, at: place) }
  }

  private mutating func writeRule() throws {
    guard let parent = answers.text("parent") else {
      return try put(.parameter(.relationship), nil)
    }
    let comparison =
      answers.text("condition").flatMap { name in DesignRule.Comparison.allCases.first { "\($0)" == name } }
      ?? .isEqual
    var operands = answers.texts("operands")
    let isOfBoolean = document.tree.type(of: place.owner.part(.parameter, parent))?.base == .plain(.boolean)
    if operands.isEmpty, comparison == .isEqual, isOfBoolean { operands = ["yes"] }
    guard !operands.isEmpty || comparison == .hasAnyValue else {
      throw DesignProblem("choose the values of '\(parent)' for which '\(place.name)' is shown")
    }
    let list = comparison == .hasAnyValue ? "" : DesignTree.list(operands) ?? ""
    func text(_ words: String) -> String { "\(parent) \(words) \(list)".trimmed }
    var rule = text(comparison.words[0])
    if operands.count == 1, [.isEqual, .isNotEqual].contains(comparison) {
      // Write `is` instead of `is one of`, except before a value that begins like an operator, as in
      // `is not red` for `not red`.
      let short = text(comparison.words[1])
      let read = try? DesignRule(short, for: place, in: document.tree)
      if read?.comparison == comparison, read?.operands == operands { rule = short }
    }
    try put(.parameter(.relationship), rule)
  }

  private mutating func writeCases() throws {
    let wanted = answers.texts("cases")
    let former = document.tree.places(.enumCase, in: place).map(\.name).filter {
      $0 != Definition.Enum.Case.noValueName
    }
    for name in former where !wanted.contains(name) {
      try document.apply(.remove(try DesignPath(place.part(.enumCase, name).text)))
    }
    for name in wanted where !former.contains(name) {
      try document.apply(.add(try DesignPath(place.part(.enumCase, name).text), detail: nil))
    }
  }
}
