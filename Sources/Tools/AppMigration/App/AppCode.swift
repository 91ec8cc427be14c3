import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics

/// An app's Swift, indexed for the migration.
struct AppCode: Sendable {
  let files: [String: FileCode]
  let folder: AppFolder
  let declared: DeclarationIndex
  let dispatchers: DispatcherIndex
  let uses: UseIndex
  let widgets: WidgetCalls

  init(_ code: SwiftCode, _ folder: AppFolder) {
    self.folder = folder
    files = Dictionary(firsts: code.files.map { ($0.path, $0) })
    declared = DeclarationIndex(code.files)
    dispatchers = DispatcherIndex(declared, folder)
    uses = UseIndex(code.files, folder, besides: dispatchers)
    widgets = WidgetCalls(code, folder)
  }

  /// Leaves out files by their paths.
  func only(_ isIncluded: (String) -> Bool) -> AppCode {
    var code = SwiftCode()
    code.files = files.values.filter { isIncluded($0.path) }.sorted { $0.path < $1.path }
    return AppCode(code, folder)
  }

  static func appIntent(of className: String) -> String {
    "\(ConfigurationName.appIntents(className: className))AppIntent"
  }

  /// Whether a widget's provider in a file gets a list for older versions of watchOS.
  func hasRecommendations(_ path: String) -> Bool {
    files[path]?.widgets.flatMap(\.arguments).contains { argument in
      argument.label == "provider" && folder.text(argument.range).contains("recommendations:")
    } == true
  }

  /// The protocol of views in Intents UI extensions.
  static let viewProtocol = "INUIHostedViewControlling"

  /// Finds the type, outside of others, that contains a range.
  func outerType(around range: CodeRange) -> TypeCode? {
    files[range.path]?.types.last { type in
      guard type.scope.isEmpty || type.isExtension, let around = type.range else { return false }
      return around.start <= range.start && range.end <= around.end
    }
  }
}

extension AppFolder {
  func text(_ range: CodeRange) -> String { texts[range.path]?.text(range) ?? "" }

  func mentions(_ name: String, in type: TypeCode) -> Bool {
    type.range.flatMap { texts[$0.path]?.words(in: $0).contains(name) } == true
  }

  /// The names in a file that `.self` follows.
  func metatypes(in file: FileCode) -> [NameCode] {
    guard let text = texts[file.path] else { return [] }
    return file.names.filter { text.first(".self", from: $0.range.end, to: $0.range.end + 5) != nil }
  }
}

extension Dictionary where Key == String {
  /// Lists values by each of their names.
  init<Element, Item>(_ elements: [Element], _ named: (Element) -> (names: [String], value: Item))
  where Value == [Item] {
    self = elements.reduce(into: [:]) { result, element in
      let (names, value) = named(element)
      for name in Set(names) { result[name, default: []].append(value) }
    }
  }
}
