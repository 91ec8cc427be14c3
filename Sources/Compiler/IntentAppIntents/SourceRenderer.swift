import IntentCompiler

/// Renders what an app registers where it starts: the holders of the options provider and of the performer.
struct SourceRenderer {
  let plan: IntentPlan
  let names: ModuleNames
  let access: String

  func render(into writer: inout SwiftWriter) {
    if !plan.appNames.source.isEmpty {
      renderHolder(plan.appNames.source, "provider", plan.names.provider, into: &writer) {
        "Holds the options provider of ``\($0)``, which an app or extension registers where it starts:"
      }
    }
    guard !plan.appNames.performer.isEmpty else { return }
    if !plan.appNames.source.isEmpty { writer.line() }
    writer.comment(["Runs ``\(plan.appNames.intent)``."])
    writer.block("\(access)protocol \(plan.appNames.performer): \(names.imported("Sendable", from: .swift))")
    { writer in
      writer.comment(["Does what the intent says, with the values that people chose."])
      writer.line("func perform(_ configuration: \(plan.names.configuration)) async throws")
    }
    writer.line()
    renderHolder(plan.appNames.performerSource, "performer", plan.appNames.performer, into: &writer) {
      "Holds what runs ``\($0)``, which an app or extension registers where it starts:"
    }
  }

  private func renderHolder(
    _ name: String,
    _ property: String,
    _ type: String,
    into writer: inout SwiftWriter,
    _ comment: (String) -> String
  ) {
    writer.comment([comment(plan.appNames.intent)])
    writer.line("///")
    writer.line(
      "///     let \(property): \(name)? = \(name)(My\(property.prefix(1).uppercased() + property.dropFirst())())"
    )
    writer.line("///     AppDependencyManager.shared.add(dependency: \(property))")
    writer.block("nonisolated \(access)struct \(name): \(names.imported("Sendable", from: .swift))") {
      writer in
      writer.line("\(access)let \(property): any \(type)")
      writer.line()
      writer.line("\(access)init(_ \(property): any \(type)) {")
      writer.indented { $0.line("self.\(property) = \(property)") }
      writer.line("}")
    }
  }
}
