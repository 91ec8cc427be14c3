#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  /// Reads how a function uses its parameters. Walks the syntax without recursion, because a long chain such
  /// as `a().b().c()` can nest deeper than the stack.
  struct BodyReader {
    private let source: SourceText
    private let names: Set<String>

    init(_ source: SourceText, names: [String]) {
      self.source = source
      self.names = Set(names)
    }

    /// Walks the nodes in source order. Each carries the parameters that earlier code hides from it, and
    /// whether a closure or a nested function encloses it: their `return`s give no results of this body.
    func read(_ body: CodeBlockSyntax, of signature: FunctionSignatureSyntax) -> BodyCode {
      var result = BodyCode(source.range(of: body))
      if signature.returnClause != nil {
        result.returns += Self.results(without: body).map(self.result)
      }
      var pending: [(node: Syntax, isNested: Bool, hidden: Set<String>)] = [
        (Syntax(body.statements), false, [])
      ]
      while let (node, isNested, hidden) = pending.popLast() {
        if let item = node.as(CodeBlockItemSyntax.self), let effect = effect(item) {
          result.effects.append(effect)
        }
        if let reference = node.as(DeclReferenceExprSyntax.self) {
          if let access = access(reference, hidden) { result.accesses.append(access) }
          let name = reference.baseName.plainName
          if Self.answerCodes.contains(name), !result.answerCodes.contains(name) {
            result.answerCodes.append(name)
          }
        } else if let call = node.as(FunctionCallExprSyntax.self) {
          result.calls.append(source.site(of: call))
        } else if !isNested, let expression = node.as(ReturnStmtSyntax.self)?.expression {
          result.returns.append(self.result(expression))
        }
        let childIsNested = isNested || node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self)
        let inner = hidden.union(Self.parameters(node).filter(names.contains))
        for (child, hiddenNames) in children(of: node, inner).reversed() where !child.is(TokenSyntax.self) {
          pending.append((child, childIsNested, hiddenNames))
        }
      }
      return result
    }

    /// See ``BodyCode/answerCodes``.
    private static let answerCodes: Set = ["continueInApp", "success"]

    /// The results of a body without `return`: its only expression, or one of each branch of its only
    /// `switch` or `if`.
    private static func results(without body: CodeBlockSyntax) -> [ExprSyntax] {
      var results: [ExprSyntax] = []
      var pending = [body.statements]
      while let statements = pending.popLast() {
        guard statements.count == 1, let item = statements.first?.item else { continue }
        // An extra node wraps a 'switch' that is a statement.
        let expression =
          item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self).map(\.expression)
        if let branches = branches(of: expression) {
          pending += branches.reversed()
        } else if let expression {
          results.append(expression)
        }
      }
      // With `return`, a single call in a branch is a statement.
      return returns(in: Syntax(body)) ? [] : results
    }

    /// `nil` for another expression.
    private static func branches(of expression: ExprSyntax?) -> [CodeBlockItemListSyntax]? {
      if let choice = expression?.as(SwitchExprSyntax.self) {
        return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
      }
      var next = expression?.as(IfExprSyntax.self)
      var bodies: [CodeBlockItemListSyntax] = []
      while let branch = next {
        bodies.append(branch.body.statements)
        next = branch.elseBody?.as(IfExprSyntax.self)
        if let block = branch.elseBody?.as(CodeBlockSyntax.self) { bodies.append(block.statements) }
      }
      return bodies.isEmpty ? nil : bodies
    }

    private static func returns(in node: Syntax) -> Bool {
      var pending = [node]
      while let next = pending.popLast() {
        if next.is(ReturnStmtSyntax.self) { return true }
        pending += next.children(viewMode: .sourceAccurate).filter {
          !$0.is(TokenSyntax.self) && !$0.is(ClosureExprSyntax.self) && !$0.is(FunctionDeclSyntax.self)
        }
      }
      return false
    }

    /// The called name of a statement that is only a call, or the left side of an assignment.
    private func effect(_ item: CodeBlockItemSyntax) -> NameCode? {
      guard case .expr(var expression) = item.item else { return nil }
      while true {
        if let marked = expression.as(TryExprSyntax.self) {
          expression = marked.expression
        } else if let marked = expression.as(AwaitExprSyntax.self) {
          expression = marked.expression
        } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
          guard first.is(DiscardAssignmentExprSyntax.self), let value = sequence.elements.last else {
            return NameCode(source.text(of: first), source.range(of: first))
          }
          expression = value
        } else {
          break
        }
      }
      return expression.as(FunctionCallExprSyntax.self).map {
        NameCode(source.text(of: $0.calledExpression), source.range(of: $0))
      }
    }

    /// Each child comes with the names that earlier code hides from it by declaring them again.
    private func children(of node: Syntax, _ hidden: Set<String>) -> [(Syntax, Set<String>)] {
      var current = hidden
      return node.children(viewMode: .sourceAccurate).map { child in
        let isElse = node.as(IfExprSyntax.self)?.elseBody.map(Syntax.init)?.id == child.id
        let isSequence = node.as(ForStmtSyntax.self).map { Syntax($0.sequence).id == child.id } ?? false
        let result = (child, isElse || isSequence ? hidden : current)
        current.formUnion(Self.bound(by: child).filter(names.contains))
        return result
      }
    }

    /// The names that later code of the same block sees, or the body of a loop, a branch or a case.
    private static func bound(by node: Syntax) -> [String] {
      if let item = node.as(CodeBlockItemSyntax.self) {
        if let variable = item.item.as(VariableDeclSyntax.self) {
          return variable.bindings.flatMap { identifiers(in: Syntax($0.pattern)) }
        }
        return item.item.as(GuardStmtSyntax.self).map { bound(by: Syntax($0.conditions)) } ?? []
      }
      if let conditions = node.as(ConditionElementListSyntax.self) {
        return conditions.flatMap { bound(by: Syntax($0)) }
      }
      if let condition = node.as(ConditionElementSyntax.self) {
        switch condition.condition {
        // `if let intent` has the same value.
        case .optionalBinding(let binding) where binding.initializer != nil:
          return identifiers(in: Syntax(binding.pattern))
        case .matchingPattern(let pattern): return identifiers(in: Syntax(pattern.pattern))
        default: return []
        }
      }
      let isPattern =
        node.is(SwitchCaseLabelSyntax.self)
        || node.parent?.as(ForStmtSyntax.self).map { Syntax($0.pattern).id == node.id } == true
      return isPattern ? identifiers(in: node) : []
    }

    private static func identifiers(in node: Syntax) -> [String] {
      var result: [String] = []
      var pending = [node]
      while let next = pending.popLast() {
        if let name = next.as(IdentifierPatternSyntax.self)?.identifier { result.append(name.plainName) }
        pending += next.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      }
      return result
    }

    private func access(_ reference: DeclReferenceExprSyntax, _ hidden: Set<String>) -> BodyCode.Access? {
      let name = reference.baseName.plainName
      guard names.contains(name), !hidden.contains(name),
        reference.parent?.is(KeyPathPropertyComponentSyntax.self) == false
      else { return nil }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else {
        return BodyCode.Access(name, nil, source.range(of: reference))
      }
      guard member.base?.id == reference.id else { return nil }
      return BodyCode.Access(name, member.declName.baseName.plainName, source.range(of: member))
    }

    private static func parameters(_ node: Syntax) -> [String] {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
      }
      switch node.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      case .simpleInput(let list)?: return list.map(\.name.plainName)
      case .parameterClause(let clause)?:
        return clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
      default: return []
      }
    }

    private func result(_ expression: ExprSyntax) -> BodyCode.Result {
      BodyCode.Result(source.text(of: expression), source.range(of: expression))
    }
  }

  /// Collects the names that a file uses.
  struct NameReader {
    let source: SourceText
    /// Whether to look for SiriKit's classes, too.
    let readsIntents: Bool

    func read(_ tree: SourceFileSyntax, into file: inout FileCode) {
      var uses: Set<String> = []
      var keychain: [NameCode] = []
      var sharesKeychain = false
      var pending: [Syntax] = [Syntax(tree.statements)]
      while let node = pending.popLast() {
        if let name = Self.declaredName(node) == nil ? usedName(node) : nil {
          uses.insert(name.plainName)
          if ["SecItem", "Keychain"].contains(where: name.plainName.hasPrefix) {
            keychain.append(NameCode(name.plainName, source.range(of: name)))
          }
          if readsIntents, Self.endings.contains(where: name.plainName.hasSuffix) {
            file.names.append(NameCode(name.plainName, source.range(of: name)))
          }
        } else {
          read(node, into: &file)
        }
        if let argument = node.as(LabeledExprSyntax.self), argument.label?.plainName == "accessGroup",
          !argument.expression.is(NilLiteralExprSyntax.self)
        {
          sharesKeychain = true
        }
        for child in node.children(viewMode: .sourceAccurate).reversed() where !child.is(TokenSyntax.self) {
          pending.append(child)
        }
      }
      file.uses = uses.sorted()
      // A group's keychain, as in brushedtype/musicthread-ios, is the same for all its programs.
      if !sharesKeychain, !uses.contains("kSecAttrAccessGroup") { file.processValues += keychain }
    }

    private func read(_ node: Syntax, into file: inout FileCode) {
      if let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
        called.declName.baseName.plainName == "main", let base = called.base
      {
        file.started.append(ExpressionReader.name(base))
      }
      if readsIntents,
        let value = node.as(ForceUnwrapExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self),
        let base = value.base.map(ExpressionReader.name), !base.isEmpty
      {
        let name = "\(base).\(value.declName.baseName.plainName)"
        file.forced.append(NameCode(name, source.range(of: node)))
      }
      if let name = processValue(node) { file.processValues.append(NameCode(name, source.range(of: node))) }
    }

    /// Objects that each process has for itself: its defaults, bundle, documents and keychain.
    private func processValue(_ node: Syntax) -> String? {
      guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
      let name = member.declName.baseName.plainName
      if name == "documentDirectory" || name == "documentsDirectory" { return name }
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
      return ["UserDefaults.standard", "Bundle.main"].first { $0 == "\(base ?? "").\(name)" }
    }

    private static let endings = ["Intent", "IntentHandling", "IntentResponse"]

    static func declaredName(_ node: Syntax) -> String? {
      if let found = node.as(ExtensionDeclSyntax.self) { return TypeReader.name(found.extendedType).name }
      guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
      return node.asProtocol((any NamedDeclSyntax).self)?.name.plainName
    }

    private func usedName(_ node: Syntax) -> TokenSyntax? {
      node.as(IdentifierTypeSyntax.self)?.name ?? node.as(MemberTypeSyntax.self)?.name
        ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    }
  }

  extension SourceText {
    /// In bytes. A longer callee is a chain of calls, where each would repeat the text of all calls before
    /// it, or contains a closure.
    private static let calleeLimit = 120

    /// - Parameter withTexts: Whether to include arguments' source text. With nested calls, that repeats the
    ///   inner calls' text.
    func site(of call: FunctionCallExprSyntax, withTexts: Bool = false) -> CallSite {
      func argument(_ label: TokenSyntax?, _ expression: some SyntaxProtocol) -> CallSite.Argument {
        let range = range(of: expression)
        var argument = CallSite.Argument(label?.plainName, withTexts ? text(in: range) : nil, range)
        if withTexts { argument.isLocal = isLocal(expression) }
        return argument
      }
      var arguments = call.arguments.map { argument($0.label, $0.expression) }
      if let closure = call.trailingClosure { arguments.append(argument(nil, closure)) }
      arguments += call.additionalTrailingClosures.map { argument($0.label, $0.closure) }
      let callee = range(of: call.calledExpression)
      let name =
        callee.end - callee.start > Self.calleeLimit
        ? ExpressionReader.name(call.calledExpression) : text(in: callee)
      return CallSite(name, range(of: call), arguments)
    }

    /// Whether an expression is a name that the function or property around it declares or takes. `nil` if not.
    func isLocal(_ expression: some SyntaxProtocol) -> Bool? {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else { return nil }
      var declaration = Syntax(expression)
      while let parent = declaration.parent, !declaration.is(MemberBlockItemSyntax.self),
        parent.parent?.is(SourceFileSyntax.self) != true
      {
        declaration = parent
      }
      let isFound = declaration.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.plainName == name, let parent = token.parent else { return false }
        return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
          || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
      }
      return isFound ? true : nil
    }
  }
#endif
