import Foundation
import GeneratedSchemas
import IntentRuntime

@testable import IntentOptionsClient

/// The test program, and questions to it.
enum TroubledProgram {
  static let configuration = DynamicConfiguration(WeatherConfiguration.schema)

  static var path: String {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      folder = Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("TroubledProvider").path
  }

  static func client(_ arguments: String..., limits: ProviderLimits = patient) -> OptionsClient {
    OptionsClient(ProviderProgram(path, arguments), limits)
  }

  /// Limits that a good program meets even on a busy machine.
  static var patient: ProviderLimits {
    var limits = ProviderLimits()
    limits.time = .seconds(300)
    return limits
  }

  /// Limits that are reached soon.
  static var short: ProviderLimits {
    var limits = ProviderLimits()
    limits.time = .milliseconds(500)
    limits.patience = .milliseconds(200)
    return limits
  }
}

extension OptionsClient {
  /// The identifiers of the cities that are offered.
  func cities(_ searchTerm: String? = nil) async throws -> [String]? {
    try await options(of: "city", searchTerm: searchTerm, for: TroubledProgram.configuration)?
      .options.map(\.identifier)
  }

  /// Why there are no cities, if so.
  func failure(_ searchTerm: String? = nil) async -> OptionsClientError? {
    do {
      _ = try await cities(searchTerm)
      return nil
    } catch {
      return error as? OptionsClientError
    }
  }
}

/// A class of the bundle with the tests, which is not the main bundle on macOS.
private final class BundleMark {}
