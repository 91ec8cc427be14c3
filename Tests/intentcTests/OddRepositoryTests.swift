import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct OddRepositoryTests: RepositoryTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
  }

  @Test func `links within the repository are followed in a revision as on disk`() throws {
    try repository.commit([
      "Shared/Up.intentdefinition": SmallDefinition.xml(), "Shared/de.txt": #"aB3dE5 = "Oben";"#,
      "Shared/fr.lproj/Up.strings": #"aB3dE5 = "Haut";"#,
      "App/Base.lproj/Up.intentdefinition": SmallDefinition.xml(),
      "App/de.lproj/keep.txt": "", "Shared/intentc.json": #"{"classPrefix": "AB"}"#,
    ])
    let folder = repository.folder
    try folder.link("Link", to: "Shared")
    try folder.link("Up.intentdefinition", to: "Link/../Link/Up.intentdefinition")
    try folder.link("App/fr.lproj", to: "../Link/fr.lproj")
    try folder.link("App/de.lproj/Up.strings", to: "../../Shared/de.txt")
    try folder.link("App/intentc.json", to: "../Shared/intentc.json")
    try repository.commit(["keep.txt": ""])
    for path in ["Link", "Link/Up.intentdefinition", "Up.intentdefinition", "App", "."] {
      for range in ["HEAD", "HEAD..HEAD"] {
        let result = try diff("--git", range, "--", path)
        #expect(result.verdicts.hasSuffix(silent), "\(path) \(range): \(result)")
      }
    }
    #expect(
      try diff("--git", "HEAD").verdicts
        == "Up.intentdefinition: note: this symbolic link was not followed; to read it, name the file itself "
        + "[linked-definition]\n" + silent
    )
    try repository.commit([
      "Shared/Up.intentdefinition": SmallDefinition.xml(["red"]), "Shared/de.txt": #"aB3dE5 = "Hinauf";"#,
      "Shared/fr.lproj/Up.strings": #"aB3dE5 = "En haut";"#, "Shared/intentc.json": #"{"classPrefix": "CD"}"#,
    ])
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      for path in ["Link", "Link/Up.intentdefinition", "Up.intentdefinition"] {
        let result = try diff("--git", range, "--format", "github", "--", path)
        #expect(
          result.output.contains("::error file=Shared/Up.intentdefinition,"),
          "\(path) \(range): \(result)"
        )
        #expect(result.output.contains("title=case-removed"))
      }
      let app = try diff("--git", range, "--", "App")
      #expect(app.verdicts == "1 breaking change, 0 careful, 0 safe\n", "\(range): \(app)")
    }
  }

  @Test func `links out of the repository and circles are never followed`() throws {
    let outside = try TestFolder()
    try outside.write(SmallDefinition.xml(["secret"]), to: "Up.intentdefinition")
    try outside.write(#"aB3dE5 = "Geheim";"#, to: "de.lproj/Up.strings")
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "App/fr.lproj/Up.strings": #"aB3dE5 = "Haut";"#,
    ])
    let folder = repository.folder
    try folder.link("App/de.lproj", to: outside("de.lproj"))
    try folder.link("Out.intentdefinition", to: outside("Up.intentdefinition"))
    try folder.link("Up", to: "../../../../../../../../../..\(outside.path)")
    try folder.link("one", to: "two")
    try folder.link("two", to: "./one")
    try repository.commit(["keep.txt": ""])
    for (path, words) in [
      ("Out.intentdefinition", "leads out of the repository"), ("Up", "leads out of the repository"),
      ("Up/Up.intentdefinition", "leads out of the repository"), ("one", "its symbolic links form a loop"),
    ] {
      for range in ["HEAD..HEAD", "HEAD"] {
        let result = try diff("--git", range, "--", path)
        #expect(result.code != 0 && result.output.isEmpty, "\(path) \(range): \(result)")
        #expect(result.errors.contains(words), "\(path) \(range): \(result.errors)")
      }
    }
    for range in ["HEAD~1..HEAD", "HEAD..HEAD", "HEAD"] {
      let result = try diff("--git", range, "--", "App")
      #expect(result.output.isEmpty, "\(range): \(result.output)")
      #expect(result.verdicts == silent, "\(range): \(result)")
    }
  }

  @Test func `a link out of the repository is noted for paths in revisions, too`() throws {
    try repository.folder.write(SmallDefinition.xml(), to: "App/Up.intentdefinition")
    try repository.folder.link("App/intentc.json", to: "../../elsewhere/intentc.json")
    try repository.commit([:])
    for words in [["--git", "HEAD..HEAD", "App"], ["HEAD:App", "HEAD:App"], ["HEAD:App", "App"]] {
      let result = try BuiltProgram.run(["diff"] + words, in: repository.folder.path)
      #expect(
        result.verdicts
          == "note: 'App/intentc.json' is a link out of the repository; it is not followed\n" + silent,
        "\(words): \(result)"
      )
    }
  }

  @Test func `a submodule is neither removed nor new`() throws {
    let module = try GitFolder()
    try module.commit(["Sub.intentdefinition": SmallDefinition.xml()])
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Lib/Sub.intentdefinition": SmallDefinition.xml(),
    ])
    try repository.git("rm", "--quiet", "-r", "Lib")
    try repository.addSubmodule(module, at: "Lib")
    try repository.commit(["keep.txt": ""])
    for range in ["HEAD~1", "HEAD~1..HEAD", "HEAD", "HEAD..HEAD"] {
      let result = try diff("--git", range)
      #expect(
        result.verdicts
          == "note: 'Lib' is not compared, because it is another repository, such as a submodule\n"
          + silent,
        "\(range): \(result)"
      )
      for path in ["Lib", "Lib/Sub.intentdefinition"] {
        let named = try diff("--git", range, "--", path)
        #expect(named.code == 1 && named.output.isEmpty)
        #expect(named.errors.contains("note: 'Lib' is not compared"), "\(range) \(path): \(named)")
      }
    }
    #expect(try diff("--git", "HEAD", in: "Lib").verdicts == silent)
  }

  @Test func `a bare repository is compared by revisions, if GIT_DIR names it`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    let bare = try TestFolder()
    try repository.git("clone", "--quiet", "--bare", repository.folder.path, bare("bare.git"))
    let environment = ["GIT_DIR": "."]
    for path in ["App", "App/Up.intentdefinition", "."] {
      let arguments = ["diff", "--git", "HEAD~1..HEAD", "--", path]
      let result = try BuiltProgram.run(arguments, in: bare("bare.git"), environment: environment)
      #expect(result.verdicts == "1 breaking change, 0 careful, 0 safe\n", "\(path): \(result)")
    }
    let one = try BuiltProgram.run(["diff", "--git", "HEAD"], in: bare("bare.git"), environment: environment)
    #expect(one.code == 64 && one.output.isEmpty, "\(one)")
    #expect(
      one.errors.contains("a bare repository has no working folder; give two revisions"),
      "\(one.errors)"
    )
    let unnamed = try BuiltProgram.run(["diff", "--git", "HEAD~1..HEAD"], in: bare("bare.git"))
    #expect(unnamed.code == 64 && unnamed.output.isEmpty, "\(unnamed)")
    #expect(unnamed.errors.contains("/bare.git' is a bare repository"), "\(unnamed.errors)")
    #expect(unnamed.errors.contains("run 'GIT_DIR=. intentc' there"), "\(unnamed.errors)")
  }

  @Test func `files that a sparse checkout leaves out are not removed`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Lib/Down.intentdefinition": SmallDefinition.xml(),
    ])
    try repository.git("sparse-checkout", "set", "App")
    let result = try diff("--git", "HEAD")
    #expect(
      result.verdicts
        == "note: 'Lib/Down.intentdefinition' is not compared, because a sparse checkout leaves it out\n"
        + silent
    )
    #expect(try diff("--git", "HEAD..HEAD").verdicts == silent)
  }

  @Test func `a project file that a sparse checkout leaves out is not lost`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "App/intentc.json": #"{"classPrefix": "AB"}"#,
    ])
    try repository.git("sparse-checkout", "set", "--no-cone", "/*", "!App/intentc.json")
    let result = try diff("--git", "HEAD")
    #expect(
      result.verdicts
        == "note: 'App/intentc.json' is not compared, because a sparse checkout leaves it out\n" + silent
    )
  }

  @Test func `a Git LFS pointer is reported as such`() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 9\n"
    try repository.commit(["App/Up.intentdefinition": pointer])
    try repository.folder.write(SmallDefinition.xml(), to: "App/Up.intentdefinition")
    let result = try diff("--git", "HEAD")
    #expect(result.code == 1 && !result.errors.contains("Usage"))
    #expect(
      result.errors.contains("'App/Up.intentdefinition' of 'HEAD' is only a Git LFS pointer"),
      "\(result.errors)"
    )
    // It may be the same file, but could refer to others.
    #expect(try diff("--git", "HEAD..HEAD").errors.contains("is only a Git LFS pointer"))
  }

  @Test func `a nested repository that was not added is not compared`() throws {
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    let other = try GitFolder()
    try other.commit(["Sub.intentdefinition": SmallDefinition.xml(tag: 3)])
    try repository.git("clone", "--quiet", other.folder.path, "Nested")
    try repository.git("clone", "--quiet", other.folder.path, "Pods/Unseen")
    let result = try diff("--git", "HEAD")
    #expect(
      result.verdicts
        == "note: 'Nested' is not compared, because it is another repository, such as a submodule\n"
        + silent
    )
  }

  @Test func `a submodule hides only what is in it`() throws {
    try repository.commit(["Lib/Up.intentdefinition": SmallDefinition.xml(), "keep.txt": ""])
    let commit = String(repeating: "1", count: 40)
    try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Li")
    try repository.git("commit", "--quiet", "--message", "A submodule")
    try repository.folder.write(SmallDefinition.xml(["red"]), to: "Lib/Up.intentdefinition")
    let result = try diff("--git", "HEAD")
    #expect(
      result.verdicts
        == "note: 'Li' is not compared, because it is another repository, such as a submodule\n"
        + "1 breaking change, 0 careful, 0 safe\n"
    )
  }

  @Test func `a revision with more paths than fit on a disk is refused`() throws {
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    func id(_ words: String...) throws -> String {
      try repository.result(of: words).output.split(separator: "\n").first.map(String.init) ?? ""
    }
    // Each folder contains the one before ten times.
    var tree = try id("rev-parse", "HEAD^{tree}")
    for _ in 0..<7 {
      let names = (0..<10).map { String(repeating: "\($0)", count: 200) }
      try repository.folder.write(names.map { "040000 tree \(tree)\t\($0)\n" }.joined(), to: "list")
      tree = try id("-c", "alias.make=!git mktree < list", "make")
    }
    let commit = try id("commit-tree", "-m", "Many paths", tree)
    let result = try diff("--git", "\(commit)..\(commit)")
    #expect(result.code == 1)
    let words = "git prints more than 256 MiB about this repository, which intentc does not read"
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `a repository that git cannot open is reported as such`() throws {
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    let result = try BuiltProgram.run(
      ["diff", "--git", "HEAD"],
      in: repository.folder.path,
      environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]
    )
    #expect(result.code == 64)
    #expect(result.errors.contains("git cannot open the repository of '"), "\(result.errors)")
  }

  @Test func `a file can become a folder, and a repository can have no commits`() throws {
    #expect(try diff("--git", "HEAD").errors.contains("this repository has no commits yet"))
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("rm", "--quiet", "Up.intentdefinition")
    try repository.commit(["Up.intentdefinition/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      for path in [".", "Up.intentdefinition"] {
        #expect(try diff("--git", range, "--", path).verdicts == "1 breaking change, 0 careful, 0 safe\n")
      }
    }
  }
}
