import Foundation
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppMigration

/// Either all changes are written, or each file that differs is named.
struct MigrationPlanTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("old", to: "A.txt")
    try folder.write("changed", to: "C.txt")
  }

  /// The last change is refused.
  private func plan() -> MigrationPlan {
    var plan = MigrationPlan()
    let (old, new) = (Array("old".utf8), Array("new".utf8))
    plan.changes.add(folder("A.txt"), from: old, to: new, "changes")
    plan.changes.add(folder("a/b/B.txt"), from: nil, to: new, "is new")
    plan.changes.add(folder("C.txt"), from: old, to: new, "changes")
    return plan
  }

  @Test func `after a refused change, the folder is as it was`() throws {
    let problems = plan().write(in: folder.path)
    #expect(problems.map { folder.short($0.location?.file ?? "") } == ["C.txt"])
    #expect(try folder.names() == ["A.txt", "C.txt"])
    #expect(try folder.text(of: "A.txt") == "old")
  }

  @Test func `a file that cannot be restored is named, too`() throws {
    // The plan waits for the lock of its last file, while someone edits the first one.
    let last = open(folder("C.txt"), O_RDONLY)
    #expect(flock(last, LOCK_EX) == 0)
    Thread.detachNewThread { [folder] in
      for _ in 0..<5_000 where !FileManager.default.fileExists(atPath: folder("a/b/B.txt")) { usleep(1_000) }
      _ = try? folder.write("mine", to: "A.txt")
      close(last)
    }
    let problems = plan().write(in: folder.path)
    #expect(problems.map { folder.short($0.location?.file ?? "") } == ["C.txt", "A.txt"])
    #expect(problems.last?.message.hasPrefix("cannot be restored: ") == true)
    #expect(try folder.text(of: "A.txt") == "mine")
    #expect(try folder.names() == ["A.txt", "C.txt"])
  }
}
