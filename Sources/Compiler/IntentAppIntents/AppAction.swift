import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentSchema

/// An App Intent as an action in Shortcuts: its response, output and dialog.
struct AppAction: Sendable {
  let performer: AppIntentsNames.Performer
  let output: Output?
  let hasDialog: Bool

  /// `INIntentResponseOutput`.
  struct Output: Sendable {
    let property: ObjectSchema.Property
    let type: AppType

    // A response may have no value.
    var swiftType: String { property.isArray ? "[\(type.name)]" : "\(type.name)?" }
  }

  var response: PlainResponse { performer.response }

  init(_ performer: AppIntentsNames.Performer, _ names: ModuleNames, _ appNames: AppIntentsNames) {
    self.performer = performer
    let definition = performer.response.intent.response
    let property = definition?.parameters.first { $0.name == definition?.output }
    output = property.flatMap { property in
      AppType(property.type, names, appNames).map { Output(property: property, type: $0) }
    }
    hasDialog = performer.response.cases.contains { $0.isSuccess && $0.hasText }
  }

  var availability: Availability {
    if case .object? = output?.property.type { .iOS17 } else { .iOS16 }
  }
}

extension PlainResponse.Case {
  var hasText: Bool { !text.text.isEmpty }
}
