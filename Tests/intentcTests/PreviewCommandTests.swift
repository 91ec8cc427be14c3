import Foundation
import Testing

/// Pictures of screens. What a browser makes of them is checked in `.ci/web`.
struct PreviewCommandTests {
  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Schemas").standardized.path
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func preview(_ arguments: [String]) throws -> CommandLine.Result {
    try CommandLine.run(["preview"] + arguments, in: folder.path)
  }

  @Test func `a page has the texts of all languages, and a second run writes the same`() throws {
    let definition = Self.schemas + "/Localised/Base.lproj/Weather.intentdefinition"
    let result = try preview([definition, "--output", "Weather.html"])
    #expect(result.code == 0 && result.errors == "" && result.output == "")
    let page = try folder.text(of: "Weather.html")
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("\"de\"") && page.contains("\"ja\""))
    #expect(!page.contains("src=\"") && !page.contains("http:") && !page.contains("https:"))
    #expect(try preview([definition, "--output", "Weather.html"]).code == 0)
    #expect(try folder.text(of: "Weather.html") == page)
  }

  @Test func `a folder gets a page for each intent`() throws {
    #expect(try preview([Self.schemas + "/Visibility.intentdefinition", "-o", "Screens"]).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("Screens")).sorted()
    #expect(names.count == 6)
    #expect(names.contains("NestedVisibility.html") && names.allSatisfy { $0.hasSuffix(".html") })
  }

  @Test func `one intent of several can be drawn`() throws {
    let definition = Self.schemas + "/Visibility.intentdefinition"
    #expect(try preview([definition, "-o", "one.html", "--intent", "NestedVisibility"]).code == 0)
    #expect(try !folder.text(of: "one.html").contains("VisibleByChoice"))
    let wrong = try preview([definition, "-o", "none.html", "--intent", "NestedVisibilit"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("NestedVisibility"))
    #expect(try folder.names() == ["one.html"])
  }

  @Test func `a file that is no page is not replaced`() throws {
    try folder.write("mine", to: "mine.html")
    let definition = Self.schemas + "/UpNext.intentdefinition"
    let result = try preview([definition, "-o", "mine.html"])
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "cannot write 'mine.html': it is no page of 'intentc preview'; remove it, or use another path"
      )
    )
    #expect(try folder.text(of: "mine.html") == "mine")
  }

  @Test func `a picture needs a browser`() throws {
    let result = try CommandLine.run(
      ["preview", Self.schemas + "/UpNext.intentdefinition", "-o", "a.png"],
      in: folder.path,
      environment: ["PATH": folder.path]
    )
    #if !os(macOS)
      #expect(result.code == 1)
      #expect(result.errors.contains("a picture needs Chromium or Chrome, and there is none in PATH"))
      #expect(try folder.names() == [])
    #endif
  }

  @Test(arguments: [
    ["-o", "-"], [], ["-o", "a.html", "--dark"], ["-o", "a.html", "--locale", "de"],
    ["-o", "a.png", "--width", "0"],
    ["-o", "a.png", "--locale", "d e"],
  ])
  func `options that have no meaning are refused`(_ options: [String]) throws {
    #expect(try preview([Self.schemas + "/UpNext.intentdefinition"] + options).code == 64)
    #expect(try folder.names() == [])
  }

  @Test func `a definition with an error is not drawn`() throws {
    try folder.write("<plist>", to: "Bad.intentdefinition")
    let result = try preview(["Bad.intentdefinition", "-o", "Bad.html"])
    #expect(result.code == 1)
    #expect(result.errors.contains("Bad.intentdefinition:1"))
    #expect(try folder.names() == ["Bad.intentdefinition"])
  }
}

extension PreviewCommandTests {
  @Test func `two versions are side by side, with the changes that diff reports`() throws {
    let old = try String(contentsOfFile: Self.schemas + "/UpNext.intentdefinition", encoding: .utf8)
    try folder.write(old, to: "Old.intentdefinition")
    try folder.write(
      old.replacingOccurrences(of: ">Title Colour<", with: ">Colour<"),
      to: "UpNext.intentdefinition"
    )
    let result = try preview([
      "UpNext.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Changes.html",
    ])
    #expect(result.code == 0 && result.errors == "")
    let page = try folder.text(of: "Changes.html")
    #expect(page.contains("safe: 'titleColor': the display name changed from 'Title Colour' to 'Colour'"))
    #expect(page.contains("\"Before\"") && page.contains("\"After\""))
    let same = try preview(["Old.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Same.html"])
    #expect(same.code == 0)
    #expect(try !folder.text(of: "Same.html").contains("display name changed"))
  }

  @Test func `an old version that cannot be read is an error`() throws {
    try folder.write("<plist>", to: "Old.intentdefinition")
    let result = try preview([
      Self.schemas + "/UpNext.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Changes.html",
    ])
    #expect(result.code == 1)
    #expect(try folder.names() == ["Old.intentdefinition"])
  }
}
