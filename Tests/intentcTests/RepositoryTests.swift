/// Tests of `diff`, each with a repository of its own.
protocol RepositoryTests {
  var repository: GitFolder { get }
}

extension RepositoryTests {
  /// What is said where nothing is.
  var silent: String { "nothing that counts has changed\n" }

  func diff(_ arguments: String..., in folder: String = "") throws -> CommandLine.Result {
    let path = folder.isEmpty ? repository.folder.path : repository.folder(folder)
    return try CommandLine.run(["diff"] + arguments, in: path)
  }
}
