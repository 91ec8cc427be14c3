public import Contacts
public import CoreLocation
@_exported public import Foundation

extension CLPlacemark {
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(location: location, name: name, locality: nil, isoCountryCode: nil)
  }
}

// Without Objective-C, these have no optional methods and no values by key.

open class INIntent: NSObject {
  public override init() {}
  public func intentValue<Value>(_ name: String) -> Value? { nil }
}

open class INIntentResponse: NSObject {
  public var userActivity: NSUserActivity?
  public override init() {}
}

open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any? { self }
}

public class NSUserActivity: NSObject {
  public init(activityType: String) {}
}
