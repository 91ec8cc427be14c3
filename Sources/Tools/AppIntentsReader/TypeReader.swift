#if AppIntentsReader
  import SwiftSyntax

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
