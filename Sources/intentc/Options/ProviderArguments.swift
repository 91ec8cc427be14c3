import ArgumentParser
import IntentOptionsClient

/// A program that is asked for options.
struct ProviderArguments: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("How long an answer of the program may take.", valueName: "seconds")
  )
  var timeout = 10.0

  @Option(
    name: .long,
    parsing: .remaining,
    help: ArgumentHelp(
      "Ask this program what there is to choose from. It comes last: all that follows it are its arguments.",
      valueName: "program"
    )
  )
  var provider: [String] = []

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("'--timeout' takes seconds, more than 0 and at most a day.")
    }
  }

  /// A client of the program; `nil` where none is given.
  var client: OptionsClient? {
    provider.first.map {
      OptionsClient($0, Array(provider.dropFirst()), timeLimit: .seconds(timeout))
    }
  }
}
