import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableDefaultTests {
  private func reports(_ type: Short, _ value: Short) -> [String] {
    Sample(parameters: [["Name": "days", "Type": type, "Metadata": ["DefaultValue": value]]]).reports()
  }

  @Test(
    arguments: [("Integer", 1.5), ("Integer", 1e19), ("TimeInterval", 1e300), ("URL", "x")]
      as [(Short, Short)]
  )
  func `a number out of range, and a default of a type that has none, are found`(type: Short, value: Short) {
    expectReports(reports(type, value), ["unusable-default Sample.days"])
  }
}
