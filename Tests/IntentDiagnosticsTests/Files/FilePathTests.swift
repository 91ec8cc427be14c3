import Testing

@testable import IntentDiagnostics

struct FilePathTests {
  @Test(arguments: [
    ("App/A.swift", "App"), ("App/A.swift", "App/"), ("/a/A.swift", "/a"), ("/a/A.swift", "/"),
    ("App", ""), ("App/A.swift", "."), ("..App/A.swift", ""), ("../App/A.swift", ".."),
  ])
  func `a path is inside a folder`(_ path: String, _ folder: String) {
    #expect(FilePath.isBelow(path, folder))
  }

  @Test(arguments: [
    ("App", "App"), ("Apps/A.swift", "App"), ("/", "/a"), ("/a/A.swift", ""), ("..", ""), ("../A.swift", "."),
    ("a/A.swift", "/"),
  ])
  func `a path is not inside a folder`(_ path: String, _ folder: String) {
    #expect(!FilePath.isBelow(path, folder))
  }
}
