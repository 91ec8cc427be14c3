import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentEditorPage
import IntentLocalisation
import IntentSchema

/// The intents to draw, of one version or two.
struct PreviewedIntents {
  private let sides: [PreviewData.Side]
  private let title: String

  /// Throws a usage error if no intent matches.
  init(_ module: ModuleSchema, only className: String?) throws {
    let intents = Self.intents(of: module) { className == nil || $0.className == className }
    guard let first = intents.first else { throw ValidationError("there is no intent to draw.") }
    sides = [.init("", intents)]
    title = intents.count == 1 ? first.schema.name : module.files.map(\.schema.name).quotedList
  }

  /// Throws a usage error if no intent matches.
  init(_ comparison: DefinitionComparison.Result, only className: String?) throws {
    var changes = PreviewedChanges(comparison.report)
    func intents(of module: ModuleSchema) -> [PreviewIntent] {
      Self.intents(of: module) { className == nil || $0.className == className }
    }
    var (old, new) = (intents(of: comparison.old), intents(of: comparison.new))
    let known = Dictionary(firsts: old.lazy.map { ($0.schema.name, $0.schema) })
    let present = Dictionary(firsts: new.lazy.map { ($0.schema.name, $0.schema) })
    for index in new.indices {
      let before = known[new[index].schema.name]
      new[index].changes = changes.changes(to: new[index].schema, from: before)
    }
    for index in old.indices {
      let after = present[old[index].schema.name]
      old[index].changes = changes.removals(from: old[index].schema, to: after)
      old[index].renamed = Self.renamed(from: old[index].schema, to: after)
    }
    sides = [.init("Before", old), .init("After", new)]
    guard sides.contains(where: { !$0.intents.isEmpty }) else {
      throw ValidationError("there is no intent to draw.")
    }
    title = "Changes of " + comparison.new.files.map(\.schema.name).quotedList
  }

  /// The new names of parameters, by their old ones.
  private static func renamed(from old: ConfigurationSchema, to new: ConfigurationSchema?) -> [String: String]
  {
    guard let new else { return [:] }
    let names = old.parameters.filter { new.parameter(named: $0.name) == nil }.compactMap { before in
      new.parameters.first { parameter in
        parameter.formerly.contains(before.name)
          || parameter.tag == before.tag && old.parameter(named: parameter.name) == nil
      }
      .map { (before.name, $0.name) }
    }
    return Dictionary(firsts: names)
  }

  var page: [UInt8] { Self.page(title, sides) }

  /// File names only contain ASCII letters, digits, `_` and `-`.
  var pages: [GeneratedFile] {
    var names: Set<String> = []
    var shown: Set<String> = []
    let intents = sides.reversed().flatMap(\.intents).map(\.schema)
    let named = sides.map { Dictionary(grouping: $0.intents, by: \.schema.name) }
    return intents.filter { shown.insert($0.name).inserted }.map { schema in
      let plain = String(schema.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      var (name, number) = (plain, 1)
      // File systems may ignore case.
      while !names.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      let parts = zip(sides, named).map { side, named in
        PreviewData.Side(side.title, named[schema.name] ?? [])
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

/// The findings of a comparison, sorted by the rows of the preview that show them.
struct PreviewedChanges {
  /// The row for a finding: a declaration, or a parameter of an intent.
  private struct Row: Hashable {
    var kind: ElementKind
    var name: String
    /// Empty for the declaration itself, and for enums and types.
    var parameter = ""
  }

  private var changes: [Row: [SchemaChange]] = [:]
  /// The row that lists an enum's or type's changes, by intent and type: each intent can have its own page.
  private var said: [String: String] = [:]
  private static let mostOfType = 5

  init(_ report: ComparisonReport) {
    for change in report.changes + report.accepted {
      let names = change.diagnostic.path?.ways ?? []
      let isOfRow = change.subject.kind == .intent && names.count > 1
      let row = Row(
        kind: change.subject.kind,
        name: change.subject.name,
        parameter: isOfRow ? names[1] : ""
      )
      changes[row, default: []].append(change)
    }
  }

  /// The empty name stands for the intent itself.
  typealias Rows = [String: [PreviewChange]]

  mutating func changes(to schema: ConfigurationSchema, from old: ConfigurationSchema?) -> Rows {
    changes(of: schema.parameters, in: schema, old)
  }

  mutating func removals(from schema: ConfigurationSchema, to new: ConfigurationSchema?) -> Rows {
    var result = changes(
      of: schema.parameters.filter { new?.parameter(named: $0.name) == nil },
      in: schema,
      nil
    )
    if new != nil { result[""] = nil }
    return result
  }

  private mutating func changes(
    of parameters: [ParameterSchema],
    in schema: ConfigurationSchema,
    _ old: ConfigurationSchema?
  ) -> Rows {
    var result = ["": changes[Row(kind: .intent, name: schema.name), default: []].map { PreviewChange($0) }]
    for parameter in parameters {
      let row = Row(kind: .intent, name: schema.name, parameter: parameter.name)
      var found = changes[row, default: []].map { PreviewChange($0) }
      let types = [parameter.type, old?.parameter(named: parameter.name)?.type].compactMap { type in
        switch type {
        case .enumeration(let name)?: (row: Row(kind: .enumeration, name: name), owner: "enum '\(name)'")
        case .object(let name)?: (row: Row(kind: .type, name: name), owner: "type '\(name)'")
        default: nil
        }
      }
      for (index, type) in types.enumerated() where index == 0 || type.owner != types[0].owner {
        found += changesOfType(
          type.row,
          type.owner,
          in: schema.name,
          at: parameter.title.text(or: parameter.name)
        )
      }
      if !found.isEmpty { result[parameter.name] = Self.worstFirst(found) { $0.level } }
    }
    return result
  }

  /// Finds the changes of a row's enum or object type. If another row already lists them, refers to that row.
  private mutating func changesOfType(
    _ type: Row,
    _ owner: String,
    in intent: String,
    at row: String
  ) -> [PreviewChange] {
    guard let found = changes[type] else { return [] }
    let worst = Self.worstFirst(found, \.previewLevel).first?.previewLevel ?? ""
    let key = "\(intent)\n\(owner)"
    guard let first = said[key] else {
      said[key] = row
      return Self.shortened(found, of: owner)
    }
    return [PreviewChange(worst, "\(owner): see '\(first)'")]
  }

  private static func worstFirst<Change>(_ changes: [Change], _ level: (Change) -> String) -> [Change] {
    ["breaking", "careful", "accepted", "safe"].flatMap { name in changes.filter { level($0) == name } }
  }

  private static func shortened(_ changes: [SchemaChange], of owner: String) -> [PreviewChange] {
    let sorted = worstFirst(changes, \.previewLevel)
    let shown = sorted.prefix(mostOfType).map { PreviewChange($0, of: owner) }
    guard let next = sorted.dropFirst(mostOfType).first else { return shown }
    return shown + [
      PreviewChange(next.previewLevel, "\(sorted.count - mostOfType) more changes of \(owner)")
    ]
  }
}

extension PreviewChange {
  /// - Parameter owner: The row's enum or type, which the message doesn't name.
  fileprivate init(_ change: SchemaChange, of owner: String? = nil) {
    let message = change.diagnostic.message + (change.acceptance.map { " (accepted \($0.shortWords))" } ?? "")
    self.init(change.previewLevel, owner.map { "\($0): \(message)" } ?? message)
  }
}

extension SchemaChange {
  fileprivate var previewLevel: String { acceptance == nil ? verdict.rawValue : "accepted" }
}
