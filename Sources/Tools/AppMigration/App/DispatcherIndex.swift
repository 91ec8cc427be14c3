import AppFacts
import AppProjects

/// The app's code that chooses handlers, by the handlers.
struct DispatcherIndex: Sendable {
  let all: [Dispatcher]
  private let folder: AppFolder

  init(_ declared: DeclarationIndex, _ folder: AppFolder) {
    self.folder = folder
    let extensions = declared.subclasses(of: "INExtension")
    all = declared.types.flatMap { type -> [Dispatcher] in
      let methods = type.functions.filter {
        [Dispatcher.method, Dispatcher.delegateMethod].contains($0.name) && $0.body != nil
      }
      let isExtension = extensions.contains(type.name)
      let choosing = methods.compactMap { Dispatcher(type, $0, isExtension: isExtension) }
      let functions = declared.types(named: type.name).flatMap(\.functions)
      guard isExtension, !type.isExtension, !functions.contains(where: { $0.name == Dispatcher.method }),
        Self.isMade(functions)
      else { return choosing }
      return choosing + [Dispatcher(type, nil, isExtension: true)].compactMap(\.self)
    }
  }

  /// Whether the system can make an object of a type with these functions, as it does for an extension.
  private static func isMade(_ functions: [FunctionCode]) -> Bool {
    let inits = functions.filter { $0.name.hasPrefix("init(") }
    return inits.isEmpty || inits.contains { $0.parameters.isEmpty }
  }

  /// The dispatchers that return one of some types, or return `self` from such a type.
  func choosing(_ types: [String]) -> [Dispatcher] { all.filter { !$0.answers(making: types).isEmpty } }

  /// The dispatchers in types that mention a type.
  func naming(_ type: String) -> [Dispatcher] { all.filter { folder.mentions(type, in: $0.owner) } }
}
