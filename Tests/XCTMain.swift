// Starts the tests on Linux. Without this file, SwiftPM searches an index of all sources for tests of XCTest, which there
// are none of. To write that index is a quarter of a build. With this file, 'swift test' alone runs tests of XCTest only.
import Foundation
import Testing

@main
struct TestRun {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else {
      print("Run 'make test', or 'swift test --disable-xctest --enable-swift-testing'.")
      exit(1)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
