import ArgumentParser
import IntentOptionsClient

/// The program that offers options.
struct ProviderArguments: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Time limit for each response of the program (default: 10).", valueName: "seconds")
  )
  var timeout = 10.0

  @Option(
    name: .long,
    parsing: .remaining,
    help: ArgumentHelp(
      "Program that offers the options. Put it last: everything after it goes to the program.",
      valueName: "program"
    )
  )
  var provider: [String] = []

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("'--timeout' takes seconds, more than 0 and at most a day.")
    }
  }

  /// A client of the program, if one is given.
  var client: OptionsClient? {
    provider.first.map {
      OptionsClient($0, Array(provider.dropFirst()), timeLimit: .seconds(timeout))
    }
  }
}
