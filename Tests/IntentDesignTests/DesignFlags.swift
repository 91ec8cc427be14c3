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
      for place in target.places(kind) { add(place) }
    }
    for kind in [ElementKind.enumeration, .type] {
      for place in target.places(kind) {
        addParts(kind == .type ? .property : .enumCase, of: place)
        setAttributes(of: place)
      }
    }
    for place in target.places(.intent) { addIntent(place) }
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
    for place in target.places(.parameter, in: intent) { add(place) }
    for place in target.places(.parameter, in: intent) {
      setAttributes(of: place)
      addParts(.dialog, of: place)
      addParts(.reason, of: place)
    }
    addParts(.combination, of: intent)
    addParts(.managedCombination, of: intent)
    setAttributes(of: intent)
  }

  private mutating func addParts(_ kind: ElementKind, of owner: ElementPath) {
    let wanted = target.places(kind, in: owner)
    for place in document.tree.places(kind, in: owner) where !wanted.contains(place) { remove(place) }
    for place in wanted {
      if document.tree[place] == nil { add(place) }
      setAttributes(of: place)
    }
    if target.namelessCount(kind, in: owner) > 0 {
      problems.append("'\(owner.text)' has a \(kind.word) without a name")
    }
    for (index, place) in wanted.enumerated() {
      let names = document.tree.places(kind, in: owner).map(\.name)
      guard names.indices.contains(index), names[index] != place.name, !kind.isCombination else { continue }
      let word = index == 0 ? "\(place.text) first" : "\(place.text) after \(wanted[index - 1].name)"
      change("--move", word) { try .moving(word) }
    }
  }

  private mutating func add(_ place: ElementPath) {
    var word = place.text
    if place.kind.fieldOwner != nil, let type = target.type(of: place) {
      word += ": \(type.text(in: target))"
    }
    change("--add", word) { try .adding(word) }
  }

  private mutating func remove(_ place: ElementPath) {
    let word = place.text
    change("--remove", word) { .remove(try DesignPath(word)) }
  }

  private mutating func setAttributes(of place: ElementPath) {
    for attribute in DesignAttribute.all(of: place.kind) {
      let (wanted, text) = (
        target.text(of: attribute, at: place), document.tree.text(of: attribute, at: place)
      )
      guard wanted != text else { continue }
      let path = place.text + "." + attribute.name
      if let wanted {
        let word = "\(path) = \(DesignText.quoted(wanted))"
        change("--set", word) { try .setting(word) }
      } else {
        change("--remove", path) { .remove(try DesignPath(path)) }
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
