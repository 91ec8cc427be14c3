import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// What counts of definitions when they are compared: names, tags, indices, types and rules, and where each stands.
///
/// It is all that a baseline holds. What the definitions were saved with, and the order of things, is not in it.
package struct SchemaOutline: Sendable {
  package var intents: [Intent] = []
  package var enums: [Enum] = []
  package var objects: [ObjectType] = []

  /// All texts by their IDs; of two with one ID the first.
  package var texts: [String: String] {
    var elements: [any OutlineElement] = intents + enums + objects
    elements += intents.flatMap { $0.parameters as [any OutlineElement] + $0.answers }
    elements += enums.flatMap { $0.cases as [any OutlineElement] }
    elements += objects.flatMap { $0.properties as [any OutlineElement] }
    let texts = elements.lazy.flatMap(\.texts).compactMap { text in text.id.map { ($0, text.text) } }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  /// Where an element stands.
  package struct Place: Sendable {
    /// `nil` where no file is known.
    package var location: SourceLocation?
    package var path = DefinitionPath()
  }

  /// A text that people read.
  package struct Text: Sendable, Hashable {
    /// What it is: `title`, `display name`.
    package var label: String
    /// Its key in the `.strings` table; `nil` is none.
    package var id: String?
    package var text: String
    /// Which of several of its kind it is: `of shortcuts with 'count'`.
    package var detail: String?
    /// Where it stands; `nil` where that is not known.
    package var location: SourceLocation?
    /// What it is in other languages; `nil` where nobody has looked for them.
    package var translations: Translations?

    /// What it is, among all of its kind.
    package var words: String { detail.map { "\(label) \($0)" } ?? label }
  }

  /// The table in which the texts of a definition are looked up.
  package struct Table: Sendable, Hashable {
    package var name: String
    /// Whether there is one in some language; `nil` where nobody has looked.
    package var isTranslated: Bool?
  }

  /// A custom intent.
  package struct Intent: OutlineElement {
    package var name: String
    /// The folder of the module, from the one that was searched; empty where the definition itself was named.
    package var folder = ""
    package var table: Table?
    package var className: String
    package var isForWidgets = false
    package var isForShortcuts = false
    package var isSuggested = true
    /// `nil` is none, or not known.
    package var category: String?
    /// `nil` is none, or not known.
    package var verb: String?
    /// Whether people are asked before it runs; `nil` where that is not known.
    package var asksFirst: Bool?
    package var input: String?
    package var keyParameter: String?
    /// The parameters of each kind of shortcut.
    package var combinations: [[String]] = []
    package var parameters: [Parameter] = []
    /// The ways that running it ends: whether each counts as a success, by name.
    package var codes: [String: Bool] = [:]
    /// What an answer carries.
    package var answers: [Property] = []
    package var output: String?
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }

  /// A parameter of an intent.
  package struct Parameter: OutlineElement {
    package var name: String
    /// 0 is none.
    package var tag = 0
    package var type: OutlineType
    package var isArray = false
    /// The greatest number of elements by family; `nil` where the size is not fixed.
    package var sizes: [ConfigurationFamily: Int]?
    /// The default in words, an enum's case by its bare name; `nil` is none.
    package var defaultValue: String?
    /// When it shows; `nil` is always.
    package var condition: Condition?
    /// Whether it has one that nobody understands, so that ``condition`` is `nil`. No baseline says so.
    package var hasUnknownCondition = false
    package var options = Options.fixed
    package var isConfigurable = true
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }

  /// Where the values to choose from come from.
  package enum Options: String, Sendable, CaseIterable {
    case fixed, dynamic, searchable
  }

  /// When a parameter shows.
  package struct Condition: Sendable, Hashable {
    /// The name of the parent.
    package var parent: String
    /// What its value must fulfil: `isAnyOf`.
    package var predicate: String
    /// What it is compared with, an enum's case by its bare name.
    package var values: [String]
    /// The whole, as it ends the sentence "Shown only while …".
    package var words: String
  }

  /// An enum.
  package struct Enum: OutlineElement {
    package var name: String
    package var folder = ""
    package var table: Table?
    /// The name that its declaration gets instead; `nil` is none.
    package var className: String?
    /// Whether it has the case `unknown` at index 0, which people never see and which is not among the others.
    package var hidesUnknown = false
    package var cases: [Case] = []
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }

  /// A case of an enum.
  package struct Case: OutlineElement {
    package var name: String
    package var index: Int
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }

  /// An object type.
  package struct ObjectType: OutlineElement {
    package var name: String
    package var folder = ""
    package var table: Table?
    /// The name that its declaration gets instead; `nil` is none.
    package var className: String?
    package var properties: [Property] = []
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }

  /// A property of an object type, or a value that an answer carries.
  package struct Property: OutlineElement {
    package var name: String
    /// 0 is none.
    package var tag = 0
    package var type: OutlineType
    package var isArray = false
    package var texts: [Text] = []
    package var place = Place()
    package var swiftName: String?
  }
}

/// Something with a name that a definition declares.
package protocol OutlineElement: Sendable {
  var name: String { get }
  var texts: [SchemaOutline.Text] { get set }
  var place: SchemaOutline.Place { get set }
  /// What it is called in Swift, with what it is nested in; `nil` where that is not known, as in a baseline.
  var swiftName: String? { get set }
}

extension OutlineElement {
  /// The ID of a text of the element; `nil` where it has none.
  package func textID(_ label: String) -> String? {
    texts.first { $0.label == label }?.id
  }
}

/// Something that has a value: a parameter, a property, or a part of an answer.
package protocol OutlineField: OutlineElement {
  /// 0 is none.
  var tag: Int { get }
  var type: OutlineType { get }
  var isArray: Bool { get }
}

extension SchemaOutline.Parameter: OutlineField {}
extension SchemaOutline.Property: OutlineField {}

/// An element that stands in a module of its own right.
package protocol OutlineDeclaration: OutlineElement {
  var folder: String { get set }
  /// `nil` where that is not known, as of a file that may be a copy of another.
  var table: SchemaOutline.Table? { get set }
  /// An outline that holds nothing else.
  var alone: SchemaOutline { get }
}

extension OutlineDeclaration {
  /// What it is known by where several modules have one of its name.
  package var key: String { Self.key(name, in: folder) }

  /// The same of a declaration of some name.
  package static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name)" }

  /// What it says, the same wherever it stands.
  package var content: String {
    var copy = self
    copy.folder = ""
    copy.table = nil
    var writer = JSONWriter()
    writer.object { OutlineJSON().write(copy.alone, to: &$0) }
    return Digest.text(of: writer.bytes)
  }

  /// Its name with that of its file; `nil` where no file is known.
  package var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}

extension SchemaOutline.Intent: OutlineDeclaration {
  package var alone: SchemaOutline { SchemaOutline(intents: [self]) }
}

extension SchemaOutline.Enum: OutlineDeclaration {
  package var alone: SchemaOutline { SchemaOutline(enums: [self]) }
}

extension SchemaOutline.ObjectType: OutlineDeclaration {
  package var alone: SchemaOutline { SchemaOutline(objects: [self]) }
}
