/// Texts that would be harmful if copied unescaped.
package enum HostileText {
  package static let all: [String] = quotes + lines + hidden + code + markup

  package static let quotes = [
    "\"", "\\", "\\\"", "\\(fatalError())", "\"\"\"", "\"\"\"\nfatalError()\n\"\"\"", "#\"", "\"#", "##\"",
    "\\#(0)", "*/", "/*", "*/ fatalError() /*", "//", "///", "`", "`}`", "\\u{22}", "\\",
  ]

  package static let lines = ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].map {
    "a\($0)}; struct Evil {"
  }

  /// Invisible characters, changes of the text direction, and combining marks.
  package static let hidden = [
    "\0", "a\0b", "\u{08}", "\u{1B}[31m", "\u{7F}", "\u{9B}31m", "\u{AD}", "\u{301}", "\u{301}x", "\u{200B}",
    "\u{200D}",
    "\u{202E}", "a\u{202E}}\u{202C}", "\u{2066}b\u{2069}", "\u{FEFF}", "\u{FE0F}", "\u{3164}", "\u{E0041}",
    "\u{FFFE}", "\u{10FFFF}", "\u{FFFD}", " ", "\u{A0}", "\u{3000}", "",
  ]

  package static let code = [
    "}", "{", ")", "(", "]", ";", "#if true", "#error(\"no\")", "#sourceLocation(file: \"x\", line: 1)",
    "@main",
    "import Darwin", "= fatalError()", "$0", "_", "self", "Self", "init", "default", "Type", "Protocol",
    "some", "in",
    "await", "<T>", "Int", "String", "Bool", "Optional", "Swift", "IntentRuntime", "retained", "parameters",
    "unknown", "identifier", "displayString", "123", "1e3", "-1", "🙂", "größe", "e\u{301}", "é",
  ]

  package static let markup = [
    "<b>&amp;</b>", "]]>", "<!--", "%0A::error::x", "::error file=x::y", "%s%n", "${x}", "$(id)", "../x",
    "/etc/passwd",
    "http://[", "https://example.org/\"", "file:///a\nb", "a|b", "![x](y)", "[x](javascript:y)", "\\\\",
  ]
}
