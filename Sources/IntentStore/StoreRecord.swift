import IntentPlatform

/// What stands in a store for one widget: the configuration, and whose it is.
struct StoreRecord: Hashable {
  /// The greatest size in bytes. It bounds what is read of a file that somebody else has put there.
  static let greatestSize = 16 << 20

  var widget: PlacedWidget
  /// The class name of the intent.
  var intent: String
  /// The configuration as a file holds it.
  var configuration: PlainValue

  init(_ widget: PlacedWidget, intent: String, configuration: PlainValue) {
    self.widget = widget
    self.intent = intent
    self.configuration = configuration
  }

  /// Reads a record. `nil` for what is none.
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

  /// The record in bytes.
  ///
  /// - Throws: ``ConfigurationStoreError`` where they could not be read again.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let fields: PlainValue = .object([
      "kind": .string(widget.kind), "family": .string(widget.family.rawValue), "id": .string(widget.id),
      "intent": .string(intent), "configuration": configuration,
    ])
    guard let data = try? encoder.encode(fields) else {
      throw ConfigurationStoreError.unstorable(widget, reason: "JSON has no way to say it")
    }
    guard data.count <= Self.greatestSize else {
      throw ConfigurationStoreError.unstorable(widget, reason: "it is larger than 16 MiB")
    }
    guard StoreRecord(data)?.widget == widget else {
      throw ConfigurationStoreError.unstorable(widget, reason: "it nests too deep")
    }
    return data
  }
}
