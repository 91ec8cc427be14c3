/// The file that holds an accepted schema, so that later versions can be compared with it without their history.
public enum Baseline {
  /// The name that the plugins look for beside definitions.
  public static let fileName = "intentc.baseline.json"
  static let formatVersion = 1

  /// The text of a baseline as UTF-8, with a final line break. It says the same of the same definitions on every
  /// machine.
  public static func text(of outline: SchemaOutline) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("hash", SchemaHash.hash(of: outline))
      OutlineJSON().write(outline, to: &writer)
    }
    writer.end()
    return writer.bytes
  }

  /// Whether a file is to be read as a baseline: it holds JSON.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).first { !ScalarText.isSpace($0) }
      == UInt8(ascii: "{")
  }
}

extension Rule {
  static let invalidBaseline = Rule(
    "invalid-baseline",
    .error,
    "A baseline does not say what it should",
    help: RuleHelp(
      meaning: """
        The file is JSON, but a key is missing or holds another kind of value, or another version of intentc \
        wrote it. Baselines are written by 'intentc baseline' and not by hand.
        """,
      consequence: "Nothing can be compared with it, so the call stops.",
      remedy: "Write it again with 'intentc baseline', from the version of the definition that was accepted.",
      example: """
        { "formatVersion": 1, "intents": [{ "name": 3 }] }
        """
    )
  )
}
