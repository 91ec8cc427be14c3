import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The intents that a preview shows: one version, or two side by side.
struct PreviewedIntents {
  private let sides: [PreviewData.Side]
  private let title: String

  /// - Parameters:
  ///   - module: The definitions.
  ///   - className: The class name of the only intent to show.
  /// - Throws: A usage error if there is no intent.
  init(_ module: ModuleSchema, only className: String?) throws {
    let intents = Self.intents(of: module) { className == nil || $0.className == className }
    guard let first = intents.first else { throw ValidationError("there is no intent to draw.") }
    sides = [.init("", intents)]
    title = intents.count == 1 ? first.schema.name : module.files.map(\.schema.name).listed
  }

  /// Two versions, with the changes from the first to the second.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the versions.
  ///   - className: The class name of the only intent to show.
  /// - Throws: A usage error if there is no intent.
  init(_ comparison: ComparisonCall.Result, only className: String?) throws {
    let changes = PreviewedChanges(comparison.report)
    sides = [(title: "Before", comparison.old), ("After", comparison.new)].map { title, module in
      let intents = Self.intents(of: module) { className == nil || $0.className == className }
      return .init(
        title,
        intents.map { intent in
          var intent = intent
          intent.changes = changes.changes(of: intent.schema, isOld: title == "Before")
          return intent
        }
      )
    }
    guard sides.contains(where: { !$0.intents.isEmpty }) else {
      throw ValidationError("there is no intent to draw.")
    }
    title = "Changes of " + comparison.new.files.map(\.schema.name).listed
  }

  /// One page with all intents.
  var page: [UInt8] { Self.page(title, sides) }

  /// A page for each intent. Its name has only letters, digits and signs that are safe in paths.
  var pages: [GeneratedFile] {
    var names: Set<String> = []
    var shown: Set<String> = []
    let intents = sides.reversed().flatMap(\.intents).map(\.schema)
    return intents.filter { shown.insert($0.name).inserted }.map { schema in
      let plain = String(schema.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      var (name, number) = (plain, 1)
      // File systems may ignore case.
      while !names.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      let parts = sides.map { side in
        PreviewData.Side(side.title, side.intents.filter { $0.schema.name == schema.name })
      }
      return GeneratedFile(name: name + ".html", bytes: Self.page(schema.name, parts))
    }
  }

  /// The code of a language that a person names.
  func code(of locale: String?) -> String {
    PageLanguages.code(of: locale, among: sides.flatMap(\.intents).flatMap(\.languages).map(\.language.code))
  }

  private static func intents(
    of module: ModuleSchema,
    where isShown: (ConfigurationSchema) -> Bool
  ) -> [PreviewIntent] {
    module.files.flatMap { file in
      let schemas = file.schema.intents.map(\.configuration).filter(isShown)
      let languages =
        schemas.isEmpty ? [] : PageLanguages(path: file.definition.path, name: file.schema.name).entries
      return schemas.map { PreviewIntent($0, languages: languages) }
    }
  }

  private static func page(_ title: String, _ sides: [PreviewData.Side]) -> [UInt8] {
    PageText.selfContained(PreviewData.json(title: title, sides))
  }
}

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
