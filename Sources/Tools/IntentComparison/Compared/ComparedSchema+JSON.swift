import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The content of a baseline: what the schema hash covers, what else is compared, and the texts.
///
/// A member is left out if it has no value or the most common value.
extension ComparedSchema {
  /// The separator between the kind of a text and its detail.
  static let detailMark = " › "

  /// Writes the members of the root object of a baseline.
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
