import AppFacts

/// A step that people take in Xcode or in a manifest. Two equal steps have the same sentence, see ``words``.
package enum ProjectStep: Sendable, Hashable {
  case add(Addition, to: Targets)
  case link(Link, to: Targets)
  case raise(AppSystem, Minimum)
  case takeOut(Removal, of: Targets)
  /// A rule of Bazel.
  case takeOutRule(String)
  case switchOffClasses(manifest: String?, for: Targets?)
  case resolve(Clash)

  /// The targets that a step is about.
  package enum Targets: Sendable, Hashable {
    case named([String])
    case ofModule(String)
    case ofApp, ofWidgets, withDefinition

    static func of(_ target: AppTarget) -> Targets { .named([target.name]) }
  }

  /// What a target lacks.
  package enum Addition: Sendable, Hashable {
    case file, generatedClasses
    case translations(of: String)
    case entitlement(String)
  }

  /// What a target doesn't link, or its bridging header doesn't import.
  package enum Link: Sendable, Hashable {
    /// Products of intentc.
    case products([String])
    case module(String)
    case headers([String])
  }

  /// The oldest version of a system that a target, or all targets of a package, run on.
  package enum Minimum: Sendable, Hashable {
    case ofPackage(Double)
    case ofTarget(Targets, Double, loss: Loss?)
    case unread(String, of: Targets)
  }

  /// What people lose who have a version from `oldest` on that is too old for the code.
  package struct Loss: Sendable, Hashable {
    /// The part of an app that they lose. `program` is the raised target itself.
    package enum Part: Sendable { case updates, program, widgets, actions }

    let part: Part
    let oldest: Int
  }

  /// What a target contains, but can't build or doesn't need.
  package enum Removal: Sendable, Hashable {
    case fileOfFolder, programStart
    case plugin(String)
    case declaration(AppSystem, obsoleted: Double)
  }

  /// A file that a target can't build beside another file.
  package enum Clash: Sendable, Hashable {
    case file(String, in: Targets)
    case declaration(String, in: String, needed: [String], Targets)
    case generatedClass(String, of: String)
    case usedClass(String, of: String, user: String, Targets)
  }
}
