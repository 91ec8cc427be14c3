import Foundation

/// `Fuzz TARGET [libFuzzer's arguments]`. See `Scripts/fuzz.sh`.
@main
enum Fuzz {
  nonisolated(unsafe) private(set) static var target = FuzzTarget.xml

  static func main() {
    guard CommandLine.argc > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
      return
    }
    self.target = target
    // libFuzzer restarts itself by its first argument, and does not know the target.
    CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
    var count = CommandLine.argc - 1
    var arguments = CommandLine.unsafeArgv + 1
    _ = runFuzzer(&count, &arguments) { testOneInput($0, $1) }
  }

  fileprivate static func run(_ bytes: [UInt8]) {
    let start = clock()
    target.run(bytes)
    #if !DEBUG
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      promise(seconds < 1, "\(bytes.count) bytes took \(seconds) s")
    #endif
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer's `main` calls it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Fuzz.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// libFuzzer keeps the input.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("broken promise: \(what())\n".utf8))
  fatalError("broken promise")
}
