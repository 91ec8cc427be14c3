import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Something with a name that a definition declares.
///
/// What its meaning says is asked of the element itself: `parameter.options`.
@dynamicMemberLookup
protocol ComparedElement<Meaning>: Sendable {
  associatedtype Meaning
  var meaning: Meaning { get }
  var name: String { get }
  var texts: [ComparedSchema.Text] { get set }
  var place: ComparedSchema.Place { get set }
  /// What it is called in Swift, with what it is nested in; `nil` where that is not known, as in a baseline.
  var swiftName: String? { get set }
}

extension ComparedElement {
  subscript<Value>(dynamicMember path: KeyPath<Meaning, Value>) -> Value { meaning[keyPath: path] }
}

/// The meaning of something with a name.
protocol NamedSchema: Sendable {
  var name: String { get }
}

/// The meaning of something that has a value.
protocol FieldSchema: NamedSchema {
  /// 0 is none.
  var tag: Int { get }
  var title: LocalizedText { get }
  var type: ParameterType { get }
  var isArray: Bool { get }
}

extension EnumSchema.Case: NamedSchema {}
extension ParameterSchema: FieldSchema {}
extension ObjectSchema.Property: FieldSchema {}

/// Something that has a value: a parameter, a property, or a part of an answer.
protocol ComparedField: ComparedElement where Meaning: FieldSchema {}

extension ComparedField {
  var tag: Int { meaning.tag }
  var type: ParameterType { meaning.type }
  var isArray: Bool { meaning.isArray }
}

extension ComparedSchema.Part: ComparedField where Meaning: FieldSchema {}

/// An element that stands in a module of its own right.
protocol ComparedDeclaration: ComparedElement {
  var title: LocalizedText { get }
  /// The folder of the module, from the one that was searched; empty where the definition itself was named.
  var folder: String { get set }
  /// `nil` where that is not known, as of a file that may be a copy of another.
  var table: ComparedSchema.Table? { get set }
  /// Writes the members of the object that it is in a baseline.
  func write(to writer: inout JSONWriter)
}

extension ComparedDeclaration {
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
    writer.object { copy.write(to: &$0) }
    return Digest.text(of: writer.bytes)
  }

  /// Its name with that of its file; `nil` where no file is known.
  var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}
