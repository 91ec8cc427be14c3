import Foundation
import PackagePlugin

/// Generates configuration structs from a target's intent definitions at build time.
@main
struct IntentCompilerPlugin: GeneratingPlugin {
  let tool = "intentc-build"

  func endings(_ configuration: URL) -> [String] { ["swift"] }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentCompilerPlugin: XcodeBuildToolPlugin {}
#endif
