import Testing

@Suite(.enabled(if: GitFolder.isPresent, "there is no git"))
struct RevisionHintTests: RepositoryTests {
  let repository: GitFolder

  init() throws {
    repository = try GitFolder()
  }

  @Test func `revisions without --git are answered with the right command`() throws {
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
      #expect(result.errors.contains("use '\(hint)'"), "\(typed): \(result.errors)")
      let words = hint.split(separator: " ").dropFirst().map(String.init)
      let followed = try CommandLine.run(words, in: repository.folder.path)
      #expect(followed.verdicts.hasSuffix(" safe\n") || followed.verdicts == silent, "\(hint): \(followed)")
    }
    let spaced = try diff("main~1", "HEAD", "--", "Other App")
    #expect(spaced.errors.contains(#"intentc diff --git main~1..HEAD -- "Other App"'"#), "\(spaced.errors)")
    // Words that need more than simple quoting are not suggested.
    #expect(try !diff("main~1", "HEAD", "--", "a$(id)").errors.contains("to compare them"))
    try repository.git("branch", "a;b")
    #expect(try diff("a;b", "HEAD").errors.contains(#"intentc diff --git "a;b..HEAD"'"#))
    let typo = try diff("App/Up.intentdefinition", "App/No.intentdefinition")
    #expect(!typo.errors.contains("--git"), "\(typo.errors)")
  }
}
