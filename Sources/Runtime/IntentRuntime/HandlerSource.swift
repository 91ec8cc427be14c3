/// Asks for a SiriKit handler before each use, as SiriKit does. Generated code keeps this instead of a
/// handler.
///
///     OrderHandlerPerformer(.asking { dispatcher.handler(for: $0) })
public struct HandlerSource<Intent, Handler>: @unchecked Sendable {
  private let find: (Intent) async throws -> Handler

  /// Evaluates an expression each time: a new handler if it makes one.
  public init(_ handler: @escaping () -> Handler) {
    find = { _ in handler() }
  }

  private init(find: @escaping (Intent) async throws -> Handler) {
    self.find = find
  }

  /// Asks code that chooses the handler for an intent, such as the `INExtension` of an app.
  public static func asking(_ dispatcher: @escaping (Intent) -> Any?) -> Self {
    Self(find: { try handler(dispatcher($0)) })
  }

  /// Asks code on the main actor, such as an app's delegate.
  public static func askingOnMainActor(_ dispatcher: @escaping @MainActor (Intent) -> Any?) -> Self {
    Self(find: { intent in
      // Safe, because only the caller uses the handler.
      nonisolated(unsafe) let intent = intent
      nonisolated(unsafe) var chosen: Any?
      await MainActor.run { chosen = dispatcher(intent) }
      return try handler(chosen)
    })
  }

  /// - Throws: ``HandlerError/noHandler`` if the dispatcher returns no handler for this intent.
  nonisolated(nonsending) public func callAsFunction(for intent: Intent) async throws -> Handler {
    nonisolated(unsafe) let (find, intent) = (find, intent)
    return try await find(intent)
  }

  private static func handler(_ chosen: Any?) throws -> Handler {
    guard let handler = chosen as? Handler else { throw HandlerError.noHandler }
    return handler
  }
}

/// Why a SiriKit handler gives no answer.
public enum HandlerError: Error, Sendable {
  /// The app has no handler for the intent.
  case noHandler
  /// The handler dropped its completion handler, or took too long to call it.
  case noAnswer

  fileprivate var text: String {
    switch self {
    case .noHandler: "The app has nothing that handles this."
    case .noAnswer: "The app gave no answer."
    }
  }
}

#if canImport(AppIntents)
  public import AppIntents
  public import Foundation

  extension HandlerError: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { "\(text)" }
  }
#endif
