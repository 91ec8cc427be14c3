import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(SmallDefinition.intent("Small"), to: "Small.intentdefinition")
    try folder.write("<plist><dict><key>INIntents</key></dict></plist>", to: "broken/B.intentdefinition")
  }

  private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, input: input, in: folder.path)
  }

  /// Runs a command of the shell, in which `$0` is the program.
  private func runShell(_ command: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["-c", command, BuiltProgram.program.path], of: "/bin/sh", in: folder.path)
  }

  @Test func `one definition is printed`() throws {
    let result = try run("generate", "Small.intentdefinition")
    #expect(result.code == 0)
    #expect(result.output.contains("struct SmallConfiguration"))
    #expect(result.errors == "")
  }

  @Test func `standard input is read`() throws {
    let result = try run("generate", "-", input: SmallDefinition.intent("Piped"))
    #expect(result.code == 0)
    #expect(result.output.contains("struct PipedConfiguration"))
  }

  @Test func `files are written only if they change`() throws {
    try folder.write("{\"accessLevel\": \"internal\"}", to: "intentc.json")
    let result = try run("generate", "Small.intentdefinition", "-o", "my out", "--class-prefix", "AB")
    #expect(result.code == 0)
    #expect(result.output == "my out/Small.intentdefinition.swift\n")
    #expect(try folder.text(of: "my out/Small.intentdefinition.swift").contains("nonisolated struct ABSmall"))
    // What did not change is not written.
    let again = try run("generate", "Small.intentdefinition", "-o", "my out", "--class-prefix", "AB")
    #expect((again.code, again.output) == (0, ""))
  }

  @Test func `nothing is written when any input has an error`() throws {
    let result = try run("generate", "Small.intentdefinition", "broken", "-o", "out")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("broken/B.intentdefinition:1:"))
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  @Test func `validate reports everything on standard error`() throws {
    let result = try run("validate", ".", "nosuch")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("nosuch: error: no such file or folder [missing-input]\n"))
    #expect(result.errors.hasSuffix("2 files in 2 modules, 2 errors, 0 warnings\n"))
    let fine = try run("validate", "Small.intentdefinition")
    #expect(fine.code == 0)
    #expect(fine.errors == "1 file, 0 errors, 0 warnings\n")
  }

  @Test func `an environment variable turns colour on`() throws {
    func errors(_ environment: [String: String]) throws -> String {
      try BuiltProgram.run(["validate", "nosuch"], in: folder.path, environment: environment).errors
    }
    #expect(try !errors([:]).contains("\u{1B}["))
    #expect(try errors(["CLICOLOR_FORCE": "1"]).contains("\u{1B}["))
    #expect(try !errors(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}["))
  }

  @Test func `describe prints words or JSON`() throws {
    try folder.write("\"x\" = \"y\";", to: "de.lproj/Small.strings")
    let words = try run("describe", "Small.intentdefinition")
    #expect(words.output.contains("intent Small: Small Title\n"))
    let json = try run("describe", "Small.intentdefinition", "--format", "json", "--locale", "fr")
    #expect(json.output.hasPrefix("{\n  \"formatVersion\": 1,\n"))
    #expect(json.errors.contains("(there are de)"))
    #expect(json.code == 0)
    #expect(try run("describe", "broken").code == 1)
  }

  @Test func `describe prints the content before its problems`() throws {
    try folder.write("\"x\" = \"y\";", to: "de.lproj/Small.strings")
    let text = try runShell("exec \"$0\" describe Small.intentdefinition --locale fr 2>&1").output
    let (content, problem) = (text.firstRange(of: "intent Small"), text.firstRange(of: "(there are de)"))
    #expect(try #require(content).lowerBound < #require(problem).lowerBound)
  }

  @Test func `a closed pipe is not a crash`() throws {
    let definitions = (0..<400).map { SmallDefinition.intent("I\($0)") }
    for (index, text) in definitions.enumerated() {
      try folder.write(text, to: "many/\(index).intentdefinition")
    }
    let result = try runShell("{ \"$0\" describe many; echo code $? >&2; } | head -n 1")
    #expect(result.errors == "code 0\n")
  }

  @Test func `no example or list of the help wraps to the first column`() throws {
    func commands(_ help: String) -> [String] {
      help.split(separator: "\n").compactMap { $0.firstMatch(of: /^  ([a-z]+)(   |$)/).map { String($0.1) } }
    }
    let all = commands(try BuiltProgram.run(["--help"]).output)
    #expect(all.contains("design") && all.contains("options"))
    for name in all {
      let lines = try BuiltProgram.run([name, "--help"]).output.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      for (line, next) in zip(lines, lines.dropFirst()) where line.contains(/^(  |\S+ {2,}\S)/) {
        let word = next.prefix { $0 != " " }
        let isWrapped = !word.isEmpty && line.count + 1 + word.count >= 80
        #expect(!isWrapped, "\(name): \(next)")
      }
    }
  }

  @Test func `version and help are on standard output`() throws {
    #expect(try run("--version").output.contains("."))
    #expect(try run("help", "generate").output.contains("--class-prefix"))
    for shell in ["bash", "zsh", "fish"] {
      let script = try run("--generate-completion-script", shell).output
      for word in ["class-prefix", "app-intents", "unused-suppression", "sarif"] {
        #expect(script.contains(word))
      }
    }
  }

  @Test(arguments: [
    (["valdate", "x"], "there is no command 'valdate'; did you mean 'validate'?"),
    (["help", "completions"], "'intentc --generate-completion-script bash' prints completions"),
    (["help", "zzz"], "error: there is no command 'zzz'; the commands are design, edit, format,"),
    (["--verison"], "error: unknown option '--verison'; did you mean '--version'?"),
    (["validate", "x", "--format", "jsn"], "invalid for '--format <format>'; did you mean 'json'?"),
    (
      ["describe", "x", "--format", "zzz"],
      "error: the value 'zzz' is invalid for '--format <format>'; the values are text, json\n"
    ),
    (
      ["edit", "x", "--family", "smal"],
      "error: the value 'smal' is invalid for '--family <family>'; did you mean 'systemSmall'?"
    ),
    (
      ["generate", "x", "--backend", "app-intent"],
      "'--backend' has no 'app-intent'; did you mean 'app-intents'?"
    ),
    (["validate", "x", "--locales", "de"], "error: unknown option '--locales'; did you mean '--locale'?"),
    (
      ["migrate", "x", "--format", "json"],
      "error: unknown option '--format'; it prints text or, with '--patch', a patch\n"
    ),
    (["validate", "x", "--formt", "json"], "error: unknown option '--formt'; did you mean '--format'?"),
    (["diff", "x", "y", "--formt", "json"], "error: unknown option '--formt'; did you mean '--format'?"),
    (["Up.intentdefinition"], "give a command before 'Up.intentdefinition', such as 'intentc validate"),
    (["generate"], "Usage: intentc generate "),
    (["generate", "Small.intentdefinition", "--access-level", "open"], "Usage: intentc generate "),
    (["generate", "Small.intentdefinition", "--namespace", "a b"], "Usage: intentc generate "),
    (["generate", "Small.intentdefinition", "--namespace", "class"], "Usage: intentc generate "),
    (["generate", "Small.intentdefinition", "--split"], "Usage: intentc generate "),
    (["generate", "Small.intentdefinition", "-"], "Usage: intentc generate "),
    (
      ["generate", "Small.intentdefinition", "--backend", "intents,bogus", "--backend", "intents"],
      "'--backend' has no 'bogus'; use one or more of configuration, app-intents, intents"
    ),
    (
      ["generate", "Small.intentdefinition", "--namespace", "Foundation"],
      "'--namespace' cannot be 'Foundation': the name is reserved; choose another one"
    ),
  ])
  func `messages on wrong usage suggest a correction`(arguments: [String], message: String) throws {
    let result = try BuiltProgram.run(arguments, input: SmallDefinition.intent("Other"), in: folder.path)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `back ends of several options are all generated`() throws {
    for backends in [["configuration", "app-intents"], ["configuration,app-intents"]] {
      let options = backends.flatMap { ["--backend", $0] }
      let made = try BuiltProgram.run(
        ["generate", "Small.intentdefinition", "-o", "\(backends.count)"] + options,
        in: folder.path
      )
      #expect(made.code == 0, "\(made.errors)")
    }
    for name in ["Small.intentdefinition.swift", "Small.intentdefinition.appintents.swift"] {
      #expect(try folder.text(of: "2/\(name)") == folder.text(of: "1/\(name)"))
    }
  }

  @Test func `leftover files of an earlier call are reported`() throws {
    _ = try run("generate", "Small.intentdefinition", "-o", "out", "--split")
    try folder.write("struct Mine {}", to: "out/Small.intentdefinition+Mine.swift")
    let leftover =
      "out/Small.intentdefinition+SmallConfiguration.swift: warning: 'Small.intentdefinition' no longer generates"
    let result = try run("generate", "Small.intentdefinition", "-o", "out")
    #expect(result.code == 0)
    #expect(result.errors.hasPrefix(leftover), "\(result.errors)")
    #expect(!result.errors.contains("Mine"))
    // Unless a whole folder is given, the files of another definition may come from another call.
    try folder.write(SmallDefinition.intent("Other"), to: "all/Other.intentdefinition")
    #expect(try run("generate", "all/Other.intentdefinition", "-o", "out").errors == "")
    #expect(
      try run("generate", "all", "-o", "out").errors.contains("swift: note: no definition of this call")
    )
  }

  @Test func `with an unreadable project file only errors are reported`() throws {
    try folder.write(
      SmallDefinition.intent("A").replacingOccurrences(of: "Shows A", with: ""),
      to: "A.intentdefinition"
    )
    #expect(try run("generate", "A.intentdefinition").errors.contains("[missing-description]"))
    let result = try run("generate", "A.intentdefinition", "--config", "nosuch.json")
    #expect(
      result.errors
        == "nosuch.json: error: cannot be read: no such file [missing-input]\n"
    )
  }

  @Test func `a conflicting new name is reported where it is given`() throws {
    try folder.write(
      "{\"renames\": {\"One\": \"Same\", \"Two\": \"Same\"}}",
      to: "m/intentc.json"
    )
    for name in ["One", "Two"] {
      try folder.write(SmallDefinition.intent(name), to: "m/\(name).intentdefinition")
    }
    let errors = try run("generate", "m", "-o", "out").errors
    #expect(errors.contains("[swift-name-collision]"))
    #expect(errors.contains("m/intentc.json:1:14: note: 'One' gets the name 'Same' here\n"))
    #expect(errors.contains("m/intentc.json:1:29: note: 'Two' gets the name 'Same' here\n"))
  }
}
