import AppFacts
import Testing

@testable import intentc

struct TargetHistoryTests {
  @Test func `a project that git cannot read is named`() {
    var tree = FileTree()
    tree.addFile("App.xcodeproj/project.pbxproj", content: "1")
    let history = TargetHistory { _ throws(Git.Failure) in throw Git.Failure(message: "git is gone") }
    let manifests = VersionManifests(of: tree, isWhole: true)
    for _ in 0..<2 {
      let found = history.targets(of: manifests, [], among: [String]())
      #expect(found.problem?.path == "App.xcodeproj/project.pbxproj")
      #expect(found.problem?.message == "cannot be read: git is gone")
    }
  }
}
