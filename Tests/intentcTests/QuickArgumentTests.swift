import ArgumentParser
import Testing

@testable import intentc

/// `generate` and `validate` read their commonest calls themselves, because ArgumentParser takes longer to start. What
/// they read must be what ArgumentParser reads.
struct QuickArgumentTests {
  private static let generate = calls(of: "generate", GenerateCommand.helpMessage())
  private static let validate = calls(of: "validate", ValidateCommand.helpMessage())

  @Test(arguments: generate) func `generate reads arguments as ArgumentParser does`(_ words: [String]) throws
  {
    guard let quick = GenerateRun(words[...]) else { return }
    let parsed = try GenerateCommand.parse(Array(words.dropFirst())).parsed
    #expect(String(describing: quick) == String(describing: parsed))
  }

  @Test(arguments: validate) func `validate reads arguments as ArgumentParser does`(_ words: [String]) throws
  {
    guard let quick = ValidateRun(words[...]) else { return }
    let parsed = try ValidateCommand.parse(Array(words.dropFirst())).parsed
    #expect(String(describing: quick) == String(describing: parsed))
  }

  @Test func `the commonest calls are read quickly`() {
    #expect(GenerateRun(["generate", "A.intentdefinition", "--output", "Generated"]) != nil)
    #expect(ValidateRun(["validate", "A.intentdefinition"]) != nil)
  }

  /// Calls with each option of a command, before and after the inputs, with and without a value.
  private static func calls(of command: String, _ help: String) -> [[String]] {
    let options = Set(help.matches(of: /--?[a-z][a-z-]*/).map { String($0.output) }).sorted()
    let inputs = ["A.intentdefinition", "Folder"]
    var calls = [
      [], ["-"], ["--"], ["", ""], ["-o"], ["-o", ""], ["-o", "-"], ["-o", "Out", "-o", "Out"],
    ].map {
      [command] + inputs + $0
    }
    for option in options {
      for use in [[option], [option, "value"], ["\(option)=value"], [option, "-"], [option, ""]] {
        calls += [[command] + inputs + use, [command] + use + inputs]
        calls += [[command, "-o", "Out"] + inputs + use, [command] + use + inputs + ["--output", "Out"]]
      }
    }
    return calls
  }
}
