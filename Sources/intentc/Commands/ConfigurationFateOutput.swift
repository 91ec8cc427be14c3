import ArgumentParser
import IntentCompiler
import IntentEditor
import IntentSchema

/// Says what becomes of stored configurations, for `diff --check-config`.
enum ConfigurationFateOutput {
  /// Writes a line for each value.
  ///
  /// - Returns: The verdicts on all values, and one that is breaking for each file that cannot be read.
  static func write(
    _ paths: [String],
    _ intent: String?,
    _ result: ComparisonCall.Result,
    _ messages: DiagnosticOptions
  ) throws -> [Verdict] {
    let (old, new) = try schemas(intent, result)
    var verdicts: [Verdict] = []
    for path in paths {
      let fate = ConfigurationFate.read(path, old: old, new: new)
      messages.write(fate.problems, sources: [fate.source])
      if fate.problems.contains(where: { $0.severity == .error }) { verdicts.append(.breaking) }
      var sources = SourceMap([fate.source])
      var text = "\n\(visibleText(fate.source.path))\n"
      for value in fate.values {
        let start = value.location.flatMap { sources.start(of: $0) }
        let place = start.map { " (\($0.line):\($0.column))" } ?? ""
        let label = value.verdict.rawValue
        let padding = String(repeating: " ", count: max(1, 10 - label.utf8.count))
        text += "  \(label)\(padding)\(visibleText(value.message))\(place)\n"
        verdicts.append(value.verdict)
      }
      try StandardOutput.write(text)
    }
    return verdicts
  }

  /// The intent in both versions: the one that is named, or the only one.
  private static func schemas(
    _ name: String?,
    _ result: ComparisonCall.Result
  ) throws -> (ConfigurationSchema, ConfigurationSchema) {
    for (module, word) in [(result.old, "old"), (result.new, "new")] where module.files.isEmpty {
      throw ValidationError(
        "'--check-config' needs definitions, and the \(word) version is a baseline or holds none."
      )
    }
    let new = try ChosenIntent.choose(name, from: result.new.intents, in: "the new version").schema
    let same = result.old.intents.first { $0.schema.name == new.name || $0.schema.className == new.className }
    if let same { return (same.schema, new) }
    return (try ChosenIntent.choose(name, from: result.old.intents, in: "the old version").schema, new)
  }
}
