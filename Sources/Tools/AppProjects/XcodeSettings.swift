import AppFacts
import IntentDiagnostics

/// The build settings of a target or project, in its configurations and their `.xcconfig` files.
struct XcodeSettings: Sendable {
  var values: [ProjectValue] = []
  var files: [[String: String]] = []

  /// The project's own values win over values of files. Omits values that are too long for a path, because
  /// all targets can share them.
  func values(of name: String) -> [String] {
    let own = values.compactMap { $0[name]?.text }
    return (own.isEmpty ? files.compactMap { $0[name] } : own).filter { $0.utf8.count <= FilePath.limit }
  }

  /// Whether a setting is different for some systems: `INFOPLIST_FILE[sdk=iphoneos*]`.
  func hasCondition(of name: String) -> Bool {
    let start = name + "["
    return values.contains { $0.members.contains { $0.key.hasPrefix(start) } }
      || files.contains { $0.keys.contains { $0.hasPrefix(start) } }
  }

  /// Replaces variables such as `$(TARGET_NAME)` or `${TARGET_NAME}`. Returns `nil` if one is unknown, or is
  /// different in different configurations.
  static func expanded(_ text: String, _ values: (String) -> [String]) -> String? {
    var budget = 100
    return expanded(text, &budget, values)
  }

  /// - Parameter budget: How many variables may still be read. A variable can contain itself.
  private static func expanded(_ text: String, _ budget: inout Int, _ values: (String) -> [String]) -> String?
  {
    var (result, rest) = ("", text[...])
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let end: Character = rest.first == "(" ? ")" : rest.first == "{" ? "}" : nil,
        let close = rest.firstIndex(of: end)
      else { return nil }
      budget -= 1
      guard budget > 0, case let texts = Set(values(String(rest[..<close].dropFirst()))), texts.count == 1,
        let value = texts.first.flatMap({ expanded($0, &budget, values) }),
        result.utf8.count + value.utf8.count <= FilePath.limit
      else { return nil }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static let includeLimit = 64
  private static let sizeLimit = 1 << 20

  /// Reads `NAME = VALUE` and `#include`. As in Xcode, the last assignment counts, and an included file
  /// counts at the place of its `#include`. Omits conditions such as `NAME[sdk=macosx*]`, and files outside
  /// of the project's folder. Empty for more than 64 included files.
  static func file(
    _ path: String,
    in folder: String,
    reading read: (String) -> [UInt8]?
  ) -> [String: String] {
    var result: [String: String] = [:]
    var count = 0
    // The lines that are left, the innermost file last.
    var open: [(path: String, lines: ArraySlice<Substring>)] = []
    func include(_ path: String) {
      count += 1
      guard count <= includeLimit, FilePath.isBelow(path, folder), !open.contains(where: { $0.path == path }),
        let bytes = read(path), bytes.count <= sizeLimit
      else { return }
      open.append((path, String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)[...]))
    }
    include(path)
    while let path = open.last?.path {
      guard let line = open[open.count - 1].lines.popFirst() else {
        open.removeLast()
        continue
      }
      let statement = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if statement.hasPrefix("#include") {
        let parts = statement.split(separator: "\"")
        if parts.count > 1 {
          include(FilePath.shortened(FilePath.join(FilePath.folder(of: path), String(parts[1]))))
        }
        continue
      }
      let parts = statement.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      guard parts.count == 2, !parts[0].contains("[") else { continue }
      result[parts[0]] = parts[1]
    }
    return count > includeLimit ? [:] : result
  }
}

/// The build settings of one target. The project's apply where it has none.
struct TargetSettings {
  let own: XcodeSettings
  /// The project's.
  let usual: XcodeSettings
  let targetName: String
  /// The project's folder, from which paths start.
  let folder: String

  /// The values of one setting, including its variables.
  private static let valueLimit = 100

  /// The systems that the target names; empty if it names none.
  var systems: [AppSystem] {
    let platforms = values("SUPPORTED_PLATFORMS").joined(separator: " ")
    let named = platforms.isEmpty ? values("SDKROOT").joined(separator: " ") : platforms
    return AppSystem.allCases.filter { named.contains($0.platform) }
  }

  func values(_ name: String) -> [String] {
    let found = own.values(of: name)
    return found.isEmpty ? usual.values(of: name) : found
  }

  /// The value with its variables replaced; `nil` if a variable is unknown, or differs between
  /// configurations.
  private func expanded(_ value: String, of setting: String) -> String? {
    XcodeSettings.expanded(value) { name in
      switch name {
      case "inherited": usual.values(of: setting)
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": ["."]
      case "TARGET_NAME", "TARGETNAME": [targetName]
      case "PRODUCT_NAME" where values(name).isEmpty: [targetName]
      default: values(name)
      }
    }
  }

  /// All values of a setting. A variable alone stands for its values in all configurations.
  func all(_ setting: String) -> [String] {
    var (texts, seen): ([String], Set<String>) = ([], [])
    var pending = values(setting)
    while let value = pending.popLast(), seen.count < Self.valueLimit {
      guard seen.insert(value).inserted else { continue }
      if let text = expanded(value, of: setting) {
        texts.append(text)
      } else if let name = value.wholeMatch(of: /\$[({](\w+)[)}]/)?.1 {
        pending += name == "inherited" ? usual.values(of: setting) : values(String(name))
      }
    }
    return texts
  }

  func paths(of setting: String) -> [String] {
    let known = values(setting).filter { !$0.isEmpty }.compactMap { expanded($0, of: setting) }
    return known.filter { !$0.hasPrefix("/") }.map { FilePath.shortened(FilePath.join(folder, $0)) }
  }
}

/// The facts about the target.
extension TargetSettings {
  func readSystems(into target: inout AppTarget) {
    let systems = systems
    // A target without platforms may be built for every system.
    for system in systems.isEmpty ? AppSystem.allCases : systems {
      target.minimums[system] = all(system.setting).compactMap(AppSystem.version).min()
      if target.minimums[system] == nil {
        target.unreadMinimums[system] = values(system.setting).first
      }
    }
    if systems == [.watchOS] { target.isOfWatch = true }
  }

  func readInfoPlists(into target: inout AppTarget) {
    let plists = values("INFOPLIST_FILE").filter { !$0.isEmpty }
    let paths = paths(of: "INFOPLIST_FILE")
    target.infoPlists = paths.reduce(into: []) { unique, path in
      if !unique.contains(path) { unique.append(path) }
    }
    let isGenerated = Set(values("GENERATE_INFOPLIST_FILE")) == ["YES"]
    let isKnown = plists.isEmpty ? isGenerated : paths.count == plists.count
    // With a condition, builds for some systems use another file.
    target.knowsInfoPlists = isKnown && !own.hasCondition(of: "INFOPLIST_FILE")
  }

  func readBundleAndHeaders(into target: inout AppTarget) {
    target.entitlements = Set(paths(of: "CODE_SIGN_ENTITLEMENTS"))
    // A variable often has another value in the released app.
    let bundles = Set(values("PRODUCT_BUNDLE_IDENTIFIER"))
    if bundles.count == 1, let bundle = bundles.first, !bundle.contains("$") { target.bundle = bundle }
    target.isStatic = Set(values("MACH_O_TYPE")) == ["staticlib"]
    target.bridgingHeaders = Set(paths(of: "SWIFT_OBJC_BRIDGING_HEADER"))
  }
}
