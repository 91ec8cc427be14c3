import Foundation
import IntentOptionsService
import IntentRuntime

/// Prints what the widget would draw for a configuration in a JSON file, or for a new widget; with `--serve` it
/// offers the stations to whoever asks over standard input and output.
@main
struct Departures {
  static func main() async throws {
    let argument = CommandLine.arguments.dropFirst().first
    if argument == "--serve" {
      let service = OptionsService(DeparturesConfiguration.OptionsAdapter(Timetable()))
      await service.run()
      return
    }
    let configuration: DeparturesConfiguration
    if let path = argument {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      configuration = try JSONDecoder().decode(DeparturesConfiguration.self, from: data)
    } else {
      configuration = try await newWidget(Timetable())
    }
    print(DepartureBoard(configuration: configuration).lines.joined(separator: "\n"))
  }

  /// The configuration that a widget has when it is placed: the definition's defaults, and the provider's.
  static func newWidget(_ provider: some DeparturesOptionsProvider) async throws -> DeparturesConfiguration {
    var configuration = DeparturesConfiguration()
    configuration.station = try await provider.defaultStation(for: configuration)
    return configuration
  }
}
