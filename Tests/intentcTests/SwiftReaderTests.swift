import AppFacts
import Foundation
import IntentCompiler
import IntentDiagnostics
import TestSupport
import Testing

@testable import intentc

/// Scripts take the place of `intentc-swift`.
struct SwiftReaderTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    // As intentc does: a program may end before it has read all paths.
    signal(SIGPIPE, SIG_IGN)
  }

  @discardableResult
  private func program(_ text: String = "", at name: String = "intentc-swift") throws -> String {
    try folder.writeProgram(text, to: name)
  }

  private func printing(_ version: String = Program.version) -> String {
    """
    echo '{"format": \(SwiftCode.format), "version": "\(version)", "paths": [], "files": []}'
    """
  }

  private func error(_ work: () throws -> some Any) -> String {
    do {
      _ = try work()
      return ""
    } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
  }

  private static let hint =
    "; install it with 'make install-swift', or build it with 'swift build -c release --traits default,AppIntentsReader "
    + "--product intentc-swift'"

  @Test func `the program that is named comes first, then the one that was installed`() throws {
    func found(_ named: String?) throws -> String {
      folder.short(try SwiftReader.find(named: named, beside: folder("bin/intentc")).path)
    }
    #expect(
      error { try found(nil) } == "there is no 'intentc-swift', which reads Swift for intentc" + Self.hint
    )
    try program(at: "libexec/intentc/intentc-swift")
    try folder.write(to: "bin/intentc")
    #expect(try found(nil) == "bin/../libexec/intentc/intentc-swift")
    try program(at: "bin/intentc-swift")
    #expect(try found("") == "bin/intentc-swift")
    #expect(try found(try program(at: "other")) == "other")
  }

  @Test(arguments: ["nothing", "folder", "text"])
  func `what is named must be a program`(name: String) throws {
    try folder.write(to: "folder/file")
    try folder.write(to: "text")
    try program()
    #expect(
      error { try SwiftReader.find(named: folder(name), beside: folder("intentc")) }
        == "INTENTC_SWIFT names 'FOLDER/\(name)', which is not a program" + Self.hint
    )
  }

  @Test(arguments: [
    ("exit 3", "ended with exit code 3"),
    (
      "echo 'libxml2.so.2: cannot open shared object file' >&2; echo more >&2; exit 127",
      "ended with exit code 127: libxml2.so.2: cannot open shared object file"
    ),
    ("echo 'Fatal error: odd' >&2; kill -SEGV $$", "was ended by signal 11: Fatal error: odd"),
    ("kill -SEGV $$", "was ended by signal 11"),
    ("echo Hello", "did not print what Swift files say" + Self.hint),
    ("", "did not print what Swift files say" + Self.hint),
    ("exit 69", "was built without the trait AppIntentsReader" + Self.hint),
    ("exec cat /dev/zero", "printed more than 1 MiB; name fewer files"),
    ("exec sleep 3600", "did not finish within 1 seconds"),
  ]) func `a program that fails is reported`(text: String, words: String) async throws {
    var reader = SwiftReader(path: try program(text))
    reader.sizeLimit = 1 << 20
    reader.timeLimit = .seconds(text.contains("sleep") ? 1 : 600)
    let result = await reader.read(["A.swift"])
    #expect(error { try result.get() } == "'FOLDER/intentc-swift' " + words)
  }

  @Test func `another version is not used`() async throws {
    let reader = SwiftReader(path: try program(printing("0.0.1")))
    let result = await reader.read(["A.swift"])
    #expect(
      error { try result.get() }
        == "'FOLDER/intentc-swift' is of intentc '0.0.1', but this is \(Program.version)" + Self.hint
    )
  }

  @Test func `another build of this version is not used`() async throws {
    let text = printing(Program.version).replacing("\"format\": \(SwiftCode.format)", with: "\"format\": 0")
    let result = await SwiftReader(path: try program(text)).read(["A.swift"])
    #expect(
      error { try result.get() }
        == "'FOLDER/intentc-swift' is of another build of intentc '\(Program.version)'" + Self.hint
    )
  }

  @Test func `a program that ends before it has read all paths is an error`() async throws {
    let result = await SwiftReader(path: try program("exit 3")).read(
      (0..<20_000).map { "Sources/Folder\($0)/A.swift" }
    )
    #expect(throws: CommandFailure.self) { try result.get() }
  }

  @Test(arguments: [
    ("PROF", "it takes longer than 20 seconds"), ("SEGV", "'intentc-swift' was ended by signal 11"),
  ]) func `a file at which the program ends is left out, and the others are read`(
    signal: String,
    words: String
  ) async throws {
    let path = try program(
      #"""
      begin='{"format": \#(SwiftCode.format), "version": "\#(Program.version)", '
      file() {
        echo '{"aliases": {}, "configurations": [], "globals": [], "imports": [], "names": [], "size": 0, "types": [],'
        echo '"forced": [], "declarations": [], "functions": [], "uses": [], "started": [],'
        echo '"widgets": [], "families": [], "processValues": [],'
        echo "\"path\": \"$1\"}"
      }
      if [ "$2" = C.swift ]; then
        echo "$begin"'"paths": ["C.swift"], "files": ['; file C.swift; echo ']}'
      else
        echo "$begin"'"paths": ["A.swift", "B.swift", "C.swift"], "files": ['; file A.swift
        kill -\#(signal) $$
      fi
      """#
    )
    let code = try await SwiftReader(path: path).read(["A.swift", "B.swift", "C.swift"]).get()
    #expect(code.files.map(\.path) == ["A.swift", "C.swift"])
    #expect(code.problems.map(\.message) == ["cannot be read: \(words)"])
  }

  @Test func `few paths are arguments, and many are a list that may contain line breaks`() async throws {
    let reader = SwiftReader(path: try program("echo \"$@\" >$0.words; cat >$0.lines; " + printing()))
    #expect(try await reader.read(["-a.swift", "b c.swift"]).get().files.isEmpty)
    #expect(try folder.text(of: "intentc-swift.words") == "-- -a.swift b c.swift\n")
    #expect(try folder.text(of: "intentc-swift.lines") == "")
    let paths = (0..<10_000).map { "folder/\n\($0).swift" }
    #expect(try await reader.read(paths).get().files.isEmpty)
    #expect(try folder.text(of: "intentc-swift.words") == "--paths -\n")
    #expect(try folder.text(of: "intentc-swift.lines") == paths.map { $0 + "\0" }.joined())
  }

  @Test func `diff uses the program that the variable names`() throws {
    try folder.write(SmallDefinition.xml(), to: "A.intentdefinition")
    try folder.write("import AppIntents\n", to: "A.swift")
    let words = ["diff", "--app-intents", "A.swift", "A.intentdefinition"]
    let result = try BuiltProgram.run(
      words,
      in: folder.path,
      environment: ["INTENTC_SWIFT": try program(printing())]
    )
    #expect(result.output.contains("no App Intent has the 'intentClassName'"), "\(result)")
    let wrong = try BuiltProgram.run(words, in: folder.path, environment: ["INTENTC_SWIFT": "nothing"])
    #expect(wrong.code == 69 && wrong.output.isEmpty, "\(wrong)")
    let reason = "INTENTC_SWIFT names 'nothing', which is not a program\(Self.hint)"
    #expect(
      wrong.errors == "error: the App Intents in 'A.swift' are not compared: \(reason) [unreadable-input]\n"
    )
  }
}
