import ArgumentParser

/// The options of the configuration screen in a browser.
struct WebOptions: ParsableArguments {
  @Flag(name: .long, help: "Show the screen in a browser, at an address that only you know.")
  var web = false

  @Option(
    name: .long,
    help: ArgumentHelp("Port on 127.0.0.1 for '--web' (default: one that is free).", valueName: "number")
  )
  var port: Int?

  @Flag(name: .customLong("no-open"), help: "Only print the address of the page.")
  var isClosed = false

  func validate() throws {
    guard !web else { return }
    if port != nil { throw ValidationError("'--port' needs '--web'.") }
    if isClosed { throw ValidationError("'--no-open' needs '--web'.") }
  }

  /// Where to show the screen; `nil` for the terminal.
  var face: PageFace? {
    web ? PageFace(port: port, opensBrowser: !isClosed) : nil
  }
}
