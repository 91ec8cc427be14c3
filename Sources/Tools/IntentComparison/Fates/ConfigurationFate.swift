import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentRuntime
import IntentSchema

/// What happens to a stored configuration when its definition changes.
package struct ConfigurationFate: Sendable {
  /// What happens to one of its values.
  package struct Value: Sendable, Hashable {
    /// The name that it is stored under.
    package var name: String
    package var verdict: Verdict
    /// What happens to it, as one sentence without a full stop. The sentence may quote the inputs verbatim.
    package var message: String
    /// The location of the value; `nil` if nothing is stored.
    package var location: SourceLocation?
  }

  /// The text of the configuration.
  package var source: SourceText
  /// The reasons why it cannot be read; empty if it can.
  package var problems: [Diagnostic]
  /// Its values in the order of the old version's parameters, then the values without a parameter.
  package var values: [Value] = []

  /// Whether it cannot be read at all.
  package var isUnreadable: Bool { problems.contains { $0.severity == .error } }

  /// A summary of its values: `stored.json: 1 breaking, 0 careful, 2 safe`.
  package var summary: String {
    guard !isUnreadable else { return "\(source.path): cannot be read" }
    let counts = [Verdict.breaking, .careful, .safe].map { verdict in
      "\(values.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    return "\(source.path): " + counts.joined(separator: ", ")
  }

  /// Reads a configuration with both versions of its intent.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` means standard input.
  ///   - old: The schema that it was stored with.
  ///   - new: The schema that it is read with now; `nil` if the intent was removed.
  package static func read(
    _ path: String,
    old: ConfigurationSchema,
    new: ConfigurationSchema?
  ) -> ConfigurationFate {
    let name = path == "-" ? InputFile.standardInputPath : path
    do throws(FileError) {
      let bytes = try path == "-" ? FileSystem.read(descriptor: 0) : FileSystem.read(path)
      let configuration = StoredConfiguration.read(bytes, path: name)
      var fate = ConfigurationFate(source: configuration.source, problems: configuration.diagnostics)
      guard let plain = configuration.plain else { return fate }
      guard let before = old.read(plain), case .object(let fields) = plain else {
        fate.problems += ConfigurationCheck.check(configuration, against: new ?? old, for: nil)
        return fate
      }
      let names = fields.keys.filter { !$0.hasPrefix("$") }
      if !names.isEmpty,
        !names.contains(where: { (old.parameter(named: $0) ?? new?.parameter(named: $0)) != nil })
      {
        let message =
          "nothing in it belongs to a parameter of '\(old.name)'; if it belongs to another intent, name that intent"
        fate.problems.append(Diagnostic(.unknownStoredName, message, at: SourceLocation(file: name)))
      }
      var judge = FateJudge(
        old: (old, before),
        new: new.flatMap { new in new.read(plain).map { (new, $0) } },
        fields: fields,
        places: ConfigurationPlaces(configuration),
        path: name
      )
      fate.values = judge.values()
      return fate
    } catch {
      let message = "cannot read '\(name)': \(error.words)"
      return ConfigurationFate(
        source: SourceText(path: name, bytes: []),
        problems: [Diagnostic(.unreadableInput, message, at: SourceLocation(file: name))]
      )
    }
  }
}
