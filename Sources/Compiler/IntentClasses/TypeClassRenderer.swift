import IntentCompiler
import IntentDefinition
import IntentSchema

/// Renders enums, and the classes of object types.
struct TypeClassRenderer {
  let names: ClassNames
  /// Includes a space; empty for `internal`.
  let access: String

  /// Repeated numbers and names are left out, because Swift allows neither. A resolution result stores a raw
  /// value, so its factories wrap Objective-C methods that take numbers.
  func render(_ enumeration: Definition.Enum, _ name: ClassNames.TypeName, into writer: inout SwiftWriter) {
    writer.line(AvailabilityAttribute.intents)
    writer.block("@objc nonisolated \(access)enum \(name.declared): \(swift("Int"))") { writer in
      var seen: Set<Int> = []
      var names: Set<String> = []
      for element in enumeration.cases {
        let number = element.index?.value ?? 0
        let identifier = ClassNames.caseName(element.name?.value ?? "")
        guard seen.insert(number).inserted, names.insert(identifier).inserted else { continue }
        writer.line("case `\(identifier)` = \(number)")
      }
      if enumeration.cases.isEmpty { writer.line("case `unknown` = 0") }
    }
    writer.line()
    resolution(name, of: "INEnumResolutionResult", into: &writer) { writer in
      writer.line()
      let declared = name.declared
      factory(
        "successWithResolved\(name.selector)",
        "success(with resolvedValue: \(declared))",
        into: &writer
      ) { "return __success(withResolvedValue: resolvedValue.rawValue)" }
      writer.line()
      factory(
        "confirmationRequiredWith\(name.selector)ToConfirm",
        "confirmationRequired(with valueToConfirm: \(declared))",
        into: &writer
      ) { "return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)" }
    }
  }

  /// For each resolution, renders a factory that takes the class, and hides the inherited one that takes any
  /// object.
  func render(_ object: ObjectSchema, _ name: ClassNames.TypeName, into writer: inout SwiftWriter) {
    let base = names.imported("INObject", from: "Intents")
    writer.line(AvailabilityAttribute.intents)
    writer.line("@objc(\(name.objectiveC))")
    writer.block("nonisolated \(access)class \(name.declared): \(base)") { writer in
      writer.line()
      for property in object.properties {
        let type = ClassType(property.type, names)
        writer.line(AvailabilityAttribute.resolution)
        if !type.isOnMac(isArray: property.isArray) { writer.line(AvailabilityAttribute.notOnMac) }
        let value = type.property(isArray: property.isArray)
        writer.line("@NSManaged \(access)var \(ClassNames.member(property.name)): \(value)")
        writer.line()
      }
      writer.line("override \(access)class var supportsSecureCoding: \(swift("Bool")) { true }")
      writer.line()
    }
    writer.line()
    resolution(name, of: "INObjectResolutionResult", into: &writer) { writer in
      writer.line()
      let own = name.declared
      let methods =
        [
          ("successWithResolved\(name.selector)", "success", "resolvedObject", { $0 }),
          (
            "disambiguationWith\(name.selector)sToDisambiguate", "disambiguation", "objectsToDisambiguate",
            { "[\($0)]" }
          ),
          (
            "confirmationRequiredWith\(name.selector)ToConfirm", "confirmationRequired", "objectToConfirm",
            { "\($0)?" }
          ),
        ] as [(String, String, String, (String) -> String)]
      for (selector, method, value, type) in methods {
        factory(selector, "\(method)(with \(value): \(type(own)))", into: &writer) {
          "return super.\(method)(with: \(value))"
        }
        writer.line()
      }
      for (_, method, value, type) in methods {
        writer.line("@available(*, unavailable)")
        writer.block(
          "override \(access)class func \(method)(with \(value): \(type(base))) -> Self"
        ) { $0.line("fatalError()") }
        writer.line()
      }
    }
  }

  private func swift(_ name: String) -> String { names.imported(name, from: "Swift") }

  private func resolution(
    _ name: ClassNames.TypeName,
    of base: String,
    into writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let base = names.imported(base, from: "Intents")
    writer.line(AvailabilityAttribute.resolutionClass)
    writer.line("@objc(\(name.resolution))")
    writer.block("nonisolated \(access)class \(name.resolution): \(base)", body)
  }

  private func factory(
    _ selector: String,
    _ signature: String,
    into writer: inout SwiftWriter,
    _ line: () -> String
  ) {
    writer.line("@objc(\(selector):)")
    let line = line()
    writer.block("\(access)class func \(signature) -> Self") { $0.line(line) }
  }
}
