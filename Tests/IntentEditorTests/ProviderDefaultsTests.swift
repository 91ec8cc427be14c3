import IntentChecking
import IntentOptions
import IntentRuntime
import IntentSchema
import TestSupport
import Testing

@testable import IntentEditor

/// A switch shows the list `stops`, whose options and default come from code.
struct ProviderDefaultsTests {
  private static let schema = ConfigurationSchema(
    "Trip",
    className: "Trip",
    title: LocalizedText("Trip"),
    parameters: [
      ParameterSchema(
        "listsStops",
        tag: 1,
        title: LocalizedText("Lists Stops"),
        type: .boolean(BooleanSettings())
      ),
      ParameterSchema(
        "stops",
        tag: 2,
        title: LocalizedText("Stops"),
        type: .string(TextSettings()),
        isArray: true,
        visibility: VisibilityRule("listsStops", .isAnyOf([.boolean(true)])),
        options: .dynamic
      ),
    ]
  )
  private static let stops = ParameterValue.array([.string("p1"), .string("p2")])
  private static let place = EditorPlace.parameter("listsStops")

  private static func given() -> DynamicConfiguration {
    var configuration = DynamicConfiguration(schema)
    try? configuration.setValue(stops, of: "stops")
    return configuration
  }

  private func state(_ stored: [String: PlainValue]?) -> EditorState {
    let start = stored.flatMap { DynamicConfiguration(Self.schema, reading: .object($0)) }
    let configuration = start ?? DynamicConfiguration(Self.schema)
    return EditorState(
      configuration,
      hasOptions: true,
      stored: .object(stored ?? [:]),
      awaitsDefaults: ProviderDefaults(of: configuration, stored: stored.map(PlainValue.object))
    )
  }

  private func answer(_ state: inout EditorState) {
    for case .askForDefaults(let number, _) in state.reduce(.started) {
      _ = state.reduce(.answered(number, .defaults(Self.given())))
    }
  }

  @Test func `a hidden row's default is not saved, and comes when the row first shows`() {
    var new = state(nil)
    answer(&new)
    #expect(new.contentToSave == .object([:]))
    #expect(new.review.notes == [])
    var later = state(["listsStops": .boolean(false)])
    answer(&later)
    _ = later.reduce(.on(Self.place, .toggle))
    #expect(later.configuration.value(of: "stops") == Self.stops)
    #expect(
      later.contentToSave
        == .object([
          "listsStops": .boolean(true), "stops": .array([.string("p1"), .string("p2")]),
        ])
    )
    _ = later.reduce(.undo)
    _ = later.reduce(.redo)
    #expect(later.configuration.value(of: "stops") == Self.stops)
  }

  @Test func `a row that showed before without a value gets none`() {
    var state = state(["listsStops": .boolean(true)])
    #expect(!state.reduce(.started).contains { if case .askForDefaults = $0 { true } else { false } })
    #expect(state.configuration.value(of: "stops") == .array([]))
  }

  @Test func `a default that was cleared does not come back`() {
    var state = state(nil)
    answer(&state)
    _ = state.reduce(.on(Self.place, .toggle))
    _ = state.reduce(.on(.parameter("stops"), .clear))
    _ = state.reduce(.on(Self.place, .toggle))
    _ = state.reduce(.on(Self.place, .toggle))
    #expect(state.configuration.value(of: "stops") == .array([]))
  }

  @Test func `a row says that it waits, then why it has no default, and can ask again`() {
    var state = state(nil)
    _ = state.reduce(.toggleHidden)
    let first = state.reduce(.started)
    func remark() -> String? { state.row(at: .parameter("stops"))?.remark }
    #expect(remark() == "waiting for its default…")
    _ = state.reduce(.on(Self.place, .toggle))
    for case .askForDefaults(let number, _) in first {
      _ = state.reduce(.answered(number, .failure("no network")))
    }
    #expect(remark() == "no default: no network")
    for case .askForDefaults(let number, _) in state.reduce(.retry) {
      _ = state.reduce(.answered(number, .defaults(Self.given())))
    }
    #expect(remark() == nil)
    #expect(state.configuration.value(of: "stops") == Self.stops)
  }

  @Test func `answers that show a row give it its default`() async {
    var defaults = ProviderDefaults(of: DynamicConfiguration(Self.schema), stored: nil)
    defaults.take(Self.given())
    let sheet = await AnswerSheet(
      Answers(["listsStops": .texts(["true"])]),
      to: DynamicConfiguration(Self.schema),
      isNew: true,
      defaults: defaults
    )
    #expect(sheet.configuration.value(of: "stops") == Self.stops)
    #expect(sheet.notes == ["'stops' gets the provider's default: p1, p2"])
  }

  @Test func `a default that will be saved is in the review`() {
    var later = state(["listsStops": .boolean(false)])
    answer(&later)
    _ = later.reduce(.on(Self.place, .toggle))
    #expect(later.review.changes.map(\.title) == ["Lists Stops", "Stops"])
    #expect(later.review.changes.last?.before == nil)
    #expect(later.review.changes.last?.after == "p1, p2")
  }
}
