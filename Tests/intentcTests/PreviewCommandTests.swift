import Foundation
import TestSupport
import Testing

/// `test_web.py` checks the pictures in a browser.
struct PreviewCommandTests {
  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Schemas").standardized.path
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func preview(_ arguments: [String]) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["preview"] + arguments, in: folder.path)
  }

  @Test func `a page has the texts of all languages, and a second run writes the same`() throws {
    let definition = Self.schemas + "/Localised/Base.lproj/Weather.intentdefinition"
    let result = try preview([definition, "--output", "Weather.html"])
    #expect(result.code == 0 && result.errors == "" && result.output == "Weather.html\n")
    let page = try folder.text(of: "Weather.html")
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("\"de\"") && page.contains("\"ja\""))
    #expect(!page.contains("src=\"") && !page.contains("http:") && !page.contains("https:"))
    #expect(try preview([definition, "--output", "Weather.html"]).output == "")
    #expect(try folder.text(of: "Weather.html") == page)
  }

  @Test func `a folder gets a page for each intent`() throws {
    let result = try preview([Self.schemas + "/Visibility.intentdefinition", "-o", "Screens"])
    #expect(
      result.code == 0 && result.output.hasPrefix("Screens/")
        && result.output.split(separator: "\n").count == 6
    )
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

  @Test func `the named file is replaced, but no page in a folder that preview did not make`() throws {
    let definition = Self.schemas + "/UpNext.intentdefinition"
    try folder.write("mine", to: "mine.html")
    #expect(try preview([definition, "-o", "mine.html"]).output == "mine.html\n")
    let like = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Mine</title>"
    for text in ["mine", "", like] {
      try folder.write(text, to: "Pages/UpNext.html")
      let result = try preview([definition, "-o", "Pages"])
      #expect(result.code == 1)
      #expect(
        result.errors.contains(
          "Pages/UpNext.html: error: cannot be written: 'intentc preview' did not make this file; remove it, or use another path"
        )
      )
      #expect(try folder.text(of: "Pages/UpNext.html") == text)
    }
  }

  @Test func `a link is not written through`() throws {
    try folder.write("mine", to: "mine.txt")
    try FileManager.default.createSymbolicLink(atPath: folder("a.html"), withDestinationPath: "mine.txt")
    let result = try preview([Self.schemas + "/UpNext.intentdefinition", "-o", "a.html"])
    #expect(result.code == 1)
    #expect(result.errors.contains("a.html: error: cannot be written: it is not a regular file"))
    #expect(try folder.text(of: "mine.txt") == "mine")
  }

  @Test func `a page needs a folder that exists, as a definition and a configuration do`() throws {
    let result = try preview([Self.schemas + "/UpNext.intentdefinition", "-o", "nope/x.html"])
    #expect(result.code == 1)
    #expect(result.errors == "error: cannot write 'nope/x.html': its folder does not exist\n")
    #expect(try folder.names() == [])
  }

  @Test func `a folder in the place of a page is said to be one`() throws {
    try FileManager.default.createDirectory(atPath: folder("x.html"), withIntermediateDirectories: true)
    let result = try preview([Self.schemas + "/UpNext.intentdefinition", "-o", "x.html"])
    #expect(result.code == 1)
    #expect(result.errors.contains("x.html: error: cannot be written: it is a folder; remove it, or use"))
  }

  @Test func `a language without a table is a warning with the languages that there are`() throws {
    let definition = Self.schemas + "/Localised/Base.lproj/Weather.intentdefinition"
    let result = try BuiltProgram.run(
      ["preview", definition, "-o", "a.png", "--locale", "fr"],
      in: folder.path,
      environment: ["PATH": folder.path]
    )
    #expect(
      result.errors.contains(
        "warning: 'fr' is neither in 'fr.lproj/Weather.strings' nor in 'Weather.xcstrings'"
      )
    )
    #expect(result.errors.contains("there are de, "))
  }

  @Test func `a folder can have a dot in its name, and another file cannot be written`() throws {
    let definition = Self.schemas + "/UpNext.intentdefinition"
    let wrong = try preview([definition, "-o", "a.pdf"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("takes a '.html' or '.png' file, or a folder, not 'a.pdf'"))
    #expect(try folder.names() == [])
    #expect(try preview([definition, "-o", "v1.2/"]).code == 0)
    #expect(try preview([definition, "-o", "v1.2"]).output == "")
  }

  @Test func `a picture needs a browser`() throws {
    let result = try BuiltProgram.run(
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
      old.replacingOccurrences(of: "<string>orange<", with: "<string>amber<"),
      to: "UpNext.intentdefinition"
    )
    let result = try preview([
      "UpNext.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Changes.html",
    ])
    #expect(result.code == 0 && result.output == "Changes.html\n")
    let page = try folder.text(of: "Changes.html")
    #expect(page.contains("\"level\": \"breaking\""))
    #expect(page.contains("\"enum 'TitleColor': 'orange' was renamed to 'amber'"))
    #expect(page.contains("\"Before\"") && page.contains("\"After\""))
    let same = try preview(["Old.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Same.html"])
    #expect(same.code == 0)
    #expect(try !folder.text(of: "Same.html").contains("display name changed"))
  }

  @Test func `a renamed parameter is beside its old name`() throws {
    let old = try String(contentsOfFile: Self.schemas + "/UpNext.intentdefinition", encoding: .utf8)
    try folder.write(old, to: "Old.intentdefinition")
    try folder.write(
      old.replacingOccurrences(of: "<string>titleColor<", with: "<string>color<"),
      to: "UpNext.intentdefinition"
    )
    let words = ["UpNext.intentdefinition", "--compare", "Old.intentdefinition", "-o", "Changes.html"]
    #expect(try preview(words).code == 0)
    #expect(
      try folder.text(of: "Changes.html").contains(/"renamed": \{\s*"titleColor": "color"\s*\}/)
    )
  }

  @Test func `each page of a folder has all changes of its intent`() throws {
    for (name, cases) in [("old/Trips", "red|green|blue"), ("Trips", "red|green")] {
      try folder.write("", to: "old/readme.md")
      let new = ["design", "\(name).intentdefinition", "--add", "Trip", "--add", "Trip.color: \(cases)"]
      #expect(try BuiltProgram.run(new, in: folder.path).code == 0)
      let text = try folder.text(of: "\(name).intentdefinition")
      let start = try #require(text.range(of: "<key>INIntents</key>\n\t<array>\n")).upperBound
      let end = try #require(text.range(of: "\n\t</array>", range: start..<text.endIndex)).lowerBound
      let other = text[start..<end].replacingOccurrences(of: ">Trip<", with: ">Tour<")
      try folder.write(
        text.replacingCharacters(in: start..<start, with: other + "\n"),
        to: "\(name).intentdefinition"
      )
    }
    let result = try preview([
      "Trips.intentdefinition", "--compare", "old/Trips.intentdefinition", "-o", "Changes",
    ])
    #expect(result.output.hasPrefix("Changes/") && result.output.split(separator: "\n").count == 2)
    for name in ["Tour", "Trip"] {
      let page = try folder.text(of: "Changes/\(name).html")
      #expect(page.contains("enum 'Color': 'blue'") && !page.contains("enum 'Color': see"), "\(name)")
    }
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
