import IntentDiagnostics
import IntentEditor

/// A state that a page can show.
package protocol PageState: FaceState {
  /// `nil` for a message that the page can't have sent.
  func message(_ text: String) -> PageMessage?
  func write(to writer: inout JSONWriter, in view: PageView)
}

extension EditorState: PageState {
  package func message(_ text: String) -> PageMessage? { PageMessage(text, in: self) }
  package func write(to writer: inout JSONWriter, in view: PageView) { writer.state(self, in: view) }
}

extension ChoiceState: PageState {
  package func message(_ text: String) -> PageMessage? { PageMessage(text, in: self) }
  package func write(to writer: inout JSONWriter, in view: PageView) { writer.choice(self, in: view) }
}

/// The session of any state that a page shows.
package protocol PageSession: Actor {
  func message(_ text: String) -> PageMessage?
  func send(_ event: EditorEvent) -> [EditorEffect]
  func json(in view: PageView) -> [UInt8]
}

extension FaceSession: PageSession where State: PageState {
  package func message(_ text: String) -> PageMessage? { state.message(text) }

  package func json(in view: PageView) -> [UInt8] {
    var writer = JSONWriter()
    state.write(to: &writer, in: view)
    return writer.bytes
  }
}
