import AppFacts

/// The names that a Swift file declares, and the initializers that it calls.
struct FileNames: Sendable {
  /// A member of a type.
  enum Member: Sendable, Hashable {
    case named(String)
    /// An initializer is known by its type and its first label, like a call of it: `State(state:`.
    case initializer(of: String, label: String?)

    static func initializer(_ type: String, _ label: String?) -> Member {
      .initializer(of: type.split(separator: ".").last.map(String.init) ?? "", label: label)
    }

    var words: String {
      switch self {
      case .named(let name): name
      case .initializer(let type, let label): "\(type)(\(label ?? "_"):"
      }
    }
  }

  /// Types, and what the file declares outside of types.
  private(set) var types: Set<String>
  /// The types that other files can use.
  let offered: Set<String>
  /// Members that extensions add, with the types.
  private(set) var added: [(type: String, member: Member)] = []
  private(set) var members: Set<Member> = []
  /// The initializers that the file calls.
  private(set) var made: Set<Member> = []

  init(_ file: FileCode) {
    types = Set(file.globals.map(\.name) + file.functions.map(\.name) + file.aliases.keys)
    offered = Set(
      file.declarations.filter { !$0.name.contains(".") }.map { String($0.name.prefix { $0 != "(" }) }
    )
    for type in file.types {
      let members: [Member] =
        type.functions.map { function in
          function.baseName == "init"
            ? .initializer(type.name, function.parameters.first?.label) : .named(function.baseName)
        } + type.properties.map { .named($0.name) }
      self.members.formUnion(members + type.cases.map { .named($0.name) })
      let calls = type.functions.compactMap(\.body).flatMap(\.calls).filter {
        $0.callee.first?.isUppercase == true
      }
      made.formUnion(calls.map { .initializer($0.callee, $0.arguments.first?.label) })
      if type.isExtension {
        added += members.map { (type: type.name, member: $0) }
      } else if type.scope.isEmpty {
        types.insert(type.name)
      }
    }
  }
}
