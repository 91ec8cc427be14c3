import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// Finds the place of each value in a configuration's file. Indexes each object and list only once, so that
/// many problems in one object stay cheap.
package struct ConfigurationPlaces {
  /// Where a value and its name are in the file, in bytes.
  package struct Place {
    /// The range of the value, or of the nearest value around it; `nil` in a binary property list.
    package var value: Range<Int>?
    /// The range of the name; `nil` for an element or a missing value, and in a binary property list.
    package var name: Range<Int>?
  }

  /// A value of the file with its place, in JSON or in a property list.
  private enum Part {
    case json(JSONTree, name: Range<Int>?)
    case node(PropertyList, PropertyList.NodeID)

    var place: Place {
      switch self {
      case .json(let json, let name): return Place(value: json.range, name: name)
      case .node(let list, let node):
        let isContainer = [.array, .dictionary].contains(list.kind(node))
        return Place(
          value: (isContainer ? nil : list.contentRange(of: node)) ?? list.range(of: node),
          name: list.keyContentRange(of: node) ?? list.keyRange(of: node)
        )
      }
    }

    /// The members or elements of the value. If a name repeats, the last part wins.
    var parts: [ValuePath.Step: Part] {
      var parts: [ValuePath.Step: Part] = [:]
      switch self {
      case .json(let json, _):
        for (index, element) in json.elements.enumerated() {
          parts[.index(index)] = .json(element, name: nil)
        }
        for member in json.members ?? [] {
          parts[.name(member.key)] = .json(member.value, name: member.keyRange)
        }
      case .node(let list, let node):
        let isArray = list.kind(node) == .array
        for (index, child) in list.children(of: node).enumerated() {
          parts[isArray ? .index(index) : .name(list.keyName(of: child))] = .node(list, child)
        }
      }
      return parts
    }
  }

  private let root: Part?
  private var parts: [ValuePath: [ValuePath.Step: Part]] = [:]

  package init(_ configuration: ConfigurationFile) {
    let whole: Part? =
      switch configuration.contents {
      case .json(let json): .json(json, name: nil)
      case .list(let list): .node(list, list.root)
      case nil: nil
      }
    root =
      configuration.record == nil ? whole : whole?.parts[.name(ConfigurationFile.inRecord)]
  }

  package mutating func place(of path: ValuePath) -> Place {
    guard var part = root else { return Place() }
    for (depth, step) in path.steps.enumerated() {
      let whole = ValuePath(Array(path.steps[..<depth]))
      let parts = self.parts[whole] ?? part.parts
      self.parts[whole] = parts
      guard let next = parts[step] else { return Place(value: part.place.value) }
      part = next
    }
    return part.place
  }
}
