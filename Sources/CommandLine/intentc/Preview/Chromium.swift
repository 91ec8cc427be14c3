import AppProjects
import IntentDiagnostics
import IntentPlatform
import Subprocess

/// An installed browser that draws pictures of pages.
struct Chromium {
  let name: String

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
  private static let paths = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]
  private static let limit = Duration.seconds(60)

  static func find() -> Chromium? {
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    let inPath = names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
    return (inPath.first(where: isProgram) ?? paths.first(where: isProgram)).map(Chromium.init)
  }

  private static func isProgram(_ path: String) -> Bool {
    path.hasPrefix("/") && access(path, X_OK) == 0
  }

  func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> String {
    var options = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
      "--user-data-dir=\(folder.path("profile"))",
    ]
    // Chromium's sandbox doesn't start for root. The page is safe: intentc writes it, and it loads nothing.
    if geteuid() == 0 { options.append("--no-sandbox") }
    do {
      let run = try await ProgramRun.of(
        // The shell takes the path as a text: Subprocess's type for paths is in another module on macOS than
        // here.
        .name("sh"),
        ["-c", #"exec "$0" "$@""#, name] + options + arguments,
        printingUpTo: 256 << 20,
        within: Self.limit
      )
      guard let run else {
        throw CommandFailure("'\(name)' did not finish within \(Self.limit.components.seconds) seconds")
      }
      return String(decoding: run.output, as: UTF8.self)
    } catch let error as SubprocessError {
      throw CommandFailure("cannot run '\(name)': \(error)")
    }
  }
}
