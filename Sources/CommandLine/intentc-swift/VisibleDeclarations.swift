#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  /// Lists the declarations that other files of a target see. Two files of one target can't declare the same.
  struct VisibleDeclarations {
    let source: SourceText

    func names(in statements: CodeBlockItemListSyntax) -> [NameCode] {
      statements.flatMap { statement -> [NameCode] in
        guard case .decl(let declaration) = statement.item else { return [] }
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          return conditional.clauses.flatMap { clause -> [NameCode] in
            guard case .statements(let statements)? = clause.elements else { return [] }
            return names(in: statements)
          }
        }
        guard let added = declaration.as(ExtensionDeclSyntax.self) else {
          return names(of: declaration, in: "")
        }
        // With conditions, extensions can declare the same.
        guard !Self.isHidden(declaration), added.genericWhereClause == nil else { return [] }
        return names(in: added.memberBlock.members, TypeReader.name(added.extendedType).name + ".")
      }
    }

    private func names(in members: MemberBlockItemListSyntax, _ type: String) -> [NameCode] {
      members.flatMap { member -> [NameCode] in
        guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
          return names(of: member.decl, in: type)
        }
        return conditional.clauses.flatMap { clause -> [NameCode] in
          guard case .decls(let members)? = clause.elements else { return [] }
          return members.flatMap { names(of: $0.decl, in: type) }
        }
      }
    }

    private func names(of declaration: DeclSyntax, in type: String) -> [NameCode] {
      guard !Self.isHidden(declaration) else { return [] }
      let isStatic = Self.modifiers(of: declaration).contains { ["static", "class"].contains($0) }
      let prefix = (isStatic ? "static " : "") + type
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
          .map { NameCode(prefix + $0.plainName, source.range(of: $0)) }
      }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        guard function.genericWhereClause == nil else { return [] }
        return [NameCode(prefix + name(function.name, function.signature), source.range(of: function.name))]
      }
      guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
        !declaration.is(MacroDeclSyntax.self)
      else { return [] }
      return [NameCode(prefix + name.plainName, source.range(of: name))]
    }

    /// Functions of one name can differ in these things.
    private func name(_ name: TokenSyntax, _ signature: FunctionSignatureSyntax) -> String {
      let parameters = signature.parameterClause.parameters.map {
        "\($0.firstName.plainName): \(source.text(of: $0.type))"
      }
      let effect = signature.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
      let result = signature.returnClause.map { " -> \(source.text(of: $0.type))" } ?? ""
      return "\(name.plainName)(\(parameters.joined(separator: ", ")))\(effect)\(result)"
    }

    private static func modifiers(of declaration: DeclSyntax) -> [String] {
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    }

    private static func isHidden(_ declaration: DeclSyntax) -> Bool {
      // 'private(set)' hides only the change.
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      } == true
    }
  }
#endif
