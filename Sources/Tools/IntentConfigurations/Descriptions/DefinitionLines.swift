import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

/// Writes a definition for `git diff`: each meaningful value on its own line under its owner's name. Leaves
/// out the header and default values, and ignores the order of keys.
package struct DefinitionLines: Sendable {
  private let list: PropertyList
  private let namespace: String?
  private var out = ""

  package static func text(of file: InputFile) -> String? {
    let result = PropertyListReader().read(file.bytes, path: file.path)
    guard let list = result.list, list.kind(list.root) == .dictionary,
      !result.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    var lines = DefinitionLines(list)
    lines.write(list.root, indent: 0)
    return lines.out
  }

  private init(_ list: PropertyList) {
    self.list = list
    let key = DefinitionKey.definition(.namespace).name
    namespace = list.children(of: list.root).first { list.keyName(of: $0) == key }.flatMap(list.string)
  }

  // MARK: Containers

  /// - Parameter place: The position among elements of its kind, from 1.
  private mutating func write(
    _ dictionary: Int,
    indent: Int,
    entry: String? = nil,
    place: Int? = nil,
    shown: Set<String> = []
  ) {
    var containers: [(key: String, node: Int)] = []
    var values: [String: (text: [Int], id: [Int])] = [:]
    for node in list.children(of: dictionary) {
      let key = list.keyName(of: node)
      switch list.kind(node) {
      case .dictionary, .array: containers.append((key, node))
      case _ where shown.contains(key): continue
      default:
        let isID = key.hasSuffix("ID") && key.utf8.count > 2
        let base = isID ? String(key.dropLast(2)) : key
        if isID {
          values[base, default: ([], [])].id.append(node)
        } else {
          values[base, default: ([], [])].text.append(node)
        }
      }
    }
    for (key, nodes) in values.sorted(by: { $0.key < $1.key }) {
      guard let words = words(of: nodes, key, place: place) else { continue }
      line("\(DefinitionLabel.words(key)): \(words)", indent)
    }
    for (key, node) in containers.sorted(by: { $0.key < $1.key }) {
      let words = entry.map { "\($0) \(key.isEmpty ? "(no parameters)" : key)" }
      write(node, of: key, heading: words, indent)
    }
  }

  private mutating func write(_ container: Int, of key: String, heading: String?, _ indent: Int) {
    guard list.childCount(of: container) > 0 || heading != nil else { return }
    let element = DefinitionLabel.element(key)
    guard list.kind(container) == .array else {
      // This dictionary's keys name its entries.
      let entry = heading == nil ? element : nil
      guard entry == nil else { return write(container, indent: indent, entry: entry) }
      let start = out.endIndex
      line(heading ?? DefinitionLabel.words(key), indent)
      let end = out.endIndex
      write(container, indent: indent + 1)
      // Kinds of combinations need a heading even without values; settings don't.
      if out.endIndex == end, heading == nil { out.removeSubrange(start...) }
      return
    }
    for (index, node) in list.children(of: container).enumerated() {
      let words = element ?? DefinitionLabel.words(key)
      switch list.kind(node) {
      case .dictionary:
        let (name, shown) = name(of: node, isCase: DefinitionKey(key) == .enumeration(.values))
        line("\(words) \(name)", indent)
        write(node, indent: indent + 1, place: index + 1, shown: shown)
      case .array:
        line(words, indent)
        write(node, of: key, heading: nil, indent + 1)
      default: line("\(words) \(text(of: node, isQuoted: false))", indent)
      }
    }
  }

  /// Also returns the keys that contain the name and a case's index.
  private func name(of dictionary: Int, isCase: Bool) -> (String, Set<String>) {
    var nodes: [String: Int] = [:]
    for node in list.children(of: dictionary) { nodes[DefinitionLabel.words(list.keyName(of: node))] = node }
    func text(_ label: String) -> String? { nodes[label].map { self.text(of: $0, isQuoted: false) } }
    let label = ["name", "code", "size class", "type", "UTI"].first { nodes[$0] != nil }
    let name = label.flatMap(text) ?? ""
    let shown = [label, isCase ? "index" : nil].compactMap { $0.flatMap { nodes[$0] } }.map(list.keyName(of:))
    return (isCase ? "\(text("index") ?? "0") \(name)" : name, Set(shown))
  }

  // MARK: Values

  /// `nil` for a meaningless value.
  private func words(of nodes: (text: [Int], id: [Int]), _ key: String, place: Int?) -> String? {
    let isText = !nodes.id.isEmpty
    var parts = nodes.text.filter { isText || !isSilent($0, key, place) }
      .map { text(of: $0, isQuoted: isText) }
    parts += nodes.id.map { "[\(text(of: $0, isQuoted: false))]" }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func isSilent(_ node: Int, _ key: String, _ place: Int?) -> Bool {
    if DefinitionLabel.isHeader(key) { return true }
    if key.hasSuffix("TypeNamespace"), let namespace { return list.string(node) == namespace }
    if key.hasSuffix("DisplayPriority"), let place, case .integer(let number)? = list.scalar(node) {
      return number.int == place
    }
    if key.hasSuffix("SupportsBackgroundExecution") { return false }
    // A missing default or maximum means none; other missing values mean 0.
    let isZeroSilent = !key.hasSuffix("DefaultValue") && !key.hasSuffix("MaximumValue")
    return switch list.scalar(node) {
    case .boolean(let flag): !flag
    case .data(let data): data.isEmpty
    case .integer(let number): isZeroSilent && number.magnitude == 0
    case .real(let number): isZeroSilent && number == 0
    case .string, .date, nil: false
    }
  }

  private func text(of node: Int, isQuoted: Bool) -> String {
    switch list.scalar(node) {
    case .boolean(let flag): return flag ? "yes" : "no"
    case .real(let number): return ParameterValue.decimal(number).words
    default: break
    }
    let text = String(decoding: list.text(of: node), as: UTF8.self)
    // Quotation marks make outer spaces visible.
    guard isQuoted || text.isEmpty || text.first == " " || text.last == " " else { return visibleText(text) }
    return "\"\(visibleText(text))\""
  }

  private mutating func line(_ text: String, _ indent: Int) {
    if indent == 0, !out.isEmpty { out += "\n" }
    out += String(repeating: "  ", count: indent) + visibleText(text) + "\n"
  }
}

/// Turns `INIntentParameterDisplayName` into "display name".
package enum DefinitionLabel {
  /// What Xcode writes about itself.
  static func isHeader(_ key: String) -> Bool {
    switch DefinitionKey(key) {
    case .definition(.modelVersion), .definition(.systemVersion), .definition(.toolsVersion),
      .definition(.toolsBuildVersion):
      true
    default: false
    }
  }

  static func element(_ key: String) -> String? {
    switch DefinitionKey(key) {
    case .parameter(.arraySizes): "size"
    case .enumCase(.synonyms): "synonym"
    case let list: ElementKind.allCases.first { $0 != .response && $0.container == list }?.word
    }
  }

  /// Such as `DisplayName`; `nil` for keys outside of the format.
  package static func ending(of key: String) -> Substring? {
    DefinitionKey.prefixes.lazy.compactMap { ending(of: key, after: $0) }.first
  }

  private static func ending(of key: String, after prefix: String) -> Substring? {
    let rest = key.dropFirst(prefix.count)
    return key.hasPrefix(prefix) && rest.first.map { $0.isASCII && $0.isUppercase } == true ? rest : nil
  }

  /// Only abbreviations keep their capitals.
  static func words(_ key: String) -> String {
    words(ending(of: key) ?? ending(of: key, after: "IN") ?? key[...])
  }

  package static func words(_ joined: Substring) -> String {
    let characters = Array(joined)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let isStart = character.isUppercase && (index == 0 || !characters[index - 1].isUppercase)
      let isLastOfRun =
        index > 0 && character.isUppercase && index + 1 < characters.count
        && characters[index + 1].isLowercase && characters[index - 1].isUppercase
      if isStart || isLastOfRun || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
