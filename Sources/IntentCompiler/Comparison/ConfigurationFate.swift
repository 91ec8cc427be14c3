public import IntentSchema

/// What becomes of a stored configuration when its definition changes.
public struct ConfigurationFate: Sendable {
  /// What becomes of one of its values.
  public struct Value: Sendable, Hashable {
    public var verdict: Verdict
    /// What becomes of it, as one sentence without a full stop. May hold text from the inputs as it stands there.
    public var message: String
    /// The place of the value; `nil` where nothing is stored.
    public var location: SourceLocation?
  }

  /// The text of the configuration.
  public var source: SourceText
  /// Why it cannot be read; empty where it can.
  public var problems: [Diagnostic]
  /// Its values in the order of the old version's parameters.
  public var values: [Value] = []

  /// Reads a configuration with both versions of what it configures.
  public static func read(
    _ path: String,
    old: ConfigurationSchema,
    new: ConfigurationSchema
  ) -> ConfigurationFate {
    let name = path == "-" ? InputFile.standardInputPath : path
    do throws(FileError) {
      let bytes = try path == "-" ? FileSystem.read(descriptor: 0) : FileSystem.read(path)
      let configuration = StoredConfiguration.read(bytes, path: name)
      var fate = ConfigurationFate(source: configuration.source, problems: configuration.diagnostics)
      guard let root = configuration.value else { return fate }
      let plain = root.plain
      guard let before = old.read(plain), let after = new.read(plain), case .object(let fields) = plain else {
        fate.problems += ConfigurationCheck.check(configuration, against: new, for: nil)
        return fate
      }
      var judge = FateJudge(
        old: (old, before),
        new: (new, after),
        fields: fields,
        places: ConfigurationPlaces(root),
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

/// Judges the values of one configuration.
private struct FateJudge {
  typealias Reading = (schema: ConfigurationSchema, values: ConfigurationValues)

  let old: Reading
  let new: Reading
  let fields: [String: PlainValue]
  var places: ConfigurationPlaces
  let path: String
  /// What the new version does not understand or take, by parameter.
  private let issues: [String: [ParameterValueError]]
  private let oldIssues: [String: [ParameterValueError]]

  init(
    old: Reading,
    new: Reading,
    fields: [String: PlainValue],
    places: ConfigurationPlaces,
    path: String
  ) {
    self.old = old
    self.new = new
    self.fields = fields
    self.places = places
    self.path = path
    issues = Dictionary(grouping: new.schema.issues(in: new.values)) { $0.path.parameter ?? "" }
    oldIssues = Dictionary(grouping: old.schema.issues(in: old.values)) { $0.path.parameter ?? "" }
  }

  mutating func values() -> [ConfigurationFate.Value] {
    old.schema.parameters.compactMap { parameter in
      guard let (verdict, message) = fate(of: parameter) else { return nil }
      guard isStored(parameter.name) else {
        return ConfigurationFate.Value(verdict: verdict, message: message, location: nil)
      }
      let place = places.place(of: ValuePath([.name(parameter.name)]))
      let location = SourceLocation(file: path, range: place.name ?? place.value)
      return ConfigurationFate.Value(verdict: verdict, message: message, location: location)
    }
  }

  private func isStored(_ name: String) -> Bool {
    fields[name] ?? .null != .null
  }

  private func fate(of parameter: ParameterSchema) -> (Verdict, String)? {
    let name = parameter.name
    let (before, now) = (words(old, name), words(new, name))
    guard let next = new.schema.parameter(named: name) else {
      return isStored(name) ? (.breaking, "'\(name)' was \(before); nothing reads it now") : nil
    }
    guard isStored(name) else {
      guard fullWords(old, name) != fullWords(new, name) else { return nil }
      return (.careful, "'\(name)' is not stored and begins with \(now) now, no longer with \(before)")
    }
    if let entry = old.values.retained.entries[name], entry.reason != .partlyRead {
      return new.values.retained.entries[name] == nil
        ? (.careful, "'\(name)' was not understood and reads as \(now) now")
        : (.safe, "'\(name)' was not understood before, and is not now")
    }
    let found = issues[name] ?? []
    if let issue = found.first(where: \.kind.isStructural), !(oldIssues[name] ?? []).contains(issue) {
      return (.breaking, "'\(name)' was \(before) and is lost: it \(issue.words)")
    }
    guard fullWords(old, name) == fullWords(new, name) else {
      return (.breaking, "'\(name)' was \(before) and reads as \(now) now")
    }
    let wasVisible = old.schema.visibility(of: name, in: old.values).isVisible
    let visibility = new.schema.visibility(of: next.name, in: new.values)
    if wasVisible, let reason = new.schema.explanation(of: visibility, for: name) {
      return (.careful, "'\(name)' stays \(now) but is hidden and counts for nothing: \(reason)")
    }
    if let issue = found.first, !(oldIssues[name] ?? []).contains(issue) {
      return (.careful, "'\(name)' stays \(now), but \(issue.words)")
    }
    return (.safe, "'\(name)' stays \(now)")
  }

  private func words(_ reading: Reading, _ name: String) -> String {
    fullWords(reading, name).map(Comparison.shortened) ?? "without a value"
  }

  private func fullWords(_ reading: Reading, _ name: String) -> String? {
    reading.values.values[name]?.words
  }
}
