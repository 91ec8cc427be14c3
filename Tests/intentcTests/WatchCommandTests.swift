import Foundation
import TestSupport
import Testing

@Suite struct WatchCommandTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
  }

  final class Watch {
    let process = Process()
    let folder: TestFolder

    init(_ arguments: [String], in folder: TestFolder) throws {
      self.folder = folder
      process.executableURL = CommandLine.program
      process.arguments = arguments
      process.environment = CommandLine.environment
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = FileHandle.nullDevice
      try folder.write(to: "errors.txt")
      process.standardError = FileHandle(forWritingAtPath: folder("errors.txt"))
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func end(_ signal: Int32 = SIGINT) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func wait(_ holds: () -> Bool) -> Bool {
    for _ in 0..<1_000 {
      if holds() { return true }
      usleep(10_000)
    }
    return holds()
  }

  private var runs: Int { (try? folder.text(of: "runs").count { $0 == "\n" }) ?? 0 }

  private func watch(_ command: String = "echo run >> runs", _ paths: String...) throws -> Watch {
    try Watch(["watch"] + (paths.isEmpty ? ["."] : paths) + ["--", "sh", "-c", command], in: folder)
  }

  @Test func `the command runs at once and after each change`() throws {
    let watch = try watch()
    #expect(wait { runs == 1 })
    try folder.write(SmallDefinition.xml(["red"]), to: "Up.intentdefinition")
    #expect(wait { runs == 2 })
    #expect(
      try folder.text(of: "errors.txt")
        == "waiting for changes; press Ctrl-C to stop\nchanged: 'Up.intentdefinition'\n"
    )
    #expect(watch.end() == 130)
  }

  @Test func `tables, the project file and new folders count`() throws {
    let watch = try watch()
    #expect(wait { runs == 1 })
    try folder.write("\"a\" = \"b\";\n", to: "de.lproj/Up.strings")
    #expect(wait { runs == 2 })
    try folder.write("{}\n", to: "intentc.json")
    #expect(wait { runs == 3 })
    try folder.write(SmallDefinition.xml(), to: "Deep/Deeper/Down.intentdefinition")
    #expect(wait { runs == 4 })
    try FileManager.default.removeItem(atPath: folder("Deep/Deeper/Down.intentdefinition"))
    #expect(wait { runs == 5 })
    #expect(watch.end(SIGTERM) == 143)
  }

  @Test func `what does not change anything leads to no run`() throws {
    let watch = try watch()
    #expect(wait { runs == 1 })
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    try folder.write("notes", to: "notes.txt")
    usleep(700_000)
    #expect(runs == 1)
    #expect(watch.end() == 130)
  }

  @Test func `a file that an editor replaces leads to one run`() throws {
    let watch = try watch("echo run >> runs", "Up.intentdefinition")
    #expect(wait { runs == 1 })
    try folder.write(SmallDefinition.xml(["blue"]), to: "Up.tmp")
    #expect(rename(folder("Up.tmp"), folder("Up.intentdefinition")) == 0)
    #expect(wait { runs == 2 })
    try FileManager.default.removeItem(atPath: folder("Up.intentdefinition"))
    #expect(wait { runs == 3 })
    try folder.write(SmallDefinition.xml(["blue"]), to: "Up.intentdefinition")
    #expect(wait { runs == 4 })
    usleep(500_000)
    #expect(runs == 4)
    #expect(watch.end() == 130)
  }

  @Test func `a file behind links counts`() throws {
    try folder.write(SmallDefinition.xml(), to: "elsewhere/Real.intentdefinition")
    try folder.link("between.link", to: "elsewhere/Real.intentdefinition")
    try folder.write("\"a\" = \"b\";\n", to: "tables/Up.strings")
    try folder.write(to: "watched/de.lproj/keep")
    try folder.link("watched/Up.intentdefinition", to: "../between.link")
    try folder.link("watched/de.lproj/Up.strings", to: folder("tables/Up.strings"))
    let watch = try watch("echo run >> runs", "watched/Up.intentdefinition")
    #expect(wait { runs == 1 })
    try folder.write(SmallDefinition.xml(["blue"]), to: "elsewhere/Real.intentdefinition")
    #expect(wait { runs == 2 })
    try folder.write("\"a\" = \"c\";\n", to: "tables/Up.strings")
    #expect(wait { runs == 3 })
    // The link itself leads elsewhere.
    try folder.write(SmallDefinition.xml(["green"]), to: "elsewhere/Other.intentdefinition")
    try FileManager.default.removeItem(atPath: folder("between.link"))
    try folder.link("between.link", to: "elsewhere/Other.intentdefinition")
    #expect(wait { runs >= 4 })
    #expect(watch.end() == 130)
  }

  @Test(arguments: ["a/b/c", "a/b/c/Up.intentdefinition"])
  func `folders that come back are watched again`(_ path: String) throws {
    let file = "a/b/c/Up.intentdefinition"
    try folder.write(SmallDefinition.xml(), to: file)
    let watch = try watch("echo run >> runs", path)
    #expect(wait { runs == 1 })
    try FileManager.default.removeItem(atPath: folder("a"))
    #expect(wait { runs == 2 })
    try folder.write(SmallDefinition.xml(["blue"]), to: file)
    #expect(wait { runs == 3 })
    // A folder further out is replaced by another.
    try folder.write(SmallDefinition.xml(["green"]), to: "new/b/c/Up.intentdefinition")
    #expect(rename(folder("a"), folder("old")) == 0)
    #expect(rename(folder("new"), folder("a")) == 0)
    #expect(wait { runs >= 4 })
    let before = runs
    try folder.write(SmallDefinition.xml(["red"]), to: file)
    #expect(wait { runs > before })
    #expect(watch.end() == 130)
  }

  @Test func `changes during a run lead to one more`() throws {
    let watch = try watch("echo run >> runs; sleep 0.7")
    #expect(wait { runs == 1 })
    for names in [["a"], ["b"], ["c"]] {
      try folder.write(SmallDefinition.xml(names), to: "Up.intentdefinition")
      usleep(100_000)
    }
    #expect(wait { runs == 2 })
    usleep(1_500_000)
    #expect(runs == 2)
    #expect(watch.end() == 130)
  }

  @Test func `everything that was started ends with the watch`() throws {
    let watch = try watch("sleep 60 & echo $! > child; echo $$ > shell; echo run >> runs; wait")
    #expect(wait { runs == 1 })
    let children = try ["child", "shell"].map { try folder.text(of: $0) }.compactMap {
      pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    #expect(children.count == 2)
    #expect(watch.end(SIGTERM) == 143)
    for child in children { #expect(wait { kill(child, 0) != 0 }) }
  }

  @Test func `the command has the usual signals and no input`() throws {
    let watch = try watch("yes 2> errors | head -n 1 > line; cat > input; echo run >> runs")
    #expect(wait { runs == 1 })
    #expect(try folder.text(of: "line") == "y\n")
    #expect(try folder.text(of: "errors") == "")
    #expect(try folder.text(of: "input") == "")
    #expect(watch.end() == 130)
  }

  @Test func `a command that ignores the signal is ended`() throws {
    let watch = try watch("trap '' TERM INT; echo $$ > child; echo run >> runs; while :; do sleep 0.1; done")
    #expect(wait { runs == 1 })
    let child = pid_t(try folder.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    #expect(watch.end() == 130)
    #expect(kill(child, 0) != 0)
  }

  @Test func `what a command leaves running ends with it, even if it ignores the signal`() throws {
    let watch = try watch("(trap '' TERM; exec sleep 60) & echo $! > child; echo run >> runs")
    #expect(wait { runs == 1 })
    let child = pid_t(try folder.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    #expect(wait { kill(child, 0) != 0 })
    #expect(watch.end() == 130)
  }

  @Test func `a command that fails is reported, and the watch goes on`() throws {
    let watch = try watch("echo run >> runs; exit 3")
    #expect(wait { runs == 1 })
    try folder.write(SmallDefinition.xml(["red"]), to: "Up.intentdefinition")
    #expect(wait { runs == 2 })
    #expect(wait { (try? folder.text(of: "errors.txt").contains("the command ended with 3\n")) ?? false })
    #expect(watch.end() == 130)
  }

  @Test func `generate generates again, and goes on after errors`() throws {
    let watch = try Watch(["generate", ".", "--output", "Generated", "--watch"], in: folder)
    let code = { (try? folder.text(of: "Generated/Up.intentdefinition.swift")) ?? "" }
    #expect(wait { code().contains("case red") })
    try folder.write(SmallDefinition.xml(["blue"]), to: "Up.intentdefinition")
    #expect(wait { code().contains("case blue") })
    try folder.write("<plist", to: "Up.intentdefinition")
    #expect(wait { (try? folder.text(of: "errors.txt").contains("error: ")) ?? false })
    try folder.write(SmallDefinition.xml(["green"]), to: "Up.intentdefinition")
    #expect(wait { code().contains("case green") })
    #expect(watch.end() == 130)
    let lines = try folder.text(of: "errors.txt").split(separator: "\n").map { line in
      line.hasSuffix(" ms") ? line.prefix { !$0.isNumber } + "…" : String(line)
    }
    let changed = "changed: 'Up.intentdefinition'"
    #expect(
      lines.filter { $0.hasSuffix("…") || $0.hasPrefix("changed") || $0.hasPrefix("waiting") } == [
        "wrote …", "waiting for changes; press Ctrl-C to stop", changed, "wrote …", changed, changed,
        "wrote …",
      ]
    )
    #expect(try folder.text(of: "errors.txt").contains("wrote 1 of 1 file in "))
  }

  @Test(
    arguments: [
      (["watch", "."], "after '--'"), (["watch", "-", "--", "true"], "standard input"),
      (["watch", "none", "--", "true"], "no such file or folder"),
      (["generate", ".", "--watch"], "'--watch' needs '--output'"),
      (["generate", "-", "--watch", "-o", "Generated"], "standard input"),
    ]
  )
  func `a wrong call is a usage error`(_ arguments: [String], _ words: String) throws {
    let result = try CommandLine.run(arguments, in: folder.path)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }
}
