import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// The properties of ``meaning`` are accessible directly, as in `parameter.options`.
@dynamicMemberLookup
protocol ComparedElement<Meaning>: Sendable {
  associatedtype Meaning
  var meaning: Meaning { get }
  var name: String { get }
  var title: LocalizedText { get }
  var place: ElementPlace { get set }
}

extension ComparedElement {
  /// Identifies an element in stored values and widgets, together with its name: its number and its type.
  fileprivate var identity: String {
    switch self {
    case let field as any ComparedField: "\(field.tag) \(field.type.valueWords) \(field.isArray)"
    case let enumCase as ComparedSchema.Case: "\(enumCase.index)"
    default: ""
    }
  }

  subscript<Value>(dynamicMember path: KeyPath<Meaning, Value>) -> Value { meaning[keyPath: path] }
}

/// A schema of an element with a name and a title.
protocol NamedSchema: Sendable {
  var name: String { get }
  var title: LocalizedText { get }
  /// Earlier names, under which stored configurations are read, too.
  var formerly: [String] { get }
}

extension ComparedElement where Meaning: NamedSchema {
  /// Whether stored values of an earlier version's element are read as this one's, under the earlier name.
  func isFormerly(_ old: Self) -> Bool { meaning.formerly.contains(old.name) }
}

protocol FieldSchema: NamedSchema {
  /// 0 for none.
  var tag: Int { get }
  var type: ParameterType { get }
  var isArray: Bool { get }
}

extension EnumSchema.Case: NamedSchema {}
extension ParameterSchema: FieldSchema {}
extension ObjectSchema.Property: FieldSchema {}

/// An element with a type and a tag: a parameter, a property or a response parameter.
protocol ComparedField: ComparedElement where Meaning: FieldSchema {
  var unknown: Set<ComparedSchema.Unknown> { get set }
}

extension ComparedField {
  var tag: Int { meaning.tag }
  var type: ParameterType { meaning.type }
  var isArray: Bool { meaning.isArray }
}

extension ComparedSchema.Part: ComparedField where Meaning: FieldSchema {}

/// An intent, enum or object type. Only declarations have a folder.
protocol ComparedDeclaration: ComparedElement {
  /// Relative to the searched folder; empty for a definition named by path.
  var folder: String { get set }
  /// Parameters and response parameters, cases, or properties.
  var parts: [any ComparedElement] { get }
}

extension ComparedDeclaration {
  /// Unique even if several modules declare the name.
  var key: String { Self.key(name, in: folder) }

  static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name)" }

  /// The names, numbers, types and titles in it, which rarely match in two copies of a template.
  var content: String {
    ([self as any ComparedElement] + parts).map { element in
      let (key, text) = (element.title.key ?? "", element.title.text)
      return [element.name, element.identity, key, text].joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}

extension ParameterType {
  var enumName: String? { if case .enumeration(let name) = self { name } else { nil } }

  var objectName: String? { if case .object(let name) = self { name } else { nil } }
}

extension Dictionary {
  package init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
