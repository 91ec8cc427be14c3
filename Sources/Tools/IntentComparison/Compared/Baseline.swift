import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// An accepted schema in a file, to compare with without a version history.
package enum Baseline {
  /// Plugins look for this name next to definitions.
  package static let fileName = "intentc.baseline.json"
  static let formatVersion = 2

  /// Returns UTF-8 with a final line break, the same on every machine.
  package static func text(of schema: ComparedSchema) -> [UInt8] {
    let text = text(of: schema, checksum: nil)
    let (json, _) = JSONTree.read(SourceText(path: fileName, bytes: text))
    return json.map { self.text(of: schema, checksum: checksum(of: $0)) } ?? text
  }

  private static func text(of schema: ComparedSchema, checksum: String?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("hash", schema.hash)
      if let checksum { writer.member(checksumKey, checksum) }
      schema.write(to: &writer)
    }
    writer.end()
    return writer.bytes
  }

  static let checksumKey = "checksum"

  /// Ignores whitespace between keys and values, and the checksum itself.
  static func checksum(of baseline: JSONTree) -> String {
    var digest = Digest()
    if case .object(let members) = baseline.kind {
      for member in members where member.key != checksumKey {
        add(member.key, "k", to: &digest)
        add(member.value, to: &digest)
      }
    }
    return digest.text
  }

  private static func add(_ json: JSONTree, to digest: inout Digest) {
    switch json.kind {
    case .null: add("", "n", to: &digest)
    case .boolean(let flag): add("\(flag)", "b", to: &digest)
    case .number(let text): add(text, "d", to: &digest)
    case .string(let text): add(text, "s", to: &digest)
    case .array(let elements):
      add("\(elements.count)", "a", to: &digest)
      for element in elements { add(element, to: &digest) }
    case .object(let members):
      add("\(members.count)", "o", to: &digest)
      for member in members {
        add(member.key, "k", to: &digest)
        add(member.value, to: &digest)
      }
    }
  }

  /// Kind and length keep different sequences apart.
  private static func add(_ text: String, _ kind: String, to digest: inout Digest) {
    digest.add("\(kind)\(text.utf8.count):".utf8)
    digest.add(text.utf8)
  }

  static func isOne(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).first { !ScalarText.isSpace($0) }
      == UInt8(ascii: "{")
  }
}

extension Rule {
  static let invalidBaseline = Rule("invalid-baseline", .error, "A baseline is not valid", on: .other)
}

/// Writes the facts of the schema hash, further compared facts, and the texts. Omits the most common values.
extension ComparedSchema {
  static let detailMark = " › "

  func write(to writer: inout JSONWriter) {
    writer.array("intents", intents) { writer, intent in writer.object { intent.write(to: &$0) } }
    writer.array("enums", enums) { writer, enumeration in writer.object { enumeration.write(to: &$0) } }
    writer.array("types", objects) { writer, type in writer.object { type.write(to: &$0) } }
  }
}

extension ComparedSchema.Intent {
  func write(to writer: inout JSONWriter) {
    CanonicalSchema.whole.writeFacts(of: meaning, to: &writer)
    writeHome(to: &writer)
    writer.text("category", meaning.category)
    writer.text("verb", meaning.verb)
    if let asksFirst { writer.member("asksFirst", asksFirst) }
    writer.array("parameters", parameters) { writer, parameter in
      writer.object { writer in
        CanonicalSchema.whole.write(parameter.meaning, to: &writer)
        parameter.writeUnknown(to: &writer)
        parameter.writeTexts(to: &writer)
      }
    }
    if let response = meaning.response { CanonicalSchema.whole.writeFacts(of: response, to: &writer) }
    answers.write("answers", to: &writer)
    writer.text("output", output)
    writeTexts(to: &writer)
  }
}

extension ComparedSchema.Enum {
  func write(to writer: inout JSONWriter) {
    writer.member("name", name)
    writeHome(to: &writer)
    writer.text("className", meaning.className)
    writer.flag("hidesUnknown", hidesUnknown)
    writer.array("cases", cases) { writer, enumCase in
      writer.object { writer in
        writer.member("name", enumCase.name)
        writer.member("index", enumCase.meaning.index)
        enumCase.writeTexts(to: &writer)
      }
    }
    writeTexts(to: &writer)
  }
}

extension ComparedSchema.ObjectType {
  func write(to writer: inout JSONWriter) {
    writer.member("name", name)
    writeHome(to: &writer)
    writer.text("className", meaning.className)
    properties.write("properties", to: &writer)
    writeTexts(to: &writer)
  }
}

extension [ComparedSchema.Property] {
  fileprivate func write(_ key: String, to writer: inout JSONWriter) {
    guard !isEmpty else { return }
    writer.array(key, self) { writer, property in
      writer.object { writer in
        CanonicalSchema.whole.write(property.meaning, to: &writer)
        property.writeUnknown(to: &writer)
        property.writeTexts(to: &writer)
      }
    }
  }
}

extension ComparedField {
  fileprivate func writeUnknown(to writer: inout JSONWriter) {
    guard !unknown.isEmpty else { return }
    writer.array("unknown", ComparedSchema.Unknown.allCases.filter(unknown.contains)) {
      $0.string($1.rawValue)
    }
  }
}

extension ComparedDeclaration {
  fileprivate func writeHome(to writer: inout JSONWriter) {
    if !folder.isEmpty { writer.member("folder", folder) }
    writer.text("table", table?.name)
  }
}

extension ComparedElement {
  fileprivate func writeTexts(to writer: inout JSONWriter) {
    guard !texts.isEmpty else { return }
    var seen: Set<String> = []
    writer.object("texts") { writer in
      for text in texts {
        let key =
          text.label + (text.detail.map { ComparedSchema.detailMark + $0 } ?? "")
          + (text.id.map { "#\($0)" } ?? "")
        if seen.insert(key).inserted { writer.member(key, text.text) }
      }
    }
  }
}
