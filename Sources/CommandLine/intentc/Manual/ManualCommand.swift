import ArgumentParser

/// Prints a manual page, for packages and `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print a manual page in mdoc(7).",
    shouldDisplay: false
  )

  @Argument(help: ArgumentHelp("The command. Without it, the page of intentc itself.", valueName: "command"))
  var name: String?

  @Flag(name: .long, help: "Print the names of the commands that have a page.")
  var list = false

  func validate() throws {
    if list, name != nil { throw ValidationError("'--list' takes no command.") }
  }

  func run() throws {
    throw CleanExit.helpRequest(self)
  }

  /// - Parameter root: The command that has the others as subcommands.
  func run(for root: any ParsableCommand.Type) throws {
    let intentc = try ToolHelp.read(root)
    if list { return try StandardOutput.write(intentc.pages.map { $0.name + "\n" }.joined()) }
    guard let name else { return try StandardOutput.write(ManualPage.overview(intentc)) }
    guard let command = intentc.pages.first(where: { $0.name == name }) else {
      throw ValidationError("There is no manual page for '\(name)'.")
    }
    try StandardOutput.write(ManualPage.page(of: command))
  }
}
