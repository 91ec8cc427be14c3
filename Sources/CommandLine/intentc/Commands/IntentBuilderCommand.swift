import ArgumentParser

struct IntentBuilderCommand: ParsableCommand {
  static let name = "intentbuilderc"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Take the place of Apple's intentbuilderc.",
    discussion: """
      Takes the arguments of Apple's tool and writes files of the same names, so that scripts and build systems that \
      call it can call intentc. A link to intentc that is named 'intentbuilderc' runs this command.

        generate -input FILE -output FOLDER -language Swift [-dryRun] [-classPrefix NAME] [-swiftVersion NUMBER]
            [-visibility public|project|private] [-moduleName NAME]
        compile -input FILE -output FOLDER [-classPrefix NAME]

      'generate' writes a Swift file for each intent, enum and object type; with '-dryRun', it prints their paths. \
      A file of the same name is replaced if a tool generated it. Objective-C is not supported. '-swiftVersion', '-moduleName' and the '-classPrefix' of 'compile' change nothing. 'compile' writes the definition \
      in the form in which Xcode saves it, but without the hashes that Apple's tool adds.

      EXAMPLES
        intentc intentbuilderc generate -input UpNext.intentdefinition -output Generated -language Swift
        ln -s "$(command -v intentc)" tools/intentbuilderc
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The arguments of intentbuilderc.")
  var arguments: [String] = []

  func run() throws {
    let code = Self.run(arguments)
    if code != 0 { throw ExitCode(code) }
  }

  /// Runs with the arguments after the program's name; returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    let asksForHelp = words.prefix(2).contains { ["--help", "-help", "-h"].contains($0) }
    guard asksForHelp else {
      return IntentBuilder.run(words)
    }
    do {
      try StandardOutput.write(helpMessage() + "\n")
      return 0
    } catch {
      return 1
    }
  }
}
