import AppFacts
import IntentDiagnostics
import IntentSchema

/// Reads the targets in SwiftPM's `Package.swift` or Tuist's `Project.swift`.
struct SwiftManifest {
  private(set) var targets: [AppTarget] = []
  /// Whether the manifest writes out all targets and files, instead of calling a function of the app for
  /// some.
  private(set) var isWhole: Bool
  /// The folders in which a package has targets of any kind.
  private(set) var folders: Set<FoldedPath> = []
  /// Whether a pattern such as `App/**/*.swift` leaves out other files, which `targets` then have.
  private(set) var namesOnlySwift = false
  /// The name of the Xcode project that Tuist generates; `nil` if unknown.
  private(set) var project: String?

  /// Looks for targets everywhere in the globals, since manifests build them with helpers and nested arrays.
  /// `isWhole` only becomes true if the manifest's own list of targets is written out. The stack returns the
  /// last target first, hence the reversal.
  init(_ file: FileCode, in folder: String) {
    let isPackage = AppOutline.Kind(file.path) == .package
    isWhole = false
    var minimums: [AppSystem: Double] = [:]
    var pending = file.globals.compactMap(\.value)
    while let value = pending.popLast() {
      switch value {
      case .array(let values), .tuple(let values): pending += values
      case .dictionary(let entries): pending += entries.map(\.value)
      case .call(let call):
        pending += call.arguments.map(\.value)
        if let target = isPackage ? Self.package(call, folder) : Self.tuist(call, folder) {
          targets.append(target)
          namesOnlySwift = namesOnlySwift || Self.patterns(of: call).contains { $0.hasSuffix("*.swift") }
        }
        if call.name == "Project" {
          project = call.argument("name")?.value.text
          if case .array(let values)? = call.argument("targets")?.value {
            isWhole = values.allSatisfy { $0.call.map(Self.isWhole) ?? false }
          }
        }
        if isPackage, call.name == "Package" {
          minimums = Self.minimums(call.argument("platforms")?.value)
          isWhole = add(call.argument("targets")?.value, folder) && !file.uses.contains("targets")
        }
      default: break
      }
    }
    targets.reverse()
    guard isPackage else { return }
    for index in targets.indices {
      targets[index].package = file.path
      targets[index].minimums = minimums
    }
  }

  private static let packageTargets: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  /// Where SwiftPM looks for targets without a path.
  private static let packageFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// Adds the folders of a package's targets.
  ///
  /// - Returns: Whether all are known.
  private mutating func add(_ targets: CodeValue?, _ folder: String) -> Bool {
    let paths = (targets?.elements ?? []).map { target -> String? in
      guard let call = target.call, Self.packageTargets.contains(call.name) else { return nil }
      return call.argument("path").map { $0.value.text } ?? Self.packageFolders[0]
    }
    folders.formUnion(
      (Self.packageFolders + paths.compactMap(\.self)).map {
        FoldedPath(FilePath.shortened(FilePath.join(folder, $0)))
      }
    )
    guard case .array? = targets else { return false }
    return !paths.contains(nil)
  }

  private static func package(_ call: CallCode, _ folder: String) -> AppTarget? {
    guard ["target", "executableTarget"].contains(call.name), let name = call.argument("name")?.value.text
    else { return nil }
    var target = AppTarget(name)
    if call.name == "target" { target.module = AppTarget.module(name) }
    let home = FilePath.join(folder, call.argument("path")?.value.text ?? "Sources/\(name)")
    let sources = call.argument("sources")?.value.elements.compactMap(\.text)
    target.membership.add(sources ?? [""], in: home)
    let excluded = call.argument("exclude")?.value.elements.compactMap(\.text) ?? []
    target.membership.exceptions = Set(
      excluded.map { LocaleFreePath(FilePath.shortened(FilePath.join(home, $0))) }
    )
    let dependencies = call.argument("dependencies")?.value.elements ?? []
    target.dependencies = Set(
      dependencies.compactMap { $0.text ?? $0.call?.argument("name")?.value.text }
    )
    target.products = products(of: call, in: ["product": "name"])
    target.plugins = (call.argument("plugins")?.value.elements ?? []).compactMap {
      $0.text ?? $0.call?.argument("name")?.value.text
    }
    return target
  }

  /// Reads `[.iOS(.v16), .macOS("13.0")]`.
  private static func minimums(_ platforms: CodeValue?) -> [AppSystem: Double] {
    var result: [AppSystem: Double] = [:]
    for call in (platforms?.elements ?? []).compactMap(\.call) {
      guard let system = AppSystem(rawValue: call.name), let value = call.arguments.first?.value else {
        continue
      }
      let version = value.text ?? value.member.map { String($0.dropFirst()).replacing("_", with: ".") }
      result[system] = version.flatMap(AppSystem.version)
    }
    return result
  }

  /// - Parameter labels: The label that a dependency's product has, by the dependency's name.
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
    for label in fileLabels {
      guard let value = call.argument(label)?.value else { continue }
      target.membership.add(patterns(value), in: folder)
      target.membership.withoutClasses.formUnion(
        withoutClasses(value).map { LocaleFreePath(FilePath.shortened(FilePath.join(folder, $0))) }
      )
    }
    target.kind = kind(product.lowercased())
    target.products = products(of: call, in: ["external": "name", "package": "product"])
    target.dependencies = products(of: call, in: ["target": "name"])
    let versions = call.argument("deploymentTargets")?.value.call
    for system in AppSystem.allCases {
      let isOnly = versions?.name == system.rawValue
      let number = isOnly ? versions?.arguments.first : versions?.argument(system.rawValue)
      target.minimums[system] = number?.value.text.flatMap(AppSystem.version)
    }
    return target
  }

  private static let fileLabels = ["sources", "resources", "buildableFolders"]

  private static func patterns(of target: CallCode) -> [String] {
    fileLabels.compactMap { target.argument($0)?.value }.flatMap(patterns)
  }

  private static func isWhole(_ target: CallCode) -> Bool {
    let values = fileLabels.compactMap { target.argument($0)?.value }
    return tuist(target, "") != nil && patterns(of: target).allSatisfy(isFolder)
      && values.flatMap(\.elements).allSatisfy { value in
        let glob = value.call?.arguments
        return value.text != nil
          || glob?.first?.value.text != nil
            && glob?.dropFirst().allSatisfy { ["codeGen", "compilerFlags", "tags"].contains($0.label) }
              == true
      }
  }

  /// Whether a pattern stands for one file, or for all Swift files in a folder.
  private static func isFolder(_ pattern: String) -> Bool {
    let folder = ["/**/*.swift", "/**"].first(where: pattern.hasSuffix).map { pattern.dropLast($0.count) }
    return !(folder ?? pattern[...]).contains { "*?[{".contains($0) }
  }

  private static func kind(_ product: String) -> AppTarget.Kind {
    switch product {
    case "app": .app
    case "appextension", "extensionkitextension": .appExtension
    case "uitests": .userInterfaceTests
    default: product.hasSuffix("framework") ? .framework : product.hasSuffix("library") ? .library : .other
    }
  }

  /// Reads `.glob("Widget/Widget.intentdefinition", codeGen: .disabled)`.
  private static func withoutClasses(_ value: CodeValue) -> [String] {
    value.elements.compactMap(\.call).flatMap { call in
      if let globs = call.argument("globs") { return withoutClasses(globs.value) }
      guard call.argument("codeGen")?.value.member == "disabled" else { return [] }
      return [call.arguments.first?.value.text].compactMap(\.self)
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

extension FileMembership {
  /// Takes `Widget/**`, `Widget/*.swift`, `Widget`, `Widget/Widget.swift`.
  mutating func add(_ patterns: [String], in home: String) {
    for pattern in patterns where pattern.utf8.count <= FilePath.limit {
      let parts = pattern.split(separator: "/", omittingEmptySubsequences: true)
      let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") }.joined(separator: "/")
      let path = FoldedPath(FilePath.shortened(FilePath.join(home, fixed)))
      if fixed == pattern { files.insert(path) }
      folders.insert(path)
    }
  }
}
