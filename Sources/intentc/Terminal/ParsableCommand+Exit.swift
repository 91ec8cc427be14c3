import ArgumentParser

extension ParsableCommand {
  /// Ends the program while a value is there still: freeing a large definition part by part takes a tenth of the
  /// time of compiling it, and the system frees all of it at once.
  static func exit(keeping value: some Any, _ error: ExitCode? = nil) -> Never {
    withExtendedLifetime(value) { exit(withError: error) }
  }
}
