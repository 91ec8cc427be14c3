import ArgumentParser
import IntentEditor
import IntentOptionsClient

/// Options that answer the editor's questions in advance.
struct AnswerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the answers from this JSON or property list ('-' for standard input); ask nothing.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "plist"])
  )
  var answers: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a value, typed as in the editor. Repeat it for the elements of a list; 'name+=value' adds one.",
      valueName: "name=value"
    ),
    completion: DefinitionCompletion.answers
  )
  var set: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Clear a value, or restore its default.", valueName: "name"),
    completion: DefinitionCompletion.parameters
  )
  var unset: [String] = []

  @Flag(help: "Leave rows without an answer empty.")
  var allowEmpty = false

  var isGiven: Bool {
    answers != nil || !set.isEmpty || !unset.isEmpty
  }

  func validate() throws {
    for text in set {
      var answers = Answers()
      if !answers.set(text, isFirst: true) {
        throw ValidationError("'--set' takes a name, an equals sign and a value, not '\(text)'.")
      }
      if let name = answers.entries.keys.first, unset.contains(name) {
        throw ValidationError("'\(name)' is given to both '--set' and '--unset'; choose one.")
      }
    }
  }

  func read() throws -> Answers {
    var result = Answers()
    if let answers {
      let plain = try EditedFile.plain(of: answers)
      guard let read = Answers(plain) else {
        throw CommandFailure("'\(answers)' has no answers: expected an object of values by parameter name")
      }
      result = read
    }
    var seen: Set<String> = []
    for text in set {
      let name = text.prefix { $0 != "=" && $0 != "+" }
      _ = result.set(text, isFirst: seen.insert(String(name)).inserted)
    }
    for name in unset { result.entries[name] = Answers.Answer.none }
    return result
  }
}

/// Options that name a provider program.
struct ProviderArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Time limit for each response of the program.", valueName: "seconds")
  )
  var timeout = 10.0

  @Option(
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

  var client: OptionsClient? {
    provider.first.map {
      OptionsClient($0, Array(provider.dropFirst()), timeLimit: .seconds(timeout))
    }
  }
}

/// Options for a page in a browser.
struct WebOptions: ParsableArguments {
  @Flag(help: "Show the screen in a browser, at an address that only you know.")
  var web = false

  @Option(
    help: ArgumentHelp("Port on 127.0.0.1 for '--web' (default: one that is free).", valueName: "number")
  )
  var port: Int?

  @Flag(name: .customLong("no-open"), help: "Only print the address of the page.")
  var isClosed = false

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("'--port' takes a number from 1 to 65535.")
    }
    guard !web else { return }
    if port != nil { throw ValidationError("'--port' needs '--web'.") }
    if isClosed { throw ValidationError("'--no-open' needs '--web'.") }
  }

  var face: PageFace? {
    web ? PageFace(port: port, opensBrowser: !isClosed) : nil
  }
}
