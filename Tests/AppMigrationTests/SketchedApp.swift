import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics
import LibIntentc
import TestSupport
import Testing

@testable import AppMigration

/// An app of Swift files with given facts and of targets, so that a stage runs without a program that reads Swift.
final class SketchedApp {
  let folder: TestFolder
  private var files: [FileCode] = []
  private var targets: [AppTarget] = []

  init() throws {
    folder = try TestFolder()
  }

  /// - Parameter files: Their names in the folder.
  func target(
    _ name: String,
    _ kind: AppTarget.Kind = .appExtension,
    iOS minimum: Double = 17,
    unread: String? = nil,
    has files: [String],
    entitlements: String? = nil
  ) {
    var target = AppTarget(name)
    target.kind = kind
    target.minimums[.iOS] = unread == nil ? minimum : nil
    target.unreadMinimums[.iOS] = unread
    target.entitlements = Set([entitlements].compactMap(\.self))
    target.membership.files = Set(files.map { FoldedPath(folder($0)) })
    targets.append(target)
  }

  /// Writes the definition of `Sample`, whose intent configures widgets and has options for `item`.
  func define(_ name: String = "Sample", _ sample: Sample = Sample()) throws {
    try folder.write(sample.xml, to: "\(name).intentdefinition")
  }

  func write(_ text: String, to name: String, _ facts: (inout Sketch) -> Void = { _ in }) throws {
    var sketch = Sketch(text, at: try folder.write(text, to: name))
    facts(&sketch)
    files.append(sketch.file)
  }

  func known() throws -> KnownApp {
    var code = SwiftCode()
    code.files = files
    let targets = AppTargets(targets)
    let all = AppFolder(try App(folder.path))
    return KnownApp(
      code: AppCode(code, all),
      targets: targets,
      needed: NeededFiles(files, of: files.map(\.path), targets),
      projects: compiled().projectsByDefinition
    )
  }

  /// The files to read beside those that were written with facts.
  func neighbours() throws -> [String] {
    let all = AppFolder(try App(folder.path))
    return NeighbourFiles(of: files, in: all, AppTargets(targets)).paths.map(folder.short).sorted()
  }

  private func compiled() -> CompilerCall.Result {
    CompilerCall(inputs: [folder.path], options: .ofCommand()).run(to: .meaning)
  }

  func modules() -> [ModuleSchema] { compiled().modules.map(\.schema) }

  func moving() throws -> MovingModule? {
    try MovingModule(#require(modules().first), in: known())
  }

  func generated(besides earlier: [GeneratedModule] = []) throws -> GeneratedModule {
    try GeneratedModule(#require(try moving()), in: known(), besides: earlier, .ofCommand())
  }

  func plan() throws -> MigrationPlan {
    try MigrationPlanner(app: known(), options: .ofCommand()).plan(modules(), without: [])
  }

  /// `text at Widget/W.swift`, without the text after the first words.
  func lines(_ lines: [MigrationPlan.Line]) -> [String] {
    lines.map { line in
      line.location.map { "\(line.text): \(folder.short($0.file))" } ?? line.text
    }
  }

  // MARK: Files as apps have them

  static let configuration =
    "IntentConfiguration(kind: \"K\", intent: SampleIntent.self, provider: Provider()) { entry in Text(\"\") }"

  /// A widget of `SampleIntent`.
  func writeWidget(
    _ type: String = "W",
    to name: String = "Widget/W.swift",
    attributes: [String] = ["main"],
    uses: [String] = [],
    isBroken: Bool = false
  ) throws {
    let text = """
      import WidgetKit

      @main
      struct \(type): Widget {
        var body: some WidgetConfiguration {
          \(Self.configuration)
        }
      }

      """
    try write(text, to: name) { sketch in
      sketch.file.imports = [NameCode("WidgetKit", sketch.range("import WidgetKit"))]
      sketch.type("struct \(type)", inherits: ["Widget"], attributes: attributes)
      sketch.configuration(of: "SampleIntent", in: type)
      sketch.file.uses += uses
      if isBroken { sketch.file.syntaxError = sketch.range("struct") }
    }
  }

  /// A handler of `SampleIntent`, whose options of `item` depend on `count`.
  func writeHandler(to name: String = "Intent/H.swift", uses: [String] = []) throws {
    let method = "func provideItemOptionsCollection(for intent: SampleIntent) { find(intent.count) }"
    try write("class H: NSObject, SampleIntentHandling {\n  \(method)\n}\n", to: name) { sketch in
      sketch.type("class H", inherits: ["NSObject", "SampleIntentHandling"], kind: .class)
      sketch.function("provideItemOptionsCollection(for:)", method, reading: "count", of: "SampleIntent")
      sketch.file.uses += uses
    }
  }
}

/// The facts of one Swift file, found in its text by the words that a test names.
struct Sketch {
  let text: String
  var file: FileCode

  init(_ text: String, at path: String) {
    self.text = text
    file = FileCode(path, size: text.utf8.count)
  }

  func range(_ part: String) -> CodeRange {
    guard let found = text.firstRange(of: part) else { return CodeRange(file.path, 0, 0) }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return CodeRange(file.path, start, start + part.utf8.count)
  }

  /// From some words to the brace that closes the one after them.
  func block(_ head: String) -> (whole: CodeRange, body: CodeRange) {
    let bytes = Array(text.utf8)
    let start = range(head)
    guard let brace = bytes[start.end...].firstIndex(of: UInt8(ascii: "{")) else { return (start, start) }
    var (end, depth) = (brace, 0)
    repeat {
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
      end += 1
    } while depth > 0 && end < bytes.count
    return (CodeRange(file.path, start.start, end), CodeRange(file.path, brace, end))
  }

  /// - Parameter head: Such as `struct W`.
  mutating func type(
    _ head: String,
    inherits inherited: [String],
    kind: TypeCode.Kind = .struct,
    attributes: [String] = []
  ) {
    let name = head.split(separator: " ").last.map(String.init) ?? head
    var type = TypeCode(name, kind: kind, at: range(name))
    (type.range, type.body) = block(head)
    type.inherited = inherited
    type.attributes = attributes.map { AttributeCode($0, "@\($0)", range("@\($0)")) }
    file.types.append(type)
    file.declarations.append(NameCode(name, range(name)))
  }

  /// A function of the last type.
  mutating func function(
    _ name: String,
    _ declaration: String,
    reading member: String? = nil,
    of type: String = "SampleIntent"
  ) {
    var function = FunctionCode(name, at: range(String(name.prefix { $0 != "(" })))
    function.range = range(declaration)
    function.parameters = [.init("for", "intent", type)]
    var body = BodyCode(block(String(declaration.prefix { $0 != "{" })).body)
    if let member { body.accesses = [.init("intent", member, range("intent.\(member)"))] }
    function.body = body
    file.types[file.types.count - 1].functions.append(function)
  }

  /// The first `IntentConfiguration` in the text.
  mutating func configuration(of className: String, in type: String) {
    let whole = range(SketchedApp.configuration)
    func argument(_ label: String, _ text: String) -> CallSite.Argument {
      let place = range("\(label): \(text)")
      return .init(label, text, CodeRange(file.path, place.start + label.utf8.count + 2, place.end))
    }
    let arguments = [
      argument("kind", "\"K\""), argument("intent", "\(className).self"), argument("provider", "Provider()"),
      CallSite.Argument(nil, nil, block("Provider())").body),
    ]
    let call = CallSite("IntentConfiguration", whole, arguments, in: type)
    file.configurations.append(call)
    file.widgets.append(call)
    file.names.append(NameCode(className, range("\(className).self")))
    file.uses += [className]
  }
}
