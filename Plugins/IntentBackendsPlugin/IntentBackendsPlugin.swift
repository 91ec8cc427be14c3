import Foundation
import PackagePlugin

/// Generates Swift from a target's intent definitions at build time, with the back ends that `intentc.json`
/// lists.
@main
struct IntentBackendsPlugin: GeneratingPlugin {
  let tool = "intentc-backends"

  private struct Configuration: Decodable {
    var backends: [String]?
    var imports: [String]?
  }

  /// If `intentc.json` is unreadable, the tool reports it.
  func endings(_ file: URL) -> [String] {
    guard let data = try? Data(contentsOf: file),
      let configuration = try? JSONDecoder().decode(Configuration.self, from: data)
    else { return ["swift"] }
    let backends = Set(configuration.backends ?? [])
    let makesAppIntents = backends.contains("app-intents")
    let makesClasses = backends.contains("intents")
    let importsConfigurations = makesAppIntents && configuration.imports?.isEmpty == false
    let makesConfigurations =
      backends.contains("configuration") || (makesAppIntents || !makesClasses) && !importsConfigurations
    return [
      makesConfigurations ? "swift" : nil,
      makesAppIntents ? "appintents.swift" : nil,
      makesClasses ? "intents.swift" : nil,
      makesClasses && makesConfigurations ? "intents+configuration.swift" : nil,
    ].compactMap(\.self)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentBackendsPlugin: XcodeBuildToolPlugin {}
#endif
