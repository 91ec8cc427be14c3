/// The systems on which a generated declaration can be used.
struct Availability: Sendable, Hashable {
  /// Whether it needs iOS 17 and the systems of its year; otherwise iOS 16 is enough.
  var needsIOS17 = false
  /// Whether tvOS, which has no widgets that people can configure, lacks it.
  var isMissingOnTVOS = false

  static let iOS16 = Availability()
  static let iOS17 = Availability(needsIOS17: true)
  static let widgets = Availability(needsIOS17: true, isMissingOnTVOS: true)

  /// The systems that have both.
  mutating func formIntersection(_ other: Availability) {
    needsIOS17 = needsIOS17 || other.needsIOS17
    isMissingOnTVOS = isMissingOnTVOS || other.isMissingOnTVOS
  }

  /// The attributes, a line each.
  var attributes: [String] {
    if isMissingOnTVOS {
      ["@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)", "@available(tvOS, unavailable)"]
    } else if needsIOS17 {
      ["@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)"]
    } else {
      ["@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)"]
    }
  }
}
