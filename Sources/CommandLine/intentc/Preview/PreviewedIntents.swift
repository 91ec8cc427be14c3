import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The intents in a preview: one version, or two side by side.
struct PreviewedIntents {
  private let sides: [PreviewData.Side]
  private let title: String

  /// - Parameters:
  ///   - className: The class name of the only intent to show; `nil` for all.
  /// - Throws: A usage error if no intent matches.
  init(_ module: ModuleSchema, only className: String?) throws {
    let intents = Self.intents(of: module) { className == nil || $0.className == className }
    guard let first = intents.first else { throw ValidationError("there is no intent to draw.") }
    sides = [.init("", intents)]
    title = intents.count == 1 ? first.schema.name : module.files.map(\.schema.name).listed
  }

  /// Shows two versions, with the changes from the first to the second.
  ///
  /// - Parameters:
  ///   - className: The class name of the only intent to show; `nil` for all.
  /// - Throws: A usage error if no intent matches.
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

  var page: [UInt8] { Self.page(title, sides) }

  /// A page for each intent. File names only contain letters, digits and characters that are safe in paths.
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
  private struct Place: Hashable {
    var kind: SchemaChange.Subject.Kind
    var name: String
    /// The name of a parameter; empty for the declaration itself, and for enums and types.
    var parameter = ""
    var isOld: Bool
  }

  private var changes: [Place: [SchemaChange]] = [:]
  /// The largest number of an enum's or type's changes in one row, because many rows can share a type.
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

  /// Returns an intent's changes by parameter name. The empty name stands for the intent itself.
  ///
  /// - Parameters:
  ///   - isOld: Whether this is the old version, which only shows removed elements.
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

  /// The worst changes of an enum or type, and a count of the rest.
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
  /// - Parameter owner: The row's enum or type, which the message doesn't name.
  fileprivate init(_ change: SchemaChange, of owner: String? = nil) {
    let message = change.diagnostic.message
    self.init(change.verdict.rawValue, owner.map { "\($0): \(message)" } ?? message)
  }
}
