import AppFacts
import AppProjects
import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// An app's Swift, indexed for the migration: types by name, widgets, casts, handlers.
struct AppCode: Sendable {
  let files: [String: FileCode]
  let folder: AppFolder
  /// Types with `@main` or a similar attribute come before app delegates.
  let starts: [TypeCode]
  private let typesByName: [String: [TypeCode]]
  private let conformances: [String: [TypeCode]]
  let widgets: WidgetCalls
  /// Leaves out types without an enclosing type: the generated App Intents are in a namespace.
  private let filesByMetatype: [String: [String]]
  private let filesByName: [String: [String]]
  private let uses: Set<String>
  private let casts: [String: [CodeRange]]
  private let forcedByMember: [String: [NameCode]]
  let dispatchers: [Dispatcher]
  private let functionsByName: [String: [FunctionCode]]
  /// The app's own App Intents, by the class that they take over from.
  private let successors: [String: TypeCode]

  init(_ code: SwiftCode, _ folder: AppFolder) {
    self.folder = folder
    files = Dictionary(firsts: code.files.map { ($0.path, $0) })
    let types = code.files.flatMap(\.types)
    typesByName = Dictionary(grouping: types, by: \.name)
    conformances = Self.dictionary(types.filter { $0.kind != .protocol }) { ($0.inherited, $0) }
    functionsByName = Dictionary(grouping: types.flatMap(\.functions).filter { $0.body != nil }) {
      String($0.name.prefix { $0 != "(" })
    }
    successors = Dictionary(
      firsts: types.compactMap { type in type.property("intentClassName")?.value?.text.map { ($0, type) } }
    )
    widgets = WidgetCalls(code, folder)
    filesByMetatype = Self.dictionary(code.files) { file in
      let text = folder.texts[file.path]
      let owned = folder.metatypes(in: file).filter {
        text?.first(".", from: $0.range.start - 1, to: $0.range.start) != nil
      }
      return (owned.map(\.name), file.path)
    }
    filesByName = Self.dictionary(code.files) { ($0.names.map(\.name), $0.path) }
    uses = Set(code.files.lazy.flatMap(\.uses))
    dispatchers = Self.dispatchers(types, typesByName)
    forcedByMember = Dictionary(grouping: code.files.sorted { $0.path < $1.path }.flatMap(\.forced)) {
      value in
      value.name.split(separator: ".").last.map(String.init) ?? ""
    }
    casts = Self.casts(code.files, dispatchers.compactMap { $0.function?.body?.range }, folder)
    let programs = types.filter { type in
      type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
    }
    // Without '@main', the app starts in 'main.swift'.
    let delegates = AppFolder.delegateProtocols
    starts = programs + types.filter { $0.kind == .class && !delegates.isDisjoint(with: $0.inherited) }
  }

  /// Lists values by each of their names.
  private static func dictionary<Element, Value>(
    _ elements: [Element],
    _ named: (Element) -> (names: [String], value: Value)
  ) -> [String: [Value]] {
    elements.reduce(into: [:]) { result, element in
      let (names, value) = named(element)
      for name in Set(names) { result[name, default: []].append(value) }
    }
  }

  /// Leaves out files by their paths.
  func only(_ isIncluded: (String) -> Bool) -> AppCode {
    var code = SwiftCode()
    code.files = files.values.filter { isIncluded($0.path) }.sorted { $0.path < $1.path }
    return AppCode(code, folder)
  }

  private func mentions(_ name: String, in type: TypeCode) -> Bool {
    type.range.flatMap { folder.texts[$0.path]?.words(in: $0).contains(name) } == true
  }

  private static func dispatchers(_ types: [TypeCode], _ typesByName: [String: [TypeCode]]) -> [Dispatcher] {
    let extensions = Set(
      typesByName.keys.filter { name in
        var next = [name]
        for _ in 0..<superclassLimit where !next.contains("INExtension") {
          next = next.flatMap { typesByName[$0]?.flatMap(\.inherited) ?? [] }
        }
        return next.contains("INExtension")
      }
    )
    return types.flatMap { type -> [Dispatcher] in
      let methods = type.functions.filter {
        [Dispatcher.method, Dispatcher.delegateMethod].contains($0.name) && $0.body != nil
      }
      let isExtension = extensions.contains(type.name)
      let declared = methods.compactMap { Dispatcher(type, $0, isExtension: isExtension) }
      let all = typesByName[type.name]?.flatMap(\.functions) ?? []
      guard isExtension, !type.isExtension, !all.contains(where: { $0.name == Dispatcher.method }),
        isMade(all)
      else { return declared }
      return declared + [Dispatcher(type, nil, isExtension: true)].compactMap(\.self)
    }
  }

  /// Whether the system can make an object of a type with these functions, as it does for an extension.
  private static func isMade(_ functions: [FunctionCode]) -> Bool {
    let inits = functions.filter { $0.name.hasPrefix("init(") }
    return inits.isEmpty || inits.contains { $0.parameters.isEmpty }
  }

  /// Finds casts such as `interaction?.intent as? OpenPageIntent`, except in a `handler(for:)`.
  private static func casts(
    _ files: [FileCode],
    _ choosers: [CodeRange],
    _ folder: AppFolder
  ) -> [String: [CodeRange]] {
    let choosers = Dictionary(grouping: choosers, by: \.path)
    var result: [String: [CodeRange]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard file.uses.contains("interaction"), let text = folder.texts[file.path] else { continue }
      let inner = (choosers[file.path] ?? []).sorted { $0.start < $1.start }
      var next = inner[...]
      for name in file.names.sorted(by: { $0.range.start < $1.range.start }) {
        let before = text.text(CodeRange(file.path, max(0, name.range.start - 4), name.range.start))
        guard ["as? ", "as! ", " is ", " as "].contains(before) else { continue }
        while let first = next.first, first.end < name.range.end { next.removeFirst() }
        if let first = next.first, first.start <= name.range.start { continue }
        result[name.name, default: []].append(name.range)
      }
    }
    return result
  }

  static func appIntent(of className: String) -> String {
    "\(ConfigurationName.appIntents(className: className))AppIntent"
  }

  func types(conformingTo name: String) -> [TypeCode] { conformances[name] ?? [] }

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
        $0.name.prefix { $0 != "(" } == name && (first == nil || $0.parameters.first?.type == first)
      }
      next = type.inherited.lazy.compactMap { typesByName[$0]?.first { $0.kind == .class } }.first
    }
    return result
  }

  private static let superclassLimit = 8

  /// Methods of all types with bodies, by the name before their labels.
  func functions(named name: String) -> [FunctionCode] { functionsByName[name] ?? [] }

  /// Whether all types of this name together handle one intent.
  func handlesOneIntent(_ type: TypeCode) -> Bool {
    Set(types(named: type.name).flatMap(\.handlingProtocols)).count == 1
  }

  /// The dispatchers that return one of some types, or return `self` from such a type.
  func dispatchers(choosing names: [String]) -> [Dispatcher] {
    dispatchers.filter { dispatcher in
      dispatcher.answers.contains { text in
        names.contains(text == "self" ? dispatcher.owner.name : String(text.prefix { $0 != "(" }))
      }
    }
  }

  /// The dispatchers in types that mention a type.
  func dispatchers(naming type: String) -> [Dispatcher] {
    dispatchers.filter { mentions(type, in: $0.owner) }
  }

  func types(named name: String, in path: String? = nil) -> [TypeCode] {
    typesByName[name]?.filter { path == nil || $0.range?.path == path } ?? []
  }

  /// Whether a file contains `Name.self`.
  func names(_ appIntent: String, in path: String) -> Bool { files(naming: appIntent).contains(path) }

  func files(naming appIntent: String) -> [String] { filesByMetatype[appIntent] ?? [] }

  /// Finds files with widgets that already have the App Intent of a class.
  func moved(from className: String) -> [String] {
    files(naming: Self.appIntent(of: className))
  }

  /// Finds the App Intent that the app itself declares for a class.
  func successor(of className: String) -> TypeCode? { successors[className] }

  func files(using name: String) -> [String] { filesByName[name] ?? [] }

  func uses(_ name: String) -> Bool { uses.contains(name) }

  func uses(_ name: String, in path: String) -> Bool { files[path]?.uses.contains(name) == true }

  /// Whether a type or extension of a file has a function, by the name before its labels.
  func declares(_ function: String, in path: String) -> Bool {
    functions(named: function).contains { $0.nameRange?.path == path }
  }

  /// Whether a widget's provider in a file gets a list for older versions of watchOS.
  func hasRecommendations(_ path: String) -> Bool {
    files[path]?.widgets.flatMap(\.arguments).contains { argument in
      argument.label == "provider" && text(argument.range).contains("recommendations:")
    } == true
  }

  func text(_ range: CodeRange) -> String { folder.texts[range.path]?.text(range) ?? "" }

  func interactions(with className: String) -> [CodeRange] { casts[className] ?? [] }

  /// The protocol of views in Intents UI extensions.
  static let viewProtocol = "INUIHostedViewControlling"

  /// Finds the type, outside of others, that contains a range.
  func outerType(around range: CodeRange) -> TypeCode? {
    files[range.path]?.types.last { type in
      guard type.scope.isEmpty || type.isExtension, let around = type.range else { return false }
      return around.start <= range.start && range.end <= around.end
    }
  }

  /// Finds forced values such as `entry.configuration.city!` by the name of the member.
  func forced(_ member: String) -> [NameCode] { forcedByMember[member] ?? [] }

  /// Prefers the type itself, then a start that names the type or a bundle with it, then a start in the same
  /// target.
  func start(of type: String?, in path: String, hasSameTarget: (String, String) -> Bool) -> TypeCode? {
    if let type {
      if let start = starts.first(where: { $0.name == type && $0.range?.path == path }) { return start }
      var names = [type]
      var seen: Set<String> = []
      while let name = names.popLast() {
        guard seen.insert(name).inserted else { continue }
        if let naming = starts.first(where: { mentions(name, in: $0) }) { return naming }
        // Bundles of widgets can contain other bundles.
        let bundles = types(conformingTo: "WidgetBundle").filter { $0.name != name && mentions(name, in: $0) }
        names += bundles.map(\.name)
      }
    }
    return starts.first { $0.range.map { hasSameTarget($0.path, path) } ?? false }
  }

  /// Prefers the target of the given files; otherwise, the app must have only one Objective-C delegate.
  func objectiveCDelegate(beside paths: [String], hasSameTarget: (String, String) -> Bool) -> String? {
    let all = folder.objectiveCDelegates.keys.sorted()
    return all.first { path in paths.contains { hasSameTarget($0, path) } }
      ?? (all.count == 1 ? all.first : nil)
  }
}
