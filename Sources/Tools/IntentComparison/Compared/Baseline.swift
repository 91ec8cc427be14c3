import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The file with an accepted schema. Later versions can be compared with it without the history.
package enum Baseline {
  /// The file name that the plugins look for next to definitions.
  package static let fileName = "intentc.baseline.json"
  static let formatVersion = 2

  /// The text of a baseline as UTF-8, with a final line break. The same definitions give the same text on
  /// every machine.
  package static func text(of schema: ComparedSchema) -> [UInt8] {
    let text = text(of: schema, checksum: nil)
    let (json, _) = LocatedJSON.read(SourceText(path: fileName, bytes: text))
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

  /// The digest of everything in a baseline except the digest itself. Indentation and unknown keys do not
  /// change it.
  static func checksum(of baseline: LocatedJSON) -> String {
    var digest = Digest()
    if case .object(let members) = baseline.kind {
      for member in members where member.key != checksumKey {
        add(member.key, "k", to: &digest)
        add(member.value, to: &digest)
      }
    }
    return digest.text
  }

  private static func add(_ json: LocatedJSON, to digest: inout Digest) {
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

  /// Adds a text with its kind and length, so that different sequences of texts never give the same digest
  /// input.
  private static func add(_ text: String, _ kind: String, to digest: inout Digest) {
    digest.add("\(kind)\(text.utf8.count):".utf8)
    digest.add(text.utf8)
  }

  /// Whether to read a file as a baseline: its content is JSON.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).first { !ScalarText.isSpace($0) }
      == UInt8(ascii: "{")
  }
}

extension Rule {
  static let invalidBaseline = Rule("invalid-baseline", .error, "A baseline is not valid", on: .other)
}
