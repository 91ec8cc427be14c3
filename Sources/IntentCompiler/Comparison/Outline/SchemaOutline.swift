import IntentSchema

/// What counts of definitions when they are compared: names, tags, indices, types and rules, and where each stands.
///
/// It is all that a baseline holds. What the definitions were saved with, and the order of things, is not in it.
public struct SchemaOutline: Sendable {
  var intents: [Intent] = []
  var enums: [Enum] = []
  var objects: [ObjectType] = []

  /// All texts by their IDs; of two with one ID the first.
  var texts: [String: String] {
    var elements: [any OutlineElement] = intents + enums + objects
    elements += intents.flatMap { $0.parameters as [any OutlineElement] + $0.answers }
    elements += enums.flatMap { $0.cases as [any OutlineElement] }
    elements += objects.flatMap { $0.properties as [any OutlineElement] }
    let texts = elements.lazy.flatMap(\.texts).compactMap { text in text.id.map { ($0, text.text) } }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  /// Where an element stands.
  struct Place: Sendable {
    /// `nil` where no file is known.
    var location: SourceLocation?
    var path = DefinitionPath(keys: "")
  }

  /// A text that people read.
  struct Text: Sendable, Hashable {
    /// What it is: `title`, `display name`.
    var label: String
    /// Its key in the `.strings` table; `nil` is none.
    var id: String?
    var text: String
    /// Which of several of its kind it is: `of shortcuts with 'count'`.
    var detail: String?
    /// Where it stands; `nil` where that is not known.
    var location: SourceLocation?
    /// What it is in other languages; `nil` where nobody has looked for them.
    var translations: Translations?

    /// What it is, among all of its kind.
    var words: String { detail.map { "\(label) \($0)" } ?? label }
  }

  /// The table in which the texts of a definition are looked up.
  struct Table: Sendable, Hashable {
    var name: String
    /// Whether there is one in some language; `nil` where nobody has looked.
    var isTranslated: Bool?
  }

  /// A custom intent.
  struct Intent: OutlineElement {
    var name: String
    /// The folder of the module, from the one that was searched; empty where the definition itself was named.
    var folder = ""
    var table: Table?
    var className: String
    var isForWidgets = false
    var isForShortcuts = false
    var isSuggested = true
    /// `nil` is none, or not known.
    var category: String?
    /// `nil` is none, or not known.
    var verb: String?
    /// Whether people are asked before it runs; `nil` where that is not known.
    var asksFirst: Bool?
    var input: String?
    var keyParameter: String?
    /// The parameters of each kind of shortcut.
    var combinations: [[String]] = []
    var parameters: [Parameter] = []
    /// The ways that running it ends: whether each counts as a success, by name.
    var codes: [String: Bool] = [:]
    /// What an answer carries.
    var answers: [Property] = []
    var output: String?
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }

  /// A parameter of an intent.
  struct Parameter: OutlineElement {
    var name: String
    /// 0 is none.
    var tag = 0
    var type: OutlineType
    var isArray = false
    /// The greatest number of elements by family; `nil` where the size is not fixed.
    var sizes: [ConfigurationFamily: Int]?
    /// The default in words, an enum's case by its bare name; `nil` is none.
    var defaultValue: String?
    /// When it shows; `nil` is always.
    var condition: Condition?
    /// Whether it has one that nobody understands, so that ``condition`` is `nil`. No baseline says so.
    var hasUnknownCondition = false
    var options = Options.fixed
    var isConfigurable = true
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }

  /// Where the values to choose from come from.
  enum Options: String, Sendable, CaseIterable {
    case fixed, dynamic, searchable
  }

  /// When a parameter shows.
  struct Condition: Sendable, Hashable {
    /// The name of the parent.
    var parent: String
    /// What its value must fulfil: `isAnyOf`.
    var predicate: String
    /// What it is compared with, an enum's case by its bare name.
    var values: [String]
    /// The whole, as it ends the sentence "Shown only while …".
    var words: String
  }

  /// An enum.
  struct Enum: OutlineElement {
    var name: String
    var folder = ""
    var table: Table?
    /// The name that its declaration gets instead; `nil` is none.
    var className: String?
    /// Whether it has the case `unknown` at index 0, which people never see and which is not among the others.
    var hidesUnknown = false
    var cases: [Case] = []
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }

  /// A case of an enum.
  struct Case: OutlineElement {
    var name: String
    var index: Int
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }

  /// An object type.
  struct ObjectType: OutlineElement {
    var name: String
    var folder = ""
    var table: Table?
    /// The name that its declaration gets instead; `nil` is none.
    var className: String?
    var properties: [Property] = []
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }

  /// A property of an object type, or a value that an answer carries.
  struct Property: OutlineElement {
    var name: String
    /// 0 is none.
    var tag = 0
    var type: OutlineType
    var isArray = false
    var texts: [Text] = []
    var place = Place()
    var swiftName: String?
  }
}

/// Something with a name that a definition declares.
protocol OutlineElement: Sendable {
  var name: String { get }
  var texts: [SchemaOutline.Text] { get set }
  var place: SchemaOutline.Place { get set }
  /// What it is called in Swift, with what it is nested in; `nil` where that is not known, as in a baseline.
  var swiftName: String? { get set }
}

extension OutlineElement {
  /// The ID of a text of the element; `nil` where it has none.
  func textID(_ label: String) -> String? {
    texts.first { $0.label == label }?.id
  }
}

/// Something that has a value: a parameter, a property, or a part of an answer.
protocol OutlineField: OutlineElement {
  /// 0 is none.
  var tag: Int { get }
  var type: OutlineType { get }
  var isArray: Bool { get }
}

extension SchemaOutline.Parameter: OutlineField {}
extension SchemaOutline.Property: OutlineField {}

/// An element that stands in a module of its own right.
protocol OutlineDeclaration: OutlineElement {
  var folder: String { get set }
  /// `nil` where that is not known, as of a file that may be a copy of another.
  var table: SchemaOutline.Table? { get set }
  /// An outline that holds nothing else.
  var alone: SchemaOutline { get }
}

extension OutlineDeclaration {
  /// What it is known by where several modules have one of its name.
  var key: String { Self.key(name, in: folder) }

  /// The same of a declaration of some name.
  static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name)" }

  /// What it says, the same wherever it stands.
  var content: String {
    var copy = self
    copy.folder = ""
    copy.table = nil
    var writer = JSONWriter()
    writer.object { OutlineJSON().write(copy.alone, to: &$0) }
    return Digest.text(of: writer.bytes)
  }

  /// Its name with that of its file; `nil` where no file is known.
  var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}

extension SchemaOutline.Intent: OutlineDeclaration {
  var alone: SchemaOutline { SchemaOutline(intents: [self]) }
}

extension SchemaOutline.Enum: OutlineDeclaration {
  var alone: SchemaOutline { SchemaOutline(enums: [self]) }
}

extension SchemaOutline.ObjectType: OutlineDeclaration {
  var alone: SchemaOutline { SchemaOutline(objects: [self]) }
}
