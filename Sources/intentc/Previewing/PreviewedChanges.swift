import IntentComparison
import IntentDiagnostics
import IntentSchema

/// The changes between two versions, by the rows that show them.
struct PreviewedChanges {
  /// What a change is about.
  private struct Place: Hashable {
    var kind: SchemaChange.Subject.Kind
    var name: String
    /// The name of a parameter; empty for the declaration itself, and for enums and types.
    var parameter = ""
    /// Whether only the old version has it.
    var isOld: Bool
  }

  private var sentences: [Place: [String]] = [:]
  /// The most changes of an enum or a type that a row names, because many rows can have the same type.
  private static let mostOfType = 5

  init(_ report: ComparisonReport) {
    for change in report.changes {
      let names = change.diagnostic.path?.words.split(separator: " › ", maxSplits: 2) ?? []
      let isOfRow = change.subject.kind == .intent && names.count > 1
      let place = Place(
        kind: change.subject.kind,
        name: change.subject.name,
        parameter: isOfRow ? String(names[1]) : "",
        isOld: change.new == nil
      )
      sentences[place, default: []].append("\(change.verdict.rawValue): \(change.diagnostic.message)")
    }
  }

  /// The changes of an intent by the names of its parameters; with an empty name, those of the intent itself.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - isOld: Whether it is the old version, which shows only what the new one does not have.
  func sentences(on schema: ConfigurationSchema, isOld: Bool) -> [String: [String]] {
    func found(_ kind: SchemaChange.Subject.Kind, _ name: String, _ parameter: String = "") -> [String] {
      sentences[Place(kind: kind, name: name, parameter: parameter, isOld: isOld)] ?? []
    }
    var result: [String: [String]] = [:]
    result[""] = found(.intent, schema.name)
    for parameter in schema.parameters {
      let own = found(.intent, schema.name, parameter.name)
      let ofType =
        switch parameter.type {
        case .enumeration(let name): found(.enum, name)
        case .object(let name): found(.type, name)
        default: [String]()
        }
      let more = ofType.count - Self.mostOfType
      let all =
        own + ofType.prefix(Self.mostOfType) + (more > 0 ? ["and \(more) more changes of its type"] : [])
      if !all.isEmpty { result[parameter.name] = all }
    }
    return result
  }
}
