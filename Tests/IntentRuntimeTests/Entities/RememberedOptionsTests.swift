import Foundation
import Testing

@testable import IntentRuntime

struct RememberedOptionsTests {
  /// Lets an expectation change its value.
  private final class Memory {
    private var options: RememberedOptions

    init(_ options: RememberedOptions = RememberedOptions()) { self.options = options }

    func use(_ identifier: String, of query: String, as option: PlainValue, at now: Int) -> Bool {
      options.use(identifier, of: query, as: option, at: now)
    }
    func refresh(_ identifier: String, of query: String, with option: PlainValue) -> Bool {
      options.refresh(identifier, of: query, with: option)
    }
    func option(_ identifier: String, of query: String) -> PlainValue? {
      options.option(identifier, of: query)
    }
    func identifiers(of query: String) -> [String] { options.identifiers(of: query) }
    func file() -> Data? { options.file() }
  }

  private func option(_ name: String) -> PlainValue {
    .object(["value": .object(["identifier": .string(name), "displayString": .string(name)])])
  }

  @Test func `what is used is read again`() throws {
    let options = Memory()
    #expect(options.use("home", of: "Query", as: option("Home"), at: 5))
    let read = RememberedOptions(try #require(options.file()))
    #expect(read.option("home", of: "Query") == option("Home"))
    #expect(read.option("home", of: "Other") == nil)
    #expect(read.option("work", of: "Query") == nil)
  }

  @Test func `the same option is written again only after a day`() {
    let options = Memory()
    #expect(options.use("home", of: "Query", as: option("Home"), at: 0))
    #expect(!options.use("home", of: "Query", as: option("Home"), at: 86_399))
    #expect(options.use("home", of: "Query", as: option("Home"), at: 86_400))
    #expect(options.use("home", of: "Query", as: option("House"), at: 86_401))
    // The clock may have gone back.
    #expect(options.use("home", of: "Query", as: option("House"), at: -10))
    #expect(options.use("home", of: "Query", as: option("House"), at: .min))
    #expect(options.use("home", of: "Query", as: option("House"), at: .max))
  }

  @Test func `a number is the same after it was read`() throws {
    func option(_ size: Double) -> PlainValue { .object(["size": .number(size)]) }
    let options = Memory()
    _ = options.use("home", of: "Query", as: option(5), at: 0)
    let read = Memory(RememberedOptions(try #require(options.file())))
    #expect(!read.use("home", of: "Query", as: option(5), at: 0))
    #expect(read.use("home", of: "Query", as: option(5.5), at: 0))
  }

  @Test func `a list replaces only what is remembered`() {
    let options = Memory()
    _ = options.use("home", of: "Query", as: option("Home"), at: 0)
    #expect(!options.refresh("home", of: "Query", with: option("Home")))
    #expect(options.refresh("home", of: "Query", with: option("House")))
    #expect(!options.refresh("work", of: "Query", with: option("Work")))
    #expect(options.option("home", of: "Query") == option("House"))
    #expect(options.identifiers(of: "Query") == ["home"])
  }

  @Test func `each query keeps the 200 options that were used last`() {
    let options = Memory()
    for number in 0..<250 { _ = options.use("\(number)", of: "Query", as: option("x"), at: number) }
    _ = options.use("0", of: "Other", as: option("x"), at: 0)
    #expect(options.identifiers(of: "Query").count == 200)
    #expect(options.option("49", of: "Query") == nil)
    #expect(options.option("50", of: "Query") != nil)
    #expect(options.option("0", of: "Other") != nil)
  }

  @Test func `the file keeps what was used last, up to 256 kB`() throws {
    let options = Memory()
    let long = String(repeating: "é\n", count: 2_000)
    for number in 0..<100 {
      _ = options.use("\(number)", of: "Query\(number % 3)", as: option(long), at: number)
    }
    _ = options.use("huge", of: "Query", as: option(String(repeating: "x", count: 300_000)), at: -1)
    let data = try #require(options.file())
    #expect(data.count <= 256_000)
    #expect(data.count > 230_000)
    let read = RememberedOptions(data)
    #expect(read.option("99", of: "Query0") != nil)
    #expect(read.option("0", of: "Query0") == nil)
    #expect(read.option("huge", of: "Query") == nil)
  }

  @Test(arguments: [
    "", "no JSON", "[]", "{}", #"{"version": 2, "queries": {"Query": {"home": {"used": 0, "option": {}}}}}"#,
    #"{"version": 1, "queries": {"Query": {"home": {"used": "0", "option": {}}}}}"#,
    #"{"version": 1, "queries": {"Query": {"home": {"used": 1e400, "option": {}}}}}"#,
    #"{"version": 1, "queries": {"Query": {"home": {"used": 0, "option": "#
      + String(repeating: "[", count: 100_000),
    #"{"version": 1, "queries": {"Query": {"home": {"used": 0, "option": "#
      + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}}}}",
    #"{"version": 1, "queries": {"Query": {"home": {"used": 0, "option": {}}}}}"#
      + String(repeating: " ", count: 300_000),
  ])
  func `a file that is not one of ours remembers nothing`(_ text: String) {
    #expect(RememberedOptions(Data(text.utf8)).identifiers(of: "Query").isEmpty)
  }
}
