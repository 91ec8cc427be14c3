/// Tests of `diff`, each with its own repository.
protocol RepositoryTests {
  var repository: GitFolder { get }
}

extension RepositoryTests {
  /// The error if there is no definition.
  var silent: String { "no relevant changes\n" }

  func diff(_ arguments: String..., in folder: String = "") throws -> CommandLine.Result {
    let path = folder.isEmpty ? repository.folder.path : repository.folder(folder)
    return try CommandLine.run(["diff"] + arguments, in: path)
  }
}
