@_exported public import Intents

@MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

@MainActor public final class UIApplication {
  public static let shared = UIApplication()

  /// SwiftUI's adaptor also wraps an app's delegate, so that a cast to its class fails.
  public struct Delegate {
    let base: any UIApplicationDelegate

    /// Stands for the optional method.
    @MainActor public struct Method {
      let base: any UIApplicationDelegate

      public func callAsFunction(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        base.application(application, handlerFor: intent)
      }
    }

    @MainActor public var application: Method? { Method(base: base) }
  }

  public private(set) var delegate: Delegate?

  public func start(_ delegate: any UIApplicationDelegate) { self.delegate = Delegate(base: delegate) }
}
