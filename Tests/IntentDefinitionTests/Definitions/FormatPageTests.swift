import Foundation
import IntentDefinition
import TestSupport
import Testing

/// `Documentation/Format.md` lists all keys: an ID's with the key of its text, and those of fields as a parameter's.
struct FormatPageTests {
  @Test func `each key has a line`() throws {
    let page = try String(contentsOf: Repository.url("Documentation/Format.md"), encoding: .utf8)
    let keys = DefinitionKey.all.filter { key in
      switch key {
      case .field(let owner, _), .metadata(let owner, _): owner == .parameter
      default: true
      }
    }
    for name in keys.map(\.name) {
      let text = name.hasSuffix("ID") ? String(name.dropLast(2)) : name
      #expect(page.contains("\n| `\(text)`"), "no line for '\(name)'")
    }
  }
}
