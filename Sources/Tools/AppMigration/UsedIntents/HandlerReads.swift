import AppFacts

/// Finds the members of an intent that a handler's method reads, also through other methods of its type.
struct HandlerReads {
  /// A method and its parameter with the intent, to follow each pair only once.
  private struct Visit: Hashable {
    let method: CodeRange?
    let parameter: String
  }

  private let type: TypeCode
  private let code: AppCode
  /// How many methods are followed; one method seldom calls more than three.
  private static let limit = 64

  init(_ type: TypeCode, _ code: AppCode) {
    self.type = type
    self.code = code
  }

  /// What a method reads from the intent, and what it calls.
  struct Found {
    /// `nil` if the intent leaves the type, for example as an argument of a global function.
    var members: Set<String>? = []
    /// The method, and all methods that it calls.
    var calls: [CallSite] = []
  }

  func found(by method: FunctionCode) -> Found {
    var result = Found()
    guard let first = method.parameters.first, method.body != nil else { return result }
    var seen: Set<Visit> = []
    var pending = [(method, first.name)]
    while let (method, name) = pending.popLast() {
      guard seen.insert(Visit(method: method.nameRange, parameter: name)).inserted else { continue }
      guard seen.count <= Self.limit, let body = method.body else {
        result.members = nil
        break
      }
      result.calls += body.calls
      let type = method.parameters.first { $0.name == name }?.type
      let calls = Self.callsByArgument(body)
      for access in body.accesses where access.parameter == name {
        if let member = access.member {
          result.members?.insert(member)
        } else if let call = calls[access.range], let next = callee(call.site, call.index, type) {
          pending.append((next.method, next.parameter.name))
        } else {
          result.members = nil
        }
      }
    }
    return result
  }

  private static func callsByArgument(_ body: BodyCode) -> [CodeRange: (site: CallSite, index: Int)] {
    var result: [CodeRange: (site: CallSite, index: Int)] = [:]
    for call in body.calls {
      for (index, argument) in call.arguments.enumerated() { result[argument.range] = (call, index) }
    }
    return result
  }

  /// Finds the method of the type that a call calls, and the parameter that gets an argument of a type.
  private func callee(
    _ call: CallSite,
    _ index: Int,
    _ type: String?
  ) -> (method: FunctionCode, parameter: FunctionCode.Parameter)? {
    let parts = call.callee.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.last, parts.count == 1 || parts.dropLast().elementsEqual(["self"]) else {
      return nil
    }
    let callees = code.declared.methods(of: self.type, named: String(name)).compactMap { method in
      Self.parameter(of: method, index, call.arguments).map { (method: method, parameter: $0) }
    }
    return callees.first { $0.parameter.type == type } ?? callees.first
  }

  /// Parameters without an argument have default values.
  private static func parameter(
    of method: FunctionCode,
    _ index: Int,
    _ arguments: [CallSite.Argument]
  ) -> FunctionCode.Parameter? {
    var rest = method.parameters[...]
    var result: FunctionCode.Parameter?
    for (number, argument) in arguments.enumerated() {
      // A trailing closure has no label.
      let isLast = number == arguments.count - 1 && argument.label == nil
      while let first = rest.first, first.label != argument.label, !(isLast && rest.count == 1) {
        rest.removeFirst()
      }
      guard let first = rest.popFirst() else { return nil }
      if number == index { result = first }
    }
    return result
  }
}
