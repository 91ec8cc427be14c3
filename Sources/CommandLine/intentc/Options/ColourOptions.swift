import ArgumentParser
import IntentEditor

/// Whether text is coloured.
struct ColourOptions: ParsableArguments {
  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Whether text for this terminal is coloured.
    func isUsed(on terminal: Terminal) -> Bool {
      switch self {
      case .auto: terminal.usesColour
      case .always: true
      case .never: false
      }
    }
  }

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Colour messages: auto, always or never. 'auto' colours on a terminal, unless NO_COLOR, CLICOLOR_FORCE or "
        + "CLICOLOR override it.",
      valueName: "when"
    )
  )
  var choice = Choice.auto

  /// Whether text for this terminal is coloured.
  func isUsed(on terminal: Terminal) -> Bool {
    choice.isUsed(on: terminal)
  }
}
