import IntentComparison
import IntentDiagnostics
import IntentLocalisation
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
      guard let value = call.argument(label)?.value else { continue }
      target.add(patterns(value), in: folder)
      target.withoutClasses.formUnion(
        withoutClasses(value).map { AppTarget.folded(FilePath.shortened(FilePath.join(folder, $0))) }
      )
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

/// XcodeGen's `project.yml`.
struct XcodeGenManifest {
  private(set) var targets: [AppTarget] = []
  /// `nil` if unknown.
  private(set) var developmentLanguage: String?
  /// Whether parts of the project may be elsewhere: in included files, templates or variables.
  private(set) var isPartial = false

  init(_ text: String, in folder: String) {
    let (root, isWhole) = PlainYAML.read(text)
    let usual = root["options"]?["deploymentTarget"]
    let language = root["options"]?["developmentLanguage"]?.text ?? "en"
    developmentLanguage = TableLanguage.names([language]).first
    isPartial =
      !isWhole || text.contains("${")
      || ["include", "targetTemplates", "projectReferences"].contains { root[$0] != nil }
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
            target.withoutClasses.insert(AppTarget.folded(FilePath.shortened(FilePath.join(folder, path))))
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
      let kept = target.folders.flatMap { [$0] + FilePath.folders(around: $0) }.map(AppTarget.folded)
      target.exceptions.subtract(kept)
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
    for pattern in patterns where pattern.utf8.count <= FilePath.limit {
      let parts = pattern.split(separator: "/", omittingEmptySubsequences: true)
      let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") }.joined(separator: "/")
      let path = FilePath.shortened(FilePath.join(home, fixed))
      if fixed == pattern { files.insert(path) }
      folders.insert(path)
    }
  }

  package static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
