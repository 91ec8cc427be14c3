#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftParser
  import SwiftSyntax

  /// Reads expressions as far as they can be known without a compiler.
  struct ExpressionReader {
    let source: SourceText
    // JSON may nest 512 deep, and each call nests 5 deep in it.
    private static let limit = 80

    /// The statements may belong to a result builder, such as a provider's list of App Shortcuts.
    func value(_ statements: CodeBlockItemListSyntax) -> CodeValue {
      if statements.count == 1, let result = statements.first.flatMap(Self.result) { return value(result) }
      let parts = parts(statements, depth: 0)
      return parts.isEmpty || parts.contains(.unknown) ? .unknown : .closure(parts)
    }

    /// The expression of a statement, even after `return`.
    private static func result(_ statement: CodeBlockItemSyntax) -> ExprSyntax? {
      switch statement.item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    }

    private func parts(_ statements: CodeBlockItemListSyntax, depth: Int) -> [CodeValue] {
      guard depth < Self.limit / 8 else { return [.unknown] }
      return statements.flatMap { statement -> [CodeValue] in
        if let result = Self.result(statement) { return [value(result)] }
        if case .stmt(let statement) = statement.item,
          let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        {
          return branches(of: choice, depth: depth + 1)
        }
        guard case .decl(let declaration) = statement.item else { return [.unknown] }
        guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return [list(declaration)] }
        return zip(choice.clauses, source.conditions(of: choice)).flatMap { clause, condition in
          guard case .statements(let statements)? = clause.elements else { return [CodeValue]() }
          return branch(condition, parts(statements, depth: depth + 1))
        }
      }
    }

    /// A list to which statements can add, such as `var families = [WidgetFamily.systemSmall]`.
    private func list(_ declaration: DeclSyntax) -> CodeValue {
      guard let bindings = declaration.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
        let name = bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let initial = bindings.first?.initializer?.value, initial.is(ArrayExprSyntax.self)
      else { return .unknown }
      return .variable(name: name.plainName, value: value(initial))
    }

    private func branches(of choice: IfExprSyntax, depth: Int) -> [CodeValue] {
      guard depth < Self.limit / 8, let condition = source.availability(choice.conditions) else {
        return [.unknown]
      }
      var elseParts: [CodeValue] = []
      if case .codeBlock(let block)? = choice.elseBody {
        elseParts = parts(block.statements, depth: depth + 1)
      } else if case .ifExpr(let next)? = choice.elseBody {
        elseParts = branches(of: next, depth: depth + 1)
      }
      return branch(condition, parts(choice.body.statements, depth: depth + 1))
        + branch("!(\(condition))", elseParts)
    }

    private func branch(_ condition: String?, _ parts: [CodeValue]) -> [CodeValue] {
      guard let condition, !parts.isEmpty, !parts.contains(.unknown) else { return parts }
      return [.branch(condition: condition, body: .closure(parts))]
    }

    func value(_ expression: ExprSyntax, depth: Int = 0) -> CodeValue {
      guard depth < Self.limit else { return .unknown }
      if let literal = literal(expression, depth) { return literal }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName
        // A widget bundle can list all widgets of another one with 'Inner().body'.
        let isOfCall = name.text == "body" && member.base?.is(FunctionCallExprSyntax.self) == true
        if name.tokenKind == .keyword(.self) || isOfCall, let base = member.base {
          return value(base, depth: depth + 1)
        }
        return .name(name.plainName)
      }
      if let name = expression.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.plainName) }
      if let path = expression.as(KeyPathExprSyntax.self) { return keyPath(path) }
      if let call = expression.as(FunctionCallExprSyntax.self) { return .call(self.call(call, depth)) }
      if let closure = expression.as(ClosureExprSyntax.self) { return self.closure(closure, depth) }
      if let tuple = expression.as(TupleExprSyntax.self) {
        guard tuple.elements.count != 1 else {
          return tuple.elements.first.map { value($0.expression, depth: depth + 1) } ?? .unknown
        }
        return .tuple(tuple.elements.map { end($0.expression, depth: depth + 1) })
      }
      if let sequence = expression.as(SequenceExprSyntax.self) { return self.sequence(sequence, depth) }
      if let open = expression.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
        return .range(lower: end(open.expression, depth: depth + 1), upper: nil, isHalfOpen: false)
      }
      if let marked = expression.as(TryExprSyntax.self) { return value(marked.expression, depth: depth + 1) }
      return .unknown
    }

    private func literal(_ expression: ExprSyntax, _ depth: Int) -> CodeValue? {
      if expression.is(NilLiteralExprSyntax.self) { return .null }
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return .boolean(literal.literal.tokenKind == .keyword(.true))
      }
      if let literal = expression.as(IntegerLiteralExprSyntax.self) { return integer(literal.literal.text) }
      if let literal = expression.as(FloatLiteralExprSyntax.self) {
        return decimal(literal.literal.text.filter { $0 != "_" })
      }
      if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
        return negative(prefix.operator.text, value(prefix.expression, depth: depth + 1))
      }
      if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal, depth) }
      if let array = expression.as(ArrayExprSyntax.self) {
        return .array(array.elements.map { value($0.expression, depth: depth + 1) })
      }
      if let dictionary = expression.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
        return .dictionary(
          elements.map { entry in
            CodeValue.Entry(value(entry.key, depth: depth + 1), value(entry.value, depth: depth + 1))
          }
        )
      }
      return nil
    }

    private func integer(_ text: String) -> CodeValue {
      let digits = text.filter { $0 != "_" }
      for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
        return Int(digits.dropFirst(2), radix: radix).map { .integer($0) } ?? .unknown
      }
      return Int(digits).map { .integer($0) } ?? decimal(digits)
    }

    private func decimal(_ digits: String) -> CodeValue {
      Double(digits).flatMap { $0.isFinite ? .decimal($0) : nil } ?? .unknown
    }

    private func negative(_ sign: String, _ value: CodeValue) -> CodeValue {
      switch (sign, value) {
      case ("-", .integer(let number)): .integer(0 &- number)
      case ("-", .decimal(let number)): .decimal(-number)
      case ("+", .integer), ("+", .decimal): value
      // Such as '-.infinity'.
      case ("-", .name): .negative(value)
      case ("...", _), ("..<", _): .range(lower: nil, upper: value, isHalfOpen: sign == "..<")
      default: .unknown
      }
    }

    private func text(_ literal: StringLiteralExprSyntax, _ depth: Int) -> CodeValue {
      if let text = literal.representedLiteralValue { return .string(text) }
      return .interpolation(
        literal.segments.compactMap { segment -> CodeValue? in
          if case .stringSegment(let part) = segment {
            let text = unescaped(part, of: literal)
            return text.isEmpty ? nil : .string(text)
          }
          guard case .expressionSegment(let part) = segment else { return nil }
          return part.expressions.first.map { value($0.expression, depth: depth + 1) }
        }
      )
    }

    private func unescaped(_ part: StringSegmentSyntax, of literal: StringLiteralExprSyntax) -> String {
      let text = part.content.text
      guard text.contains("\\"), literal.openingQuote.tokenKind == .stringQuote else { return text }
      let alone = StringLiteralExprSyntax(
        openingPounds: literal.openingPounds,
        openingQuote: literal.openingQuote,
        segments: [.stringSegment(part)],
        closingQuote: literal.closingQuote,
        closingPounds: literal.closingPounds
      )
      return alone.representedLiteralValue ?? text
    }

    private func keyPath(_ path: KeyPathExprSyntax) -> CodeValue {
      guard let last = path.components.last, case .property(let property) = last.component else {
        return .unknown
      }
      let name = property.declName.baseName.plainName
      return .keyPath(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }

    private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> CallCode {
      var name = Self.name(call.calledExpression)
      // 'Clock.init()' is 'Clock()'.
      if name == "init", let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        case let type = Self.name(base), type.first?.isUppercase == true
      {
        name = type
      }
      var result = CallCode(name, arguments(call.arguments, depth + 1))
      if let closure = call.trailingClosure {
        result.arguments.append(argument(nil, self.closure(closure, depth + 1), closure))
      }
      for closure in call.additionalTrailingClosures {
        result.arguments.append(
          argument(closure.label, self.closure(closure.closure, depth + 1), closure.closure)
        )
      }
      return result
    }

    static func name(_ expression: ExprSyntax) -> String {
      let called = expression.as(GenericSpecializationExprSyntax.self)?.expression ?? expression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? called.as(DeclReferenceExprSyntax.self)?.baseName
      return name?.plainName ?? ""
    }

    func arguments(_ list: LabeledExprListSyntax, _ depth: Int = 0) -> [CallCode.Argument] {
      list.map { argument($0.label, value($0.expression, depth: depth), $0.expression) }
    }

    private func argument(
      _ label: TokenSyntax?,
      _ value: CodeValue,
      _ expression: some SyntaxProtocol
    ) -> CallCode.Argument {
      var result = CallCode.Argument(label?.plainName, value, at: source.range(of: expression))
      result.elementRanges = expression.as(ArrayExprSyntax.self)?.elements.map {
        source.range(of: $0.expression)
      }
      return result
    }

    private func closure(_ closure: ClosureExprSyntax, _ depth: Int) -> CodeValue {
      .closure(
        closure.statements.map { statement in
          Self.result(statement).map { value($0, depth: depth + 1) } ?? .unknown
        }
      )
    }

    /// A cast or a range. SwiftParser leaves operators in a list.
    private func sequence(_ sequence: SequenceExprSyntax, _ depth: Int) -> CodeValue {
      let parts = Array(sequence.elements.prefix(4))
      guard parts.count == 3 else { return .unknown }
      if parts[1].is(UnresolvedAsExprSyntax.self) { return value(parts[0], depth: depth + 1) }
      guard let name = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["...", "..<"].contains(name)
      else {
        return .unknown
      }
      let (lower, upper) = (end(parts[0], depth: depth + 1), end(parts[2], depth: depth + 1))
      return .range(lower: lower, upper: upper, isHalfOpen: name == "..<")
    }

    /// An end of a range. `.max` and `Int.max` are no limits, unlike the app's own `Limits.max` and `max`.
    private func end(_ expression: ExprSyntax, depth: Int) -> CodeValue {
      let signed = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
      let base = signed.as(MemberAccessExprSyntax.self)?.base
      let isOwn = signed.is(DeclReferenceExprSyntax.self) || base.map { !Self.isNumber($0) } ?? false
      return isOwn ? .unknown : value(expression, depth: depth)
    }

    private static func isNumber(_ type: ExprSyntax) -> Bool {
      let name = name(type)
      return name.hasPrefix("Int") || name.hasPrefix("UInt") || name.hasPrefix("Float")
        || ["Double", "CGFloat", "Decimal", "TimeInterval"].contains(name)
    }
  }
#endif
