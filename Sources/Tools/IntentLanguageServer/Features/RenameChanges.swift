import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

/// The places that change with a name, by file.
struct RenameChanges {
  struct Change: Hashable {
    var range: Range<Int>
    var text: String
  }

  private let new: String
  private var changes: [String: [Change]] = [:]

  init(new: String) {
    self.new = new
  }

  mutating func add(_ range: Range<Int>, in path: String, text: String? = nil) {
    changes[path, default: []].append(Change(range: range, text: text ?? new))
  }

  /// The changes of each file, in file order, without overlaps.
  var ranges: [String: [Change]] {
    changes.mapValues { changes in
      var end = -1
      return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { change in
        guard change.range.lowerBound > end else { return false }
        end = change.range.upperBound - 1
        return true
      }
    }
  }

  /// Adds the placeholders in the translations of texts.
  mutating func addTables(of name: DefinitionName, _ module: ModuleSchema, _ unsaved: UnsavedFiles) {
    guard name.kind == .parameter || name.kind == .answer || name.kind == .property else { return }
    for definition in module.files.map(\.definition) where !DocumentURI.isUntitled(definition.path) {
      let ids = Self.texts(with: name, in: definition)
      guard !ids.isEmpty else { continue }
      let folders = TableFolders(ofDefinitions: [definition.path], unsaved: unsaved)
      let tables = TableSearch(path: definition.path, name: definition.name, in: folders)
      let sources = Dictionary(tables.sources.map { ($0.path, $0.bytes) }) { first, _ in first }
      for entry in (tables.languages + [tables.sourceTexts].compactMap(\.self)).flatMap(\.entries) {
        guard let owners = ids[entry.key], let text = sources[entry.location.file] else { continue }
        let ranges = entry.texts.compactMap(\.range)
        for placeholder in ranges.flatMap({ WrittenPlaceholders.all(in: $0, of: text) }) {
          let isProperty = name.kind == .property
          guard !isProperty || owners.contains(placeholder.parameter.value),
            let place = isProperty ? placeholder.property : placeholder.parameter, place.value == name.name,
            let range = place.range
          else { continue }
          add(range, in: entry.location.file)
        }
      }
    }
  }

  /// The texts whose placeholders may name it, by ID. For a property, each with the parameters of its type.
  private static func texts(with name: DefinitionName, in definition: Definition) -> [String: Set<String>] {
    var texts: [String: Set<String>] = [:]
    let owners = definition.intents.map { intent -> (parameters: Set<String>, answers: Set<String>) in
      guard name.kind == .property else { return ([], []) }
      func names(_ fields: [Definition.Field]) -> Set<String> {
        Set(fields.filter { NameTable.type(of: $0) == name.owner }.compactMap(\.name?.value))
      }
      return (names(intent.parameters.map(\.field)), names(intent.response?.parameters.map(\.field) ?? []))
    }
    definition.forEachText { text in
      guard let id = text.text.id?.value else { return }
      let isAnswer: Bool
      switch text.site.element {
      case .intent, .parameter: isAnswer = false
      case .responseCode: isAnswer = true
      default: return
      }
      let intent = text.site.intent
      if name.kind == .property {
        let names = isAnswer ? owners[intent].answers : owners[intent].parameters
        if !names.isEmpty { texts[id] = names }
      } else if isAnswer == (name.kind == .answer), definition.intents[intent].name?.value == name.owner {
        texts[id] = []
      }
    }
    return texts
  }

  /// Adds the keys of `renames` in `intentc.json`.
  mutating func addProject(_ name: DefinitionName, _ path: String, _ text: [UInt8]) {
    guard let renamed = name.renamed, let root = LocatedJSON.read(SourceText(path: path, bytes: text)).0
    else {
      return
    }
    var after = name
    after.name = new
    for kind in Rename.Kind.allCases {
      for member in root["renames"]?[kind.rawValue]?.members ?? [] {
        let range = member.keyRange.lowerBound + 1..<member.keyRange.upperBound - 1
        if kind == renamed.kind, member.key == renamed.name {
          add(range, in: path, text: after.renamed?.name ?? new)
        } else if member.key.hasPrefix(name.name + "."),
          name.kind == .enumeration && kind == .cases || name.kind == .type && kind == .properties
        {
          add(range, in: path, text: new + member.key.dropFirst(name.name.count))
        }
      }
    }
  }

  /// A text after the changes.
  static func applied(_ changes: [Change], to bytes: [UInt8]) -> [UInt8] {
    let fixes = changes.map { Diagnostic.Fix("", replacing: $0.range, with: $0.text) }
    return FixApplication.apply(fixes, to: bytes).bytes
  }
}
