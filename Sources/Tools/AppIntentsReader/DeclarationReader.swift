#if AppIntentsReader
  import IntentComparison
  import IntentDiagnostics
  import SwiftSyntax

  /// Reads the types of one source, also those in other types and in `#if`.
  struct DeclarationReader {
    let source: SourceText
    private(set) var types: [TypeCode] = []
    private(set) var aliases: [String: TypeName] = [:]
    /// The names of the types around what is being read.
    private var scope: [String] = []

    init(_ source: SourceText) {
      self.source = source
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        if case .decl(let declaration) = statement.item { read(declaration) }
      }
    }

    private mutating func read(_ declaration: DeclSyntax) {
      if let found = declaration.as(StructDeclSyntax.self) {
        read(found, found.name, found.inheritanceClause)
      } else if let found = declaration.as(EnumDeclSyntax.self) {
        read(found, found.name, found.inheritanceClause)
      } else if let found = declaration.as(ClassDeclSyntax.self) {
        read(found, found.name, found.inheritanceClause)
      } else if let found = declaration.as(ActorDeclSyntax.self) {
        read(found, found.name, found.inheritanceClause)
      } else if let found = declaration.as(ProtocolDeclSyntax.self) {
        types.append(type(found.name, found.inheritanceClause))
      } else if let found = declaration.as(ExtensionDeclSyntax.self) {
        var type = TypeCode(
          TypeReader.name(found.extendedType).name,
          in: scope,
          at: location(found.extendedType)
        )
        type.isExtension = true
        type.inherited = inherited(found.inheritanceClause)
        read(found.memberBlock.members, into: type)
      } else if let found = declaration.as(TypeAliasDeclSyntax.self) {
        let name = found.name.plainName
        if let composition = found.initializer.value.as(CompositionTypeSyntax.self) {
          var type = TypeCode(name, in: scope, at: location(found.name))
          type.inherited = names(composition)
          types.append(type)
        } else if aliases[name] == nil {
          aliases[name] = TypeReader.name(found.initializer.value)
        }
      } else if let found = declaration.as(IfConfigDeclSyntax.self) {
        for clause in found.clauses {
          switch clause.elements {
          case .statements(let statements): read(statements)
          case .decls(let members):
            for member in members { read(member.decl) }
          default: break
          }
        }
      }
    }

    private mutating func read(
      _ declaration: some DeclGroupSyntax,
      _ name: TokenSyntax,
      _ clause: InheritanceClauseSyntax?
    ) {
      read(declaration.memberBlock.members, into: type(name, clause))
    }

    private func type(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> TypeCode {
      var type = TypeCode(name.plainName, in: scope, at: location(name))
      type.inherited = inherited(clause)
      return type
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited -> [String] in
        inherited.type.as(CompositionTypeSyntax.self).map(names) ?? [TypeReader.name(inherited.type).name]
      } ?? []
    }

    /// The names in `A & B`.
    private func names(_ composition: CompositionTypeSyntax) -> [String] {
      composition.elements.map { TypeReader.name($0.type).name }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, into type: TypeCode) {
      let place = types.count
      types.append(type)
      var type = type
      scope.append(type.name)
      add(members, to: &type)
      scope.removeLast()
      types[place] = type
    }

    private mutating func add(_ members: MemberBlockItemListSyntax, to type: inout TypeCode) {
      for member in members {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          type.properties += properties(variable)
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
          type.functions.append(self.function(function))
        } else if let declared = member.decl.as(EnumCaseDeclSyntax.self) {
          type.cases += declared.elements.map { element in
            CaseCode(
              element.name.plainName,
              rawValue: element.rawValue.map { expressions.value($0.value) },
              at: location(element.name)
            )
          }
        } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
          for clause in conditional.clauses {
            if case .decls(let members) = clause.elements { add(members, to: &type) }
          }
        } else {
          read(member.decl)
        }
      }
    }

    private var expressions: ExpressionReader { ExpressionReader(source: source) }

    private func properties(_ variable: VariableDeclSyntax) -> [PropertyCode] {
      let attributes = variable.attributes.compactMap { element -> CallCode? in
        guard case .attribute(let attribute) = element else { return nil }
        // Without the generic argument of `IntentParameter<Bool>`.
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
          at: location(name)
        )
        property.attributes = attributes
        if let initializer = binding.initializer {
          property.value = expressions.value(initializer.value)
        } else if let accessors = binding.accessorBlock?.accessors {
          property.value = value(accessors)
        }
        return property
      }
    }

    private func value(_ accessors: AccessorBlockSyntax.Accessors) -> CodeValue? {
      switch accessors {
      case .getter(let statements): expressions.value(statements)
      case .accessors(let list):
        list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body
          .map { expressions.value($0.statements) }
      }
    }

    private func function(_ function: FunctionDeclSyntax) -> FunctionCode {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.plainName + ":" }
      return FunctionCode(
        "\(function.name.plainName)(\(labels.joined()))",
        function.body.map { expressions.value($0.statements) },
        at: location(function.name)
      )
    }

    private func location(_ node: some SyntaxProtocol) -> CodePlace { source.location(of: node) }
  }

  extension TokenSyntax {
    /// A name without backticks.
    var plainName: String { identifier?.name ?? text }
  }

  /// Reads the name of a type, whichever way Swift spells it.
  enum TypeReader {
    /// How deep arguments of generic types may be nested.
    private static let limit = 8

    static func name(_ type: TypeSyntax, depth: Int = 0) -> TypeName {
      guard depth < limit else { return TypeName("") }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return with(optional.wrappedType, depth) { $0.isOptional = true }
      }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return with(optional.wrappedType, depth) { $0.isOptional = true }
      }
      if let array = type.as(ArrayTypeSyntax.self) { return with(array.element, depth) { $0.isArray = true } }
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return name(attributed.baseType, depth: depth + 1)
      }
      if let some = type.as(SomeOrAnyTypeSyntax.self) { return name(some.constraint, depth: depth + 1) }
      if let member = type.as(MemberTypeSyntax.self) {
        return generic(member.name, member.genericArgumentClause, depth)
      }
      if let plain = type.as(IdentifierTypeSyntax.self) {
        return generic(plain.name, plain.genericArgumentClause, depth)
      }
      return TypeName("")
    }

    private static func with(_ type: TypeSyntax, _ depth: Int, _ change: (inout TypeName) -> Void) -> TypeName
    {
      var result = name(type, depth: depth + 1)
      change(&result)
      return result
    }

    private static func generic(
      _ name: TokenSyntax,
      _ clause: GenericArgumentClauseSyntax?,
      _ depth: Int
    ) -> TypeName {
      let arguments = (clause?.arguments).map { list in
        list.map { argument in
          if case .type(let type) = argument.argument {
            self.name(type, depth: depth + 1)
          } else {
            TypeName("")
          }
        }
      }
      guard let arguments, let first = arguments.first else { return TypeName(name.plainName) }
      var result = first
      switch name.plainName {
      case "Optional": result.isOptional = true
      case "Array", "Set": result.isArray = true
      default: result = TypeName("\(name.plainName)<\(arguments.map(\.name).joined(separator: ", "))>")
      }
      return result
    }
  }
#endif
