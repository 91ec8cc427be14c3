import IntentPlatform
import IntentRuntime

/// The names of time zones, also in a program without all of Foundation, which knows only GMT.
enum TimeZoneNames {
  /// The system's database. A program without all of Foundation can't read it.
  private static let folder = "/usr/share/zoneinfo"

  /// Whether a time zone has this name. Without a database, every name of the usual form counts.
  static func contains(_ name: String) -> Bool {
    if TimeZone(identifier: name) != nil { return true }
    guard !hasAllOfFoundation, name.first?.isUppercase == true, !name.contains("//"),
      name.utf8.allSatisfy({ "/_+-:".utf8.contains($0) || Character(Unicode.Scalar($0)).isASCIIWord })
    else { return false }
    if ["GMT+", "GMT-"].contains(name.prefix(4)) { return isOffset(name.dropFirst(4)) }
    // A path that goes on below a file leads nowhere.
    return !exists(folder) || exists("\(folder)/\(name)") && !exists("\(folder)/\(name)/.")
  }

  /// Reads `5`, `0530` and `05:30`.
  private static func isOffset(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isShort = parts.count == 1 && text.count <= 2
    let hours = parts.count == 2 ? parts[0] : isShort ? text : text.dropLast(2)
    let minutes = isShort ? "00" : parts.count == 2 ? parts[1] : text.suffix(2)
    guard parts.count <= 2, minutes.count == 2, (hours + minutes).allSatisfy(\.isNumber),
      let hours = Int(hours), let minutes = Int(minutes)
    else { return false }
    return hours <= 18 && minutes < 60
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
