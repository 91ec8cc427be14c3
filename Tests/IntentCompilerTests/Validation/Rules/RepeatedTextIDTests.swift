import Testing

@testable import IntentCompiler

struct RepeatedTextIDTests {
  private static let repeated = LocalisedFixture.soup(
    more: """
      <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeName</key><string>success</string>
        <key>INIntentResponseCodeFormatString</key><string>Done</string>
        <key>INIntentResponseCodeFormatStringID</key><string>title1</string>
        <key>INIntentResponseCodeConciseFormatString</key><string>Orders a soup.</string>
        <key>INIntentResponseCodeConciseFormatStringID</key><string>descr1</string>
      </dict></array></dict>
      """
  )

  private func check(_ fixture: LocalisedFixture) async -> [Diagnostic] {
    var call = CompilerCall(inputs: [fixture.folder("Base.lproj/Soup.intentdefinition")])
    call.checksTranslations = true
    return await call.run().diagnostics.filter { $0.rule == .repeatedTextID }
  }

  @Test func `one key for two texts is a warning where there are tables`() async throws {
    let fixture = try LocalisedFixture(Self.repeated, ["de.lproj/Soup.strings": LocalisedFixture.german])
    let found = await check(fixture)
    #expect(
      found.map(\.message)
        == ["the key 'title1' stands for 'Order Soup' and for 'Done'; give one of them a key of its own"]
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.notes.first?.location?.range != nil)
  }

  @Test func `without tables it is a lint`() async throws {
    #expect(await check(try LocalisedFixture(Self.repeated)).map(\.severity) == [.lint])
    #expect(await check(try LocalisedFixture()).isEmpty)
  }
}
