import IntentPlatform

/// A widget's record, as a file contains it.
struct StoreRecord: Hashable {
  /// The size in bytes. Larger files are not read.
  static let greatestSize = 16 << 20

  var widget: PlacedWidget
  var intent: String
  var configuration: PlainValue

  init(_ widget: PlacedWidget, intent: String, configuration: PlainValue) {
    self.widget = widget
    self.intent = intent
    self.configuration = configuration
  }

  init?(_ data: Data) {
    guard data.count <= Self.greatestSize,
      case .object(let fields) = try? JSONDecoder().decode(PlainValue.self, from: data),
      case .string(let kind) = fields["kind"], case .string(let familyName) = fields["family"],
      case .string(let id) = fields["id"], case .string(let intent) = fields["intent"],
      let family = ConfigurationFamily(rawValue: familyName),
      let configuration = fields["configuration"], case .object = configuration
    else { return nil }
    self.init(PlacedWidget(kind, family, id: id), intent: intent, configuration: configuration)
  }

  func data() throws -> Data {
    guard !configuration.isDeeper(than: PlainValue.greatestDepth) else {
      throw ConfigurationStoreError.unstorable(widget, reason: "it is nested too deeply")
    }
    let fields: PlainValue = .object([
      "kind": .string(widget.kind), "family": .string(widget.family.rawValue), "id": .string(widget.id),
      "intent": .string(intent), "configuration": configuration,
    ])
    guard let data = try? fields.json(.prettyPrinted) else {
      throw ConfigurationStoreError.unstorable(widget, reason: "JSON cannot represent it")
    }
    guard data.count <= Self.greatestSize else {
      throw ConfigurationStoreError.unstorable(widget, reason: "it is larger than 16 MiB")
    }
    guard StoreRecord(data)?.widget == widget else {
      throw ConfigurationStoreError.unstorable(widget, reason: "it is nested too deeply")
    }
    return data
  }
}

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

  // A schema can read any object, and a record always contains an object.
  private func values(_ schema: ConfigurationSchema) -> ConfigurationValues {
    schema.read(configuration) ?? schema.initialValues
  }

  func checked(for widget: PlacedWidget) throws -> StoreRecord {
    guard self.widget == widget else {
      throw ConfigurationStoreError.otherWidget(widget, found: self.widget)
    }
    return self
  }
}

/// The state of a widget's record in a storage.
enum RecordState {
  case none
  case whole(StoreRecord)
  case corrupt
}

extension ConfigurationStorage {
  func record(_ name: String) throws -> RecordState {
    switch try read(name) {
    case .none: .none
    case .data(let data): StoreRecord(data).map { .whole($0) } ?? .corrupt
    case .unusable: .corrupt
    }
  }
}
