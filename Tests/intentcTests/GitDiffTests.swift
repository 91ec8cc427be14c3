import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct GitDiffTests: RepositoryTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), ".hidden/No.intentdefinition": "no definition",
    ])
  }

  @Test func `two revisions, or one and the working folder, are compared`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "amber", "orange"])])
    for range in ["HEAD~1..HEAD", "HEAD~1..", "HEAD~1...HEAD", "HEAD~1"] {
      let result = try diff("--git", range, "--", "App")
      #expect(result.code == 1, "\(range): \(result.errors)")
      #expect(result.verdicts == "1 breaking change, 0 careful, 1 safe\n")
      #expect(result.output.contains("old HEAD~1:App/Up.intentdefinition:8:35"))
    }
    #expect(try diff("--git", "HEAD").verdicts == "no relevant changes\n")
    try repository.folder.write(SmallDefinition.xml(["red"]), to: "App/Up.intentdefinition")
    let edited = try diff("--git", "HEAD", "App/Up.intentdefinition")
    #expect(edited.output.contains("case-removed"))
    #expect(try diff("--git", "HEAD", in: "App").output.contains("old HEAD:Up.intentdefinition:"))
  }

  @Test func `the working folder can be compared with other folders`() throws {
    try repository.commit(["Other/Down.intentdefinition": SmallDefinition.xml()])
    let result = try BuiltProgram.run(
      ["diff", "--git", "HEAD", "--", ".", "../Other"],
      in: repository.folder("App")
    )
    #expect(result.verdicts == "no relevant changes\n")
  }

  @Test func `a folder that searches skip can be named`() throws {
    try repository.commit(["Pods/Other.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["Pods/Other.intentdefinition": SmallDefinition.xml(["red"])])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      let result = try diff("--git", range, "--", "Pods")
      #expect(result.output.contains("case-removed"), "\(result)")
    }
  }

  @Test func `each revision uses its own project file`() throws {
    try repository.commit(["App/intentc.json": #"{"classPrefix": "AB"}"#])
    try repository.commit(["App/intentc.json": #"{"classPrefix": "CD"}"#])
    for paths in [["App"], ["App/"], ["App/Up.intentdefinition"]] {
      for range in ["HEAD~1..HEAD", "HEAD~1", "HEAD~2..HEAD"] {
        let result = try BuiltProgram.run(["diff", "--git", range, "--"] + paths, in: repository.folder.path)
        #expect(result.code == 1, "\(paths) \(range): \(result.errors)")
        #expect(result.output.contains("[class-name-changed]"), "\(paths) \(range): \(result.output)")
      }
    }
    #expect(try diff("--git", "HEAD~1..HEAD", in: "App").code == 1)
    #expect(try diff("--git", "HEAD", "--", "App").code == 0)
  }

  @Test func `a forgotten copy that git does not track is named`() throws {
    try repository.folder.write(SmallDefinition.xml(), to: "App/Up copy.intentdefinition")
    let result = try diff("--git", "HEAD")
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        "note: git does not track 'App/Up copy.intentdefinition', which may be a forgotten copy\n"
      ),
      "\(result.errors)"
    )
    try repository.git("add", "App/Up copy.intentdefinition")
    #expect(try !diff("--git", "HEAD").errors.contains("git does not track"))
  }

  @Test func `a path without definitions in either version is an error`() throws {
    for paths in [["nosuch"], ["keep.txt", "app"]] {
      let result = try BuiltProgram.run(
        ["diff", "--git", "HEAD..HEAD", "--"] + paths,
        in: repository.folder.path
      )
      #expect(result.code == 1)
      #expect(
        result.errors.hasPrefix("error: neither version has a definition or an App Intent at '\(paths[0])'")
      )
    }
  }

  private static let intent = "import AppIntents\nstruct Go: AppIntent {}\n"

  /// After a finished move, a changed 'intentClassName' was "no relevant changes".
  @Test func `App Intents that cannot be read are no success`() throws {
    func diff(_ words: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(
        ["diff"] + words,
        in: repository.folder.path,
        environment: ["INTENTC_SWIFT": repository.folder("nothing")]
      )
    }
    try repository.folder.write("// AppIntents are elsewhere\n", to: "App/Other.swift")
    let none = try diff("--git", "HEAD")
    #expect(none.code == 0)
    #expect(none.errors == "no relevant changes in 1 definition\n")
    try repository.folder.write(Self.intent, to: "App/Go.swift")
    let found = try diff("--git", "HEAD")
    #expect(found.code == 69)
    #expect(found.errors.hasPrefix("error: the App Intents in 'App/Go.swift' are not compared: "), "\(found)")
    #expect(found.errors.contains("install it with 'make install-swift'"))
    #expect(found.errors.hasSuffix("no relevant changes in what can be read of 1 definition\n"), "\(found)")
    #expect(try diff("--git", "HEAD", "--fail-on", "none").code == 69)
    #expect(try diff("--git", "HEAD", "--format", "json").output.contains(#""failed": true"#))
    // Paths can leave Swift out.
    #expect(
      try diff("--git", "HEAD", "--", "App/Up.intentdefinition").errors
        == "no relevant changes in 1 definition\n"
    )
    try repository.folder.write(SmallDefinition.xml(["red"]), to: "App/Up.intentdefinition")
    #expect(try diff("--git", "HEAD").code == 1)
    // The App Intent may take over from the definition.
    try repository.git("rm", "--quiet", "--force", "App/Up.intentdefinition")
    let moved = try diff("--git", "HEAD")
    #expect(moved.code == 69 && moved.output.isEmpty, "\(moved)")
  }

  @Test func `a fork is compared from the merge base`() throws {
    try repository.git("checkout", "--quiet", "-b", "fork")
    try repository.commit(["App/Other.intentdefinition": "<plist/>"])
    try repository.git("rm", "--quiet", "App/Other.intentdefinition")
    try repository.commit(["notes.txt": ""])
    try repository.git("checkout", "--quiet", "main")
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    #expect(try diff("--git", "main...fork").verdicts == "no relevant changes\n")
    #expect(try diff("--git", "main..fork").verdicts == "0 breaking changes, 0 careful, 1 safe\n")
  }

  @Test func `GitHub shows changes at the files of the pull request`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red", "amber", "orange"])])
    for (range, folder) in [("HEAD~1..HEAD", ""), ("HEAD~1", ""), ("HEAD~1..HEAD", "App"), ("HEAD~1", "App")]
    {
      let result = try diff("--git", range, "--format", "github", in: folder)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.allSatisfy { $0.contains(" file=App/Up.intentdefinition,line=") },
        "\(range): \(result.output)"
      )
      #expect(
        result.output.contains("note: breaking for placed widgets and shortcuts")
      )
    }
    try repository.git("rm", "--quiet", "App/Up.intentdefinition")
    try repository.commit(["keep.txt": ""])
    let gone = try diff("--git", "HEAD~1..HEAD", "--format", "github")
    #expect(gone.output.contains("::error file=App/Up.intentdefinition,title=intent-removed::"))
  }

  @Test func `a deleted path counts as removed, not as a typo`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Lib/Up.intentdefinition": SmallDefinition.xml(),
    ])
    try repository.git("rm", "--quiet", "-r", "App", "Lib")
    try repository.folder.write("", to: "Lib/keep.txt")
    for path in ["App", "App/Up.intentdefinition", "Lib", "Lib/Up.intentdefinition"] {
      let result = try diff("--git", "HEAD", "--", path)
      #expect(result.code == 1)
      #expect(result.output.contains("the intent 'Up' was removed"), "\(path): \(result.errors)")
      let typo = try diff("--git", "HEAD", path, "typo")
      #expect(typo.output == "")
      #expect(typo.errors.contains("typo: error: no such file or folder"))
    }
  }

  @Test func `a path that neither version has is one error`() throws {
    try repository.commit(["App/Show.swift": "import AppIntents\nstruct Show: AppIntent {}\n"])
    for path in ["nope", "Ap"] {
      let typo = try diff("--git", "HEAD", "--", path)
      #expect(typo.code == 1)
      #expect(typo.errors.components(separatedBy: "no such file or folder").count == 2, "\(typo.errors)")
    }
  }

  @Test func `of the localized copies of a definition one is read, even if they were removed`()
    throws
  {
    let names = ["de", "Base"].map { "Lib/\($0).lproj/Down.intentdefinition" }
    try repository.commit([names[0]: SmallDefinition.xml(), names[1]: SmallDefinition.xml()])
    try repository.git("rm", "--quiet", "-r", "Lib")
    try repository.commit(["keep.txt": ""])
    let result = try diff("--git", "HEAD~1..HEAD")
    // Another file still has the class.
    #expect(result.verdicts == "0 breaking changes, 1 careful, 0 safe\n")
    #expect(result.output.contains("old HEAD~1:Lib/Base.lproj/Down.intentdefinition:"))
  }

  @Test func `two moved modules are recognized by their contents`() throws {
    for (folder, tag) in [("One", 3), ("Two", 4)] {
      try repository.folder.write(SmallDefinition.xml(tag: tag), to: "\(folder)/Same.intentdefinition")
    }
    try repository.git("rm", "--quiet", "-r", "App")
    try repository.commit(["keep.txt": ""])
    for (old, new) in [("One", "B"), ("Two", "A")] { try repository.git("mv", old, new) }
    try repository.commit(["keep.txt": "moved"])
    #expect(try diff("--git", "HEAD~1..HEAD").verdicts == "no relevant changes\n")
    try repository.commit(["A/Same.intentdefinition": SmallDefinition.xml(["red"], tag: 4)])
    let changed = try diff("--git", "HEAD~2..HEAD")
    #expect(changed.verdicts == "1 breaking change, 0 careful, 0 safe\n")
    #expect(changed.output.contains("old HEAD~2:Two/Same.intentdefinition:"))
  }

  @Test func `moves of two equal modules are ambiguous`() throws {
    try repository.commit([
      "One/Same.intentdefinition": SmallDefinition.xml(), "Two/Same.intentdefinition": SmallDefinition.xml(),
    ])
    for (old, new) in [("One", "B"), ("Two", "A")] { try repository.git("mv", old, new) }
    try repository.commit(["keep.txt": ""])
    let result = try diff("--git", "HEAD~1..HEAD")
    #expect(result.output.contains("the intent 'Up' was removed"))
    #expect(result.output.contains("the intent 'Up' was added"))
  }

  @Test func `an enum of another folder is compared with its uses`() throws {
    let whole = SmallDefinition.xml()
    let start = whole.range(of: "<key>INIntents")?.lowerBound ?? whole.endIndex
    let type = String(whole[..<start]).replacing("Colour", with: "Shared") + "</dict></plist>"
    let user = whole.replacing("EnumType</key><string>Colour", with: "EnumType</key><string>Shared")
    try repository.commit(["Types/Types.intentdefinition": type, "App/Up.intentdefinition": user])
    try repository.commit([
      "Types/Types.intentdefinition": type.replacing("<string>orange", with: "<string>tangerine")
    ])
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      let result = try diff("--git", range)
      #expect(result.output.contains("[case-index-reused]"), "\(range): \(result)")
      #expect(result.output.contains("breaking for placed widgets and shortcuts"), "\(range): \(result)")
    }
  }

  @Test func `files that git ignores or is told not to look at are compared`() throws {
    let name = "App/Up.intentdefinition"
    try repository.git("update-index", "--assume-unchanged", name)
    try repository.folder.write(SmallDefinition.xml(["red"]), to: name)
    #expect(try diff("--git", "HEAD").output.contains("[case-removed]"))
    try repository.folder.write(SmallDefinition.xml(), to: name)
    try repository.folder.write("Ignored\n", to: ".gitignore")
    try repository.folder.write(SmallDefinition.xml(tag: 3), to: "Ignored/New.intentdefinition")
    #expect(try diff("--git", "HEAD").output.contains("[intent-added]"))
  }

  @Test func `revisions without --git are answered with the option`() throws {
    for words in [["main", "HEAD"], ["main..HEAD"], ["main", "App"]] {
      let result = try BuiltProgram.run(["diff"] + words, in: repository.folder.path)
      #expect(result.code == 64 && result.errors.contains("use '--git'"), "\(words): \(result)")
    }
    let typo = try diff("App/Up.intentdefinition", "App/No.intentdefinition")
    #expect(!typo.errors.contains("--git"), "\(typo.errors)")
  }

  @Test func `an invalid revision is refused and never becomes an option of git`() throws {
    for (range, words) in [
      ("nowhere", "there is no revision 'nowhere' in this repository"),
      ("--output=stolen", "'--output=stolen' is not a revision"), ("HEAD..-x", "'-x' is not a revision"),
      ("HEAD;touch stolen", "there is no revision 'HEAD;touch stolen' in this repository"),
      ("mian", "there is no revision 'mian' in this repository; did you mean 'main'?\n"),
    ] {
      let result = try diff("--git=\(range)")
      #expect(result.code == 64)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    #expect(try !repository.folder.names().contains("stolen"))
    let outside = try TestFolder()
    let result = try BuiltProgram.run(["diff", "--git", "HEAD"], in: outside.path)
    #expect(result.code == 64)
    #expect(result.errors.contains("this folder is not in a git repository"))
  }

  @Test func `git difftool shows verdicts`() throws {
    try repository.folder.write(SmallDefinition.xml(["red", "tangerine"]), to: "App/Up.intentdefinition")
    let shown = try repository.git("difftool", "--no-prompt", "--extcmd=intentc diff", "HEAD").output
    #expect(shown.contains("[case-index-reused]"))
    try repository.commit(["App/New.intentdefinition": SmallDefinition.xml()])
    let added = try repository.git("difftool", "--no-prompt", "--extcmd=intentc diff", "HEAD~1").output
    #expect(added.contains("the intent 'Up' was added"))
  }
}
