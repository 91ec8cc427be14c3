import Foundation
import IntentRuntime
import Testing

struct TextLookupTests {
  @Test func `a bundle has the texts of the tables in it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(UUID().uuidString).bundle")
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""tK1" = "Calendars shown";"#.utf8).write(to: english.appendingPathComponent("UpNext.strings"))
    let lookup = TextLookup(try #require(Bundle(url: folder)))
    #expect(lookup(LocalizedText("Calendars", key: "tK1", table: "UpNext")) == "Calendars shown")
    #expect(lookup(LocalizedText("Colour", key: "tK2", table: "UpNext")) == "Colour")
    #expect(lookup(LocalizedText("Calendars", key: "tK1", table: "Stocks")) == "Calendars")
  }
}
