import Foundation
import GeneratedSchemas
import IntentRuntime

@testable import IntentOptionsClient

enum TroubledProgram {
  static let configuration = DynamicConfiguration(WeatherConfiguration.schema)

  static var path: String {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      folder = Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("TroubledProvider").path
  }

  /// A good program meets this limit even on a busy machine.
  static func client(_ arguments: String..., timeLimit: Duration = .seconds(300)) -> OptionsClient {
    OptionsClient(path, arguments, timeLimit: timeLimit)
  }
}

extension OptionsClient {
  func cities(_ searchTerm: String? = nil) async throws -> [String]? {
    try await options(of: "city", searchTerm: searchTerm, for: TroubledProgram.configuration)?
      .options.map(\.identifier)
  }

  func failure(_ searchTerm: String? = nil) async -> OptionsClientError? {
    do {
      _ = try await cities(searchTerm)
      return nil
    } catch {
      return error as? OptionsClientError
    }
  }
}

/// Finds the bundle of the tests, which is not the main bundle on macOS.
private final class BundleMark {}
