#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  /// Walks the syntax of a file, and collects its types, functions and calls.
  struct DeclarationReader {
    let source: SourceText
    let readsBodies: Bool
    private(set) var file: FileCode
    private var scope: [String] = []
    private var conditions: [String] = []
    /// The number of conditions around the type. The others are inside it.
    private var typeConditions = 0

    /// In characters. `diff` only compares the getters' texts, and a getter of `id` is rarely longer.
    private static let getterLimit = 200
    /// How many of the innermost conditions count. Each member repeats them, so all would make long texts.
    private static let conditionLimit = 4

    init(_ source: SourceText, readsBodies: Bool) {
      self.source = source
      self.readsBodies = readsBodies
      file = FileCode(source.path, size: source.bytes.count)
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        guard case .decl(let declaration) = statement.item else { continue }
        if let imported = declaration.as(ImportDeclSyntax.self) {
          file.imports.append(NameCode(source.text(of: imported.path), source.range(of: imported)))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          file.globals += properties(variable)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
          file.functions.append(NameCode(function.name.plainName, range(function.name)))
        } else {
          read(declaration)
        }
      }
    }

    /// Adds the types that a declaration contains. An alias of a composition is a type of its own kind; any
    /// other only gives a name another meaning, and its first declaration wins. All branches of an `#if`
    /// count.
    private mutating func read(_ declaration: DeclSyntax) {
      if let declared = declaration.as(StructDeclSyntax.self) {
        read(declared, .struct, declared.name)
      } else if let declared = declaration.as(EnumDeclSyntax.self) {
        read(declared, .enum, declared.name)
      } else if let declared = declaration.as(ClassDeclSyntax.self) {
        read(declared, .class, declared.name)
      } else if let declared = declaration.as(ActorDeclSyntax.self) {
        read(declared, .actor, declared.name)
      } else if let declared = declaration.as(ProtocolDeclSyntax.self) {
        var code = type(declared, .protocol, declared.name.plainName, at: range(declared.name))
        code.inherited += refined(declared.genericWhereClause)
        file.types.append(code)
      } else if let added = declaration.as(ExtensionDeclSyntax.self) {
        let name = TypeReader.name(added.extendedType).name
        scope = TypeReader.scope(of: added.extendedType)
        read(added.memberBlock.members, into: type(added, .extension, name, at: range(added.extendedType)))
        scope = []
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        let name = alias.name.plainName
        if let composition = alias.initializer.value.as(CompositionTypeSyntax.self) {
          var type = TypeCode(name, kind: .composition, in: scope, at: range(alias.name))
          type.range = range(alias)
          type.inherited = names(composition)
          file.types.append(type)
        } else if file.aliases[name] == nil {
          file.aliases[name] = TypeReader.name(alias.initializer.value)
        }
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        forEachClause(of: conditional) { reader, clause in
          switch clause.elements {
          case .statements(let statements): reader.read(statements)
          case .decls(let members):
            for member in members { reader.read(member.decl) }
          default: break
          }
        }
      }
    }

    private mutating func forEachClause(
      of declaration: IfConfigDeclSyntax,
      _ body: (inout Self, IfConfigClauseSyntax) -> Void
    ) {
      for (clause, condition) in zip(declaration.clauses, source.conditions(of: declaration)) {
        if let condition { conditions.append(condition) }
        body(&self, clause)
        if condition != nil { conditions.removeLast() }
      }
    }

    /// The `#if` conditions around a member, without those around its type.
    private var memberCondition: String? {
      let own = conditions.dropFirst(typeConditions)
      return own.isEmpty ? nil : own.suffix(Self.conditionLimit).joined(separator: " && ")
    }

    private var condition: String? {
      conditions.isEmpty ? nil : conditions.suffix(Self.conditionLimit).joined(separator: " && ")
    }

    private mutating func read(
      _ declaration: some DeclGroupSyntax,
      _ kind: TypeCode.Kind,
      _ name: TokenSyntax
    ) {
      read(declaration.memberBlock.members, into: type(declaration, kind, name.plainName, at: range(name)))
    }

    private func type(
      _ declaration: some DeclGroupSyntax,
      _ kind: TypeCode.Kind,
      _ name: String,
      at place: CodeRange
    ) -> TypeCode {
      var type = TypeCode(name, kind: kind, in: scope, at: place)
      type.condition = condition
      type.range = range(declaration)
      type.body = range(declaration.memberBlock)
      type.attributes = attributes(declaration.attributes)
      type.access = Self.access(declaration.modifiers) ?? .internal
      type.inherited = inherited(declaration.inheritanceClause)
      return type
    }

    private func attributes(_ list: AttributeListSyntax) -> [AttributeCode] {
      list.flatMap { element -> [AttributeCode] in
        if case .attribute(let attribute) = element {
          let name = TypeReader.name(attribute.attributeName).name
          return [AttributeCode(name, source.text(of: attribute), range(attribute))]
        }
        // Tests often leave out '@main'. What the others mean depends on the condition.
        guard case .ifConfigDecl(let choice) = element else { return [] }
        return choice.clauses.flatMap { clause -> [AttributeCode] in
          guard case .attributes(let inner)? = clause.elements else { return [] }
          return attributes(inner).filter { $0.name == "main" }
        }
      }
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited -> [String] in
        inherited.type.as(CompositionTypeSyntax.self).map(names) ?? [TypeReader.name(inherited.type).name]
      } ?? []
    }

    /// The protocols in `where Self: AppIntent`, which a protocol refines as well.
    private func refined(_ clause: GenericWhereClauseSyntax?) -> [String] {
      clause?.requirements.flatMap { element -> [String] in
        guard case .conformanceRequirement(let requirement) = element.requirement,
          TypeReader.name(requirement.leftType).name == "Self"
        else { return [] }
        let type = requirement.rightType
        return type.as(CompositionTypeSyntax.self).map(names) ?? [TypeReader.name(type).name]
      } ?? []
    }

    private func names(_ composition: CompositionTypeSyntax) -> [String] {
      composition.elements.map { TypeReader.name($0.type).name }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, into type: TypeCode) {
      let place = file.types.count
      file.types.append(type)
      var type = type
      scope.append(type.name)
      let outer = typeConditions
      typeConditions = conditions.count
      add(members, to: &type)
      typeConditions = outer
      scope.removeLast()
      file.types[place] = type
    }

    private mutating func add(_ members: MemberBlockItemListSyntax, to type: inout TypeCode) {
      for member in members {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          type.properties += properties(variable)
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
          type.functions.append(self.function(function, in: type))
        } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
          type.functions.append(self.initializer(initializer, in: type))
        } else if let declared = member.decl.as(EnumCaseDeclSyntax.self) {
          type.cases += declared.elements.map { element in
            var code = CaseCode(
              element.name.plainName,
              rawValue: element.rawValue.map { expressions.value($0.value) },
              at: range(element.name)
            )
            code.condition = memberCondition
            return code
          }
        } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
          forEachClause(of: conditional) { reader, clause in
            if case .decls(let members) = clause.elements { reader.add(members, to: &type) }
          }
        } else {
          read(member.decl)
        }
      }
    }

    private var expressions: ExpressionReader { ExpressionReader(source: source) }

    /// Reads each variable of a declaration such as `var a = 1, b: Int`. The attributes belong to all of
    /// them. `diff` compares the getter of `id` as text, so comments are left out.
    private func properties(_ variable: VariableDeclSyntax) -> [PropertyCode] {
      let attributes = variable.attributes.compactMap { element -> CallCode? in
        guard case .attribute(let attribute) = element else { return nil }
        let name = TypeReader.name(attribute.attributeName).name
        var call = CallCode(String(name.prefix { $0 != "<" }))
        if case .argumentList(let arguments)? = attribute.arguments {
          call.arguments = expressions.arguments(arguments)
        }
        return call
      }
      return variable.bindings.compactMap { binding -> PropertyCode? in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        var property = PropertyCode(
          name.plainName,
          binding.typeAnnotation.map { TypeReader.name($0.type) },
          at: range(name)
        )
        property.condition = memberCondition
        property.attributes = attributes
        if let initializer = binding.initializer {
          property.value = expressions.value(initializer.value)
          property.valueRange = range(initializer.value)
        } else if let accessors = binding.accessorBlock?.accessors {
          let statements = getter(accessors)
          property.value = statements.map { expressions.value($0) }
          property.valueRange = range(accessors)
          if let statements, property.name == "id" || statements.count == 1 && property.mayIdentify {
            let lines = source.text(of: statements).split(whereSeparator: \.isNewline)
            let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
            property.getter = String(code.joined(separator: "\n").prefix(Self.getterLimit))
          }
        }
        return property
      }
    }

    private func getter(_ accessors: AccessorBlockSyntax.Accessors) -> CodeBlockItemListSyntax? {
      if case .getter(let statements) = accessors { return statements }
      guard case .accessors(let list) = accessors else { return nil }
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }

    private func function(_ function: FunctionDeclSyntax, in type: TypeCode) -> FunctionCode {
      code(of: function, named: function.name, function.signature, body: function.body, in: type)
    }

    private func initializer(_ initializer: InitializerDeclSyntax, in type: TypeCode) -> FunctionCode {
      let name = initializer.initKeyword
      return code(of: initializer, named: name, initializer.signature, body: initializer.body, in: type)
    }

    private static func access(_ modifiers: DeclModifierListSyntax) -> CodeAccess? {
      modifiers.lazy.compactMap { CodeAccess(rawValue: $0.name.text) }.first
    }

    /// Reads what functions and initializers have in common. Members of an extension have its access level if
    /// they name none.
    private func code(
      of declaration: some WithAttributesSyntax & WithModifiersSyntax,
      named name: TokenSyntax,
      _ signature: FunctionSignatureSyntax,
      body: CodeBlockSyntax?,
      in type: TypeCode
    ) -> FunctionCode {
      let parameters = signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.plainName + ":" }
      var code = FunctionCode(
        "\(name.plainName)(\(labels.joined()))",
        body.map { expressions.value($0.statements) },
        at: range(name)
      )
      code.range = range(declaration)
      code.attributes = attributes(declaration.attributes)
      code.access = Self.access(declaration.modifiers) ?? (type.isExtension ? type.access : .internal)
      code.isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
      code.condition = memberCondition
      code.result = (signature.returnClause?.type).flatMap(TypeReader.result)
      code.parameters = parameters.map { parameter in
        FunctionCode.Parameter(
          parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainName,
          (parameter.secondName ?? parameter.firstName).plainName,
          source.text(of: parameter.type),
          hasDefault: parameter.defaultValue != nil
        )
      }
      if readsBodies, let body {
        code.body = BodyReader(source, names: code.parameters.map(\.name)).read(body, of: signature)
      }
      return code
    }

    private func range(_ node: some SyntaxProtocol) -> CodeRange { source.range(of: node) }
  }

  extension PropertyCode {
    /// Whether `id` may be computed from it.
    fileprivate var mayIdentify: Bool { ["String", "UUID", "Int"].contains(type?.name) }
  }

  extension TokenSyntax {
    var plainName: String { identifier?.name ?? text }
  }
#endif
