import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

@testable import IntentDesign

struct DesignFlags {
  private(set) var words: [String] = []
  private(set) var document: DesignDocument
  private(set) var problems: [String] = []

  private let target: DesignTree

  init(_ target: DesignTree, path: String) {
    self.target = target
    document = DesignDocument(path: path, tree: DesignTree(root: .newDefinition("")))
    setAttributes(of: .definition)
    for kind in [ElementKind.enumeration, .type] {
      for path in target.paths(kind) { add(path) }
    }
    for kind in [ElementKind.enumeration, .type] {
      for path in target.paths(kind) {
        addParts(kind == .type ? .property : .enumCase, of: path)
        setAttributes(of: path)
      }
    }
    for path in target.paths(.intent) { addIntent(path) }
  }

  private mutating func addIntent(_ intent: ElementPath) {
    add(intent)
    let response = intent.part(.response, "")
    if target[response] == nil {
      remove(response)
    } else {
      addParts(.responseCode, of: intent)
      addParts(.responseParameter, of: intent)
      setAttributes(of: response)
    }
    for path in target.paths(.parameter, in: intent) { add(path) }
    for path in target.paths(.parameter, in: intent) {
      setAttributes(of: path)
      addParts(.dialog, of: path)
      addParts(.reason, of: path)
    }
    addParts(.combination, of: intent)
    addParts(.managedCombination, of: intent)
    setAttributes(of: intent)
  }

  private mutating func addParts(_ kind: ElementKind, of owner: ElementPath) {
    let wanted = target.paths(kind, in: owner)
    for path in document.tree.paths(kind, in: owner) where !wanted.contains(path) { remove(path) }
    for path in wanted {
      if document.tree[path] == nil { add(path) }
      setAttributes(of: path)
    }
    if target.namelessCount(kind, in: owner) > 0 {
      problems.append("'\(owner.text)' has a \(kind.word) without a name")
    }
    for (index, path) in wanted.enumerated() {
      let names = document.tree.paths(kind, in: owner).map(\.name)
      guard names.indices.contains(index), names[index] != path.name, !kind.isCombination else { continue }
      let word = index == 0 ? "\(path.text) first" : "\(path.text) after \(wanted[index - 1].name)"
      change("--move", word) { try .moving(word) }
    }
  }

  private mutating func add(_ path: ElementPath) {
    var word = path.text
    if path.kind.fieldOwner != nil, let type = target.type(of: path) {
      word += ": \(type.text(in: target))"
    }
    change("--add", word) { try .adding(word) }
  }

  private mutating func remove(_ path: ElementPath) {
    let word = path.text
    change("--remove", word) { .remove(try DesignPath(word)) }
  }

  private mutating func setAttributes(of path: ElementPath) {
    for attribute in DesignAttribute.all(of: path.kind) {
      let (wanted, text) = (
        target.text(of: attribute, at: path), document.tree.text(of: attribute, at: path)
      )
      guard wanted != text else { continue }
      let name = path.text + "." + attribute.name
      if let wanted {
        let word = "\(name) = \(DesignText.quoted(wanted))"
        change("--set", word) { try .setting(word) }
      } else {
        change("--remove", name) { .remove(try DesignPath(name)) }
      }
    }
  }

  private mutating func change(_ option: String, _ word: String, _ change: () throws -> DesignChange) {
    words += [option, word]
    do {
      try document.apply(change())
    } catch {
      problems.append("\(option) \(word): \(error)")
    }
  }
}

extension PropertyValue {
  /// Replaces the IDs by those that `intentc design` gives.
  var withoutIDs: PropertyValue {
    switch contents {
    case .array(let elements): return .array(elements.map(\.withoutIDs))
    case .scalar: return self
    case .dictionary(let entries):
      var kept = entries.filter { !$0.key.name.hasSuffix("ID") }.mapValues(\.withoutIDs)
      // A default that can be translated has an ID.
      for owner in FieldOwner.allCases where entries[.field(owner, .type)]?.string == "String" {
        let metadata = DefinitionKey.field(owner, .metadata)
        guard var settings = kept[metadata], settings[.metadata(owner, .defaultValue)] != nil else {
          continue
        }
        settings[.metadata(owner, .defaultValueID)] = .string("")
        kept[metadata] = settings
      }
      return .dictionary(kept)
    }
  }
}
