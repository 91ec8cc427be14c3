import IntentChecking
import IntentConfigurations
import IntentDiagnostics
import IntentRuntime
import IntentSchema

@testable import IntentComparison

/// Judges what happens to each value of a stored configuration: it reads the configuration with both schemas,
/// and compares the results.
struct FateJudge {
  typealias Reading = (schema: ConfigurationSchema, values: ConfigurationValues)
  typealias Fate = (verdict: Verdict, message: String)

  let old: Reading
  let new: Reading?
  let fields: [String: PlainValue]
  private var places: ConfigurationPlaces
  private let path: String
  private let issues: [String: [ParameterValueError]]
  private let oldIssues: [String: [ParameterValueError]]
  private let oldVisibilities: [String: ParameterVisibility]
  private let newVisibilities: [String: ParameterVisibility]
  private let displaced: DisplacedNames
  private var mistakenCases = MistakenCases()

  init(old: Reading, new: Reading?, fields: [String: PlainValue], places: ConfigurationPlaces, path: String) {
    self.old = old
    self.new = new
    self.fields = fields
    self.places = places
    self.path = path
    func issues(_ reading: Reading) -> [String: [ParameterValueError]] {
      Dictionary(grouping: reading.schema.issues(in: reading.values)) { $0.path.parameter ?? "" }
    }
    self.issues = new.map(issues) ?? [:]
    oldIssues = issues(old)
    oldVisibilities = old.schema.visibilities(in: old.values)
    newVisibilities = new.map { $0.schema.visibilities(in: $0.values) } ?? [:]
    displaced = DisplacedNames(from: old.schema, to: new?.schema, for: fields.keys)
  }

  mutating func values() -> [ConfigurationFate.Value] {
    // A name that starts with a dollar sign is a note for other programs.
    let others = fields.keys.filter { old.schema.parameter(named: $0) == nil && !$0.hasPrefix("$") }.sorted()
    let known = old.schema.parameters.map { ($0.name, fate(of: $0.name)) }
    return (known + others.map { ($0, fate(ofUnknown: $0)) }).compactMap { name, fate in
      fate.map { ConfigurationFate.Value(name: name, verdict: $0.0, message: $0.1, location: location(name)) }
    }
  }

  private mutating func location(_ name: String) -> SourceLocation? {
    guard fields[name] != nil else { return nil }
    let place = places.place(of: ValuePath([.name(name)]))
    return SourceLocation(file: path, range: place.name ?? place.value)
  }

  // MARK: Names

  private mutating func fate(of name: String) -> Fate? {
    let before = short(old, name)
    guard let new, let next = new.schema.parameter(named: name) else {
      return fate(ofRenamed: name, before) ?? fate(ofLost: name, before)
    }
    guard let plain = fields[name], plain != .null else { return fate(ofAbsent: name, new) }
    if isUnread(name, old) {
      return isUnread(name, new)
        ? (.safe, "'\(name)' could not be read before, and still cannot; 'intentc check' reports why")
        : (.careful, "'\(name)' could not be read before and now reads as \(short(new, name))")
    }
    if isUnread(name, new) {
      let why = newIssues(name).first.map { ": the parameter \($0.words)" } ?? ""
      return (.breaking, "'\(name)' was \(before) and is lost\(why)")
    }
    return fate(ofRead: next, new)
  }

  /// `nil` if the new version doesn't read the value under its old name.
  private func fate(ofRenamed name: String, _ before: String) -> Fate? {
    guard let new, let heir = new.schema.parameters.first(where: { $0.formerly.contains(name) }),
      fields[name] != nil, new.schema.storedName(of: heir, in: fields) == name, !isUnread(name, old)
    else { return nil }
    if isUnread(heir.name, new) {
      return (.breaking, "'\(name)' was \(before) and is lost: '\(heir.name)' cannot read it")
    }
    return fullWords(old, name) == fullWords(new, heir.name)
      ? (.safe, "'\(name)' stays \(before), and is now '\(heir.name)'")
      : (.breaking, "'\(name)' was \(before) and now reads as \(short(new, heir.name)), as '\(heir.name)'")
  }

  private func fate(ofLost name: String, _ before: String) -> Fate? {
    guard let plain = fields[name] else { return nil }
    if plain == .null { return (.safe, "'\(name)' is null and is no longer read") }
    if isUnread(name, old) {
      return (.safe, "'\(name)' could not be read before and is no longer read")
    }
    let why = new == nil ? ", because the intent was removed" : ""
    return (.breaking, "'\(name)' was \(before) and is no longer read\(why)")
  }

  private func fate(ofAbsent name: String, _ new: Reading) -> Fate? {
    let isNull = fields[name] != nil
    let what = isNull ? "null" : "not stored"
    guard fullWords(old, name) != fullWords(new, name) else {
      return isNull ? (.safe, "'\(name)' is null and still reads as \(short(new, name))") : nil
    }
    let (before, now) = Comparison.shortened(words(old, name), words(new, name))
    return (.careful, "'\(name)' is \(what), and its initial value changed from \(before) to \(now)")
  }

  private func fate(ofUnknown name: String) -> Fate {
    guard let new else { return (.safe, "'\(name)' was unknown before and is not read") }
    guard new.schema.parameter(named: name) != nil, fields[name] != .null else {
      return (.safe, "'\(name)' is unknown and set aside, as before")
    }
    return isUnread(name, new)
      ? (.safe, "'\(name)' was unknown before and cannot be read now")
      : (.careful, "'\(name)' was unknown before and now reads as \(short(new, name))")
  }

  // MARK: Values that both versions read

  private mutating func fate(ofRead parameter: ParameterSchema, _ new: Reading) -> Fate {
    let name = parameter.name
    let (before, now) = Comparison.shortened(words(old, name), words(new, name))
    if let fate = displaced.fate(of: name) {
      return (
        .breaking,
        "'\(name)' was \(before) and now counts for another parameter; the intended one \(fate)"
      )
    }
    let found = newIssues(name)
    let carried = carried(parameter, new)
    if fullWords(old, name) == fullWords(new, name), let carried, carried != fullWords(new, name) {
      let fate = carried.isEmpty ? "removed" : "renamed to \(carried)"
      return (
        .breaking, "'\(name)' stays \(now), but that is now another case; the chosen one was \(fate)"
      )
    }
    guard fullWords(old, name) == fullWords(new, name) || carried == fullWords(new, name) else {
      let loss = found.first(where: \.kind.isStructural)
      let why = loss.map { ": '\($0.path)' \($0.words)" } ?? ""
      // The old version didn't understand the value.
      let isGain = loss == nil && old.values.retained.entries[name] != nil
      return (isGain ? .careful : .breaking, "'\(name)' was \(before) and now reads as \(now)\(why)")
    }
    if let (path, fate) = displaced.property(of: new.values.values[name], at: name) {
      return (
        .breaking,
        "'\(name)' stays \(now), but '\(path)' now counts for another property; the intended one \(fate)"
      )
    }
    if let before = old.schema.parameter(named: name),
      let found = mistakenCases.first(
        in: old.values.values[name],
        read: new.values.values[name],
        from: (before.type, old.schema.types),
        to: (parameter.type, new.schema.types),
        at: name
      )
    {
      return (
        .breaking,
        "'\(found.path)' stays '\(found.name)', but that is now another case; the chosen one was \(found.fate)"
      )
    }
    let wasVisible = oldVisibilities[name]?.isVisible ?? true
    let visibility = newVisibilities[name] ?? .visible
    if wasVisible, let reason = new.schema.explanation(of: visibility, for: name) {
      return (.careful, "'\(name)' stays \(now) but is now hidden and ignored: \(reason)")
    }
    var notes: [String] = []
    if let issue = found.first {
      let fate = issue.kind.isStructural ? ", which is set aside" : ""
      let place = issue.path.steps.count > 1 ? "'\(issue.path)' " : ""
      let more = found.count > 1 ? " (and \(found.count - 1) more like it)" : ""
      notes.append("\(place)\(issue.words)\(fate)\(more)")
    }
    if let change = ObjectDifference.first(old.values.values[name], new.values.values[name], at: name) {
      notes.append(change)
    }
    if let cut = cut(parameter, new) { notes.append("shows only \(cut)") }
    if visibility.isVisible, !wasVisible {
      notes.append("is now shown; before, it was hidden and ignored")
    }
    let fate = before == now ? "stays \(now)" : "was \(before), which is now \(now)"
    return notes.isEmpty
      ? (.safe, "'\(name)' \(fate)")
      : (.careful, "'\(name)' \(fate), but \(notes.joined(separator: "; "))")
  }

  /// Empty if another case took a removed case's name.
  private func carried(_ parameter: ParameterSchema, _ new: Reading) -> String? {
    guard let before = old.schema.parameter(named: parameter.name),
      let value = old.values.values[parameter.name]
    else { return nil }
    let carried = CarriedValue(from: (before.type, old.schema.types), to: (parameter.type, new.schema.types))
    return carried.isReplaced(value) ? "" : carried.value(of: value).words
  }

  private func cut(_ parameter: ParameterSchema, _ new: Reading) -> String? {
    guard case .array(let elements) = new.values.values[parameter.name] else { return nil }
    let before = old.schema.parameter(named: parameter.name)?.arraySizes
    let sizes = ConfigurationFamily.allCases.compactMap { family -> String? in
      guard let most = parameter.arraySizes?.maximumCount(for: family), most < elements.count,
        most < before?.maximumCount(for: family) ?? .max
      else { return nil }
      return "the first\(most == 1 ? "" : " \(most)") in \(family.rawValue)"
    }
    return sizes.isEmpty ? nil : sizes.joined(separator: ", ")
  }

  private func newIssues(_ name: String) -> [ParameterValueError] {
    let before = Dictionary(grouping: oldIssues[name] ?? [], by: \.path)
    return (issues[name] ?? []).filter { issue in
      !(before[issue.path] ?? []).contains { $0.kind == issue.kind }
    }
  }

  private func isUnread(_ name: String, _ reading: Reading) -> Bool {
    guard let entry = reading.values.retained.entries[name], entry.reason != .partlyRead else { return false }
    // A list is unread only if no element is readable.
    guard case .array(let elements) = reading.values.values[name], case .array = fields[name] else {
      return true
    }
    return elements.isEmpty
  }

  private func words(_ reading: Reading, _ name: String) -> String {
    fullWords(reading, name) ?? "no value"
  }

  private func short(_ reading: Reading, _ name: String) -> String {
    Comparison.shortened(words(reading, name))
  }

  private func fullWords(_ reading: Reading, _ name: String) -> String? {
    reading.values.values[name]?.words
  }
}
