import AppFacts
import IntentDiagnostics

/// The types and functions that an app's Swift declares, by their names.
struct DeclarationIndex: Sendable {
  let types: [TypeCode]
  private let typesByName: [String: [TypeCode]]
  private let conformances: [String: [TypeCode]]
  private let functionsByName: [String: [FunctionCode]]
  /// The app's own App Intents, by the class that they take over from.
  private let successors: [String: TypeCode]
  private static let superclassLimit = 8

  init(_ files: [FileCode]) {
    types = files.flatMap(\.types)
    typesByName = Dictionary(grouping: types, by: \.name)
    conformances = Dictionary(types.filter { $0.kind != .protocol }) { ($0.inherited, $0) }
    let functions = types.flatMap(\.functions).filter { $0.body != nil }
    functionsByName = Dictionary(grouping: functions, by: \.baseName)
    successors = Dictionary(
      firsts: types.compactMap { type in type.property("intentClassName")?.value?.text.map { ($0, type) } }
    )
  }

  func types(named name: String, in path: String? = nil) -> [TypeCode] {
    typesByName[name]?.filter { path == nil || $0.range?.path == path } ?? []
  }

  func types(conformingTo name: String) -> [TypeCode] { conformances[name] ?? [] }

  /// The names of types that inherit from a class.
  func subclasses(of superclass: String) -> Set<String> {
    Set(
      typesByName.keys.filter { name in
        var next = [name]
        for _ in 0..<Self.superclassLimit where !next.contains(superclass) {
          next = next.flatMap { typesByName[$0]?.flatMap(\.inherited) ?? [] }
        }
        return next.contains(superclass)
      }
    )
  }

  /// Finds methods by the name before their labels, even in extensions and superclasses. Leaves out methods
  /// of another type with the same name, for example in another target.
  ///
  /// - Parameter first: The type of the first parameter; `nil` for any.
  func methods(of type: TypeCode, named name: String, taking first: String? = nil) -> [FunctionCode] {
    var result: [FunctionCode] = []
    var next: TypeCode? = type
    for _ in 0..<Self.superclassLimit {
      guard let type = next else { break }
      let isOnly = types(named: type.name).count { !$0.isExtension } <= 1
      result += types(named: type.name, in: isOnly ? nil : type.range?.path).flatMap(\.functions).filter {
        $0.baseName == name && (first == nil || $0.parameters.first?.type == first)
      }
      next = type.inherited.lazy.compactMap { typesByName[$0]?.first { $0.kind == .class } }.first
    }
    return result
  }

  /// Methods of all types with bodies, by the name before their labels.
  func functions(named name: String) -> [FunctionCode] { functionsByName[name] ?? [] }

  /// Whether a type or extension of a file has a function, by the name before its labels.
  func hasFunction(_ name: String, in path: String) -> Bool {
    functions(named: name).contains { $0.nameRange?.path == path }
  }

  /// Finds the App Intent that the app itself declares for a class.
  func successor(of className: String) -> TypeCode? { successors[className] }
}
