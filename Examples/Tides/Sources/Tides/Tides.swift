import Foundation
import IntentOptions
import IntentRuntime

/// The app, its widget and its options provider in one program.
@main
struct Tides {
  static let usage = """
    Tides serve [--closed]                          offers the harbours as options
    Tides place FOLDER FAMILY ID [CONFIG]           stores the configuration of a widget
    Tides draw FOLDER --at DATE                     draws the widgets of a folder
    Tides day FOLDER --at DATE [--every MINUTES]    prints what happens to them in a day
    Tides gallery --at DATE                         draws the widget in every size
    Tides open URL                                  opens the app from a widget
    Tides help                                      prints this help
    DATE is in UTC, such as 2026-06-01T06:00
    """

  static func main() async {
    do {
      try await run(Arguments(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      fail("\(error)\n\n\(usage)", code: 64)
    } catch {
      fail("\(error)", code: 1)
    }
  }

  private static func run(_ arguments: Arguments) async throws {
    var arguments = arguments
    if arguments.flag("help") { return print(usage) }
    switch try arguments.next("command") {
    case "serve": try await serve(&arguments)
    case "place": try await place(&arguments)
    case "draw": try await draw(&arguments)
    case "day": try await day(&arguments)
    case "gallery": try await gallery(&arguments)
    case "open": try open(&arguments)
    case "help", "-h": print(usage)
    case let other: throw UsageError("there is no command '\(other)'")
    }
  }

  /// Serves the options over standard input and output.
  private static func serve(_ arguments: inout Arguments) async throws {
    let isClosed = arguments.flag("closed")
    try arguments.end()
    let options = HarbourOptions(office: HarbourOffice(isClosed: isClosed))
    let service = OptionsService(TidesConfiguration.OptionsAdapter(options))
    await service.run()
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(code)
  }
}
