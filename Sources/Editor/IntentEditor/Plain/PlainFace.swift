import IntentPlatform

/// The editor line by line, with numbered choices, for screen readers, simple terminals and scripts.
///
/// The end of the input quits without saving.
public struct PlainFace: EditorFace {
  private let device: any LineDevice

  public init(_ device: some LineDevice = StandardLines()) {
    self.device = device
  }

  public func run(_ session: EditorSession) async throws -> EditorOutcome {
    if device is StandardLines, isatty(STDIN_FILENO) == 1 { TerminalDevice.open()?.repair() }
    var handlers = SignalHandlers(interruptsOf: device)
    defer { handlers.remove() }
    var conversation = PlainConversation(session, device)
    return await conversation.run()
  }
}
