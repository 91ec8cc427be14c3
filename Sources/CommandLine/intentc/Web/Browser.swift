import IntentPlatform
import Subprocess

/// The browser of the person who runs the program.
enum Browser {
  /// Opens an address, if there is a screen for a browser. It goes on without one, because the address is printed.
  static func open(_ address: String) {
    guard let name = opener else { return }
    Task {
      var options = PlatformOptions()
      // A Ctrl-C in the terminal does not reach it.
      options.createSession = true
      _ = try? await Subprocess.run(
        .name(name),
        arguments: [address],
        platformOptions: options,
        input: .none,
        output: .discarded,
        error: .discarded
      )
    }
  }

  /// The program that opens addresses; `nil` if there is no screen, or nobody who looks at it.
  private static var opener: String? {
    func isSet(_ name: String) -> Bool {
      getenv(name).map { $0.pointee != 0 } ?? false
    }
    if isSet("CI") || isSet("SSH_CONNECTION") { return nil }
    #if canImport(Darwin)
      return "open"
    #else
      return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") ? "xdg-open" : nil
    #endif
  }
}
