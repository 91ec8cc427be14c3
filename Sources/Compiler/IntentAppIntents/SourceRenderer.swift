import IntentClasses
import IntentCompiler
import IntentSchema

/// Renders the types with which an app registers a provider and a performer at launch.
struct SourceRenderer {
  let plan: IntentPlan
  let file: AppIntentsFile

  /// Each holder is a type that the app fills where it starts, so generated code never makes a provider or a
  /// performer itself.
  func render(into writer: inout SwiftWriter) {
    if let source = plan.appNames.source, let provider = plan.named.provider {
      renderHolder(source, of: "provider", type: provider, into: &writer) {
        "Holds the options provider of ``\($0)``, which an app or extension registers where it starts:"
      }
      if plan.action != nil { writer.line() }
    }
    guard let action = plan.action else { return }
    writer.comment(["Runs ``\(plan.appNames.intent)``."])
    writer.deprecation(of: plan.intent)
    writer.block(
      "nonisolated \(file.access)protocol \(action.performer.name): \(names.swift("Sendable"))"
    ) { writer in
      let response = action.response.response
      for asked in action.response.asked {
        writer.comment([
          "Whether to ask for `\(asked.parameter)` if it has no value. By default, it is asked for."
        ])
        writer.line("func \(asked.method)(for configuration: \(plan.named.configuration)) async -> \(bool)")
        writer.line()
      }
      writer.comment([
        "Does what the intent says, with the values that people chose. People see the error that it throws."
      ])
      writer.line("func perform(_ configuration: \(plan.named.configuration)) async throws -> \(response)")
    }
    writer.line()
    renderHolder(action.performer.source, of: "performer", type: action.performer.name, into: &writer) {
      "Holds what runs ``\($0)``, which an app or extension registers where it starts:"
    }
  }

  private var names: ModuleNames { file.names }
  private var bool: String { names.swift("Bool") }

  /// Outside the namespace, so with full names.
  func renderDefaults(into writer: inout SwiftWriter) {
    guard let action = plan.action else { return }
    let asked = action.response.asked
    guard !asked.isEmpty else { return }
    let configuration = "\(names.scope)\(plan.named.configuration)"
    writer.line()
    writer.deprecation(of: plan.intent)
    writer.block("nonisolated extension \(names.scope)\(action.performer.name)") { writer in
      for asked in asked {
        let head: SwiftText = "\(file.access)func \(asked.method)(for configuration: \(configuration))"
        writer.line("\(head) async -> \(bool) { true }")
      }
    }
  }

  private func renderHolder(
    _ name: String,
    of property: String,
    type: String,
    into writer: inout SwiftWriter,
    _ comment: (String) -> String
  ) {
    writer.comment([comment(plan.appNames.intent)])
    writer.line("///")
    writer.line(
      "///     let \(property): \(name)? = \(name)(My\(property.prefix(1).uppercased() + property.dropFirst())())"
    )
    writer.line("///     AppDependencyManager.shared.add(dependency: \(property))")
    writer.deprecation(of: plan.intent)
    writer.block("nonisolated \(file.access)struct \(name): \(names.swift("Sendable"))") {
      writer in
      writer.line("\(file.access)let \(property): any \(type)")
      writer.line()
      writer.line("\(file.access)init(_ \(property): any \(type)) {")
      writer.indented { $0.line("self.\(property) = \(property)") }
      writer.line("}")
    }
  }
}
