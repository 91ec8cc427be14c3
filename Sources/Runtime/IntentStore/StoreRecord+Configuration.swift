extension StoreRecord {
  init(_ configuration: some GeneratedConfiguration, for widget: PlacedWidget, includingHidden: Bool) {
    let schema = type(of: configuration).schema
    let values = configuration.configurationValues()
    self.init(
      widget,
      intent: schema.className,
      configuration: schema.write(values, includingHidden: includingHidden)
    )
  }

  init(_ configuration: DynamicConfiguration, for widget: PlacedWidget, includingHidden: Bool) {
    let schema = configuration.schema
    let values = configuration.configurationValues
    self.init(
      widget,
      intent: schema.className,
      configuration: schema.write(values, includingHidden: includingHidden)
    )
  }

  func stored<Configuration: GeneratedConfiguration>(
    _ type: Configuration.Type
  ) -> StoredConfiguration<Configuration> {
    let configuration = Configuration(values(Configuration.schema))
    return StoredConfiguration(
      configuration: configuration,
      issues: configuration.issues(for: widget.family),
      intent: intent
    )
  }

  func stored(_ schema: ConfigurationSchema) -> StoredConfiguration<DynamicConfiguration> {
    let configuration = DynamicConfiguration(schema, values(schema))
    return StoredConfiguration(
      configuration: configuration,
      issues: configuration.issues(for: widget.family),
      intent: intent
    )
  }

  /// A record always holds an object, which is the only requirement of a schema.
  private func values(_ schema: ConfigurationSchema) -> ConfigurationValues {
    schema.read(configuration) ?? schema.initialValues
  }

  /// The record, if it belongs to the widget.
  func checked(for widget: PlacedWidget) throws -> StoreRecord {
    guard self.widget == widget else {
      throw ConfigurationStoreError.otherWidget(widget, found: self.widget)
    }
    return self
  }
}

/// The content of a place in a store.
enum StorePlace {
  case none
  case whole(StoreRecord)
  case corrupt
}

extension ConfigurationStorage {
  /// The data of a name, read as a record.
  func record(_ name: String) throws -> StorePlace {
    switch try read(name) {
    case .none: .none
    case .data(let data): StoreRecord(data).map { .whole($0) } ?? .corrupt
    case .unusable: .corrupt
    }
  }
}
