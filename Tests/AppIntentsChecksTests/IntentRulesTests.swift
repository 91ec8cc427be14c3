import AppFacts
import TestSupport
import Testing

/// Rules about App Intents and queries, without translations and phrases.
struct IntentRulesTests {
  // MARK: duplicate-query

  private func queries(_ names: String..., condition: String? = nil) throws -> SketchedFile {
    let code = names.enumerated().map { "struct Soup\($0) {\n  struct \($1): EntityQuery {}\n}\n" }
    var file = try SketchedFile(code.joined())
    for (index, name) in names.enumerated() {
      var query = TypeCode(name, in: ["Soup\(index)"], at: file.range(name, after: "Soup\(index)"))
      query.inherited = ["EntityQuery"]
      query.condition = condition
      file.types.append(query)
    }
    return file
  }

  private let app = SampleProject(.init("App", files: ["App.swift"]))

  @Test func `two queries of a target with one name stop Apple's build`() throws {
    expectReports(
      try queries("Query", "Query").lines(app),
      [
        "duplicate-query Query: 'App' contains two queries with the name 'Query', and Apple's build stops at the "
          + "second, also in another type; rename one of them"
      ]
    )
    expectReports(
      try queries("Query", "Query", "Query").lines(app),
      Array(repeating: "duplicate-query Query", count: 2)
    )
  }

  @Test func `queries with other names, in no known target or in a branch are fine`() throws {
    expectReports(try queries("SoupQuery", "BreadQuery").lines(app), [])
    expectReports(try queries("Query", "Query").lines(), [])
    expectReports(try queries("Query", "Query", condition: "DEBUG").lines(app), [])
  }

  @Test func `a query with an identifier of its own is fine`() throws {
    var file = try queries("Query", "Query")
    file.types[1].properties = [PropertyCode("persistentIdentifier", TypeName("String"))]
    expectReports(try file.lines(app), [])
  }

  // MARK: joined-text

  /// An intent with a title or description of an expression that only a compiler can join.
  private func intent(_ label: String, _ expression: String, in call: String? = nil) throws -> SketchedFile {
    let written = call.map { "\($0)(\(expression))" } ?? expression
    var file = try SketchedFile("struct Order: AppIntent {\n  static let \(label): Text = \(written)\n}\n")
    var property = PropertyCode(label, TypeName("Text"), at: file.range(label))
    property.valueRange = file.range(written)
    property.value =
      call.map { .call(CallCode($0, [.init(nil, .unknown, at: file.range(expression))])) } ?? .unknown
    var order = TypeCode("Order", at: file.range("Order"))
    order.inherited = ["AppIntent"]
    order.properties = [property]
    file.types = [order]
    return file
  }

  @Test func `a title of two literals is reported`() throws {
    expectReports(
      try intent("title", #""Order " + "soup""#).lines(),
      [
        #"joined-text "Order " + "soup": the title of 'Order' joins several texts, but a release build only accepts "#
          + "one literal, from which the system reads it; write it as one"
      ]
    )
  }

  @Test func `so is a description in a call`() throws {
    let file = try intent("description", #""Orders " + "soup""#, in: "IntentDescription")
    expectReports(try file.lines(), [#"joined-text "Orders " + "soup""#])
  }

  @Test func `expressions that may be one text are fine`() throws {
    for expression in [#"names["+"]"#, #"prefix + "soup""#] {
      expectReports(try intent("title", expression).lines(), [])
    }
    expectReports(try intent("other", #""Order " + "soup""#).lines(), [])
  }

  // MARK: indirect-intent

  private func indirect(_ own: [String], inherits inherited: [String]) throws -> SketchedFile {
    var file = try SketchedFile("struct Order: SoupIntent {}\nprotocol SoupIntent: AppIntent {}\n")
    var order = TypeCode("Order", at: file.range("Order"))
    order.inherited = inherited
    var soup = TypeCode("SoupIntent", kind: .protocol, at: file.range("SoupIntent", after: "protocol"))
    soup.inherited = own
    file.types = [order, soup]
    return file
  }

  @Test func `an App Intent through the project's own protocol is reported`() throws {
    expectReports(
      try indirect(["AppIntent"], inherits: ["SoupIntent"]).lines(),
      [
        "indirect-intent Order: 'Order' is an App Intent only through 'SoupIntent', and the system may list the "
          + "action but not find it to run it ('ActionNotFound'); write 'AppIntent' in its declaration, too"
      ]
    )
  }

  @Test func `one of Apple's protocols beside it is enough, and widgets need none`() throws {
    expectReports(try indirect(["AppIntent"], inherits: ["AppIntent", "SoupIntent"]).lines(), [])
    expectReports(try indirect(["AppIntent"], inherits: ["OpenIntent", "SoupIntent"]).lines(), [])
    expectReports(
      try indirect(["AppIntent", "WidgetConfigurationIntent"], inherits: ["SoupIntent"]).lines(),
      []
    )
  }
}
