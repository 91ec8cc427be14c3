import GeneratedSchemas
import IntentPlatform
import IntentRuntime
import Testing

@testable import IntentEditor

struct ConflictTests {
  private func start() throws -> EditorState {
    let stored = PlainValue.object(["titleColor": .string("red")])
    let configuration = try #require(DynamicConfiguration(UpNextConfiguration.schema, reading: stored))
    return EditorState(configuration, stored: stored)
  }

  @Test
  func `going back does not agree to a replacement`() throws {
    var state = try start()
    state.apply(.focus(.parameter("titleColor")), .step(1), .save, .confirm)
    state.apply(.changedMeanwhile("'a.json' was changed"), .cancel)
    guard case .write(_, replacing: false)? = state.apply(.confirm).first else {
      Issue.record("the other version may be replaced")
      return
    }
  }

  @Test
  func `the replacement is asked line by line, too`() async throws {
    let saved = Guarded<[PlainValue]>([])
    let session = EditorSession(try start()) { plain, replacing in
      if !replacing { throw ChangedMeanwhile(path: "a.json") }
      saved.withLock { $0.append(plain) }
    }
    let lines = ScriptedLines(["2", "Orange", "s", "y", "y"])
    _ = try await PlainFace(lines).run(session)
    #expect(await lines.transcript.contains("'a.json' was changed by another program\n"))
    #expect(saved.withLock { $0 } == [.object(["titleColor": .string("orange")])])
  }
}
