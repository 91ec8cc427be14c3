import IntentCompiler
import IntentDiagnostics

extension SchemaOutline {
  /// The hash of what it holds: that of the same definitions.
  var hash: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      OutlineJSON(isForHash: true).write(self, to: &writer)
    }
    return Digest.text(of: writer.bytes)
  }
}
