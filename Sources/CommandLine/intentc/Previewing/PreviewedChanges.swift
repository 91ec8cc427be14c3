import IntentComparison
import IntentDiagnostics
import IntentEditorPage
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

  private var changes: [Place: [SchemaChange]] = [:]
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
      changes[place, default: []].append(change)
    }
  }

  /// The changes of an intent by the names of its parameters; with an empty name, those of the intent itself.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - isOld: Whether it is the old version, which shows only what the new one does not have.
  func changes(of schema: ConfigurationSchema, isOld: Bool) -> [String: [PreviewChange]] {
    func found(_ kind: SchemaChange.Subject.Kind, _ name: String, _ parameter: String = "") -> [SchemaChange]
    {
      changes[Place(kind: kind, name: name, parameter: parameter, isOld: isOld)] ?? []
    }
    var result: [String: [PreviewChange]] = [:]
    result[""] = found(.intent, schema.name).map { PreviewChange($0) }
    for parameter in schema.parameters {
      let own = found(.intent, schema.name, parameter.name).map { PreviewChange($0) }
      let ofType =
        switch parameter.type {
        case .enumeration(let name): Self.shortened(found(.enum, name), of: "enum '\(name)'")
        case .object(let name): Self.shortened(found(.type, name), of: "type '\(name)'")
        default: [PreviewChange]()
        }
      if !own.isEmpty || !ofType.isEmpty { result[parameter.name] = own + ofType }
    }
    return result
  }

  /// The first changes of an enum or a type, the worst before the others, and the number of those that are left out.
  private static func shortened(_ changes: [SchemaChange], of owner: String) -> [PreviewChange] {
    let sorted = Verdict.allCases.reversed().flatMap { verdict in changes.filter { $0.verdict == verdict } }
    let shown = sorted.prefix(mostOfType).map { PreviewChange($0, of: owner) }
    guard let next = sorted.dropFirst(mostOfType).first else { return shown }
    return shown + [
      PreviewChange(next.verdict.rawValue, "\(sorted.count - mostOfType) more changes of \(owner)")
    ]
  }
}

extension PreviewChange {
  /// - Parameter owner: The enum or the type of the row, which the message does not name.
  fileprivate init(_ change: SchemaChange, of owner: String? = nil) {
    let message = change.diagnostic.message
    self.init(change.verdict.rawValue, owner.map { "\($0): \(message)" } ?? message)
  }
}
