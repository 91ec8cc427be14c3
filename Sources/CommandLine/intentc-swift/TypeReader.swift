#if AppIntentsReader
  import AppFacts
  import SwiftSyntax

  /// Reads the names of types.
  enum TypeReader {
    /// How many optionals, arrays and owners are followed into a type. The reader calls itself for each, and
    /// people nest fewer.
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
