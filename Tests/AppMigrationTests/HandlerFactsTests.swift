import AppFacts
import AppProjects
import IntentSchema
import TestSupport
import Testing

@testable import AppMigration

struct HandlerFactsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func way(_ sketch: Sketch, isImported: Bool = false) throws -> HandlerWay {
    var kit = AppTarget("Kit")
    (kit.module, kit.membership.files) = ("Kit", [FoldedPath(sketch.file.path)])
    let ways = HandlerWays(
      type: try facts(sketch).type,
      className: "ClockIntent",
      code: try code(sketch),
      targets: AppTargets(isImported ? [kit] : []),
      program: isImported ? "Start.swift" : sketch.file.path
    )
    return ways.way
  }

  private func facts(_ sketch: Sketch) throws -> HandlerFacts {
    let schema = ConfigurationSchema(
      "Clock",
      className: "ClockIntent",
      title: LocalizedText("Clock"),
      parameters: ["city", "zone"].map { name in
        ParameterSchema(
          name,
          tag: 1,
          title: LocalizedText(name),
          type: .string(TextSettings()),
          options: .dynamic
        )
      }
    )
    return try #require(HandlerFacts(schema, try code(sketch)))
  }

  private func code(_ sketch: Sketch) throws -> AppCode {
    var code = SwiftCode()
    code.files = [sketch.file]
    return AppCode(code, AppFolder(try App(folder.path)))
  }

  private func handler(
    _ method: String,
    choosing: String = "return Handler()",
    _ access: CodeAccess = .internal,
    takes type: String = "ClockIntent"
  ) throws -> Sketch {
    let choice = "func handler(for intent: INIntent) -> Any { \(choosing) }"
    let own = "class Handler: NSObject, ClockIntentHandling { \(method) }"
    let chooser = "class Extension: INExtension { \(choice) }"
    let text = "\(own)\n\(chooser)\n"
    var sketch = Sketch(text, at: try folder.write(text, to: "Handler.swift"))
    sketch.type("class Handler", inherits: ["NSObject", "ClockIntentHandling"], kind: .class)
    let member = ["city", "zone"].first { method.contains("intent.\($0)") }
    sketch.function("provideZoneOptionsCollection(for:)", method, reading: member, of: type)
    if member == nil {
      let place = sketch.range("intent)")
      sketch.file.types[0].functions[0].body?.accesses = [.init("intent", nil, place)]
    }
    sketch.type("class Extension", inherits: ["INExtension"], kind: .class)
    sketch.function("handler(for:)", choice, of: "INIntent")
    var function = sketch.file.types[1].functions[0]
    function.nameRange = sketch.range("handler(for")
    function.access = access
    if let start = choosing.firstRange(of: "return ") {
      let result = String(choosing[start.upperBound...])
      function.body?.returns = [.init(result, sketch.range(result))]
    }
    for name in ["start", "fatalError"] where choosing.contains("\(name)()") {
      function.body?.calls.append(.init(name, sketch.range("\(name)()"), []))
    }
    sketch.file.types[1].functions = [function]
    sketch.file.types[1].access = access
    return sketch
  }

  private let method = "func provideZoneOptionsCollection(for intent: ClockIntent) { zones(of: intent.city) }"

  @Test func `a method that reads a parameter depends on it`() throws {
    #expect(try facts(handler(method)).reads == ["zone": ["city"]])
  }

  @Test func `a handler of one intent may have an alias for its class`() throws {
    var sketch = try handler(method.replacing("ClockIntent)", with: "Intent)"), takes: "Intent")
    #expect(try facts(sketch).reads == ["zone": ["city"]])
    sketch.file.types[0].inherited.append("TimerIntentHandling")
    #expect(try facts(sketch).reads == [:], "one of two intents, and unknown which")
  }

  @Test func `a method that reads its own parameter depends on nothing`() throws {
    let own = method.replacing("intent.city", with: "intent.zone")
    #expect(try facts(handler(own)).reads == ["zone": []])
  }

  @Test func `a method that passes its intent on may depend on anything`() throws {
    let facts = try facts(handler(method.replacing("intent.city", with: "intent")))
    #expect(facts.reads == [:])
    #expect(facts.unknownReads.map(\.parameter) == ["zone"])
  }

  @Test func `a helper of the same name, which does not take the intent, says nothing`() throws {
    var sketch = try handler(method)
    var helper = sketch.file.types[0].functions[0]
    helper.parameters[0].type = "String?"
    helper.body?.accesses = [.init("intent", nil, sketch.range("intent.city"))]
    sketch.file.types[0].functions.append(helper)
    let facts = try facts(sketch)
    #expect(facts.reads == ["zone": ["city"]])
    #expect(facts.unknownReads.isEmpty)
  }

  @Test func `a method that answers '.notRequired()' says that nobody is asked`() throws {
    var sketch = try handler(method)
    #expect(try facts(sketch).notRequired == [])
    var resolve = sketch.file.types[0].functions[0]
    resolve.name = "resolveCity(for:)"
    resolve.body?.calls = [.init(".notRequired", sketch.range("zones"), [])]
    sketch.file.types[0].functions.append(resolve)
    #expect(try facts(sketch).notRequired == ["city"])
  }

  @Test func `a handler is made as its extension does`() throws {
    #expect(try way(handler(method)).argument == "Handler()")
  }

  @Test func `a dispatcher is asked for a handler that depends on it`() throws {
    let sketch = try handler(method, choosing: "return Handler(store: store)")
    let way = try way(sketch)
    #expect(way.argument == ".asking { `extension`.handler(for: $0) }")
    #expect(way.remarks.map(\.text).contains { $0.hasSuffix("because they depend on it") })
  }

  @Test func `a handler that needs only what all files see is made directly`() throws {
    let sketch = try handler(method, choosing: "return Handler(store: Store.shared, limit: nil)")
    #expect(try way(sketch).argument == "Handler(store: Store.shared, limit: nil)")
  }

  @Test func `a dispatcher that does more is asked`() throws {
    let started = try way(handler(method, choosing: "Log.start(); return Handler()"))
    #expect(started.argument == ".asking { `extension`.handler(for: $0) }")
    let refused = "guard intent is ClockIntent else { fatalError() }; return Handler()"
    #expect(try way(handler(method, choosing: refused)).argument == "Handler()")
  }

  @Test func `the app's delegate makes a handler that the new file does not see`() throws {
    var sketch = try handler(method)
    sketch.file.types[0].access = .private
    sketch.file.types[1].inherited = ["NSObject", "UIApplicationDelegate"]
    sketch.file.types[1].functions[0].name = Dispatcher.delegateMethod
    let way = try way(sketch)
    #expect(way.argument.hasPrefix(".askingOnMainActor { UIApplication.shared.delegate?"))
    #expect(way.steps.isEmpty)
  }

  @Test func `a handler that answers itself is made, and not asked`() throws {
    var sketch = try handler(method, choosing: "return self")
    sketch.file.types[1].name = "Handler"
    sketch.file.types[1].access = .public
    #expect(try way(sketch, isImported: true).argument == "Handler()")
  }

  @Test func `another module makes a handler that is not public through what is`() throws {
    let sketch = try handler(method, .public)
    let way = try way(sketch, isImported: true)
    #expect(way.argument == ".asking { `extension`.handler(for: $0) }")
    #expect(way.steps.isEmpty)
  }
}
