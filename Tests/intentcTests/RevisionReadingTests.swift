import Foundation
import Testing

/// A revision is read as the working folder is: with its own projects, links and submodules, and nothing else.
@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct RevisionReadingTests {
  private let repository: GitFolder
  private let silent = "nothing that counts has changed\n"

  init() throws {
    repository = try GitFolder()
  }

  private func diff(_ arguments: String..., in folder: String = "") throws -> CommandLine.Result {
    let path = folder.isEmpty ? repository.folder.path : repository.folder(folder)
    return try CommandLine.run(["diff"] + arguments, in: path)
  }

  @Test func `a project below the path counts in each revision as on the disk`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "App/intentc.json": #"{"classPrefix": "AB"}"#,
      "Lib/Up.intentdefinition": SmallDefinition.xml(), "Lib/intentc.json": #"{"classPrefix": "XY"}"#,
    ])
    try repository.commit(["App/intentc.json": #"{"classPrefix": "CD"}"#])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      let result = try diff("--git", range)
      #expect(result.errors == "1 breaking change, 0 careful, 0 safe\n", "\(range)")
      #expect(result.output.contains("[class-name-changed]"), "\(range): \(result.output)")
    }
    #expect(try diff("--git", "HEAD").errors == silent)
    let allowed = #"{"classPrefix": "CD", "rules": {"class-name-changed": "off"}}"#
    try repository.commit(["App/intentc.json": allowed])
    for range in ["HEAD~2..HEAD", "HEAD~2"] {
      let result = try diff("--git", range)
      #expect(result.errors == "0 breaking changes, 0 careful, 0 safe, 1 suppressed\n", "\(range)")
    }
    try repository.commit(["Lib/intentc.json": #"{"classPrefix": "ZZ"}"#])
    #expect(
      try diff("--git", "HEAD~3..HEAD").errors == "1 breaking change, 0 careful, 0 safe, 1 suppressed\n"
    )
  }

  @Test func `levels for a file count in a revision, and those of the new version for what is gone`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Up.intentdefinition": SmallDefinition.xml(tag: 3),
    ])
    let file = #"{"files": {"./App/../App/Up.intentdefinition": {"rules": {"case-removed": "off"}}}}"#
    try repository.commit(["intentc.json": file, "App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      #expect(try diff("--git", range).errors == "0 breaking changes, 0 careful, 0 safe, 1 suppressed\n")
    }
    try repository.git("rm", "--quiet", "-r", "App")
    try repository.commit([
      "App/intentc.json": #"{"rules": {"intent-removed": "off", "enum-removed": "off"}}"#
    ])
    for range in ["HEAD~2..HEAD", "HEAD~2"] {
      let result = try diff("--git", range)
      #expect(result.errors.hasPrefix("0 breaking changes, 0 careful, 0 safe, "), "\(range): \(result)")
    }
  }

  @Test func `a project in a folder above is told of, and not used`() throws {
    try repository.commit([
      "App/Lib/Up.intentdefinition": SmallDefinition.xml(), "App/intentc.json": #"{"classPrefix": "AB"}"#,
    ])
    try repository.commit(["App/intentc.json": #"{"classPrefix": "CD"}"#])
    let words = "note: this configuration stands in a folder above and is not used; name it with '--config'"
    for (range, place) in [("HEAD~1..HEAD", "HEAD:App/intentc.json"), ("HEAD~1", "App/intentc.json")] {
      let result = try diff("--git", range, "--", "App/Lib")
      #expect(result.errors.hasPrefix("\(place): \(words)"), "\(result.errors)")
      #expect(result.errors.hasSuffix("\n\(silent)"))
      #expect(result.errors.split(separator: "\n").count == 2)
    }
    #expect(try diff("App/Lib", "App/Lib").errors.hasPrefix("App/intentc.json: \(words)"))
  }

  @Test func `links that stay in the repository are followed in a revision as on the disk`() throws {
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
        #expect(result.errors.hasSuffix(silent), "\(path) \(range): \(result)")
      }
    }
    #expect(
      try diff("--git", "HEAD").errors
        == "Up.intentdefinition: note: 'Up.intentdefinition' is a link and was not followed; to read it, name the file"
        + " itself [linked-definition]\n" + silent
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
      #expect(app.errors == "1 breaking change, 0 careful, 1 safe\n", "\(range): \(app)")
      #expect(
        app.output.contains(
          "in 'de', the title is 'Hinauf' now, no longer 'Oben'; it has changed in 'fr' too"
        )
      )
    }
  }

  @Test func `a link out of the repository and a circle are never followed in a revision`() throws {
    let outside = try TemporaryFolder()
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
      ("Up/Up.intentdefinition", "leads out of the repository"), ("one", "its links lead in a circle"),
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
      #expect(
        result.errors.contains("note: 'App/de.lproj' is a link out of the repository"),
        "\(range): \(result)"
      )
    }
  }

  @Test func `a submodule is neither gone nor new`() throws {
    let module = try GitFolder()
    try module.commit(["Sub.intentdefinition": SmallDefinition.xml()])
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Lib/Sub.intentdefinition": SmallDefinition.xml(),
    ])
    try repository.git("rm", "--quiet", "-r", "Lib")
    try repository.git(
      "-c",
      "protocol.file.allow=always",
      "submodule",
      "--quiet",
      "add",
      module.folder.path,
      "Lib"
    )
    try repository.commit(["keep.txt": ""])
    for range in ["HEAD~1", "HEAD~1..HEAD", "HEAD", "HEAD..HEAD"] {
      let result = try diff("--git", range)
      #expect(
        result.errors
          == "note: 'Lib' is not compared, because it is a repository of its own, such as a submodule\n"
          + silent,
        "\(range): \(result)"
      )
      for path in ["Lib", "Lib/Sub.intentdefinition"] {
        let named = try diff("--git", range, "--", path)
        #expect(named.code == 1 && named.output.isEmpty)
        #expect(named.errors.contains("note: 'Lib' is not compared"), "\(range) \(path): \(named)")
      }
    }
    #expect(try diff("--git", "HEAD", in: "Lib").errors == silent)
  }

  @Test func `tables count beside a definition at the root, whatever the revision is called`() throws {
    try repository.commit([
      "Up.intentdefinition": SmallDefinition.xml(), "de.lproj/Up.strings": #"aB3dE5 = "Oben";"#,
    ])
    try repository.git("branch", "feature/one")
    try repository.commit(["de.lproj/Up.strings": #"aB3dE5 = "Hinauf";"#])
    for range in ["feature/one", "feature/one..main", "HEAD~1..HEAD"] {
      let result = try diff("--git", range)
      #expect(result.errors == "0 breaking changes, 0 careful, 1 safe\n")
      #expect(result.output.contains("[translation-changed]"), "\(range): \(result.output)")
    }
  }

  @Test func `tables count from inside a folder of a language as from the top`() throws {
    let table = "App/de.lproj/Up.strings"
    try repository.commit([
      "App/Base.lproj/Up.intentdefinition": SmallDefinition.xml(), table: #"aB3dE5 = "Oben";"#,
      "App/intentc.json": #"{"classPrefix": "AB"}"#,
    ])
    try repository.commit([table: #"aB3dE5 = "Hinauf";"#, "App/intentc.json": #"{"classPrefix": "CD"}"#])
    for range in ["HEAD~1..HEAD", "HEAD~1"] {
      for path in [
        "Up.intentdefinition", "./Up.intentdefinition",
        repository.folder("App/Base.lproj/Up.intentdefinition"),
      ] {
        let result = try diff("--git", range, "--", path, in: "App/Base.lproj")
        #expect(result.errors == "1 breaking change, 0 careful, 1 safe\n", "\(range): \(result)")
        #expect(result.output.contains("[translation-changed]"))
      }
      #expect(try diff("--git", range, in: "App/Base.lproj").output.contains("[translation-changed]"))
    }
  }

  @Test func `a bare repository is compared by revisions`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    let bare = try TemporaryFolder()
    try repository.git("clone", "--quiet", "--bare", repository.folder.path, bare("bare.git"))
    for folder in [bare("bare.git"), repository.folder(".git")] {
      for path in ["App", "App/Up.intentdefinition", "."] {
        let result = try CommandLine.run(["diff", "--git", "HEAD~1..HEAD", "--", path], in: folder)
        #expect(result.errors == "1 breaking change, 0 careful, 0 safe\n", "\(path): \(result)")
        let one = try CommandLine.run(["diff", "--git", "HEAD", "--", path], in: folder)
        #expect(one.code == 64 && one.output.isEmpty, "\(one)")
        #expect(one.errors.contains("there is no working folder here; name two revisions"), "\(one.errors)")
      }
    }
  }

  @Test func `names that are magic, have quotes or control characters, or are not UTF-8`() throws {
    let names = [":(glob)**", "it's \"quoted\"", "line\nbreak\u{1B}[2J", "-x", "café", "*", "a\\b"]
    for name in names {
      try repository.folder.write(SmallDefinition.xml(), to: "\(name)/Up.intentdefinition")
    }
    try repository.commit(["keep.txt": ""])
    #expect(try diff("--git", "HEAD").errors == silent)
    for name in names {
      try repository.folder.write(SmallDefinition.xml(["red"]), to: "\(name)/Up.intentdefinition")
      let path = name.hasPrefix("-") ? "./\(name)" : name
      for file in [path, "\(path)/Up.intentdefinition"] {
        let result = try diff("--git", "HEAD", "--", file)
        #expect(result.errors == "1 breaking change, 0 careful, 0 safe\n", "\(name): \(result)")
        #expect(!result.output.contains("\u{1B}"))
      }
    }
    try repository.commit(["keep.txt": "all"])
    #expect(try diff("--git", "HEAD~1..HEAD").errors == "7 breaking changes, 0 careful, 0 safe\n")
  }

  #if os(Linux)
    @Test func `a definition whose name is not UTF-8 is never passed by in silence`() throws {
      try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
      try repository.folder.write("", to: "Other/keep.txt")
      let path = Array(repository.folder("Other/caf").utf8) + [0xE9] + Array(".intentdefinition".utf8) + [0]
      let file = path.withUnsafeBufferPointer {
        $0.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
      }
      _ = try #require(file)
      fputs(SmallDefinition.xml(tag: 9), file)
      fclose(file)
      let words =
        "Other/caf\u{FFFD}.intentdefinition: error: cannot read 'Other/caf\u{FFFD}.intentdefinition': its name is"
      #expect(try CommandLine.run(["validate", "Other"], in: repository.folder.path).errors.contains(words))
      try repository.commit(["keep.txt": ""])
      #expect(try diff("--git", "HEAD").errors.contains(words))
      #expect(try diff("--git", "HEAD..HEAD").errors == silent)
      #expect(try diff("--git", "HEAD~1..HEAD").output.contains(#"HEAD:Other/caf\xE9.intentdefinition"#))
    }
  #endif

  @Test func `what a sparse checkout leaves out is not gone`() throws {
    try repository.commit([
      "App/Up.intentdefinition": SmallDefinition.xml(), "Lib/Down.intentdefinition": SmallDefinition.xml(),
    ])
    try repository.git("sparse-checkout", "set", "App")
    let result = try diff("--git", "HEAD")
    #expect(
      result.errors
        == "note: 'Lib/Down.intentdefinition' is not compared, because a sparse checkout leaves it out\n"
        + silent
    )
    #expect(try diff("--git", "HEAD..HEAD").errors == silent)
  }

  @Test func `a pointer of LFS is called what it is`() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 9\n"
    try repository.commit(["App/Up.intentdefinition": pointer])
    try repository.folder.write(SmallDefinition.xml(), to: "App/Up.intentdefinition")
    for range in ["HEAD", "HEAD..HEAD"] {
      let result = try diff("--git", range)
      #expect(result.code == 64)
      #expect(
        result.errors.contains("'App/Up.intentdefinition' of 'HEAD' is a pointer of Git LFS"),
        "\(result.errors)"
      )
    }
  }

  @Test func `a table that is a pointer of LFS has lost nothing`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml(), "de.lproj/Up.strings": pointer])
    try repository.folder.write(#"aB3dE5 = "Oben";"#, to: "de.lproj/Up.strings")
    let result = try diff("--git", "HEAD")
    #expect(result.output.isEmpty, "\(result.output)")
    #expect(result.errors.hasPrefix("note: 'de.lproj/Up.strings' of 'HEAD' is a pointer of Git LFS"))
  }

  @Test func `a repository that nobody has added is not compared either`() throws {
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    let other = try GitFolder()
    try other.commit(["Sub.intentdefinition": SmallDefinition.xml(tag: 3)])
    try repository.git("clone", "--quiet", other.folder.path, "Nested")
    try repository.git("clone", "--quiet", other.folder.path, "Pods/Unseen")
    let result = try diff("--git", "HEAD")
    #expect(
      result.errors
        == "note: 'Nested' is not compared, because it is a repository of its own, such as a submodule\n"
        + silent
    )
  }

  @Test func `a committed baseline is compared between revisions too`() throws {
    for cases in [["red", "orange"], ["red"]] {
      try repository.folder.write(SmallDefinition.xml(cases), to: "App/Up.intentdefinition")
      let written = ["baseline", "App", "--output", "App/intentc.baseline.json"]
      #expect(try CommandLine.run(written, in: repository.folder.path).code == 0)
      try repository.commit(["keep.txt": cases.joined()])
    }
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      let result = try diff("--git", range, "--", "App/intentc.baseline.json")
      #expect(result.errors == "1 breaking change, 0 careful, 0 safe\n")
    }
  }

  @Test func `a repository that git does not open is no folder without one`() throws {
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    let result = try CommandLine.run(
      ["diff", "--git", "HEAD"],
      in: repository.folder.path,
      environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]
    )
    #expect(result.code == 64)
    #expect(result.errors.contains("git does not open the repository around this folder"), "\(result.errors)")
  }

  @Test func `a file that becomes a folder, and a repository without commits`() throws {
    #expect(try diff("--git", "HEAD").errors.contains("this repository has no commit yet"))
    try repository.commit(["Up.intentdefinition": SmallDefinition.xml()])
    try repository.git("rm", "--quiet", "Up.intentdefinition")
    try repository.commit(["Up.intentdefinition/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      for path in [".", "Up.intentdefinition"] {
        #expect(try diff("--git", range, "--", path).errors == "1 breaking change, 0 careful, 0 safe\n")
      }
    }
  }

  @Test func `GitHub gets the files of the repository however the folder is reached`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    let elsewhere = try TemporaryFolder()
    try elsewhere.link("link", to: repository.folder.path)
    for range in ["HEAD~1", "HEAD~1..HEAD"] {
      for (folder, path) in [
        (elsewhere("link"), elsewhere("link/App")), (repository.folder("App"), elsewhere("link")),
        (elsewhere("link/App"), "../App/Up.intentdefinition"),
        (elsewhere("link"), repository.folder("App/../App")),
      ] {
        let arguments = ["diff", "--git", range, "--format", "github", "--", path]
        let result = try CommandLine.run(arguments, in: folder)
        #expect(result.output.hasPrefix("::error file=App/Up.intentdefinition,line="), "\(path): \(result)")
      }
    }
    let outside = try diff("--git", "HEAD", "--", elsewhere.path)
    #expect(outside.code == 64)
    #expect(outside.errors.contains("is outside of the repository"))
  }

  @Test func `who names revisions without the option is told what to type`() throws {
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml()])
    try repository.commit(["App/Up.intentdefinition": SmallDefinition.xml(["red"])])
    for (typed, hint) in [
      (["main~1", "HEAD"], "intentc diff --git main~1..HEAD"),
      (["main~1..HEAD"], "intentc diff --git main~1..HEAD"),
      (["main...HEAD"], "intentc diff --git main...HEAD"), (["main"], "intentc diff --git main"),
      (["HEAD~1", "HEAD", "--", "App"], "intentc diff --git HEAD~1..HEAD -- App"),
      (["HEAD~1..HEAD", "App"], "intentc diff --git HEAD~1..HEAD -- App"),
      (["main", "App"], "intentc diff --git main -- App"),
      (["--git", "HEAD~1", "HEAD"], "intentc diff --git HEAD~1..HEAD"),
      (["--git", "HEAD~1", "HEAD", "App"], "intentc diff --git HEAD~1..HEAD -- App"),
    ] {
      let result = try CommandLine.run(["diff"] + typed, in: repository.folder.path)
      #expect(result.code == 64, "\(typed): \(result)")
      #expect(result.errors.contains("write '\(hint)'"), "\(typed): \(result.errors)")
      let words = hint.split(separator: " ").dropFirst().map(String.init)
      let followed = try CommandLine.run(words, in: repository.folder.path)
      #expect(followed.errors.hasSuffix(" safe\n") || followed.errors == silent, "\(hint): \(followed)")
    }
    let typo = try diff("App/Up.intentdefinition", "App/No.intentdefinition")
    #expect(!typo.errors.contains("--git"), "\(typo.errors)")
  }
}
