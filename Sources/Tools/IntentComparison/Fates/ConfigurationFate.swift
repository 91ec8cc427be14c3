import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentRuntime
import IntentSchema

package struct ConfigurationFate: Sendable {
  package struct Value: Sendable, Hashable {
    package var name: String
    package var verdict: Verdict
    /// A sentence without a final period; it may quote the inputs.
    package var message: String
    package var location: SourceLocation?
  }

  package var source: SourceText
  package var problems: [Diagnostic]
  /// Values without a parameter in the old version come last.
  package var values: [Value] = []

  package var isUnreadable: Bool { problems.contains { $0.severity == .error } }

  /// Such as `stored.json: 1 breaking, 0 careful, 2 safe`.
  package var summary: String {
    guard !isUnreadable else { return "\(source.path): cannot be read" }
    let counts = [Verdict.breaking, .careful, .safe].map { verdict in
      "\(values.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    return "\(source.path): " + counts.joined(separator: ", ")
  }

  /// - Parameters:
  ///   - path: `-` means standard input.
  ///   - new: `nil` if the intent was removed.
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
