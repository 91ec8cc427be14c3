#if AppIntentsReader
  import IntentComparison
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

    func read(_ body: CodeBlockSyntax, of signature: FunctionSignatureSyntax) -> BodyCode {
      var result = BodyCode(source.range(of: body))
      if signature.returnClause != nil, body.statements.count == 1,
        case .expr(let expression)? = body.statements.first?.item
      {
        result.returns.append(self.result(expression))
      }
      var pending: [(node: Syntax, isNested: Bool)] = [(Syntax(body.statements), false)]
      while let (node, isNested) = pending.popLast() {
        if let access = node.as(MemberAccessExprSyntax.self),
          let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName, names.contains(base)
        {
          let member = access.declName.baseName.plainName
          result.accesses.append(BodyCode.Access(base, member, source.range(of: access)))
        } else if let call = node.as(FunctionCallExprSyntax.self) {
          result.calls.append(source.site(of: call))
        } else if !isNested, let expression = node.as(ReturnStmtSyntax.self)?.expression {
          result.returns.append(self.result(expression))
        }
        let isNested = isNested || node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self)
        for child in node.children(viewMode: .sourceAccurate).reversed() where !child.is(TokenSyntax.self) {
          pending.append((child, isNested))
        }
      }
      return result
    }

    private func result(_ expression: ExprSyntax) -> BodyCode.Result {
      BodyCode.Result(source.text(of: expression), source.range(of: expression))
    }
  }

  struct NameReader {
    let source: SourceText

    func read(_ tree: SourceFileSyntax, into file: inout FileCode) {
      var pending: [(node: Syntax, type: [String])] = [(Syntax(tree.statements), [])]
      while let (node, around) = pending.popLast() {
        var type = around
        if let declared = declaredName(node) {
          type.append(declared)
        } else if let call = node.as(FunctionCallExprSyntax.self),
          case let name = ExpressionReader.name(call.calledExpression), Self.widgets.contains(name)
        {
          var site = source.site(of: call, withTexts: true)
          site.type = type.isEmpty ? nil : type.joined(separator: ".")
          if name == "IntentConfiguration" { file.configurations.append(site) }
          // The texts of providers and views can be long.
          site.arguments.removeAll { !["kind", "intent"].contains($0.label) }
          file.widgets.append(site)
        } else if let name = usedName(node), Self.endings.contains(where: name.plainName.hasSuffix) {
          file.names.append(NameCode(name.plainName, source.range(of: name)))
        }
        for child in node.children(viewMode: .sourceAccurate).reversed() where !child.is(TokenSyntax.self) {
          pending.append((child, type))
        }
      }
    }

    private static let widgets: Set<String> = [
      "IntentConfiguration", "AppIntentConfiguration", "StaticConfiguration", "AppIntentControlConfiguration",
      "StaticControlConfiguration", "ActivityConfiguration",
    ]

    private static let endings = ["Intent", "IntentHandling", "IntentResponse"]

    private func declaredName(_ node: Syntax) -> String? {
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
    private static let calleeLimit = 120

    /// - Parameter withTexts: Whether to include arguments' source text. With nested calls, that repeats the
    ///   inner calls' text.
    func site(of call: FunctionCallExprSyntax, withTexts: Bool = false) -> CallSite {
      func argument(_ label: TokenSyntax?, _ expression: some SyntaxProtocol) -> CallSite.Argument {
        let range = range(of: expression)
        return CallSite.Argument(label?.plainName, withTexts ? text(in: range) : nil, range)
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
  }
#endif
