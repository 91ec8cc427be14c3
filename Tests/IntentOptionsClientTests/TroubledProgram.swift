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

  static func client(_ arguments: String..., limits: ProviderLimits = patient) -> OptionsClient {
    OptionsClient(ProviderProgram(path, arguments), limits)
  }

  /// A good program meets these limits even on a busy machine.
  static var patient: ProviderLimits {
    var limits = ProviderLimits()
    limits.time = .seconds(300)
    return limits
  }

  static var short: ProviderLimits {
    var limits = ProviderLimits()
    limits.time = .milliseconds(500)
    limits.patience = .milliseconds(200)
    return limits
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
