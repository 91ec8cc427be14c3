import Testing

/// The manual pages, as `.ci/install` writes them.
struct ManualTests {
  private static let commands = [
    "generate", "validate", "explain", "format", "describe", "check", "edit", "preview", "options", "diff",
    "migrate",
    "baseline",
    "merge", "strings", "strings-export", "strings-import", "strings-sync", "strings-pseudo",
    "lsp", "watch", "design", "new", "intentbuilderc",
  ]

  @Test func `every command has a page, and the command for pages is hidden`() throws {
    let list = try CommandLine.run(["manual", "--list"]).output.split(separator: "\n").map(String.init)
    #expect(list == Self.commands)
    #expect(try !CommandLine.run(["help"]).output.contains("manual"))
    let overview = try CommandLine.run(["manual"]).output
    for command in Self.commands { #expect(overview.contains(".It Xr intentc-\(command) 1\n")) }
    #expect(overview.contains(".Sh EXAMPLES\n"))
  }

  @Test(arguments: commands)
  func `a page has all sections, and every option of the help`(_ command: String) throws {
    let page = try CommandLine.run(["manual", command]).output
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    let expected = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ]
    let hasCommands = sections.contains("COMMANDS")
    #expect(hasCommands == (command == "strings"))
    #expect(
      sections.map { hasCommands && $0 == "COMMANDS" ? "OPTIONS" : String($0) }
        == expected.filter { $0 != "FILES" || sections.contains("FILES") }
    )

    let help = try CommandLine.run(["help"] + command.split(separator: "-").map(String.init)).output
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      let names = line.split(separator: " ").prefix { $0.hasPrefix("-") }.map { $0.filter { $0 != "," } }
      for name in names where !["--version", "-h", "--help"].contains(name) {
        let escaped = name.dropFirst().replacing("-", with: "\\-")
        #expect(page.contains("Fl \(escaped)"), "\(name)")
      }
    }
  }

  @Test func `a page divides no word and draws no typographic signs`() throws {
    let page = try CommandLine.run(["manual", "validate"]).output
    for line in page.split(separator: "\n") where !line.hasPrefix(".") {
      #expect(!line.contains("'") && !line.replacing("\\-", with: "").contains("-"), "\(line)")
    }
  }

  @Test func `a command that does not exist has no page`() throws {
    let result = try CommandLine.run(["manual", "nosuch"])
    #expect(result.code == 64)
    #expect(result.errors.contains("There is no manual page for 'nosuch'."))
  }
}
