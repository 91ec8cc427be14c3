import GeneratedDesign
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentFixes

/// Writes the answers of a form into the document.
struct FormWriter {
  private(set) var document: DesignDocument
  private(set) var path: ElementPath
  private let answers: any FormAnswers
  private let opened: (any FormAnswers)?
  /// The values that the form would write without edits. `put` skips these values, so the file keeps them
  /// exactly as they are.
  private let unedited: [DefinitionKey: String?]
  private var written: [DefinitionKey: String?] = [:]

  init(
    _ document: DesignDocument,
    _ path: ElementPath,
    _ answers: any FormAnswers,
    since opened: (any FormAnswers)? = nil
  ) {
    (self.document, self.path, self.answers, self.opened) = (document, path, answers, opened)
    unedited =
      opened.map { opened in
        var writer = FormWriter(document, path, opened)
        try? writer.write(isNew: false)
        return writer.written
      } ?? [:]
  }

  mutating func write(isNew: Bool) throws {
    let name = try name()
    let answers = answers
    let type = try answers.typeText()
    if isNew {
      path = path.renamed(name)
      try document.apply(.add(try DesignPath(path), detail: type))
    } else if name != path.name {
      try rename(to: name)
    }
    if let type, !isNew, type != (try? opened?.typeText()),
      document.tree.type(of: path)?.text(in: document.tree) != type,
      let attribute = DesignAttribute.first(.type, of: path.kind)
    {
      try put(attribute, type)
    }
    let values = answers.values(of: path.kind)
    for attribute in DesignAttribute.all(of: path.kind) {
      guard let text = values[attribute.key] else { continue }
      // A new element derives a missing title from its name.
      if text == nil, isNew, attribute.form == .text { continue }
      try put(attribute, text)
    }
    try answers.writeRest(to: &self)
  }

  static func list(_ texts: [String]) -> String? {
    let given = texts.filter { !$0.isBlank }
    return given.isEmpty ? nil : DesignTree.list(given)
  }

  private mutating func put(_ key: DefinitionKey, _ text: String?) throws {
    if let attribute = DesignAttribute.with(key, of: path.kind) { try put(attribute, text) }
  }

  private mutating func put(_ attribute: DesignAttribute, _ text: String?) throws {
    written.updateValue(text, forKey: attribute.key)
    if let former = unedited[attribute.key], former == text { return }
    let current = document.tree.text(of: attribute, at: path)
    let isUnset =
      current == nil
      && (text == "no" && attribute.form != .inverseFlag || text == "yes" && attribute.form == .inverseFlag)
    guard current != text, !isUnset else { return }
    if let text {
      if attribute.form == .index, Int(text) == nil { return }
      try document.apply(.set(try DesignPath(path, attribute: attribute.name), text))
    } else if attribute.form != .index {
      try document.tree.clear(attribute, at: path)
    }
  }

  // MARK: Names

  private func name() throws -> String {
    if let name = path.kind.isCombination ? answers.name : answers.name.given { return name }
    guard let title = answers.title.given else {
      throw DesignProblem("it has neither a title nor a name; give one")
    }
    let isUpper = [.intent, .enumeration, .type].contains(path.kind)
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
    let renamed = path.renamed(name)
    if path.kind.hasReferences {
      try document.apply(.rename(try DesignPath(path), name))
    } else {
      try document.tree.rekey(path, to: name)
    }
    path = renamed
  }

  // MARK: Parameters

  mutating func write(_ answers: ParameterFormConfiguration) throws {
    let type = document.tree.type(of: path)
    if type?.isList == true { try put(.parameter(.arraySizes), Self.list(answers.sizes)) }
    if type?.isNumber == true {
      if current(.metadata(.parameter, .type)) != nil || answers.control != .field {
        try put(.metadata(.parameter, .type), answers.control.kind)
      }
    }
    if type?.hasBounds == true {
      for (row, key) in [(answers.minimum, MetadataKey.minimumValue), (answers.maximum, .maximumValue)] {
        let former = current(.metadata(.parameter, key))
        let wanted = row.given
        if wanted != former, wanted != nil || former != "none" && former != nil {
          try put(.metadata(.parameter, key), wanted ?? "none")
        }
      }
    }
    let value = DefinitionKey.metadata(.parameter, .defaultValue)
    switch answers.type {
    case .boolean: try put(value, answers.defaultOn ? "yes" : "no")
    case .choice: try put(value, answers.defaultCase.given)
    case .string: try put(value, answers.defaultText.given)
    default: if type?.hasBounds == true { try put(value, answers.defaultNumber.given) }
    }
    try writeRule(answers)
  }

  private func current(_ key: DefinitionKey) -> String? {
    DesignAttribute.with(key, of: path.kind).flatMap { document.tree.text(of: $0, at: path) }
  }

  private mutating func writeRule(_ answers: ParameterFormConfiguration) throws {
    guard let parent = answers.parent.given else {
      return try put(.parameter(.relationship), nil)
    }
    let comparison = answers.condition.comparison
    var operands = answers.operands.filter { !$0.isBlank }
    let isOfBoolean = document.tree.type(of: path.owner.part(.parameter, parent))?.base == .plain(.boolean)
    if operands.isEmpty, comparison == .isEqual, isOfBoolean { operands = ["yes"] }
    guard !operands.isEmpty || comparison == .hasAnyValue else {
      throw DesignProblem("choose the values of '\(parent)' for which '\(path.name)' is shown")
    }
    let list = comparison == .hasAnyValue ? "" : DesignTree.list(operands) ?? ""
    func text(_ words: String) -> String { "\(parent) \(words) \(list)".trimmed }
    var rule = text(comparison.words[0])
    if operands.count == 1, [.isEqual, .isNotEqual].contains(comparison) {
      // Write `is` instead of `is one of`, except before a value that begins like an operator, as in
      // `is not red` for `not red`.
      let short = text(comparison.words[1])
      let read = try? DesignRule(short, for: path, in: document.tree)
      if read?.comparison == comparison, read?.operands == operands { rule = short }
    }
    try put(.parameter(.relationship), rule)
  }

  mutating func writeCases(_ cases: [String]) throws {
    let wanted = cases.filter { !$0.isBlank }
    let former = document.tree.paths(.enumCase, in: path).map(\.name).filter {
      $0 != Definition.Enum.Case.noValueName
    }
    for name in former where !wanted.contains(name) {
      try document.apply(.remove(try DesignPath(path.part(.enumCase, name))))
    }
    for name in wanted where !former.contains(name) {
      try document.apply(.add(try DesignPath(path.part(.enumCase, name)), detail: nil))
    }
  }
}
