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
    private static let getterLimit = 200
    private var conditions: [String] = []
    /// The number of conditions around the type. The others are inside it.
    private var typeConditions = 0

    init(_ source: SourceText, readsBodies: Bool) {
      self.source = source
      self.readsBodies = readsBodies
      file = FileCode(source.path, size: source.bytes.count)
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        guard case .decl(let declaration) = statement.item else { continue }
        if let found = declaration.as(ImportDeclSyntax.self) {
          file.imports.append(NameCode(source.text(of: found.path), source.range(of: found)))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          file.globals += properties(variable)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
          file.functions.append(NameCode(function.name.plainName, range(function.name)))
        } else {
          read(declaration)
        }
      }
    }

    private mutating func read(_ declaration: DeclSyntax) {
      if let found = declaration.as(StructDeclSyntax.self) {
        read(found, .struct, found.name)
      } else if let found = declaration.as(EnumDeclSyntax.self) {
        read(found, .enum, found.name)
      } else if let found = declaration.as(ClassDeclSyntax.self) {
        read(found, .class, found.name)
      } else if let found = declaration.as(ActorDeclSyntax.self) {
        read(found, .actor, found.name)
      } else if let found = declaration.as(ProtocolDeclSyntax.self) {
        file.types.append(type(found, .protocol, found.name.plainName, range(found.name)))
      } else if let found = declaration.as(ExtensionDeclSyntax.self) {
        let name = TypeReader.name(found.extendedType).name
        scope = TypeReader.scope(of: found.extendedType)
        read(found.memberBlock.members, into: type(found, .extension, name, range(found.extendedType)))
        scope = []
      } else if let found = declaration.as(TypeAliasDeclSyntax.self) {
        let name = found.name.plainName
        if let composition = found.initializer.value.as(CompositionTypeSyntax.self) {
          var type = TypeCode(name, kind: .composition, in: scope, at: range(found.name))
          type.range = range(found)
          type.inherited = names(composition)
          file.types.append(type)
        } else if file.aliases[name] == nil {
          file.aliases[name] = TypeReader.name(found.initializer.value)
        }
      } else if let found = declaration.as(IfConfigDeclSyntax.self) {
        forEachClause(of: found) { reader, clause in
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
      return own.isEmpty ? nil : own.suffix(4).joined(separator: " && ")
    }

    private var condition: String? {
      conditions.isEmpty ? nil : conditions.suffix(4).joined(separator: " && ")
    }

    private mutating func read(
      _ declaration: some DeclGroupSyntax,
      _ kind: TypeCode.Kind,
      _ name: TokenSyntax
    ) {
      read(declaration.memberBlock.members, into: type(declaration, kind, name.plainName, range(name)))
    }

    private func type(
      _ declaration: some DeclGroupSyntax,
      _ kind: TypeCode.Kind,
      _ name: String,
      _ place: CodeRange
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
      list.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return AttributeCode(
          TypeReader.name(attribute.attributeName).name,
          source.text(of: attribute),
          range(attribute)
        )
      }
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited -> [String] in
        inherited.type.as(CompositionTypeSyntax.self).map(names) ?? [TypeReader.name(inherited.type).name]
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
            var found = CaseCode(
              element.name.plainName,
              rawValue: element.rawValue.map { expressions.value($0.value) },
              at: range(element.name)
            )
            found.condition = memberCondition
            return found
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
          property.value = value(accessors)
          property.valueRange = range(accessors)
          if property.name == "id", let statements = getter(accessors) {
            let lines = source.text(of: statements).split(whereSeparator: \.isNewline)
            let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
            property.getter = String(code.joined(separator: "\n").prefix(Self.getterLimit))
          }
        }
        return property
      }
    }

    private func value(_ accessors: AccessorBlockSyntax.Accessors) -> CodeValue? {
      if case .getter(let statements) = accessors { return expressions.value(statements, isBuilder: true) }
      return getter(accessors).map { expressions.value($0) }
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

  extension TokenSyntax {
    var plainName: String { identifier?.name ?? text }
  }

  /// Reads the names of types.
  enum TypeReader {
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
        // 'ID' means nothing without the type around it.
        if member.name.text == "ID", member.genericArgumentClause == nil,
          case let owner = name(member.baseType, depth: depth + 1).name, !owner.isEmpty
        {
          return TypeName(owner + ".ID")
        }
        var result = generic(member.name, member.genericArgumentClause, depth)
        if member.genericArgumentClause == nil { result.owner = scope(of: type).joined(separator: ".") }
        return result
      }
      if let plain = type.as(IdentifierTypeSyntax.self) {
        return generic(plain.name, plain.genericArgumentClause, depth)
      }
      return TypeName("")
    }

    /// The types around a type as it is written: `Soup` of `Soup.Mode`.
    static func scope(of type: TypeSyntax) -> [String] {
      var (scope, type) = ([String](), type)
      while scope.count < limit, let base = type.as(MemberTypeSyntax.self)?.baseType {
        scope.insert(name(base).name, at: 0)
        type = base
      }
      return scope
    }

    /// Reads `some A & B<C>`, even in parentheses.
    static func result(_ type: TypeSyntax) -> FunctionCode.Result? {
      guard var constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint else { return nil }
      if let tuple = constraint.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first?.type
      {
        constraint = only
      }
      let parts = constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [constraint]
      var result = FunctionCode.Result([])
      for part in parts {
        let clause =
          part.as(IdentifierTypeSyntax.self)?.genericArgumentClause
          ?? part.as(MemberTypeSyntax.self)?.genericArgumentClause
        let name = String(self.name(part).name.prefix { $0 != "<" })
        result.names.append(name)
        if name == "ReturnsValue", case .type(let value)? = clause?.arguments.first?.argument {
          result.value = self.name(value)
        }
      }
      return result
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
