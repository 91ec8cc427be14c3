/// Each test has its own repository.
protocol RepositoryTests {
  var repository: GitFolder { get }
}

extension RepositoryTests {
  var silent: String { "no relevant changes\n" }

  func diff(_ arguments: String..., in folder: String = "") throws -> BuiltProgram.Result {
    let path = folder.isEmpty ? repository.folder.path : repository.folder(folder)
    return try BuiltProgram.run(["diff"] + arguments, in: path)
  }
}
