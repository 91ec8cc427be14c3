import IntentComparison
import IntentDiagnostics

/// The Swift of an app, by what moving it to App Intents looks for.
struct AppCode: Sendable {
  let files: [FileCode]
  let folder: AppFolder
  private let types: [TypeCode]
  private let functionsByType: [String: [FunctionCode]]
  /// The methods that choose the handler of an intent, with the types that have them.
  let handlerFunctions: [(owner: TypeCode, function: FunctionCode)]
  /// Where programs start: the types with `@main`.
  let starts: [TypeCode]

  init(_ code: SwiftCode, _ folder: AppFolder) {
    self.folder = folder
    files = code.files
    types = code.files.flatMap(\.types)
    functionsByType = Dictionary(grouping: types, by: \.name).mapValues { $0.flatMap(\.functions) }
    handlerFunctions = types.flatMap { type in
      type.functions.filter { $0.name == "handler(for:)" && $0.body != nil }.map { (type, $0) }
    }
    starts = types.filter { type in
      type.attributes.contains { $0.name == "main" || $0.name == "UIApplicationMain" }
    }
  }

  /// The types that say themselves or in an extension that they conform to a protocol.
  func types(conformingTo name: String) -> [TypeCode] {
    types.filter { $0.kind != .protocol && $0.inherited.contains(name) }
  }

  /// The methods of a type and of its extensions.
  func functions(of type: String) -> [FunctionCode] { functionsByType[type] ?? [] }

  /// The types with a name, of one file or of all.
  func types(named name: String, in path: String? = nil) -> [TypeCode] {
    types.filter { $0.name == name && (path == nil || $0.range?.path == path) }
  }

  /// The text of a range.
  func text(_ range: CodeRange) -> String { folder.texts[range.path]?.text(range) ?? "" }

  /// How often a name is in a range as a word of its own.
  func count(of name: String, in range: CodeRange) -> Int {
    folder.texts[range.path]?.count(of: name, in: range) ?? 0
  }

  /// The files with a text.
  func files(containing text: String) -> [String] {
    folder.swiftFiles.filter { folder.texts[$0]?.contains(text) ?? false }
  }

  /// The start of the program that a type belongs to: the type itself, or the one whose source names it, or else the
  /// nearest one.
  ///
  /// - Parameter hasSameTarget: Whether a target has both files.
  func start(of type: String?, in path: String, hasSameTarget: (String, String) -> Bool) -> TypeCode? {
    if let type {
      if let own = starts.first(where: { $0.name == type && $0.range?.path == path }) { return own }
      let naming = starts.first { start in start.range.map { count(of: type, in: $0) > 0 } ?? false }
      if let naming { return naming }
    }
    return starts.first { $0.range.map { hasSameTarget($0.path, path) } ?? false }
  }
}
