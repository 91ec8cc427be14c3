import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

/// Reported for other enums: airbnb/swift issue 85, apple/swift-cassandra-client issue 13.
struct CaseOfOptionalTests {
  private func compiled(_ name: String, _ more: Plist = [:], metadata: Plist? = nil) -> Compiled {
    Compiled(
      definition(
        intents: [
          intent(
            "Show",
            [parameter("mode", "Integer", (["EnumType": "Mode"] as Plist).adding(more), metadata: metadata)]
          )
        ],
        enums: [enumeration("Mode", ["unknown", name, "small"])]
      )
    )
  }

  @Test(arguments: [("⟦1⟧none⟦/1⟧", "no value"), ("⟦1⟧some⟦/1⟧", "any value")])
  func `a case that an optional has, too, is a warning, and is documented`(_ name: String, meaning: String) {
    var found = compiled(name)
    let code = found.swift()
    #expect(found.rules == ["case-of-optional ⟦1⟧"])
    #expect(found.compilation.diagnostics.first?.message.contains("means \(meaning)") == true)
    #expect(code.contains("where Swift expects an optional"))
  }

  @Test func `another name in Swift, a default, a list and another case say nothing`() {
    var (renamed, list) = (compiled("none"), compiled("none", ["SupportsMultipleValues": true]))
    var (withDefault, other) = (compiled("none", metadata: ["DefaultValue": "small"]), compiled("off"))
    var options = GenerationOptions()
    options.renames = Renames(names: [ElementPath(.enumCase, ["Mode", "none"]): "off"])
    let code = renamed.swift(options) + other.swift()
    _ = (list.swift(), withDefault.swift())
    #expect([renamed, list, withDefault, other].flatMap(\.rules) == [])
    #expect(!code.contains("where Swift expects an optional"))
  }
}
