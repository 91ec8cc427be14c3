import AppFacts
import AppProjects
import IntentDiagnostics

/// Where a program starts: a type with `@main` or similar, an app's delegate, or `main.swift`.
struct ProgramStart: Sendable {
  /// `nil` in `main.swift` and in Objective-C.
  let type: TypeCode?
  let path: String

  init(_ path: String) {
    self.path = path
    type = nil
  }

  init?(_ type: TypeCode) {
    guard let path = type.range?.path else { return nil }
    self.path = path
    self.type = type
  }

  /// Finds the starts of the apps that run the handlers, in the handlers' target or in a target that builds
  /// or embeds it. Without such an app, finds one app, if possible with one of the definitions. Finds nothing
  /// if no project says which targets are apps.
  static func apps(running handlers: [String], _ definitions: [String], in app: KnownApp) -> [ProgramStart] {
    let (code, targets) = (app.code, app.targets)
    // The file of the widgets can be in an app's target, too, but it starts the extension.
    let types = code.starts.filter { $0.inherited.allSatisfy { $0 != "Widget" && $0 != "WidgetBundle" } }
      .compactMap(ProgramStart.init)
    let mains = code.files.keys.filter { FilePath.name(of: $0) == AppFolder.startName }.sorted()
    let delegates = code.folder.objectiveCDelegates.keys.sorted()
    var keys: Set<String> = []
    let apps = (types + mains.map { ProgramStart($0) } + delegates.map { ProgramStart($0) }).flatMap {
      start in
      targets.targets(with: start.path).filter { $0.isApp && keys.insert($0.key).inserted }
        .map { (start: start, target: $0) }
    }
    func have(_ some: [AppTarget], _ app: AppTarget) -> Bool {
      some.contains { $0.key == app.key || app.depends(on: $0) }
    }
    let owners = handlers.flatMap(targets.targets)
    let running = apps.filter { have(owners, $0.target) }
    let naming = programs(naming: handlers, in: app)
    let asking = running.filter { have(naming, $0.target) }
    if running.isEmpty {
      return (apps.first { definitions.contains(where: $0.target.has) } ?? apps.first).map { [$0.start] }
        ?? []
    }
    var paths: Set<String> = []
    return (asking.isEmpty ? running : asking).map(\.start).filter { paths.insert($0.path).inserted }
  }

  /// The programs with handlers, or with a file that names a framework's handler or its `handler(for:)`.
  /// Other programs that link the framework never ran an intent.
  private static func programs(naming handlers: [String], in app: KnownApp) -> [AppTarget] {
    let types = handlers.compactMap { app.code.files[$0] }.flatMap(\.types).map(\.name)
    let names = Set(types + types.flatMap { app.code.dispatchers(naming: $0) }.map(\.owner.name))
    let files = app.code.files.values.filter { !names.isDisjoint(with: $0.uses) }.map(\.path)
    return (handlers + files).flatMap(app.targets.targets).filter { $0.module == nil }
  }

  /// Returns `nil` if no part of the code surely runs at the start.
  func edit(_ source: SourceWords, _ imports: [NameCode], calling call: String) -> (
    position: Int, text: String
  )? {
    guard let type else {
      guard FilePath.name(of: path) == AppFolder.startName else { return nil }
      let last = imports.map(\.range.end).max()
      return (last.map { source.lineEnd(after: $0) } ?? 0, "\n\(call)\n")
    }
    // A type with 'main()' is never instantiated.
    let names =
      type.kind == .class
      ? [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching()", "main()",
      ] : ["main()", "init()"]
    let functions = names.compactMap { name in type.functions.first { $0.name == name && $0.body != nil } }
    if let function = functions.first, let body = function.body?.range {
      return Self.edit(body, source, call, hasResult: function.name.hasPrefix("application("))
    }
    guard type.kind == .struct, let body = type.body else { return nil }
    let (position, hasCode) = Self.offset(after: body.start, source)
    let margin = source.indentation(at: body.start) + source.step
    let text = "\n\(margin)init() {\n\(margin)\(source.step)\(call)\n\(margin)}\n"
    return (position, hasCode ? text + "\n" + margin : text)
  }

  private static func edit(_ body: CodeRange, _ source: SourceWords, _ call: String, hasResult: Bool)
    -> (position: Int, text: String)
  {
    let (position, rest) = offset(after: body.start, source)
    let code = firstCode(in: body, source)
    // Without `return`, a body has only one expression, its result.
    if hasResult, let code, !source.words(in: body).contains("return") {
      let next = rest ? "; " : "\n" + source.indentation(at: code)
      return (code, "\(call)\(next)return ")
    }
    if rest, code != nil { return (position, " \(call);") }
    let outer = source.indentation(at: body.start)
    // The brace can be in a line of aligned parameters.
    let margin = rest ? nil : code.map(source.indentation)
    return (position, "\n\(margin ?? outer + source.step)\(call)" + (rest ? "\n" + outer : ""))
  }

  /// Skips comments at the ends of lines. Returns `nil` for an empty body.
  private static func firstCode(in body: CodeRange, _ source: SourceWords) -> Int? {
    let end = min(body.end, source.bytes.count) - 1
    var offset = body.start + 1
    while offset < end {
      if source.bytes[offset] <= 0x20 {
        offset += 1
      } else if source.bytes[offset...].starts(with: "//".utf8) {
        offset = source.lineEnd(after: offset)
      } else {
        return offset
      }
    }
    return nil
  }

  /// The offset after an opening brace and its comment, and whether code follows in the same line.
  private static func offset(after brace: Int, _ source: SourceWords) -> (position: Int, hasCode: Bool) {
    let end = source.lineEnd(after: brace)
    let line = CodeRange("", brace + 1, end)
    let rest = source.text(line).drop { $0.isWhitespace }
    guard rest.hasPrefix("//") else { return (brace + 1, !rest.isEmpty) }
    let ending = source.bytes[..<end].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    return (end - ending, false)
  }
}
