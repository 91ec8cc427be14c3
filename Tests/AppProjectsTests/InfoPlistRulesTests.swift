import TestSupport
import Testing

@testable import AppProjects

struct InfoPlistRulesTests {
  private func fixture(
    _ plist: String,
    _ handler: String = "class IntentHandler: INExtension, OrderSoupIntentHandling {}",
    more: [String: String] = [:]
  ) throws -> ProjectFixture {
    let project = SampleProject(
      .init("App", files: ["Soup.intentdefinition"], dependencies: ["Handlers"]),
      .init(
        "Handlers",
        "app-extension",
        files: ["Soup.intentdefinition"],
        folders: ["Handlers"],
        settings: ["INFOPLIST_FILE": "Handlers/Info.plist"]
      )
    )
    let files = [
      "Soup.intentdefinition": "", "Handlers/Info.plist": plist, "Handlers/IntentHandler.swift": handler,
    ]
    return try ProjectFixture(project, files.merging(more) { $1 })
  }

  private func lines(_ fixture: ProjectFixture) -> [String] {
    fixture.lines(
      .unknownIntentClass,
      .restrictionWithoutSupport,
      .unlistedIntent,
      .unknownPrincipalClass
    )
  }

  @Test func `an Info.plist that agrees with the definition`() throws {
    let plist = SampleProject.infoPlist(
      supported: ["OrderSoupIntent", "INSendMessageIntent", "AnotherIntent"],
      restricted: ["OrderSoupIntent"]
    )
    #expect(lines(try fixture(plist)) == [])
  }

  @Test(arguments: ["OrderSuopIntent", "OrderSoup", "SCOrderSoupIntent", "ordersoupintent"])
  func `a class that is nearly right`(_ name: String) throws {
    let plist = SampleProject.infoPlist(supported: [name])
    expectReports(
      try fixture(plist, "").lines(.unknownIntentClass),
      [
        "unknown-intent-class Handlers/Info.plist: no definition has an intent with the class '\(name)', which "
          + "'IntentsSupported' lists; did you mean 'OrderSoupIntent'?"
      ]
    )
  }

  @Test(arguments: ["OrderSoup", "com.example.OrderSoupIntent", "PlaySoupIntent"])
  func `other activities are no misspelled intents`(_ name: String) throws {
    let app =
      "<plist><dict><key>NSUserActivityTypes</key><array><string>\(name)</string></array></dict></plist>"
    let plist = SampleProject.infoPlist(supported: ["OrderSoupIntent"])
    #expect(lines(try fixture(plist, more: ["App/Info.plist": app])) == [])
  }

  @Test func `a restriction of an intent that is not supported`() throws {
    let plist = SampleProject.infoPlist(supported: [], restricted: ["OrderSoupIntent"])
    expectReports(
      lines(try fixture(plist, "class IntentHandler: INExtension {}")),
      [
        "restriction-without-support Handlers/Info.plist: 'IntentsRestrictedWhileLocked' lists 'OrderSoupIntent', but "
          + "'IntentsSupported' does not, so the restriction has no effect; add the intent there, or remove it here"
      ]
    )
  }

  @Test func `a handler of an intent that is not listed`() throws {
    let plist = SampleProject.infoPlist(supported: ["INSendMessageIntent"])
    expectReports(
      lines(try fixture(plist)),
      [
        "unlisted-intent Handlers/Info.plist: 'IntentsSupported' of 'Handlers' does not list 'OrderSoupIntent', so the "
          + "system never asks the handler in 'IntentHandler.swift'; add the class under 'Supported Intents'"
      ]
    )
    let app = """
      <plist><dict><key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array></dict></plist>
      """
    #expect(lines(try fixture(plist, more: ["App/Info.plist": app])) == [])
  }

  @Test(arguments: [
    "// OrderSoupIntentHandling", "/* OrderSoupIntentHandling */", "\"OrderSoupIntentHandling\"",
  ])
  func `a comment or a text is no handler`(_ words: String) throws {
    let plist = SampleProject.infoPlist(supported: [])
    #expect(lines(try fixture(plist, "class IntentHandler: INExtension {}\nlet a = 1 \(words)")) == [])
  }

  // MARK: Swift

  private func code(_ text: String) throws -> [String] {
    let plist = SampleProject.infoPlist(supported: ["OrderSoupIntent"])
    return try fixture(plist, text).lines(.unknownIntentInCode)
  }

  @Test func `a handler or a widget with a class that is nearly right`() throws {
    expectReports(
      try code("class IntentHandler: INExtension, OrderSuopIntentHandling {}"),
      [
        "unknown-intent-in-code Handlers/IntentHandler.swift: no definition has an intent with the class "
          + "'OrderSuopIntent', which a file of 'Handlers' names; did you mean 'OrderSoupIntent'?"
      ]
    )
    #expect(try code("IntentConfiguration(kind: k, intent: SCOrderSoupIntent.self)").count == 1)
  }

  @Test(arguments: [
    "class A: OrderSoupIntentHandling {}", "class A: OrderSoupIntentHandling, OrderSoupsIntentHandling {}",
    "protocol OrderSoupsIntentHandling {}\nclass A: OrderSoupsIntentHandling {}",
    "class A: PlaySoupIntentHandling {}",
    "class A: INSendMessageIntentHandling {}",
    "class OrderSoupsIntent {}\nlet a = B(intent: OrderSoupsIntent.self)",
  ])
  func `a class of the definition, of the code itself, or of others is right`(_ text: String) throws {
    #expect(try code(text) == [])
  }

  @Test func `a principal class that no source declares`() throws {
    let plist = SampleProject.infoPlist(
      supported: ["OrderSoupIntent"],
      principalClass: "$(PRODUCT_MODULE_NAME).IntentsHandler"
    )
    expectReports(
      lines(try fixture(plist)),
      [
        "unknown-principal-class Handlers/Info.plist: no source of 'Handlers' declares 'IntentsHandler', so the system "
          + "cannot start the extension; did you mean 'IntentHandler'?"
      ]
    )
    #expect(
      lines(try fixture(plist, "final class IntentsHandler : INExtension {}\nclass Other {}")).count == 0
    )
  }

  @Test(arguments: [
    "", "<plist/>", "<plist><array/></plist>", "hello", "<plist><dict><key>NSExtension</key>",
  ])
  func `an odd Info.plist says nothing`(_ text: String) throws {
    #expect(lines(try fixture(text)) == [])
  }
}
