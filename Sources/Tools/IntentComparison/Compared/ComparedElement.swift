import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Something with a name that a definition declares.
///
/// The properties of its meaning are available on the element itself: `parameter.options`.
@dynamicMemberLookup
protocol ComparedElement<Meaning>: Sendable {
  associatedtype Meaning
  var meaning: Meaning { get }
  var name: String { get }
  var texts: [ComparedSchema.Text] { get set }
  var place: ComparedSchema.Place { get set }
  /// Its name in Swift, including its enclosing types; `nil` if unknown, as in a baseline.
  var swiftName: String? { get set }
}

extension ComparedElement {
  subscript<Value>(dynamicMember path: KeyPath<Meaning, Value>) -> Value { meaning[keyPath: path] }
}

/// The meaning of an element with a name.
protocol NamedSchema: Sendable {
  var name: String { get }
}

/// The meaning of an element with a value.
protocol FieldSchema: NamedSchema {
  /// 0 means that there is no tag.
  var tag: Int { get }
  var title: LocalizedText { get }
  var type: ParameterType { get }
  var isArray: Bool { get }
}

extension EnumSchema.Case: NamedSchema {}
extension ParameterSchema: FieldSchema {}
extension ObjectSchema.Property: FieldSchema {}

/// An element with a value: a parameter, a property, or a value of a response.
protocol ComparedField: ComparedElement where Meaning: FieldSchema {
  var unknown: Set<ComparedSchema.Unknown> { get set }
}

extension ComparedField {
  var tag: Int { meaning.tag }
  var type: ParameterType { meaning.type }
  var isArray: Bool { meaning.isArray }
}

extension ComparedSchema.Part: ComparedField where Meaning: FieldSchema {}

/// A top-level declaration of a module.
protocol ComparedDeclaration: ComparedElement {
  var title: LocalizedText { get }
  /// The folder of the module, relative to the searched folder; empty if the definition itself was named.
  var folder: String { get set }
  /// `nil` if unknown, as for a file that may be a copy of another.
  var table: ComparedSchema.Table? { get set }
  /// Writes the members of its object in a baseline.
  func write(to writer: inout JSONWriter)
}

extension ComparedDeclaration {
  /// Its key, which is unique if several modules have a declaration of the same name.
  var key: String { Self.key(name, in: folder) }

  /// The key of a declaration with a given name.
  static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name)" }

  /// Its content, independent of its location.
  var content: String {
    var copy = self
    copy.folder = ""
    copy.table = nil
    var writer = JSONWriter()
    writer.object { copy.write(to: &$0) }
    return Digest.text(of: writer.bytes)
  }

  /// Its name with the name of its file; `nil` if no file is known.
  var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}

extension ParameterType {
  /// The enum of the definitions that it refers to.
  var enumName: String? { if case .enumeration(let name) = self { name } else { nil } }

  /// The object type of the definitions that it refers to.
  var objectName: String? { if case .object(let name) = self { name } else { nil } }
}

extension Dictionary {
  /// If two values have the same key, the first is kept.
  package init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
