#if AppIntentsReader
  import SwiftSyntax

  /// Checks whether a function calls its completion handler on every path. Passing the handler on counts as a
  /// call.
  struct CompletionPaths {
    /// A `nil` place means that the path has ended, as with `return`.
    private enum Place { case called, notCalled }

    private var names: Set<String>
    private var isIncomplete = false
    /// Whether a path without a call left the enclosing loop or `switch`.
    private var breaksEarly = false
    private var catches = 0

    /// `nil` if the function has no handler.
    static func completes(_ body: CodeBlockSyntax, _ parameters: FunctionParameterListSyntax) -> Bool? {
      // 'filter' would make a tree of the whole file with a shorter list.
      let handlers = parameters.compactMap { parameter in
        isFunction(parameter.type) ? (parameter.secondName ?? parameter.firstName).plainName : nil
      }
      return handlers.last.map { CompletionPaths(names: [$0]).completes(body.statements) }
    }

    private static func isFunction(_ type: TypeSyntax) -> Bool {
      if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
      if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        return isFunction(only.type)
      }
      return type.is(FunctionTypeSyntax.self)
    }

    private init(names: Set<String>) {
      self.names = names
    }

    private func completes(_ statements: CodeBlockItemListSyntax) -> Bool {
      var paths = CompletionPaths(names: names)
      return paths.follow(statements, .notCalled) != .notCalled && !paths.isIncomplete
    }

    private mutating func follow(_ statements: CodeBlockItemListSyntax, _ start: Place?) -> Place? {
      var place = start
      for statement in statements {
        guard let before = place else { return nil }
        // The toolchain's SwiftSyntax may add kinds of items, so that a switch could not name all.
        if case .decl(let declaration) = statement.item {
          place = follow(declaration, before)
        } else if case .stmt(let statement) = statement.item {
          place = follow(statement, before)
        } else if case .expr(let expression) = statement.item {
          place = follow(expression, before)
        }
      }
      return place
    }

    private mutating func follow(_ declaration: DeclSyntax, _ place: Place) -> Place? {
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        let branches = condition.clauses.map { clause -> Place? in
          guard case .statements(let statements)? = clause.elements else { return place }
          return follow(statements, place)
        }
        let isExhaustive = condition.clauses.last?.condition == nil
        return Self.join(branches + (isExhaustive ? [] : [place]))
      }
      guard mentions(Syntax(declaration)) else { return place }
      if let function = declaration.as(FunctionDeclSyntax.self) { names.insert(function.name.plainName) }
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          binding.initializer?.value.is(ClosureExprSyntax.self) == true
        {
          names.insert(name.plainName)
        } else if let value = binding.initializer?.value, follow(value, place) == .called {
          return .called
        }
      }
      return place
    }

    private mutating func follow(_ statement: StmtSyntax, _ place: Place) -> Place? {
      if let found = statement.as(ExpressionStmtSyntax.self) { return follow(found.expression, place) }
      if let found = statement.as(ReturnStmtSyntax.self) {
        let end = found.expression.flatMap { follow($0, place) } ?? place
        if end == .notCalled { isIncomplete = true }
        return nil
      }
      if statement.is(ThrowStmtSyntax.self) {
        if place == .notCalled, catches == 0 { isIncomplete = true }
        return nil
      }
      if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self) {
        if place == .notCalled { breaksEarly = true }
        return nil
      }
      if let found = statement.as(GuardStmtSyntax.self) {
        _ = follow(found.body.statements, place)
        return place
      }
      if let found = statement.as(DeferStmtSyntax.self) {
        return follow(found.body.statements, place) == .called ? .called : place
      }
      if let found = statement.as(DoStmtSyntax.self) { return follow(found, place) }
      if let found = statement.as(ForStmtSyntax.self) { return loop(found.body, place, runs: false) }
      if let found = statement.as(WhileStmtSyntax.self) { return loop(found.body, place, runs: false) }
      if let found = statement.as(RepeatStmtSyntax.self) { return loop(found.body, place, runs: true) }
      if let found = statement.as(LabeledStmtSyntax.self) { return follow(found.statement, place) }
      return place
    }

    private mutating func follow(_ statement: DoStmtSyntax, _ place: Place) -> Place? {
      let hasCatch = !statement.catchClauses.isEmpty
      if hasCatch { catches += 1 }
      let end = follow(statement.body.statements, place)
      if hasCatch { catches -= 1 }
      return Self.join([end] + statement.catchClauses.map { follow($0.body.statements, place) })
    }

    private mutating func loop(_ body: CodeBlockSyntax, _ place: Place, runs: Bool) -> Place? {
      let (end, leaves) = withBreaks { $0.follow(body.statements, place) }
      return runs && !leaves ? end ?? place : place
    }

    private mutating func follow(_ expression: ExprSyntax, _ place: Place) -> Place? {
      if let found = expression.as(IfExprSyntax.self) {
        let otherwise: Place? =
          switch found.elseBody {
          case .ifExpr(let next): follow(ExprSyntax(next), place)
          case .codeBlock(let block): follow(block.statements, place)
          default: place
          }
        return Self.join([follow(found.body.statements, place), otherwise])
      }
      if let found = expression.as(SwitchExprSyntax.self) {
        let (end, leaves) = withBreaks { paths in
          Self.join(
            found.cases.map { element in
              guard case .switchCase(let branch) = element else { return place }
              return paths.follow(branch.statements, place)
            }
          )
        }
        return leaves ? .notCalled : end
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        ["fatalError", "preconditionFailure"].contains(ExpressionReader.name(call.calledExpression))
      {
        return nil
      }
      return calls(Syntax(expression)) ? .called : place
    }

    private mutating func withBreaks(_ follow: (inout CompletionPaths) -> Place?) -> (Place?, leaves: Bool) {
      let outer = breaksEarly
      breaksEarly = false
      defer { breaksEarly = outer }
      let end = follow(&self)
      return (end, breaksEarly)
    }

    private static func join(_ places: [Place?]) -> Place? {
      places.contains(.notCalled) ? .notCalled : places.contains(.called) ? .called : nil
    }

    private func calls(_ expression: Syntax) -> Bool {
      var isCalled = false
      var pending = [expression]
      while let node = pending.popLast() {
        if let closure = node.as(ClosureExprSyntax.self) {
          if mentions(node), !completes(closure.statements) { return false }
          isCalled = isCalled || mentions(node)
        } else if isSink(node), mentions(node) {
          isCalled = true
        } else if isName(node) {
          isCalled = true
        } else {
          pending += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
        }
      }
      return isCalled
    }

    /// Combine first passes a value or a failure, and later the end. The first call answers.
    private func isSink(_ node: Syntax) -> Bool {
      node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        .baseName.text
        == "sink"
    }

    private func mentions(_ tree: Syntax) -> Bool {
      var pending = [tree]
      while let node = pending.popLast() {
        if isName(node) { return true }
        pending += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      }
      return false
    }

    private func isName(_ node: Syntax) -> Bool {
      (node.as(DeclReferenceExprSyntax.self)?.baseName.plainName).map(names.contains) ?? false
    }
  }
#endif
