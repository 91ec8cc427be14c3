import IntentPlatform

/// The names of time zones, also in a program without all of Foundation, which knows only GMT.
enum TimeZoneNames {
  /// The system's database, for which such a program has no reader.
  private static let folder = "/usr/share/zoneinfo"
  private static let knowsZones = TimeZone(identifier: "Europe/London") != nil

  /// Without a database, every name of the usual form counts.
  static func contains(_ name: String) -> Bool {
    if TimeZone(identifier: name) != nil { return true }
    guard !knowsZones, name.first?.isUppercase == true,
      name.utf8.allSatisfy({ "/_+-:".utf8.contains($0) || Character(Unicode.Scalar($0)).isASCIIWord })
    else { return false }
    let offset = name.dropFirst(3)
    if name.hasPrefix("GMT"), "+-".contains(offset.prefix(1)) {
      return offset.dropFirst().allSatisfy { $0.isNumber || $0 == ":" } && offset.count > 1
    }
    // A path that goes on below a file leads nowhere.
    return !exists(folder) || exists("\(folder)/\(name)") && !exists("\(folder)/\(name)/.")
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
