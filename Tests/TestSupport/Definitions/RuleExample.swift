import IntentCompiler

/// Completes the fragment on a rule's help page to a definition.
package enum RuleExample {
  /// Inserts the fragment where its first key belongs.
  ///
  /// - Parameters:
  ///   - isUsed: Whether a parameter has the enum or object type of the fragment.
  ///   - isForShortcuts: Whether Shortcuts also uses the intent.
  package static func xml(_ piece: String, isUsed: Bool = false, isForShortcuts: Bool = false) -> String {
    let key = firstKey(of: piece)
    // Several elements of an array have their tags; a single one has only its content.
    let elements = piece.hasPrefix("<dict>") ? piece : "<dict>\n\(piece)\n</dict>"
    var host = Sample()
    let name = String(piece.section(from: "<string>", to: "</string>").dropFirst("<string>".count))
    if isOne(key, of: "INIntentParameter", not: ["INIntentParameters", "INIntentParameterCombinations"]) {
      host.intent = [
        "Parameters": .raw(
          Sample().xml.section(from: "<key>INIntentParameters</key>\n<array>", to: "\n</array>\n</dict>")
            + "\n\(tagged(elements))\n</array>"
        )
      ]
    } else if key == "INIntentName" {
      host.intents = [.raw(elements)]
    } else if isOne(key, of: "INIntent", not: ["INIntents"]), !key.hasPrefix("INIntentDefinition") {
      host.intent = ["Example": .raw(piece)]
      if isForShortcuts { host.intent = host.intent.merging(["Configurable": true]) }
      return removing(keysOf: piece, from: host)
    } else if key == "INEnumName" {
      host.enums = [.raw(elements)]
      if isUsed { host.parameters = [["Type": "Integer", "EnumType": .string(name)]] }
    } else if key == "INTypeName" {
      host.types = [.raw(elements)]
      if isUsed { host.parameters = [["Type": "Object", "ObjectType": .string(name)]] }
    } else {
      return Sample.file(piece)
    }
    if isForShortcuts { host.intent = host.intent.merging(["Configurable": true]) }
    return host.xml
  }

  private static func isOne(_ key: String, of prefix: String, not others: [String]) -> Bool {
    key.hasPrefix(prefix) && !others.contains(key)
  }

  /// Removes keys that the fragment also has.
  private static func removing(keysOf piece: String, from host: Sample) -> String {
    var host = host
    let prefix = "INIntent"
    guard case .dictionary(let entries) = Sample.intent else { return host.xml }
    let stated = (entries.map(\.0) + ["Parameters"]).filter { piece.contains("<key>\(prefix)\($0)</key>") }
    host.intent = host.intent.merging(.dictionary(stated.map { ($0, .raw("")) }))
    return host.xml
  }

  /// Most examples are not about tags.
  private static func tagged(_ elements: String) -> String {
    elements.contains("<key>INIntentParameterTag</key>")
      ? elements
      : elements.replacing(
        "<key>INIntentParameterName</key>",
        with: "<key>INIntentParameterTag</key><integer>20</integer>\n<key>INIntentParameterName</key>"
      )
  }

  private static func firstKey(of piece: String) -> String {
    String(piece.section(from: "<key>", to: "</key>").dropFirst("<key>".count))
  }
}

extension String {
  fileprivate func section(from start: String, to end: String) -> String {
    guard let first = firstRange(of: start) else { return "" }
    let rest = self[first.lowerBound...]
    guard let last = rest.firstRange(of: end) else { return String(rest) }
    return String(rest[..<last.lowerBound])
  }
}
