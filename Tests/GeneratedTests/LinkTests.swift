import Foundation
import Testing

struct LinkTests {
  private static let pages: [String] = {
    let files = FileManager.default.enumerator(atPath: Project.path("."))
    var pages: [String] = []
    while let path = files?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".build") || ["Generated", "Fixtures", ".git"].contains(name) {
        files?.skipDescendants()
      } else if name.hasSuffix(".md") || name == "llms.txt" {
        pages.append(path)
      }
    }
    return pages.sorted()
  }()

  @Test func `the pages are found`() {
    let expected = ["README.md", "CONTRIBUTING.md", "Documentation/Diff.md", "Examples/Tides/README.md"]
    #expect(Set(Self.pages).isSuperset(of: expected))
  }

  @Test(arguments: pages)
  func `links lead to files and headings`(_ page: String) throws {
    let folder = (page as NSString).deletingLastPathComponent
    for link in try links(in: page) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path =
        parts[0].isEmpty
        ? page : ((folder as NSString).appendingPathComponent(parts[0]) as NSString).standardizingPath
      guard FileManager.default.fileExists(atPath: Project.path(path)) else {
        Issue.record("\(page): no file for the link '\(link)'")
        continue
      }
      guard parts.count == 2 else { continue }
      let headings = try anchors(in: path)
      #expect(headings.contains(parts[1]), "\(page): no heading for the link '\(link)'")
    }
  }

  @Test func `assistants find all pages in llms.txt`() throws {
    let linked = Set(try links(in: "llms.txt"))
    for page in Self.pages where page.hasPrefix("Documentation/") && !page.hasPrefix("Documentation/Rules/") {
      #expect(linked.contains(page), "llms.txt has no link to '\(page)'")
    }
  }

  @Test func `headings become anchors as on GitHub`() throws {
    #expect(Self.anchor("What a change breaks") == "what-a-change-breaks")
    #expect(Self.anchor("In `git diff`, twice!") == "in-git-diff-twice")
    #expect(Self.anchor("intentc.json") == "intentcjson")
    #expect(try anchors(in: "Documentation/Diff.md").contains("in-a-pull-request"))
  }

  @Test func `the page on the architecture has each heading once, and names only what exists`() throws {
    let lines = try prose(of: "ARCHITECTURE.md")
    let headings = lines.filter { $0.hasPrefix("#") }
    #expect(Set(headings).count == headings.count, "\(headings)")
    let files = FileManager.default
    let sources = files.enumerator(atPath: Project.path("Sources"))?.compactMap { $0 as? String } ?? []
    var texts = try files.contentsOfDirectory(atPath: Project.path(".")) + sources
    texts.append(try Project.text("Package.swift"))
    for path in sources where path.hasSuffix(".swift") { texts.append(try Project.text("Sources/\(path)")) }
    let names = Set(lines.flatMap { $0.matches(of: /`([A-Z]\w+)/).map { String($0.1) } })
    #expect(names.count > 100)
    let words = texts.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    #expect(names.subtracting(words).sorted() == [])
  }

  private func links(in page: String) throws -> [String] {
    try prose(of: page).flatMap { line -> [String] in
      let text = line.replacing(/`[^`]*`/, with: "")
      return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
        + text.matches(of: /^\[[^\]]+\]:\s+(\S+)/).map { String($0.1) }
    }.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") && !$0.hasPrefix("doc:") }
  }

  /// A repeated heading has a number.
  private func anchors(in page: String) throws -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for line in try prose(of: page) where line.hasPrefix("#") {
      let anchor = Self.anchor(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
      anchors.insert(counts[anchor].map { "\(anchor)-\($0)" } ?? anchor)
      counts[anchor, default: 0] += 1
    }
    return anchors
  }

  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      }
    )
  }

  private func prose(of page: String) throws -> [String] {
    var isFenced = false
    return try Project.text(page).split(separator: "\n").map(String.init).filter { line in
      if line.hasPrefix("```") { isFenced.toggle() }
      return !isFenced && !line.hasPrefix("```")
    }
  }
}
