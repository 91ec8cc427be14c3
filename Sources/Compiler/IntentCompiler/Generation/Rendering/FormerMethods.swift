import IntentSchema

/// The methods of a provider for the earlier names of parameters. Nothing calls them any more, so a provider
/// that still has one does not compile, and the compiler names the new one.
///
/// A method of the provider sets an associated type. Without it, the type is `()`, for which another
/// requirement has a default. For other types, that default is unavailable.
struct FormerMethods {
  /// The word is a part of the names of requirements.
  private typealias Method = (old: ProviderMethods.Method, new: String, word: String)

  private var methods: [Method] = []

  /// - Parameter parameters: With their names in Swift.
  init(_ parameters: Zip2Sequence<[ParameterSchema], [String]>) {
    guard parameters.contains(where: { !$0.0.formerly.isEmpty }) else { return }
    let known = parameters.compactMap { ProviderMethods(of: $0, $1)?.all }.joined()
    var words = Set(known.map { ModuleNames.methodName(of: $0.base) })
    for (parameter, name) in parameters {
      guard let new = ProviderMethods(of: parameter, name) else { continue }
      for former in parameter.formerly {
        let old = ProviderMethods(of: parameter, Naming.member(former))
        for (old, new) in zip(old?.all ?? [], new.names) {
          let word = ModuleNames.methodName(of: old.base)
          if words.insert(word).inserted { methods.append((old, new, word)) }
        }
      }
    }
  }

  func renderRequirements(
    into writer: inout SwiftWriter,
    parameters: (ProviderMethods.Method) -> [SwiftExpression]
  ) {
    for (old, new, word) in methods {
      writer.line()
      writer.comment(["Was renamed to `\(new)`."])
      writer.line("associatedtype Former\(word) = ()")
      let head: SwiftText = "func \(SwiftIdentifier.quoted(old.base))"
      writer.call(head, parameters(old), " async throws -> Former\(word)")
      writer.line("static var former\(word): () { get }")
    }
  }

  func renderDefaults(
    of provider: String,
    _ intent: DefinitionSchema.Intent,
    _ access: String,
    into writer: inout SwiftWriter,
    parameters: (ProviderMethods.Method) -> [SwiftExpression]
  ) {
    guard !methods.isEmpty else { return }
    func block(_ condition: String, _ body: (inout SwiftWriter) -> Void) {
      writer.line()
      writer.deprecation(of: intent)
      writer.block("nonisolated extension \(provider)\(condition)", body)
    }
    block("") { writer in
      for (index, (old, new, word)) in methods.enumerated() {
        if index > 0 { writer.line() }
        let words = SwiftExpression.text("message", "'\(old.name)' is now '\(new)'")
        writer.call("@available", ["*", "unavailable", .text("renamed", new), words])
        writer.line("\(access)static var former\(word): () { () }")
      }
    }
    for (old, _, word) in methods {
      block(" where Former\(word) == ()") { writer in
        let head: SwiftText = "\(access)func \(SwiftIdentifier.quoted(old.base))"
        writer.call(head, parameters(old), " async throws {}")
        writer.line("\(access)static var former\(word): () { () }")
      }
    }
  }
}
