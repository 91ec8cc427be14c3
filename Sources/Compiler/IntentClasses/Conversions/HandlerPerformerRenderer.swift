import IntentCompiler
import IntentSchema

/// Renders a performer that runs a SiriKit handler.
struct HandlerPerformerRenderer {
  let response: PlainResponse
  let intent: ClassNames.Intent
  let access: String

  private var bool: String { response.names.imported("Bool", from: .swift) }

  func render(into writer: inout SwiftWriter) {
    let scope = response.names.namespace.map { "\($0)." } ?? ""
    let handler = "any \(intent.handling)"
    let answer = "\(scope)\(response.response)"
    writer.line()
    writer.comment([
      "Implements ``\(response.performer)`` with the handler of the app's intents extension.",
      "Calls only `handle`, not `confirm` or the methods that resolve parameters.",
    ])
    writer.line(AvailabilityAttribute.options + " @available(tvOS, unavailable)")
    writer.deprecation(of: response.intent)
    writer.block("nonisolated \(access)struct \(response.handlerPerformer): \(scope)\(response.performer)") {
      writer in
      let methods = response.asked.map(\.method)
      let configuration = "\(scope)\(response.plain.configuration)"
      writer.line("nonisolated(unsafe) private let handler: \(handler)")
      for method in methods { writer.line("private let \(method): \(bool)") }
      writer.line()
      if !methods.isEmpty {
        writer.comment(["Creates a performer. Pass `false` for each value without which the handler works."])
      }
      let flags = methods.map { ", \($0): \(bool) = true" }.joined()
      writer.block("\(access)init(_ handler: \(handler)\(flags))") { writer in
        writer.line("self.handler = handler")
        for method in methods { writer.line("self.\(method) = \(method)") }
      }
      for method in methods {
        writer.line()
        writer.line(
          "\(access)func \(method)(for configuration: \(configuration)) async -> \(bool) { \(method) }"
        )
      }
      writer.line()
      writer.block(
        "\(access)func perform(_ configuration: \(configuration)) async throws -> \(answer)"
      ) { writer in
        // Apple's classes are not Sendable.
        writer.line(
          "nonisolated(unsafe) let (handler, intent) = (handler, \(intent.type.declared)(configuration))"
        )
        // The handler of a widget's intent may not implement `handle(intent:completion:)`. If so, tell the
        // system to open the app.
        let isOptional = response.intent.isEligibleForWidgets
        if isOptional {
          // In asynchronous code, a direct call causes a warning, because the method also has an asynchronous
          // version.
          writer.line("let method = { handler.handle(intent:completion:) }")
          writer.line("guard let handle = method() else { return .continueInApp }")
        }
        let call = isOptional ? "handle(intent, $0)" : "handler.handle(intent: intent, completion: $0)"
        writer.line("return \(answer)(await IntentRuntime.HandlerAnswer.first { \(call) })")
      }
    }
  }
}

/// Renders performers in a module that imports the classes from another one.
package struct ImportedPerformers: Sendable {
  private let classNames: ClassNames
  private let access: String

  package init(_ module: ModuleSchema, _ names: ModuleNames, _ options: GenerationOptions) {
    var classNames = ClassNames(module, classPrefix: options.classPrefix ?? "")
    classNames.namespace = names.namespace
    self.classNames = classNames
    access = options.accessLevel.modifier
  }

  /// Skips an intent if a type has no conversion.
  package func render(_ response: PlainResponse, _ file: Int, _ number: Int, into writer: inout SwiftWriter) {
    guard let intent = classNames.intents[file][number], response.intent.runs else { return }
    let bridge = HandlerBridgeRenderer(
      response: response,
      intent: intent,
      classNames: classNames,
      access: access,
      runsAppIntents: true,
      declaresAppIntents: true
    )
    guard bridge.isPossible else { return }
    HandlerPerformerRenderer(response: response, intent: intent, access: access).render(into: &writer)
  }
}
