import Foundation
import GeneratedSchemas
import IntentChecking
import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentRuntime
import Testing

struct DesignPageTests {
  private static let state = EditorState(DynamicConfiguration(UpNextConfiguration.schema))

  private static func message(_ text: String, isSaving: Bool = false) -> DesignMessage? {
    DesignMessage(text, form: (7, state), isSaving: isSaving)
  }

  @Test(arguments: [
    (#"{"do": "edit element", "element": "UpNext.city"}"#, DesignMessage.edit("UpNext.city")),
    (#"{"do": "add element", "element": "parameter UpNext."}"#, .add("parameter UpNext.")),
    (#"{"do": "remove element", "element": "enum Mode"}"#, .remove("enum Mode")),
    (#"{"do": "move element", "element": "UpNext.city", "count": -1}"#, .move("UpNext.city", by: -1)),
    (#"{"do": "discard"}"#, .discard), (#"{"do": "save", "form": 6}"#, .save),
    (#"{"do": "undo", "form": 7}"#, .undo), (#"{"do": "redo"}"#, .redo),
    (
      #"{"do": "toggle", "parameter": "a", "form": 7}"#,
      .form(.events([.on(.parameter("a"), .toggle)]))
    ),
    (#"{"do": "cancel", "form": 7}"#, .form(.events([.cancel]))),
  ])
  func `an action is a message`(_ text: String, _ message: DesignMessage) {
    #expect(Self.message(text) == message)
  }

  @Test func `the question before saving takes its answer first`() {
    #expect(Self.message(#"{"do": "cancel", "form": 7}"#, isSaving: true) == .cancel)
    #expect(Self.message(#"{"do": "confirm"}"#, isSaving: true) == .confirm(withTables: false))
    #expect(Self.message(#"{"do": "confirm", "tables": true}"#, isSaving: true) == .confirm(withTables: true))
  }

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"do": 1}"#, #"{"do": "edit element"}"#,
    #"{"do": "move element", "element": "a"}"#,
    #"{"do": "confirm"}"#, #"{"do": "toggle", "parameter": "a"}"#,
    #"{"do": "toggle", "parameter": "a", "form": 6}"#, #"{"do": "nosuch", "form": 7}"#,
  ])
  func `anything else, and what is for another form, is no message`(_ text: String) {
    #expect(Self.message(text) == nil)
  }

  @Test func `texts of a definition are shown with their hidden characters`() throws {
    let hidden = "a\u{202E}b"
    var view = DesignView(title: hidden)
    view.elements = [.init(hidden, depth: 0, title: hidden, words: hidden)]
    view.choices = [(name: hidden, title: hidden)]
    view.remarks = [hidden]
    view.form = .init(number: 1, title: hidden, problem: hidden, state: Self.state)
    view.screen = .init(name: hidden, chosen: nil, state: Self.state, problem: hidden)
    view.losses = [PreviewChange("breaking", hidden)]
    view.saving = .init(destination: hidden, problems: [hidden], notes: [hidden])
    view.saving?.failure = hidden
    view.message = hidden
    var writer = JSONWriter()
    writer.design(view)
    let json = try JSONDecoder().decode(PlainValue.self, from: Data(writer.bytes))
    #expect(json.hiddenTexts() == ["choices.name", "elements.name"])
    #expect(json["form"]["state"]["rows"].elements.count == json["screen"]["state"]["rows"].elements.count)
  }
}
