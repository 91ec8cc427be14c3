import IntentComparison
import IntentDiagnostics
import IntentSchema

/// SwiftPM's `Package.swift` or Tuist's `Project.swift`.
struct SwiftManifest {
  private(set) var targets: [AppTarget] = []

  init(_ file: FileCode, in folder: String) {
    let isPackage = FilePath.name(of: file.path) == "Package.swift"
    var pending = file.globals.compactMap(\.value)
    while let value = pending.popLast() {
      switch value {
      case .array(let values), .tuple(let values): pending += values
      case .dictionary(let entries): pending += entries.map(\.value)
      case .call(let call):
        pending += call.arguments.map(\.value)
        let target = isPackage ? Self.package(call, folder) : Self.tuist(call, folder)
        if let target { targets.append(target) }
      default: break
      }
    }
    targets.reverse()
  }

  private static func package(_ call: CallCode, _ folder: String) -> AppTarget? {
    guard ["target", "executableTarget"].contains(call.name), let name = call.argument("name")?.value.text
    else { return nil }
    var target = AppTarget(name)
    if call.name == "target" { target.module = AppTarget.module(name) }
    let home = FilePath.join(folder, call.argument("path")?.value.text ?? "Sources/\(name)")
    let sources = call.argument("sources")?.value.elements.compactMap(\.text)
    target.add(sources ?? [""], in: home)
    target.products = products(of: call, in: ["product": "name"])
    return target
  }

  /// - Parameter labels: The label of a product by the name of a dependency.
  private static func products(of call: CallCode, in labels: [String: String]) -> Set<String> {
    let dependencies = call.argument("dependencies")?.value.elements ?? []
    return Set(
      dependencies.compactMap(\.call).compactMap { dependency in
        labels[dependency.name].flatMap { dependency.argument($0)?.value.text }
      }
    )
  }

  private static func tuist(_ call: CallCode, _ folder: String) -> AppTarget? {
    guard ["target", "Target"].contains(call.name), let name = call.argument("name")?.value.text,
      let product = call.argument("product")?.value.member
    else { return nil }
    var target = AppTarget(name)
    if product.lowercased().hasSuffix("framework") || product.lowercased().hasSuffix("library") {
      target.module = AppTarget.module(call.argument("productName")?.value.text ?? name)
    }
    for label in ["sources", "resources", "buildableFolders"] {
      if let value = call.argument(label)?.value { target.add(patterns(value), in: folder) }
    }
    target.kind = kind(product.lowercased())
    target.products = products(of: call, in: ["external": "name", "package": "product"])
    let versions = call.argument("deploymentTargets")?.value.call
    for system in AppSystem.allCases {
      let isOnly = versions?.name == system.rawValue
      let number = isOnly ? versions?.arguments.first : versions?.argument(system.rawValue)
      target.minimums[system] = number?.value.text.flatMap(Double.init)
    }
    return target
  }

  private static func kind(_ product: String) -> AppTarget.Kind {
    switch product {
    case "app": .app
    case "appextension", "extensionkitextension": .appExtension
    default: product.hasSuffix("framework") ? .framework : product.hasSuffix("library") ? .library : .other
    }
  }

  /// Reads lists, `.sourceFilesList(globs:)` and `.glob("Widget/**")`.
  private static func patterns(_ value: CodeValue) -> [String] {
    value.elements.flatMap { element in
      if let globs = element.call?.argument("globs") { return patterns(globs.value) }
      return [element.text ?? element.call?.arguments.first?.value.text].compactMap(\.self)
    }
  }
}

/// XcodeGen's `project.yml`.
struct XcodeGenManifest {
  private(set) var targets: [AppTarget] = []
  /// `nil` if unknown.
  private(set) var developmentLanguage: String?
  /// Whether parts of the project may be elsewhere: in included files, templates or variables.
  private(set) var isPartial = false

  init(_ text: String, in folder: String) {
    let root = PlainYAML.read(text)
    let usual = root["options"]?["deploymentTarget"]
    developmentLanguage = root["options"]?["developmentLanguage"]?.text ?? "en"
    isPartial =
      ["include", "targetTemplates", "projectReferences"].contains { root[$0] != nil } || text.contains("${")
      || text.contains("<<:")
    for (name, facts) in root["targets"]?.members ?? [] {
      var target = AppTarget(name)
      let type = facts["type"]?.text ?? ""
      target.kind = Self.kind(type)
      if type.contains("framework") || type.contains("library") {
        target.module = AppTarget.module(facts["productName"]?.text ?? name)
      }
      for label in ["sources", "resources"] {
        let values = facts[label].map { $0.elements ?? [$0] } ?? []
        target.add(values.compactMap { $0.text ?? $0["path"]?.text }, in: folder)
        for value in values
        where value["attributes"]?.elements?.contains(where: { $0.text == "no_codegen" }) == true {
          if let path = value["path"]?.text {
            target.withoutClasses.insert(FilePath.shortened(FilePath.join(folder, path)))
          }
        }
        for value in values {
          let home = FilePath.join(folder, value["path"]?.text ?? "")
          target.exceptions.formUnion(Self.excluded(value["excludes"]?.elements ?? [], in: home))
        }
        // What else leaves files out is not read.
        if values.contains(where: { $0["excludes"] != nil || $0["includes"] != nil }) { isPartial = true }
      }
      // Another source can bring an excluded folder back.
      let folders = target.folders
      target.exceptions = target.exceptions.filter { left in
        !folders.contains { $0 == left || $0.hasPrefix(left + "/") }
      }
      target.dependencies = Set((facts["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text })
      target.infoPlist = (facts["info"]?["path"] ?? facts["settings"]?["INFOPLIST_FILE"])?.text.map {
        FilePath.shortened(FilePath.join(folder, $0))
      }
      target.minimums = Self.minimums(facts, usual)
      target.products = Self.products(facts["dependencies"]?.elements ?? [])
      targets.append(target)
    }
  }

  /// Returns `nil` if the manifest alone doesn't say everything.
  static func outline(_ path: String) -> AppProject.Outline? {
    guard let bytes = try? FileSystem.readRegular(path) else { return nil }
    let folder = FilePath.folder(of: path)
    let manifest = XcodeGenManifest(String(decoding: bytes, as: UTF8.self), in: folder)
    guard !manifest.targets.isEmpty, !manifest.isPartial else { return nil }
    var outline = AppProject.Outline(path, in: folder)
    outline.developmentLanguage = manifest.developmentLanguage
    outline.targets = manifest.targets
    return outline
  }

  /// Keys of files and folders. Omits patterns, but for all contents of a folder.
  private static func excluded(_ values: [PlainYAML], in folder: String) -> [String] {
    values.compactMap(\.text).map { $0.hasSuffix("/**") ? String($0.dropLast(3)) : $0 }
      .filter { !$0.contains("*") }
      .map { AppTarget.key(of: FilePath.shortened(FilePath.join(folder, $0))) }
  }

  private static func kind(_ type: String) -> AppTarget.Kind {
    switch type {
    case "application": .app
    case "app-extension", "extensionkit-extension", "app-extension.intents-service": .appExtension
    default: type.contains("framework") ? .framework : type.contains("library") ? .library : .other
    }
  }

  private static func minimums(_ facts: PlainYAML, _ usual: PlainYAML?) -> [AppSystem: Double] {
    let platforms = facts["platform"].map { ($0.elements ?? [$0]).compactMap(\.text) } ?? ["iOS"]
    let own = facts["deploymentTarget"]
    return AppSystem.allCases.reduce(into: [:]) { result, system in
      guard platforms.contains(system.rawValue) else { return }
      let number = own?.text ?? own?[system.rawValue]?.text ?? usual?.text ?? usual?[system.rawValue]?.text
      result[system] = number.flatMap(Double.init)
    }
  }

  private static func products(_ dependencies: [PlainYAML]) -> Set<String> {
    Set(
      dependencies.flatMap { dependency -> [String] in
        guard let package = dependency["package"]?.text else { return [] }
        let several = dependency["products"]?.elements?.compactMap(\.text) ?? []
        return several.isEmpty ? [dependency["product"]?.text ?? package] : several
      }
    )
  }
}

extension AppTarget {
  /// Takes `Widget/**`, `Widget/*.swift`, `Widget`, `Widget/Widget.swift`.
  fileprivate mutating func add(_ patterns: [String], in home: String) {
    for pattern in patterns {
      let parts = pattern.split(separator: "/", omittingEmptySubsequences: true)
      let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") }.joined(separator: "/")
      let path = FilePath.shortened(FilePath.join(home, fixed))
      if fixed == pattern { files.insert(path) }
      folders.append(path)
    }
  }

  package static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// Doesn't read anchors, multi-line texts, or mappings in braces.
indirect enum PlainYAML {
  case text(String)
  case list([PlainYAML])
  case mapping([(name: String, value: PlainYAML)])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var elements: [PlainYAML]? { if case .list(let elements) = self { elements } else { nil } }
  var members: [(name: String, value: PlainYAML)] {
    if case .mapping(let members) = self { members } else { [] }
  }

  subscript(name: String) -> PlainYAML? { members.first { $0.name == name }?.value }

  private static let limit = 32

  static func read(_ text: String) -> PlainYAML {
    var lines = text.split(whereSeparator: \.isNewline).compactMap {
      line -> (depth: Int, words: Substring)? in
      let words = line.drop { $0 == " " }
      guard let first = words.first, first != "#", !words.hasPrefix("---") else { return nil }
      return (line.utf8.count - words.utf8.count, words)
    }[...]
    return block(&lines, 0, 0)
  }

  private static func block(
    _ lines: inout ArraySlice<(depth: Int, words: Substring)>,
    _ depth: Int,
    _ level: Int
  ) -> PlainYAML {
    guard let first = lines.first, first.depth >= depth, level < limit else {
      return .text("")
    }
    var list: [PlainYAML] = []
    var members: [(name: String, value: PlainYAML)] = []
    while let line = lines.first, line.depth >= first.depth {
      let isElement = line.words == "-" || line.words.hasPrefix("- ")
      if !list.isEmpty, !isElement, line.depth == first.depth { break }
      let rest = line.words.dropFirst().drop { $0 == " " }
      if isElement, line.depth == first.depth, member(rest) != nil {
        let inner = line.depth + line.words.utf8.count - rest.utf8.count
        lines[lines.startIndex] = (inner, rest)
        list.append(block(&lines, inner, level + 1))
        if let next = lines.first, next.depth == inner, next.words == rest { lines.removeFirst() }
        continue
      }
      lines.removeFirst()
      guard line.depth == first.depth else { continue }
      if isElement {
        list.append(rest.isEmpty ? block(&lines, line.depth + 1, level + 1) : scalar(rest))
      } else if let (name, rest) = member(line.words) {
        // A list may have the same indentation as its name.
        let isList = lines.first.map { $0.depth == line.depth && $0.words.hasPrefix("-") } ?? false
        members.append(
          (name, rest.isEmpty ? block(&lines, line.depth + (isList ? 0 : 1), level + 1) : scalar(rest))
        )
      }
    }
    return list.isEmpty ? .mapping(members) : .list(list)
  }

  private static func member(_ words: Substring) -> (String, Substring)? {
    guard !words.hasPrefix("["), let colon = words.firstRange(of: ":"),
      colon.upperBound == words.endIndex || words[colon.upperBound] == " "
    else { return nil }
    let rest = words[colon.upperBound...].drop { $0 == " " }
    return (plain(words[..<colon.lowerBound]), rest.hasPrefix("#") ? "" : rest)
  }

  private static func scalar(_ words: Substring) -> PlainYAML {
    let end = words.firstRange(of: " #")?.lowerBound ?? words.endIndex
    let value = words[..<end]
    guard value.hasPrefix("["), value.last == "]" else { return .text(plain(value)) }
    return .list(value.dropFirst().dropLast().split(separator: ",").map { .text(plain($0)) })
  }

  private static func plain(_ words: Substring) -> String {
    var words = words.drop { $0 == " " }
    while words.last == " " { words.removeLast() }
    for mark in ["\"", "'"] where words.count > 1 && words.hasPrefix(mark) && words.hasSuffix(mark) {
      return String(words.dropFirst().dropLast())
    }
    return String(words)
  }
}
