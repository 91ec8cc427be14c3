#if canImport(WidgetKit) && !os(tvOS)
  import IntentSchema
  import WidgetKit

  extension ConfigurationFamily {
    /// The family of a widget. A family that definitions do not know has the arrays of a large widget.
    init(_ family: WidgetFamily) {
      self =
        switch family {
        #if !os(watchOS)
          case .systemSmall: .systemSmall
          case .systemMedium: .systemMedium
          case .systemLarge: .systemLarge
          case .systemExtraLarge: .systemExtraLarge
        #endif
        #if os(iOS) || os(watchOS)
          case .accessoryCircular: .accessoryCircular
          case .accessoryRectangular: .accessoryRectangular
          case .accessoryInline: .accessoryInline
        #endif
        #if os(watchOS)
          case .accessoryCorner: .accessoryCorner
        #endif
        default: .systemLarge
        }
    }
  }
#endif
