import GeneratedSchemas
import IntentRuntime
import Testing

@testable import IntentOptionsClient

@Suite(.timeLimit(.minutes(10))) struct OptionsClientTests {
  private let client = TroubledProgram.client("serve")
  private let configuration = TroubledProgram.configuration

  @Test func `options arrive as the provider gives them`() async throws {
    let options = try await client.options(of: "city", searchTerm: nil, for: configuration)
    #expect(options?.sections.map(\.title) == ["Far", "Near"])
    #expect(options?.options.map(\.displayString) == ["Kyōto", "Berlin"])
    #expect(options?.options.map(\.subtitle) == [nil, "\u{1B}]0;Germany\u{7}"])
    await client.close()
  }

  @Test func `a search term and the choices arrive at the provider`() async throws {
    #expect(try await client.cities("nothing") == [])
    var configuration = configuration
    try configuration.setValue(.enumCase("fahrenheit"), of: "scale")
    let found = try await client.options(of: "city", searchTerm: "scale", for: configuration)
    #expect(found?.options.map(\.identifier) == ["fahrenheit"])
    await client.close()
  }

  @Test func `a default arrives, and a missing one is nil`() async throws {
    let city = try await client.defaultValue(of: "city", for: configuration)
    #expect(city?.optionIdentifier == "kyoto")
    #expect(try await client.defaultValue(of: "scale", for: configuration) == nil)
    let new = try await client.newConfiguration(configuration.schema)
    #expect(new.value(of: "city") == city)
    await client.close()
  }

  @Test func `options that do not come from the provider are nil`() async throws {
    #expect(try await client.options(of: "scale", searchTerm: nil, for: configuration) == nil)
    await client.close()
  }

  @Test func `a provider's error is reported in its own words, safe to print`() async throws {
    let error = await client.failure("fail")
    #expect(error == .refused(message: "the provider failed: the map is \u{1B}[31mtorn"))
    #expect(error?.description == "the provider failed: the map is \\u{1B}[31mtorn")
    #expect(try await client.cities() == ["kyoto", "berlin"])
    await client.close()
  }

  @Test func `the provider's output does not mix with the answers`() async throws {
    for _ in 0..<20 { #expect(try await client.cities("print") == ["kyoto", "berlin"]) }
    await client.close()
  }

  @Test func `many questions at once are all answered`() async throws {
    let answers = try await withThrowingTaskGroup(of: [String]?.self) { group in
      for number in 0..<50 {
        group.addTask { [client] in try await client.cities(number.isMultiple(of: 2) ? nil : "nothing") }
      }
      return try await group.reduce(into: [[String]?]()) { $0.append($1) }
    }
    #expect(answers.count { $0 == ["kyoto", "berlin"] } == 25)
    #expect(answers.count { $0 == [] } == 25)
    await client.close()
  }

  @Test func `a question of a cancelled task is not asked`() async {
    let task = Task { [client] in
      while !Task.isCancelled { await Task.yield() }
      return try await client.cities()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a closed program is started again by the next question`() async throws {
    let numbers = ProcessNumbers()
    let client = TroubledProgram.client("serve", numbers.path)
    for _ in 0..<3 {
      #expect(try await client.cities() == ["kyoto", "berlin"])
      await client.close()
    }
    #expect(numbers.all.count == 3)
    #expect(numbers.alive.isEmpty)
  }

  @Test(arguments: ["no-such-program", "/no/such/program", "/etc/passwd", "/", "", "a\u{0}b", "\u{1B}[2J"])
  func `a missing program is named`(name: String) async {
    let client = OptionsClient(name)
    #expect(await client.failure() == .notFound(program: name))
  }

  @Test func `arguments reach the program unchanged`() async throws {
    let odd = ["serve", "/no/such/folder/$(id) `id` \"'\\ *\n-x"]
    let client = OptionsClient(TroubledProgram.path, odd, timeLimit: .seconds(300))
    #expect(try await client.cities() == ["kyoto", "berlin"])
    await client.close()
  }
}
