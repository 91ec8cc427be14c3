/// The systems that have a part of Apple's Intents framework, as attributes.
enum Availability {
  static let intents = "@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)"
  static let resolution = "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)"
  static let resolutionClass = "\(resolution) @available(tvOS, unavailable)"
  /// Types of parameters that the first version of custom intents did not have.
  static let laterType = "@available(iOS 13.0, macOS 10.16, watchOS 6.0, *)"
  /// What uses a type that Apple's framework does not have on macOS.
  static let notOnMac = "@available(macOS, unavailable)"
  static let options = "@available(iOS 14.0, macOS 11.0, watchOS 7.0, *)"
  static let oldOptions = [
    "@available(iOS, introduced: 13.0, deprecated: 14.0, message: \"\")",
    "@available(watchOS, introduced: 6.0, deprecated: 7.0, message: \"\")",
  ]
}
