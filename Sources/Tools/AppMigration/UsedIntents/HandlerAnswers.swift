import AppFacts
import IntentDiagnostics

/// Finds out how the `handle` methods of an intent answer. Follows the completion handler into other code.
struct HandlerAnswers {
  /// Where the answer is `continueInApp`, with which SiriKit opens the app; `nil` if it never is.
  private(set) var opening: SourceLocation?
  private(set) var succeeds = false
  /// Where the answer is left to code that was not found.
  private(set) var unknown: SourceLocation?
  private static let limit = 64

  init(_ handling: [FunctionCode], _ code: AppCode) {
    var seen: Set<CodeRange?> = []
    var pending = handling
    while let function = pending.popLast(), seen.count < Self.limit {
      guard seen.insert(function.nameRange).inserted, let body = function.body else { continue }
      if body.answerCodes.contains("continueInApp") { opening = opening ?? function.location }
      if body.answerCodes.contains("success") { succeeds = true }
      let next = Self.passes(function, body).map { call in
        let name = call.callee.split(separator: ".").last.map(String.init) ?? ""
        return code.declared.functions(named: name).filter {
          $0.parameters.count >= min(1, call.arguments.count)
        }
      }
      pending += next.joined()
      if next.contains(where: \.isEmpty), !Self.answers(function, code) {
        unknown = unknown ?? function.location
      }
    }
  }

  /// The calls that get the completion handler, or that return the answer.
  private static func passes(_ function: FunctionCode, _ body: BodyCode) -> [CallSite] {
    guard let last = function.parameters.last,
      last.type.contains("->") || last.name.lowercased().contains("completion")
    else {
      // A bare call returns the answer of other code, as in 'return await kitchen.order(intent)'.
      return body.returns.compactMap { result in
        body.calls.first { $0.range.end == result.range.end && result.text.contains($0.callee) }
      }
      .filter { !makesResponse($0) }
    }
    let uses = body.accesses.filter { $0.parameter == last.name && $0.member == nil }.map(\.range)
    return body.calls.filter { call in
      call.callee != last.name
        && call.arguments.contains { argument in
          uses.contains { argument.range.start <= $0.start && $0.end <= argument.range.end }
        }
    }
  }

  /// Whether a function makes a response itself.
  private static func answers(_ function: FunctionCode, _ code: AppCode) -> Bool {
    function.body?.calls.contains(where: makesResponse) == true
  }

  private static func makesResponse(_ call: CallSite) -> Bool {
    call.callee.hasPrefix(".")
      || call.callee.split(separator: ".").contains { $0.hasSuffix("IntentResponse") }
      || call.arguments.contains { $0.label == "code" }
  }
}
