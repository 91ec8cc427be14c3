import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// An element of a version, as findings name it.
protocol ComparedElement: Sendable {
  var name: String { get }
  /// The name that people know; `nil` if unknown.
  var title: LocalizedText? { get }
  var place: ElementPlace { get }
  var isOfDefinition: Bool { get }
  /// The condition of the `#if` around it.
  var condition: String? { get }
}

/// An element that a later version may read under another name: a parameter, a property or a case.
protocol RenamableElement: ComparedElement {
  /// Earlier names, under which stored configurations are read, too.
  var formerly: [String] { get }
}

extension RenamableElement {
  /// Whether stored values of an earlier version's element are read as this one's, under the earlier name.
  func isFormerly(_ old: Self) -> Bool { formerly.contains(old.name) }
}

/// An intent, enum or object type. Only declarations have a folder.
protocol ComparedDeclaration: ComparedElement {
  /// Relative to the searched folder; empty for a definition named by path.
  var folder: String { get }
  /// Its names, numbers, types and titles. By these, it is found in another folder or under another name: even
  /// two copies of a template rarely have the same.
  var content: String { get }
}

extension ComparedDeclaration {
  /// Unique even if several modules declare the name.
  var key: String { Self.key(name, in: folder) }

  static func key(_ name: String, in folder: String) -> String { "\(folder)/\(name)" }

  /// - Parameter parts: Each with its number or type.
  fileprivate func content(_ parts: [(element: any ComparedElement, details: String)]) -> String {
    ([(self as any ComparedElement, "")] + parts).map { element, details in
      let (key, text) = (element.title?.key ?? "", element.title?.text ?? "")
      return [element.name, details, key, text].joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The name with its file's, which stay if a folder is renamed.
  var nameInFile: String? {
    place.location.map { "\(FilePath.name(of: $0.file))/\(name)" }
  }
}

extension Contract.Intent: ComparedDeclaration {
  var condition: String? { reach.condition }

  var content: String { content((parameters + responseParameters).map { ($0, $0.details) }) }
}

extension Contract.ValueType: ComparedDeclaration {
  var content: String {
    content(cases.map { ($0, "\($0.index)") } + properties.map { ($0, $0.details) })
  }
}

extension Contract.Field: RenamableElement {
  fileprivate var details: String { "\(tag) \(type?.valueWords ?? "") \(isArray)" }
}

extension Contract.ValueType.Case: RenamableElement {
  var isOfDefinition: Bool { place.isOfDefinition }
}

/// Tells enums and object types of all modules apart.
struct ComparedTypeKey: Hashable, Sendable {
  let kind: Contract.ValueType.Kind
  let name: String
  var folder = ""
}

extension Contract.ValueType {
  var typeKey: ComparedTypeKey { ComparedTypeKey(kind: kind, name: name, folder: folder) }
}

extension ParameterType {
  var enumName: String? { if case .enumeration(let name) = self { name } else { nil } }

  /// The key of a type that a definition declares, without its folder; `nil` for other types.
  var declared: ComparedTypeKey? {
    switch self {
    case .enumeration(let name): ComparedTypeKey(kind: .enumeration, name: name)
    case .object(let name): ComparedTypeKey(kind: .entity, name: name)
    default: nil
    }
  }
}
