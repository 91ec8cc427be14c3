import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// The places that a rename changes, in definitions, their tables and `intentc.json`.
package struct RenameChanges {
  /// A new text for a part of a file.
  package struct Change: Hashable {
    package var range: Range<Int>
    package var text: String
  }

  private let name: ElementPath
  private let new: String
  private var changes: [String: [Change]] = [:]

  package init(of name: ElementPath, to new: String, in names: NameTable) {
    (self.name, self.new) = (name, new)
    for occurrence in names.occurrences(of: name) { add(occurrence.range, in: occurrence.file) }
  }

  private mutating func add(_ range: Range<Int>, in path: String, text: String? = nil) {
    changes[path, default: []].append(Change(range: range, text: text ?? new))
  }

  package var ranges: [String: [Change]] {
    changes.mapValues { changes in
      var end = -1
      return changes.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { change in
        guard change.range.lowerBound > end else { return false }
        end = change.range.upperBound - 1
        return true
      }
    }
  }

  /// Adds the settings that name the element or its parts. If `formerly` lists earlier names of the element,
  /// the old one joins them.
  package mutating func addProject(_ path: String, _ text: [UInt8]) {
    guard let root = JSONTree.read(SourceText(path: path, bytes: text)).0 else { return }
    for key in ProjectConfiguration.Key.allCases {
      if let setting = root[key.rawValue] { add(setting, of: key, in: path) }
    }
  }

  private mutating func add(_ setting: JSONTree, of key: ProjectConfiguration.Key, in path: String) {
    switch key {
    case .renames:
      for (element, member) in (setting.members ?? []).flatMap(Rename.paths) {
        rename(element, member.keyRange, path, as: ElementPath(member.key) == element ? \.text : \.bareText)
      }
    case .controls, .lists, .migrates, .opensApp:
      for element in setting.elements {
        rename(element.string.flatMap { ElementPath($0) }, element.range, path)
      }
    case .dependsOn:
      for member in setting.members ?? [] { addDependencies(member, in: path) }
    case .formerly:
      for member in setting.members ?? [] { addFormerNames(member, in: path) }
    // 'accepted' keeps the names under which a person accepted a break. The others name no elements.
    case .accepted, .accessLevel, .backends, .bundle, .classPrefix, .files, .imports, .minimumSystem,
      .namespace, .releases, .rules:
      break
    }
  }

  private mutating func addDependencies(_ member: JSONTree.Member, in path: String) {
    let element = ElementPath(member.key)
    rename(element, member.keyRange, path)
    guard name.kind == .parameter, element?.owner == name.owner else { return }
    for element in member.value.elements where element.string == name.name {
      add(element.range, in: path, text: JSONWriter.text(of: new))
    }
  }

  /// Replaces the path of the element or of one of its parts.
  private mutating func rename(
    _ found: ElementPath?,
    _ range: Range<Int>,
    _ path: String,
    as text: KeyPath<ElementPath, String> = \.text
  ) {
    guard let found, found == name || found.owner == name else { return }
    let renamed = found == name ? found.renamed(new) : ElementPath(found.kind, [new, found.name])
    add(range, in: path, text: JSONWriter.text(of: renamed[keyPath: text]))
  }

  private mutating func addFormerNames(_ member: JSONTree.Member, in path: String) {
    let element = ElementPath(member.key)
    rename(element, member.keyRange, path)
    guard element == name else { return }
    let (earlier, old) = (member.value.elements, JSONWriter.text(of: name.name))
    if let same = earlier.first(where: { $0.string == new }) {
      add(same.range, in: path, text: old)
    } else if let end = earlier.last?.range.upperBound {
      add(end..<end, in: path, text: ", \(old)")
    }
  }

  package static func applied(_ changes: [Change], to bytes: [UInt8]) -> [UInt8] {
    var edits = TextEdits()
    for change in changes { edits.replace(change.range, with: change.text) }
    return edits.applied(to: bytes)
  }
}

/// A rename as whole files, for commands that write them.
package enum DefinitionRename {
  /// Renames a declaration in the module's definitions, their tables and the project's `intentc.json`.
  /// Returns the files' old and new texts as UTF-8. The old text of a file in another encoding is empty,
  /// because the positions of its placeholders are unknown.
  package static func changes(
    of name: ElementPath,
    to new: String,
    in result: CompilerCall.Result,
    unsaved: UnsavedFiles
  ) -> [String: (old: [UInt8], new: [UInt8])] {
    guard
      let module = result.modules.map(\.schema).first(where: { module in
        module.files.contains { !$0.definition.sites(of: name.declaration).isEmpty }
      })
    else { return [:] }
    var texts = Dictionary(firsts: result.compilation.sources.map { ($0.path, $0.bytes) })
    let definitions = module.files.map(\.definition)
    let names = NameTable(module, texts: texts, tablesOf: definitions, unsaved: unsaved)
    var changes = RenameChanges(of: name, to: new, in: names)
    for source in result.projects.compactMap(\.source) {
      texts[source.path] = source.bytes
      changes.addProject(source.path, source.bytes)
    }
    var files: [String: (old: [UInt8], new: [UInt8])] = [:]
    for (path, ranges) in changes.ranges {
      guard let old = try? texts[path] ?? unsaved.readRegular(path) else { continue }
      guard !old.contains(0), String(validUTF8: old) != nil else {
        files[path] = ([], [])
        continue
      }
      files[path] = (old, RenameChanges.applied(ranges, to: old))
    }
    return files
  }
}

extension ElementPath {
  /// The intent, enum or type that this element is or belongs to.
  fileprivate var declaration: ElementPath { owner == .definition ? self : owner }
}
