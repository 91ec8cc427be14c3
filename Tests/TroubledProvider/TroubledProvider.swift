import Foundation
import GeneratedSchemas
import IntentOptions
import IntentOptionsClient
import IntentRuntime

/// Offers cities as its first argument says, or asks such a program.
@main enum TroubledProvider {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, Array(arguments.dropFirst())) {
    case ("serve", let rest) where rest.count <= 1:
      OwnNumber.write(to: rest.first)
      await OptionsService(WeatherConfiguration.OptionsAdapter(Cities())).run()
    case ("ask", let command) where !command.isEmpty:
      try await ask(command)
    case ("soak", let rest) where rest.count == 1:
      guard let seconds = Double(rest[0]) else { return usage() }
      await Soak(seconds: seconds).run()
    case (let name?, let rest) where rest.count <= 1:
      guard let trouble = Trouble(rawValue: name) else { return usage() }
      BadService(trouble, note: rest.first).run()
    default: usage()
    }
  }

  /// Reports the program on standard output, and waits to be ended.
  private static func ask(_ command: [String]) async throws {
    let client = OptionsClient(command[0], Array(command.dropFirst()), timeLimit: .seconds(3_600))
    let configuration = DynamicConfiguration(WeatherConfiguration.schema)
    _ = try? await client.options(of: "city", searchTerm: nil, for: configuration)
    FileHandle.standardOutput.write(Data("asked\n".utf8))
    try await Task.sleep(for: .seconds(3_600))
    await client.close()
  }

  private static func usage() {
    let troubles = Trouble.allCases.map(\.rawValue).joined(separator: " | ")
    print("usage: TroubledProvider ask PROGRAM ARGS... | soak SECONDS | (serve | \(troubles)) [FILE]")
    exit(64)
  }
}
