import ArgumentParser
import IntentCompiler

struct DescribeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "describe", abstract: "x")
  @OptionGroup var input: InputOptions
  func run() async throws {}
}
