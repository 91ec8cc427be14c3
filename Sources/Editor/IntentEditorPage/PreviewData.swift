import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentSchema

/// The data of a preview page. Its JSON contains each distinct state once and, for each intent, language and
/// family, the index of its state.
package struct PreviewData: Sendable {
  /// One version of the drawn intents; a preview of a comparison has two.
  package struct Side: Sendable {
    package var title: String
    package var intents: [PreviewIntent]

    package init(_ title: String = "", _ intents: [PreviewIntent]) {
      self.title = title
      self.intents = intents
    }
  }

  private var states: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]

  package static func json(title: String, _ sides: [Side]) -> [UInt8] {
    var data = PreviewData()
    let views = sides.map { side in side.intents.map { data.views(of: $0) } }
    var writer = JSONWriter()
    writer.object { writer in
      writer.shown("title", title)
      writer.array("sides", Array(zip(sides, views))) { writer, each in
        writer.object { writer in
          writer.shown("title", each.0.title)
          writer.array("intents", Array(zip(each.0.intents, each.1))) { $0.intent($1.0, views: $1.1) }
        }
      }
    }
    // The states are a member of the object, so remove its end.
    var bytes = writer.bytes
    bytes.removeLast("\n}".utf8.count)
    bytes += ",\n  \"states\": [\n".utf8
    for (index, state) in data.states.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      bytes += state
    }
    return bytes + "\n  ]\n}\n".utf8
  }

  private mutating func views(of intent: PreviewIntent) -> [[Int]] {
    let types = Self.types(of: intent.schema)
    return intent.languages.map { entry in
      let configuration = DynamicConfiguration(
        intent.schema.localized(by: entry.lookup, types: types.localized(by: entry.lookup))
      )
      return intent.families.map { family in
        var state = EditorState(configuration, family: family, hasOptions: true)
        _ = state.reduce(.toggleHidden)
        return index(of: state, intent.changes)
      }
    }
  }

  /// The types of the rows, and of their properties. A definition can have many others.
  private static func types(of schema: ConfigurationSchema) -> TypeTable {
    var found = TypeTable()
    func add(_ type: ParameterType, _ depth: Int) {
      switch type {
      case .enumeration(let name): found.enums[name] = schema.types.enums[name]
      case .object(let name) where found.objects[name] == nil:
        found.objects[name] = schema.types.objects[name]
        guard depth < 1 else { return }
        for property in schema.types.objects[name]?.properties ?? [] { add(property.type, depth + 1) }
      default: break
      }
    }
    for parameter in schema.parameters { add(parameter.type, 0) }
    return found
  }

  private mutating func index(of state: EditorState, _ changes: [String: [PreviewChange]]) -> Int {
    var view = PageView(languages: [], language: "")
    (view.isPreview, view.changes) = (true, changes)
    var writer = JSONWriter()
    writer.state(state, in: view)
    if let index = indices[writer.bytes] { return index }
    indices[writer.bytes] = states.count
    states.append(writer.bytes)
    return states.count - 1
  }
}

extension JSONWriter {
  fileprivate mutating func intent(_ intent: PreviewIntent, views: [[Int]]) {
    object { writer in
      writer.shown("name", intent.schema.name)
      writer.changes(intent.changes[""] ?? [])
      writer.object("renamed") { for (old, new) in intent.renamed.sorted(by: <) { $0.shown(old, new) } }
      writer.languages(intent.languages.map(\.language))
      writer.array("families", intent.families) { $0.string($1?.rawValue ?? "") }
      writer.array("views", views) { writer, indices in
        writer.array(indices) { $0.integer($1) }
      }
    }
  }
}

/// An intent of a preview, with its languages and changes.
package struct PreviewIntent: Sendable {
  package var schema: ConfigurationSchema
  /// The definition's own texts come first.
  package var languages: [(language: PageView.Language, lookup: TextLookup)]
  /// The changes to show, by parameter name; the empty name stands for the intent.
  package var changes: [String: [PreviewChange]] = [:]
  /// The names of renamed parameters in the other version, which stand beside them.
  package var renamed: [String: String] = [:]

  package init(
    _ schema: ConfigurationSchema,
    languages: [(language: PageView.Language, lookup: TextLookup)]
  ) {
    self.schema = schema
    self.languages = languages
  }

  var families: [ConfigurationFamily?] {
    [nil] + schema.families
  }
}

/// A change that a preview shows at a parameter.
package struct PreviewChange: Sendable, Hashable {
  /// `breaking`, `careful`, `accepted` or `safe`
  package var level: String
  package var text: String

  package init(_ level: String, _ text: String) {
    self.level = level
    self.text = text
  }
}

extension JSONWriter {
  mutating func changes(_ changes: [PreviewChange]) {
    array("changes", changes) { writer, change in
      writer.object { writer in
        writer.member("level", change.level)
        writer.shown("text", change.text)
      }
    }
  }
}
