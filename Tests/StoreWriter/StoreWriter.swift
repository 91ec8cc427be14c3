import Foundation

/// Writes until it is killed; or kills writers and checks what they leave; or writes beyond the limit on the
/// size of files.
@main enum StoreWriter {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, Array(arguments.dropFirst())) {
    case ("write", let rest) where rest.count == 2:
      try Writer(directory: rest[0], id: rest[1]).run()
    case ("kill", let rest) where rest.count == 3:
      guard let seconds = Double(rest[0]), let kills = Int(rest[1]) else { return usage() }
      try KillTest(seconds: seconds, kills: kills, directory: rest[2]).run()
    case ("fill", let rest) where rest.count == 1:
      try FullDisk(directory: rest[0]).run()
    default: usage()
    }
  }

  private static func usage() {
    print("usage: StoreWriter write FOLDER ID | kill SECONDS KILLS FOLDER | fill FOLDER")
    exit(64)
  }
}
