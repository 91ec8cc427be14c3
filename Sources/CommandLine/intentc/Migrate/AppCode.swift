import AppProjects
import IntentComparison
import IntentDiagnostics

struct AppCode: Sendable {
  let files: [String: FileCode]
  let folder: AppFolder
  private let types: [TypeCode]
  private let typesByName: [String: [TypeCode]]
  private let conformances: [String: [TypeCode]]
  private let callsByClass: [String: [CallSite]]
  private let filesByMetatype: [String: [String]]
  private let globals: [String: PropertyCode]
  let handlerFunctions: [(owner: TypeCode, function: FunctionCode)]
  /// Types with `@main` or a similar attribute come before app delegates.
  let starts: [TypeCode]

  init(_ code: SwiftCode, _ folder: AppFolder) {
    self.folder = folder
    files = Dictionary(code.files.map { ($0.path, $0) }) { first, _ in first }
    let types = code.files.flatMap(\.types)
    self.types = types
    typesByName = Dictionary(grouping: types, by: \.name)
    var conformances: [String: [TypeCode]] = [:]
    for type in types where type.kind != .protocol {
      for name in Set(type.inherited) { conformances[name, default: []].append(type) }
    }
    self.conformances = conformances
    var calls: [String: [CallSite]] = [:]
    for call in code.files.flatMap(\.configurations) {
      let argument = call.arguments.first { $0.label == "intent" }
      if let text = argument?.text, text.hasSuffix(".self") {
        calls[String(text.dropLast(".self".count)), default: []].append(call)
      }
    }
    callsByClass = calls
    var metatypes: [String: [String]] = [:]
    for file in code.files {
      let names = file.names.filter { name in
        folder.texts[file.path]?.first(".self", from: name.range.end, to: name.range.end + 5) != nil
      }
      for name in Set(names.map(\.name)) { metatypes[name, default: []].append(file.path) }
    }
    filesByMetatype = metatypes
    globals = Dictionary(code.files.flatMap(\.globals).map { ($0.name, $0) }) { first, _ in first }
    handlerFunctions = types.flatMap { type in
      type.functions.filter { $0.name == "handler(for:)" && $0.body != nil }.map { (type, $0) }
    }
    let programs = types.filter { type in
      type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
    }
    // Without '@main', the app starts in 'main.swift'.
    starts = programs + types.filter { $0.kind == .class && $0.inherited.contains("UIApplicationDelegate") }
  }

  func types(conformingTo name: String) -> [TypeCode] { conformances[name] ?? [] }

  func functions(of type: String) -> [FunctionCode] { typesByName[type]?.flatMap(\.functions) ?? [] }

  func types(named name: String, in path: String? = nil) -> [TypeCode] {
    typesByName[name]?.filter { path == nil || $0.range?.path == path } ?? []
  }

  func calls(with className: String) -> [CallSite] { callsByClass[className] ?? [] }

  func files(naming appIntent: String) -> [String] { filesByMetatype[appIntent] ?? [] }

  func text(_ range: CodeRange) -> String { folder.texts[range.path]?.text(range) ?? "" }

  /// Finds casts such as `interaction?.intent as? OpenPageIntent`.
  func interactions(with className: String) -> [CodeRange] {
    files.values.sorted { $0.path < $1.path }.flatMap { file -> [CodeRange] in
      let found = file.names.filter { $0.name == className }.map(\.range).filter { range in
        ["as? ", "as! ", " is ", " as "].contains(
          text(CodeRange(file.path, max(0, range.start - 4), range.start))
        )
      }
      guard !found.isEmpty, folder.texts[file.path]?.contains("interaction") == true else { return [] }
      let handlers = handlerFunctions.compactMap { $0.function.body?.range }.filter { $0.path == file.path }
      return found.filter { range in
        !handlers.contains { $0.start <= range.start && range.end <= $0.end }
      }
    }
  }

  func modifiers(_ declaration: CodeRange?, _ name: CodeRange?) -> Set<String> {
    guard let declaration, let name else { return [] }
    let words = text(CodeRange(declaration.path, declaration.start, name.start))
    return Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  func count(of name: String, in range: CodeRange) -> Int {
    folder.texts[range.path]?.count(of: name, in: range) ?? 0
  }

  /// Prefers the type itself, then a start that names the type, then a start in the same target.
  func start(of type: String?, in path: String, hasSameTarget: (String, String) -> Bool) -> TypeCode? {
    if let type {
      if let own = starts.first(where: { $0.name == type && $0.range?.path == path }) { return own }
      let naming = starts.first { start in start.range.map { count(of: type, in: $0) > 0 } ?? false }
      if let naming { return naming }
    }
    return starts.first { $0.range.map { hasSameTarget($0.path, path) } ?? false }
  }

  /// Prefers the target of the given files; otherwise, the app must have only one Objective-C delegate.
  func objectiveCDelegate(beside paths: [String], hasSameTarget: (String, String) -> Bool) -> String? {
    let all = folder.objectiveCDelegates.keys.sorted()
    return all.first { path in paths.contains { hasSameTarget($0, path) } }
      ?? (all.count == 1 ? all.first : nil)
  }

  func kind(of call: CallSite) -> String? {
    guard let argument = call.arguments.first(where: { $0.label == "kind" })?.text else { return nil }
    if argument.first == "\"", argument.last == "\"", argument.count > 1 {
      let text = argument.dropFirst().dropLast()
      return text.contains("\\") || text.contains("\"") ? nil : String(text)
    }
    let names = argument.split(separator: ".").map(String.init)
    guard let last = names.last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    let around = call.type?.split(separator: ".").last.map(String.init)
    let owner =
      names.count > 1 && !["Self", "self"].contains(names[names.count - 2]) ? names[names.count - 2] : around
    let owners = owner.map { types(named: $0).filter { $0.property(last) != nil } } ?? []
    // Files can have private types of the same name.
    let near = owners.filter { $0.range?.path == call.range.path }
    let known = near.isEmpty ? owners : near
    guard known.count <= 1 else { return nil }
    return (known.first?.property(last) ?? (names.count == 1 ? globals[last] : nil))?.value?.text
  }
}
