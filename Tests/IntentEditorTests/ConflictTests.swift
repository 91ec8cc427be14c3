import GeneratedSchemas
import IntentPlatform
import IntentRuntime
import Testing

@testable import IntentEditor

struct ConflictTests {
  private static let theirs = PlainValue.object([
    "titleColor": .string("blue"), "showsAllDayEvents": .boolean(true), "other": .integer(1),
  ])

  /// Another program has changed the color, too, and something else.
  private func conflict() -> EditorState {
    let stored = PlainValue.object(["titleColor": .string("red")])
    let configuration = DynamicConfiguration(UpNextConfiguration.schema, reading: stored)
    var state = EditorState(configuration ?? EditorSample.upNext(), stored: stored)
    state.apply(.focus(.parameter("titleColor")), .step(1), .save, .confirm)
    state.apply(.changedMeanwhile("'a.json' was changed", theirs: Self.theirs))
    return state
  }

  private func written(_ state: inout EditorState) -> PlainValue? {
    guard case .write(let plain, replacing: true)? = state.apply(.confirm).first else { return nil }
    return plain
  }

  @Test
  func `both versions are shown`() {
    guard case .conflict(let conflict) = conflict().screen else {
      Issue.record("there is no conflict")
      return
    }
    #expect(conflict.canUseTheirs)
    #expect(conflict.differences.map(\.title) == ["Title Colour", "All-Day Events"])
    #expect(conflict.differences.map(\.before) == ["Red", "Hide"])
    #expect(conflict.differences.map(\.mine) == ["Orange", "Hide"])
    #expect(conflict.differences.map(\.theirs) == ["Blue", "Show"])
    #expect(conflict.differences.map(\.mergesMine) == [true, false])
  }

  @Test
  func `going back does not agree to a replacement`() {
    var state = conflict()
    state.apply(.cancel)
    guard case .write(_, replacing: false)? = state.apply(.confirm).first else {
      Issue.record("the other version may be replaced")
      return
    }
  }

  @Test
  func `my version replaces the other one`() {
    var state = conflict()
    #expect(written(&state) == .object(["titleColor": .string("orange")]))
  }

  @Test
  func `the other version can be used, and mine comes back with undo`() {
    var state = conflict()
    state.apply(.useTheirs)
    #expect(state.screen == .rows && !state.hasChanges)
    #expect(state.value("titleColor") == .enumCase("blue"))
    state.apply(.undo)
    #expect(state.value("titleColor") == .enumCase("orange"))
    #expect(state.hasChanges)
  }

  @Test
  func `a merge has their values and my changes`() {
    var state = conflict()
    state.apply(.merge)
    guard case .review(let review) = state.screen else {
      Issue.record("there is no review")
      return
    }
    #expect(review.changes.map(\.title) == ["Title Colour"])
    #expect(review.changes.map(\.before) == ["Blue"])
    #expect(
      written(&state)
        == .object([
          "titleColor": .string("orange"), "showsAllDayEvents": .boolean(true), "other": .integer(1),
        ])
    )
  }

  @Test
  func `the conflict is asked line by line, too`() async throws {
    let stored = PlainValue.object(["titleColor": .string("red")])
    let configuration = try #require(DynamicConfiguration(UpNextConfiguration.schema, reading: stored))
    let saved = Guarded<[PlainValue]>([])
    let session = EditorSession(EditorState(configuration, stored: stored)) { plain, _ in
      let count = saved.withLock { saved in
        saved.append(plain)
        return saved.count
      }
      if count == 1 { throw ChangedMeanwhile(path: "a.json", theirs: Self.theirs) }
    }
    let lines = ScriptedLines(["2", "Orange", "s", "y", "m", "y"])
    _ = try await PlainFace(lines).run(session)
    let transcript = await lines.transcript
    #expect(
      transcript.contains(
        "Title Colour: yours Orange, theirs Blue\nAll-Day Events: yours Hide, theirs Show\n"
      )
    )
    #expect(
      saved.withLock { $0.last }
        == .object([
          "titleColor": .string("orange"), "showsAllDayEvents": .boolean(true), "other": .integer(1),
        ])
    )
  }
}
