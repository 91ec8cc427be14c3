public import IntentPlatform

/// Keeps the configurations of the widgets that people have placed, beyond the end of a process and for several
/// processes, such as an app and its extension.
///
/// A reading gives what was stored before or after any change, whole, whoever changes it at the time and
/// however that ends. All methods wait for the disk.
public struct ConfigurationStore: Sendable {
  let storage: any ConfigurationStorage

  /// A store in a folder, with a file for each widget.
  ///
  /// What a method has changed when it returns stays changed, even if the power fails, as far as the disk keeps
  /// its word. Changes take turns by a lock on a file of the folder, for which a method waits ten seconds at
  /// most; readings wait for nothing.
  ///
  /// - Parameter directory: The folder, on Apple's systems that of an app group. It is made where it is missing.
  /// - Throws: What `FileManager` throws where the folder cannot be made.
  public init(directory: URL) throws {
    storage = try DirectoryStorage(directory)
  }

  #if Foundation
    /// A store in user defaults, which does less than a folder: prefer that.
    ///
    /// User defaults say neither when a value is on the disk nor that two processes take turns: of two changes at
    /// once, one may be lost, and so may the last ones before the power fails.
    ///
    /// - Parameter suiteName: The name of an app group.
    /// - Throws: ``ConfigurationStoreError/noSuite(_:)``.
    public init(suiteName: String) throws {
      storage = try UserDefaultsStorage(suiteName)
    }
  #endif
}

extension ConfigurationStore {
  /// The configuration of a widget; `nil` where none is stored.
  ///
  /// - Throws: ``ConfigurationStoreError``; where what is stored is corrupt, it is set aside first.
  public func read<Configuration: GeneratedConfiguration>(
    _ type: Configuration.Type = Configuration.self,
    for widget: PlacedWidget
  ) throws -> StoredConfiguration<Configuration>? {
    try record(of: widget).map { $0.stored(type) }
  }

  /// The same without generated code.
  public func read(
    _ schema: ConfigurationSchema,
    for widget: PlacedWidget
  ) throws -> StoredConfiguration<DynamicConfiguration>? {
    try record(of: widget).map { $0.stored(schema) }
  }

  /// Stores the configuration of a widget in place of what was stored for it. What was corrupt is set aside.
  ///
  /// - Parameters:
  ///   - configuration: The configuration. What was retained in it is stored too.
  ///   - widget: The widget.
  ///   - includingHidden: Whether the values of hidden parameters are stored too.
  /// - Throws: ``ConfigurationStoreError``.
  public func write(
    _ configuration: some GeneratedConfiguration,
    for widget: PlacedWidget,
    includingHidden: Bool = false
  ) throws {
    try put(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
  }

  /// The same without generated code.
  public func write(
    _ configuration: DynamicConfiguration,
    for widget: PlacedWidget,
    includingHidden: Bool = false
  ) throws {
    try put(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
  }

  /// Changes the configuration of a widget, while no other process changes anything in the store.
  ///
  /// - Parameters:
  ///   - type: The type of the configuration.
  ///   - widget: The widget.
  ///   - includingHidden: Whether the values of hidden parameters are stored too.
  ///   - change: Changes the stored configuration, or a new one where none is stored. It must not use the store.
  /// - Returns: What is stored now.
  /// - Throws: ``ConfigurationStoreError``, and what `change` throws; nothing is changed then, but what is
  ///   corrupt is set aside.
  @discardableResult
  public func update<Configuration: GeneratedConfiguration>(
    _ type: Configuration.Type = Configuration.self,
    for widget: PlacedWidget,
    includingHidden: Bool = false,
    _ change: (inout Configuration) throws -> Void
  ) throws -> Configuration {
    try locked {
      var configuration = try $0.wholeRecord(of: widget)?.stored(type).configuration ?? Configuration()
      try change(&configuration)
      try $0.replace(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
      return configuration
    }
  }

  /// The same without generated code.
  @discardableResult
  public func update(
    _ schema: ConfigurationSchema,
    for widget: PlacedWidget,
    includingHidden: Bool = false,
    _ change: (inout DynamicConfiguration) throws -> Void
  ) throws -> DynamicConfiguration {
    try locked {
      var configuration =
        try $0.wholeRecord(of: widget)?.stored(schema).configuration ?? DynamicConfiguration(schema)
      try change(&configuration)
      try $0.replace(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
      return configuration
    }
  }

  /// Forgets the configuration of a widget, if there is one. What is corrupt is set aside.
  ///
  /// - Throws: ``ConfigurationStoreError``.
  public func remove(_ widget: PlacedWidget) throws {
    try locked { try $0.remove(widget) }
  }

  /// Stores the configuration of one widget, as it is, as the start of another.
  ///
  /// - Throws: ``ConfigurationStoreError``, among them ``ConfigurationStoreError/missing(_:)`` and
  ///   ``ConfigurationStoreError/occupied(_:)``.
  public func copy(_ source: PlacedWidget, to widget: PlacedWidget) throws {
    try locked {
      guard var record = try $0.wholeRecord(of: source) else {
        throw ConfigurationStoreError.missing(source)
      }
      guard try $0.wholeRecord(of: widget) == nil else { throw ConfigurationStoreError.occupied(widget) }
      record.widget = widget
      try $0.replace(record)
    }
  }

  /// All that is stored. What is corrupt is set aside.
  ///
  /// - Throws: ``ConfigurationStoreError``.
  public func contents() throws -> StoreContents {
    var contents = StoreContents(widgets: [], setAside: [], misplaced: [])
    var stuck: [String] = []
    for name in try storage.names() where StoreName.isRecord(name) {
      switch try storage.record(name) {
      case .none: break
      case .whole(let record) where StoreName.name(of: record.widget) == name:
        contents.widgets.append(record.widget)
      case .whole: contents.misplaced.append(name)
      case .corrupt:
        do {
          try locked { _ = try $0.setAsideIfCorrupt(name) }
        } catch ConfigurationStoreError.system {
          stuck.append(name)
        }
      }
    }
    contents.setAside = (try storage.names().filter(StoreName.isSetAside) + stuck).sorted()
    contents.misplaced.sort()
    contents.widgets.sort { ($0.kind, $0.family.rawValue, $0.id) < ($1.kind, $1.family.rawValue, $1.id) }
    return contents
  }
}

extension ConfigurationStore {
  /// What is stored for a widget. What is corrupt is set aside.
  private func record(of widget: PlacedWidget) throws -> StoreRecord? {
    switch try storage.record(StoreName.name(of: widget)) {
    case .none: nil
    case .whole(let record): try record.checked(for: widget)
    // Somebody may have mended it by now, so look again under the lock.
    case .corrupt: try locked { try $0.wholeRecord(of: widget) }
    }
  }

  private func put(_ record: StoreRecord) throws {
    try locked { try $0.replace(record) }
  }

  private func locked<Result>(_ body: (LockedStore) throws -> Result) throws -> Result {
    try storage.withLock { try body(LockedStore(storage: storage)) }
  }
}
