import Foundation
import GeneratedSchemas
import IntentRuntime

/// Executes some search terms.
struct Cities: WeatherOptionsProvider {
  struct Failure: Error, CustomStringConvertible {
    let description = "the map is \u{1B}[31mtorn"
  }

  static let all = OptionsCollection(sections: [
    OptionsCollection.Section("Far", [City(identifier: "kyoto", displayString: "Kyōto")]),
    OptionsCollection.Section(
      "Near",
      options: [
        OptionsCollection.Option(
          City(identifier: "berlin", displayString: "Berlin"),
          subtitle: "\u{1B}]0;Germany\u{7}"
        )
      ]
    ),
  ])

  func provideCityOptionsCollection(
    for configuration: WeatherConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<City> {
    switch searchTerm {
    case "print": printWithoutWaiting("stray words")
    case "fail": throw Failure()
    case "nothing": return []
    case "empty": return OptionsCollection(sections: [OptionsCollection.Section("Near", options: [])])
    case "crash":
      FileHandle.standardError.write(Data("the map \u{1B}[31mburns\n".utf8))
      exit(3)
    case "kill": kill(getpid(), SIGKILL)
    case "never": try await Task.sleep(for: .seconds(3_600))
    case "block": try await Self.blockAllThreads()
    case "scale":
      let scale = City(identifier: "\(configuration.scale)", displayString: "\(configuration.scale)")
      return [scale]
    default: break
    }
    return Self.all
  }

  func defaultCity(for configuration: WeatherConfiguration) async throws -> City? {
    City(identifier: "kyoto", displayString: "Kyōto")
  }

  /// Bypasses this process's buffers, as a C library might.
  private func printWithoutWaiting(_ text: String) {
    print(text)
    fflush(nil)
    let line = Array("{\"\(text)\"\n".utf8)
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// A provider must not do this.
  private static func blockAllThreads() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { while true { sleep(1) } } }
    }
  }
}
