import AppFacts
import AppProjects
import IntentDiagnostics

/// Steps to link products to targets, and to raise the targets' systems for them.
extension MigrationSteps {
  /// Links each target once, with the products that it needs for all modules.
  static func linkingProducts(_ all: [MigrationSteps]) -> [MigrationPlan.Line] {
    func products(_ hasWidgets: Bool) -> [String] {
      ["IntentRuntime"] + (hasWidgets ? ["IntentWidgets"] : [])
    }
    var keys: Set<String> = []
    let owners = all.flatMap(\.owners).map(\.target).filter { keys.insert($0.key).inserted }
    var lines = owners.compactMap { owner in
      lineToLinkMissing(products(all.contains { $0.placement.widgets.contains(where: owner.has) }), owner)
    }
    for steps in all {
      if steps.owners.isEmpty {
        let step = ProjectStep.Link.products(products(steps.moving.hasWidgets))
        lines.append(.init(.link(step, to: steps.unknownTarget)))
      }
      guard let library = steps.moving.library else { continue }
      let targets = steps.libraries
      if targets.isEmpty {
        lines.append(.init(.link(.products(["IntentRuntime"]), to: .ofModule(library))))
      }
      lines += targets.filter { keys.insert($0.key).inserted }.compactMap {
        lineToLinkMissing(["IntentRuntime"], $0)
      }
    }
    return lines
  }

  /// Links modules to the target that gets files with their imports. These modules are packages' products, or
  /// frameworks that only the files' own targets link.
  var linkingModules: [MigrationPlan.Line] {
    owners.flatMap { placed in
      let owner = placed.target
      let imported = needed.imports(of: owner)
      var modules: [String: NameCode] = [:]
      for path in placed.new {
        for module in needed.file(path)?.imports ?? []
        where modules[module.name] == nil && !imported.contains(module.name) && !links(module.name, owner) {
          guard targets.targets(with: path).contains(where: { links(module.name, $0) }) else { continue }
          modules[module.name] = module
        }
      }
      return modules.sorted { $0.key < $1.key }.map { name, place in
        MigrationPlan.Line(.link(.module(name), to: .of(owner)), at: place.range.location)
      }
    }
  }

  /// Headers that the files see in their own target's bridging header, and not in the target that gets them.
  var bridging: [MigrationPlan.Line] {
    owners.flatMap { placed in
      let owner = placed.target
      let sources = targets.targets.filter { $0.key != owner.key && placed.new.contains(where: $0.has) }
      var seenHeaders = Set(owner.bridgingHeaders.flatMap(Self.headers))
      return Set(sources.flatMap(\.bridgingHeaders)).sorted().compactMap { path -> MigrationPlan.Line? in
        let new = Self.headers(of: path).filter { seenHeaders.insert($0).inserted }
        return new.isEmpty ? nil : .init(.link(.headers(new), to: .of(owner)), in: path)
      }
    }
  }

  /// The headers that a header imports, without folders. Leaves out headers of modules, which Swift imports
  /// itself.
  private static func headers(of path: String) -> [String] {
    guard let text = SourceWords(reading: path) else { return [] }
    return text.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let directive = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      guard ["#import", "#include"].contains(where: directive.hasPrefix),
        let path = directive.split(whereSeparator: { " \t\"<>".contains($0) }).dropFirst().first
      else { return nil }
      let parts = path.split(separator: "/")
      // <math.h> or <UIKit/UIKit.h>, not <mobileffmpeg/MobileFFmpeg.h>.
      let isOfSystem =
        parts.count == 1 && directive.contains("<") || parts.count == 2 && parts[1] == parts[0] + ".h"
      return isOfSystem ? nil : parts.last.map(String.init)
    }
  }

  private func links(_ module: String, _ target: AppTarget) -> Bool {
    // One product can be the beta of a module: `FirebaseFirestoreSwift-Beta`.
    target.products.contains { $0 == module || $0.hasPrefix(module + "-") }
      || targets.targets.contains { $0.module == module && target.depends(on: $0) }
  }

  /// The targets of the module that contains the plain types and classes.
  var libraries: [AppTarget] {
    moving.library.map { library in targets.targets.filter { $0.module == library } } ?? []
  }

  /// The line to link the products that a target doesn't link yet. `nil` if it links all of them.
  private static func lineToLinkMissing(_ products: [String], _ target: AppTarget) -> MigrationPlan.Line? {
    let missing = products.filter { !target.products.contains($0) }
    return missing.isEmpty ? nil : .init(.link(.products(missing), to: .of(target)))
  }

  /// Raises each target's systems once. A library that links IntentRuntime runs on the same systems only,
  /// like everything that links the library.
  static func raisingSystems(_ all: [MigrationSteps]) -> [MigrationPlan.Line] {
    var keys: Set<String> = []
    var raised = all.flatMap { steps in steps.owners.map { (steps: steps, target: $0.target, isOwner: true) }
    }
    .filter { keys.insert($0.target.key).inserted }
    for steps in all {
      let names = Set(steps.libraries.map(\.name))
      for target in steps.libraries + steps.targets.targets {
        let isLinking = !names.isDisjoint(with: target.dependencies.union(target.products))
        guard names.contains(target.name) || isLinking, keys.insert(target.key).inserted else { continue }
        raised.append((steps, target, false))
      }
    }
    return raised.flatMap { steps, target, isOwner in
      AppSystem.allCases.flatMap { system in
        if let value = target.unreadMinimums[system] {
          return [MigrationPlan.Line(.raise(system, .unread(value, of: .of(target))))]
        }
        return steps.lineToRaise(target, system, isOwner).map { [$0] + steps.obsolete(target, system) } ?? []
      }
    }
  }

  /// Code for older systems only, such as `@available(iOS, obsoleted: 13.0)`, does not compile in a raised
  /// target.
  func obsolete(_ target: AppTarget, _ system: AppSystem) -> [MigrationPlan.Line] {
    let files = code.files.values.filter { target.has($0.path) }.sorted { $0.path < $1.path }
    let attributes = files.flatMap(\.types).flatMap { $0.attributes + $0.functions.flatMap(\.attributes) }
    return attributes.compactMap { attribute in
      let parts = attribute.text.split { "(), ".contains($0) }
      guard attribute.name == "available", parts.contains(Substring(system.rawValue)),
        let label = parts.firstIndex(of: "obsoleted:"), label + 1 < parts.endIndex,
        let version = Double(parts[label + 1]), version <= system.runtimeMinimum,
        target.minimums[system].map({ $0 < version }) == true
      else { return nil }
      let removal = ProjectStep.Removal.declaration(system, obsoleted: version)
      return .init(.takeOut(removal, of: .of(target)), at: attribute.range.location)
    }
  }

  /// The line to raise a target's deployment target, and what people with older systems lose. `nil` if it is
  /// high enough, or unknown.
  func lineToRaise(_ target: AppTarget, _ system: AppSystem, _ isOwner: Bool) -> MigrationPlan.Line? {
    let needed = system.runtimeMinimum
    guard let minimum = target.minimums[system], minimum < needed, minimum > 0 else { return nil }
    if let package = target.package { return .init(.raise(system, .ofPackage(minimum)), in: package) }
    // An extension never runs on older systems than the apps that embed it.
    let apps = targets.targets.filter { $0.isApp && $0.depends(on: target) }
    let oldest = max(minimum, apps.compactMap { $0.minimums[system] }.min() ?? 0)
    guard isOwner || target.isApp, oldest < needed else {
      return .init(.raise(system, .ofTarget(.of(target), minimum, loss: nil)))
    }
    let starts = moving.program.map(target.has) == true
    let part: ProjectStep.Loss.Part =
      switch (target.isApp, starts, moving.hasWidgets) {
      case (true, _, _): .updates
      case (false, false, _): .program
      case (false, true, true): .widgets
      case (false, true, false): .actions
      }
    let loss = ProjectStep.Loss(part: part, oldest: Int(oldest))
    return .init(.raise(system, .ofTarget(.of(target), minimum, loss: loss)))
  }
}
