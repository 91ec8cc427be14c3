import IntentCompiler
import TestSupport
import Testing

@testable import AppProjects

struct InfoPlistRulesTests {
  private func fixture(
    _ plist: String,
    _ handler: String = "class IntentHandler: INExtension, OrderSoupIntentHandling {}",
    settings: [String: String] = ["INFOPLIST_FILE": "Handlers/Info.plist"],
    more: [String: String] = [:]
  ) throws -> ProjectFixture {
    let project = SampleProject(
      .init("App", files: ["Soup.intentdefinition"], dependencies: ["Handlers"]),
      .init(
        "Handlers",
        "app-extension",
        files: ["Soup.intentdefinition"],
        folders: ["Handlers"],
        settings: settings
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
        "unknown-intent-class Handlers/Info.plist: no definition contains an intent with the class '\(name)', which "
          + "'IntentsSupported' lists; did you mean 'OrderSoupIntent'?"
      ]
    )
  }

  /// Installing then fails with error 0xe80000de: "declares values in its IntentsRestrictedWhileLocked key's array
  /// value that are not in its IntentsSupported key's array value".
  @Test func `a restriction of an intent that is not supported`() throws {
    let plist = SampleProject.infoPlist(supported: [], restricted: ["OrderSoupIntent"])
    expectReports(
      lines(try fixture(plist, "class IntentHandler: INExtension {}")),
      [
        "restriction-without-support Handlers/Info.plist: 'IntentsRestrictedWhileLocked' lists 'OrderSoupIntent', but "
          + "'IntentsSupported' does not, so devices may refuse to install the app; add the intent there, or remove it here"
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

  @Test func `another extension may list an intent, but not one of IntentsUI`() throws {
    let other = SampleProject.infoPlist(supported: ["OrderSoupIntent"])
    let plist = SampleProject.infoPlist(supported: [])
    #expect(lines(try fixture(plist, more: ["Other/Info.plist": other])) == [])
    let shown = other.replacing("com.apple.intents-service", with: "com.apple.intents-ui-service")
    #expect(lines(try fixture(plist, more: ["Other/Info.plist": shown])).count == 1)
    let unknown = SampleProject.infoPlist(supported: ["$(INTENT)"])
    #expect(lines(try fixture(plist, more: ["Other/Info.plist": unknown])) == [])
  }

  @Test(arguments: [
    "let a = 1 // OrderSoupIntentHandling", "/* OrderSoupIntentHandling */",
    "let a = \"OrderSoupIntentHandling\"",
    "let a = \"\\(b(\": class A: OrderSoupIntentHandling {}\"))\"",
    "let a = #\"\" class A: OrderSoupIntentHandling {} \"#",
    "/* /* */ class A: OrderSoupIntentHandling {} */",
    "let a = \"\"\"\n\"\nclass A: OrderSoupIntentHandling {}\n\"\"\"",
    "extension OrderSoupIntentHandling { func a() {} }",
    "extension Array where Element: OrderSoupIntentHandling {}",
    "protocol SoupHandler: OrderSoupIntentHandling {}", "var handler: (OrderSoupIntentHandling) -> Void",
    "class A: Handler<OrderSoupIntentHandling> {}", "class A { let b: OrderSoupIntentHandling }",
    "func a(class: OrderSoupIntentHandling) {}",
    "#if os(watchOS)\nclass A: OrderSoupIntentHandling {}\n#endif",
    "typealias A = B & OrderSoupIntentHandling", "enum A { case class, b }\nlet c: OrderSoupIntentHandling",
  ])
  func `a mention is no handler`(_ words: String) throws {
    let plist = SampleProject.infoPlist(supported: [])
    #expect(lines(try fixture(plist, "class IntentHandler: INExtension {}\n\(words)")) == [])
  }

  @Test(arguments: [
    "extension IntentHandler: OrderSoupIntentHandling {}", "extension A.B : C, OrderSoupIntentHandling {}",
    "class A: B<C>, OrderSoupIntentHandling {}",
    "@objc(A)\npublic final class A: NSObject,\n  B, // as before\n  OrderSoupIntentHandling\n{}",
    "let a = #\"\\\"#\nstruct A: @unchecked Sendable, Intents.OrderSoupIntentHandling {}",
    "actor A: OrderSoupIntentHandling where B: C {}",
    "let a = \"\\(b ?? \"\") image/*\"\nclass A: OrderSoupIntentHandling {}",
    "// \"\"\"\nclass A: OrderSoupIntentHandling {}",
  ])
  func `a conformance is a handler`(_ words: String) throws {
    let plist = SampleProject.infoPlist(supported: [])
    #expect(lines(try fixture(plist, "class IntentHandler: INExtension {}\n\(words)")).count == 1)
  }

  // MARK: Swift

  /// Without its class, an extension ends with "Extension's principal object should not be nil", as in
  /// openhab/openhab-ios pull request 599.
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
    ("IntentsHandler", "@objc(IntentsHandler) class Handler: INExtension {}"),
    ("$(PRODUCT_MODULE_NAME).IntentsHandler", "@objc(IntentsHandler)\nclass Handler: INExtension {}"),
    (
      "$(PRODUCT_MODULE_NAME).IntentsHandler",
      "class Handler: INExtension {}\ntypealias IntentsHandler = Handler"
    ),
    ("Kit.IntentsHandler", "class Handler: INExtension {}"),
    ("$(PRODUCT_MODULE_NAME).IntentsHandler", "class Handler: INExtension {}\n/*"),
  ])
  func `a principal class with a name for Objective-C, an alias, or in another module`(
    _ name: String,
    _ code: String
  ) throws {
    let plist = SampleProject.infoPlist(supported: ["OrderSoupIntent"], principalClass: name)
    #expect(lines(try fixture(plist, code)) == [])
  }

  @Test func `a principal class in Objective-C`() throws {
    let plist = SampleProject.infoPlist(
      supported: ["OrderSoupIntent"],
      principalClass: "$(PRODUCT_MODULE_NAME).IntentsHandler"
    )
    #expect(lines(try fixture(plist, more: ["Handlers/Handler.m": ""])) == [])
  }

  // MARK: Large files

  @Test func `a file above the limit is named once`() throws {
    let plist = SampleProject.infoPlist(supported: ["OrderSoupIntent"])
    let padding = String(repeating: " ", count: 4 * 1_048_576)
    let large = try fixture(plist, "class A {}" + padding, more: ["More/Info.plist": plist + padding])
    expectReports(
      large.lines(.unreadableInput).map { $0.replacing(large.folder.path + "/", with: "") },
      ["More/Info.plist", "Handlers/IntentHandler.swift"].map {
        "unreadable-input \($0): cannot be read: it is larger than 4 MiB; it is not checked"
      }
    )
    #expect(try fixture(plist).lines(.unreadableInput) == [])
  }

  @Test(arguments: [
    "", "<plist/>", "<plist><array/></plist>", "hello", "<plist><dict><key>NSExtension</key>",
  ])
  func `an odd Info.plist says nothing`(_ text: String) throws {
    #expect(lines(try fixture(text)) == [])
  }

  // MARK: Names

  /// A public app named its Info.plist so, and shipped five releases that listed one of three handled intents.
  @Test(arguments: [
    ("Resources/Info-Siri.plist", [:]), ("$(SRCROOT)/Handlers/${TARGET_NAME}.plist", [:]),
    ("$(FOLDER)/Siri.plist", ["FOLDER": "$(PROJECT_DIR)/Config"]),
  ])
  func `an Info.plist has the name that the project gives it`(
    _ name: String,
    _ settings: [String: String]
  ) throws {
    let plist = SampleProject.infoPlist(supported: ["INPlayMediaIntent"])
    let names = ["Resources/Info-Siri.plist", "Handlers/Handlers.plist", "Config/Siri.plist"]
    let fixture = try fixture(
      "not read",
      settings: settings.merging(["INFOPLIST_FILE": name]) { $1 },
      more: Dictionary(uniqueKeysWithValues: names.map { ($0, plist) })
    )
    #expect(lines(fixture).count == 1)
  }

  @Test func `an Info.plist that no target names takes no part`() throws {
    let plist = SampleProject.infoPlist(supported: ["OrderSuopIntent"])
    #expect(try fixture(plist).lines(.unknownIntentClass).count == 1)
    let project = SampleProject(
      .init("App", files: ["Soup.intentdefinition"], settings: ["INFOPLIST_FILE": "App.plist"])
    )
    let files = ["Soup.intentdefinition": "", "Old/Info.plist": plist]
    #expect(try ProjectFixture(project, files).lines(.unknownIntentClass) == [])
    var generated = project
    generated.targets[0].settings = ["GENERATE_INFOPLIST_FILE": "YES"]
    #expect(try ProjectFixture(generated, files).lines(.unknownIntentClass) == [])
    var other = project
    other.targets[0].settings = ["INFOPLIST_FILE": "$(UNKNOWN)/App.plist"]
    #expect(try ProjectFixture(other, files).lines(.unknownIntentClass).count == 1)
  }
}
