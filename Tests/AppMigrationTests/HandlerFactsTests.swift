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

  private final class Sketch {
    let text: String
    let path: String
    var file: FileCode

    init(_ text: String, in folder: TestFolder) throws {
      self.text = text
      path = try folder.write(text, to: "Handler.swift")
      file = FileCode(path, size: text.utf8.count)
    }

    func range(_ part: String) -> CodeRange {
      guard let found = text.firstRange(of: part) else { return CodeRange(path, 0, 0) }
      let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      return CodeRange(path, start, start + part.utf8.count)
    }

    func type(_ name: String, _ declaration: String, _ inherited: [String], _ functions: [FunctionCode]) {
      var type = TypeCode(name, kind: .class, at: range(name))
      type.range = range(declaration)
      type.inherited = inherited
      type.functions = functions
      file.types.append(type)
    }

    func function(_ name: String, _ declaration: String, takes type: String = "ClockIntent") -> FunctionCode {
      var function = FunctionCode(name, at: range(String(name.prefix { $0 != "(" })))
      let place = range(declaration)
      function.range = place
      function.parameters = [.init("for", "intent", type)]
      let brace = declaration.firstIndex(of: "{").map {
        declaration.utf8.distance(from: declaration.startIndex, to: $0)
      }
      var body = BodyCode(CodeRange(path, place.start + (brace ?? 0), place.end))
      for member in ["city", "zone"] where declaration.contains("intent.\(member)") {
        body.accesses.append(.init("intent", member, range("intent.\(member)")))
      }
      if declaration.contains("(of: intent)") {
        let place = range("(of: intent)")
        body.accesses.append(.init("intent", nil, CodeRange(path, place.start + 5, place.end - 1)))
      }
      function.body = body
      return function
    }
  }

  private func way(_ sketch: Sketch, isImported: Bool = false) throws -> HandlerWay {
    var kit = AppTarget("Kit")
    (kit.module, kit.files) = ("Kit", [AppTarget.folded(sketch.path)])
    let ways = HandlerWays(
      type: try facts(sketch).type,
      className: "ClockIntent",
      code: try code(sketch),
      targets: AppTargets(isImported ? [kit] : []),
      program: isImported ? "Start.swift" : sketch.path
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
    let sketch = try Sketch("\(own)\n\(chooser)\n", in: folder)
    sketch.type(
      "Handler",
      own,
      ["NSObject", "ClockIntentHandling"],
      [sketch.function("provideZoneOptionsCollection(for:)", method, takes: type)]
    )
    var function = sketch.function("handler(for:)", choice, takes: "INIntent")
    function.nameRange = sketch.range("handler(for")
    function.access = access
    if let start = choosing.firstRange(of: "return ") {
      let result = String(choosing[start.upperBound...])
      function.body?.returns = [.init(result, sketch.range(result))]
    }
    for name in ["start", "fatalError"] where choosing.contains("\(name)()") {
      function.body?.calls.append(.init(name, sketch.range("\(name)()"), []))
    }
    sketch.type("Extension", chooser, ["INExtension"], [function])
    sketch.file.types[1].access = access
    return sketch
  }

  private let method = "func provideZoneOptionsCollection(for intent: ClockIntent) { zones(of: intent.city) }"

  @Test func `a method that reads a parameter depends on it`() throws {
    #expect(try facts(handler(method)).reads == ["zone": ["city"]])
  }

  @Test func `a handler of one intent may have an alias for its class`() throws {
    let sketch = try handler(method.replacing("ClockIntent)", with: "Intent)"), takes: "Intent")
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
    let sketch = try handler(method)
    var helper = sketch.function("provideZoneOptionsCollection(for:)", method, takes: "String?")
    helper.body?.accesses = [.init("intent", nil, sketch.range("intent.city"))]
    sketch.file.types[0].functions.append(helper)
    let facts = try facts(sketch)
    #expect(facts.reads == ["zone": ["city"]])
    #expect(facts.unknownReads.isEmpty)
  }

  @Test func `a method that answers '.notRequired()' says that nobody is asked`() throws {
    let sketch = try handler(method)
    #expect(try facts(sketch).notRequired == [])
    var resolve = sketch.function("resolveCity(for:)", method)
    resolve.body?.calls = [.init(".notRequired", sketch.range("zones"), [])]
    sketch.file.types[0].functions.append(resolve)
    #expect(try facts(sketch).notRequired == ["city"])
  }

  @Test func `a handler is made as its extension does`() throws {
    #expect(try way(handler(method)).form == .makes("Handler()"))
  }

  @Test func `a dispatcher is asked for a handler that depends on it`() throws {
    let sketch = try handler(method, choosing: "return Handler(store: store)")
    let way = try way(sketch)
    #expect(way.form == .asks(type: "Extension", isStatic: false))
    #expect(way.remarks.map(\.text).contains { $0.hasSuffix("because they depend on it") })
  }

  @Test func `a handler that needs only what all files see is made directly`() throws {
    let sketch = try handler(method, choosing: "return Handler(store: Store.shared, limit: nil)")
    #expect(try way(sketch).form == .makes("Handler(store: Store.shared, limit: nil)"))
  }

  @Test func `a dispatcher that does more is asked`() throws {
    let started = try way(handler(method, choosing: "Log.start(); return Handler()"))
    #expect(started.form == .asks(type: "Extension", isStatic: false))
    let refused = "guard intent is ClockIntent else { fatalError() }; return Handler()"
    #expect(try way(handler(method, choosing: refused)).form == .makes("Handler()"))
  }

  @Test func `another module makes a handler that is not public through what is`() throws {
    let sketch = try handler(method, .public)
    let way = try way(sketch, isImported: true)
    #expect(way.form == .asks(type: "Extension", isStatic: false))
    #expect(way.steps.isEmpty)
  }

  @Test func `an object without an identifier is in the checklist`() throws {
    let sketch = try handler(
      method.replacing("zones(of: intent.city)", with: "INObject(identifier: nil, display: text)")
    )
    var call = CallSite("INObject", sketch.range("INObject(identifier: nil, display: text)"), [])
    let place = sketch.range("identifier: nil")
    call.arguments = [
      .init("identifier", nil, CodeRange(sketch.path, place.end - 3, place.end)),
      .init("display", nil, sketch.range("text")),
    ]
    sketch.file.types[0].functions[0].body?.calls = [call]
    let remarks = try facts(sketch).ofOptions.map(\.remark)
    #expect(remarks.map(\.text).contains { $0.hasPrefix("this object has no identifier") })
    #expect(remarks.last?.location?.range == call.range.start..<call.range.end)
  }
}
