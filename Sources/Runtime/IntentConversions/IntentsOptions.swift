#if canImport(Intents)
  public import Intents
  public import IntentRuntime

  extension NSObject {
    /// Returns the value of a property by its name; `nil` if there is none.
    public func intentValue<Value>(_ name: String) -> Value? {
      responds(to: NSSelectorFromString(name)) ? value(forKey: name) as? Value : nil
    }
  }

  @available(tvOS, unavailable)
  extension OptionsCollection where Value: ParameterValueConvertible {
    /// Creates options from a handler's, with their sections and subtitles.
    public init<Item: NSObject>(_ collection: INObjectCollection<Item>, _ convert: (Item) -> Value?) {
      self.init(
        sections: collection.sections.map { section in
          Section(
            section.title,
            options: section.items.compactMap { item in
              guard let value = convert(item) else { return nil }
              let object = item as? INObject
              return Option(value, displayString: object?.displayString, subtitle: object?.subtitleString)
            }
          )
        }
      )
    }
  }
#endif
