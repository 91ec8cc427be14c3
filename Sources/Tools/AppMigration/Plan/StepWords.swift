import AppFacts
import IntentDiagnostics

/// The sentences for a project's steps, in one place.
extension ProjectStep {
  package var words: String {
    switch self {
    case .add(let addition, let targets): Self.words(addition, Self.words(targets))
    case .link(let link, let targets): Self.words(link, Self.words(targets))
    case .raise(let system, let minimum): Self.words(minimum, system)
    case .takeOut(let removal, let targets): Self.words(removal, Self.words(targets))
    case .takeOutRule(let rule):
      "take the rule '\(rule)' out: it generates the same classes. Add the new files to 'srcs', and IntentRuntime "
        + "to 'deps'; 'minimum_os_version' must be iOS \(AppSystem.iOS.runtimeMinimum) or later"
    case .switchOffClasses(let manifest, let targets):
      Self.setting(manifest) + (targets.map { ", for \(Self.words($0))" } ?? "")
    case .resolve(let clash): Self.words(clash)
    }
  }

  private static func setting(_ manifest: String?) -> String {
    guard let manifest else { return "choose 'No Generated Classes' in Xcode's settings of the definition" }
    let value = manifest.hasSuffix(".swift") ? "codeGen: .disabled" : "attributes: [no_codegen]"
    return "set '\(value)' for the definition in '\(manifest)'"
  }

  private static func words(_ targets: Targets) -> String {
    switch targets {
    case .named(let names): "the target\(names.count == 1 ? "" : "s") \(names.map { "'\($0)'" }.listed)"
    case .ofModule(let module): "the targets of the module '\(module)'"
    case .ofApp: "the app's target"
    case .ofWidgets: "the target of the widgets"
    case .withDefinition: "each target that contains the definition"
    }
  }

  private static func words(_ addition: Addition, _ targets: String) -> String {
    switch addition {
    case .file: "add to \(targets)"
    case .generatedClasses: "add to \(targets), in place of Xcode's generated classes"
    case .translations(let definition): "add the translations of '\(definition)' to \(targets)"
    case .entitlement(let entitlement):
      "if the handlers need the entitlement '\(entitlement)', add it to \(targets), where they now run"
    }
  }

  private static func words(_ link: Link, _ targets: String) -> String {
    switch link {
    case .products(let names):
      "link \(names.joined(separator: " and ")) of https://github.com/OWNER/intentc to \(targets)"
    case .module(let name): "link '\(name)' to \(targets), because this imports it"
    case .headers(let names):
      "if the new files of \(targets) use it, let its bridging header import "
        + "\(names.map { "'\($0)'" }.listed), as this does"
    }
  }

  private static func words(_ minimum: Minimum, _ system: AppSystem) -> String {
    let needed = system.runtimeMinimum
    func versions(_ old: Double) -> String {
      "from \(system.rawValue) \(old) to \(needed), which IntentRuntime needs"
    }
    return switch minimum {
    case .ofPackage(let old): "raise 'platforms' \(versions(old))"
    case .ofTarget(let targets, let old, let loss):
      "raise the deployment target of \(words(targets)) \(versions(old))"
        + (loss.map { words($0, system) } ?? "")
    case .unread(let value, let targets):
      "the deployment target of \(words(targets)) is '\(value)', which was not read: raise it to "
        + "\(system.rawValue) \(needed) if it is older, because IntentRuntime needs that"
    }
  }

  private static func words(_ loss: Loss, _ system: AppSystem) -> String {
    let last = Int(system.runtimeMinimum) - 1
    let versions =
      switch last - loss.oldest {
      case 0: "\(last)"
      case 1: "\(loss.oldest) and \(last)"
      default: "\(loss.oldest) to \(last)"
      }
    let part =
      switch loss.part {
      case .updates: "the app's updates"
      case .program: "it"
      case .widgets: "its widgets"
      case .actions: "its actions"
      }
    return ": people with \(system.rawValue) \(versions) lose \(part)"
  }

  private static func words(_ removal: Removal, _ targets: String) -> String {
    switch removal {
    case .fileOfFolder: "take out of \(targets), which takes in the whole folder"
    case .programStart:
      "take out of \(targets), which is no program, or keep the new line from it with '#if'"
    case .plugin(let name): "take the plugin '\(name)' out of \(targets): it generates the same classes"
    case .declaration(let system, let version):
      "take this out of \(targets), and its uses: it is obsolete in \(system.rawValue) \(version)"
    }
  }

  private static func words(_ clash: Clash) -> String {
    switch clash {
    case .file(let other, let targets):
      "the file '\(other)' has the same name: rename this one, and add it to \(words(targets))"
    case .declaration(let name, let other, let needed, let targets):
      "this declares '\(name)', as '\(other)' does: move "
        + "\(needed.isEmpty ? "what \(words(targets)) needs" : needed.map { "'\($0)'" }.listed) into a file "
        + "without it, and add that to \(words(targets))"
    case .generatedClass(let name, let definition):
      "the classes of '\(definition)' also have a '\(name)': rename this one"
    case .usedClass(let name, let definition, let user, let targets):
      "the classes of '\(definition)', which '\(user)' uses, also have a '\(name)': rename this one, or move what "
        + "\(words(targets)) needs of '\(user)' into another file"
    }
  }
}
