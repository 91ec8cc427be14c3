import Foundation
import IntentOptions
import IntentRuntime

/// Prints what the widget shows for a configuration in a JSON file, or for a new widget. With `--serve`, it offers the
/// stations over standard input and output.
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

  /// The configuration of a new widget: the defaults of the definition and the provider.
  static func newWidget(_ provider: some DeparturesOptionsProvider) async throws -> DeparturesConfiguration {
    var configuration = DeparturesConfiguration()
    configuration.station = try await provider.defaultStation(for: configuration)
    return configuration
  }
}
