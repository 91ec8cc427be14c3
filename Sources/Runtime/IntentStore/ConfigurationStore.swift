public import IntentPlatform

/// Stores configurations for several processes, such as an app and its extension.
///
/// Readers get a complete configuration, even if another process is changing it or was killed during a
/// change. All methods wait for the disk, and throw ``ConfigurationStoreError``.
public struct ConfigurationStore: Sendable {
  // No typed throws: with them, a `catch` of one case with a `where` can crash the compiler of Swift 6.3.1.
  let storage: any ConfigurationStorage

  init(storage: any ConfigurationStorage) {
    self.storage = storage
  }

  /// Creates a store in a folder, with a file per widget.
  ///
  /// If the disk is reliable, a change survives a power failure once its method has returned. A change waits
  /// up to ten seconds for a lock. Reading only needs the lock if a configuration is corrupt.
  ///
  /// - Parameter directory: The folder, which is created if needed. On Apple's systems, use an app group's
  ///   folder.
  /// - Throws: Errors of `FileManager`.
  public init(directory: URL) throws {
    storage = try DirectoryStorage(directory)
  }

  #if Foundation
    /// Creates a store in an app group's user defaults. Prefer a folder: here, processes share no lock, so
    /// one of two simultaneous changes may be lost, and a power failure may lose the last changes.
    ///
    /// - Throws: ``ConfigurationStoreError/noSuite(_:)``.
    public init(suiteName: String) throws {
      storage = try UserDefaultsStorage(suiteName)
    }
  #endif
}

extension ConfigurationStore {
  /// Reads a configuration. If it is corrupt, sets it aside under another name and throws an error.
  ///
  /// - Throws: ``ConfigurationStoreError/corrupt(_:setAside:)`` and other errors of the store.
  public func read<Configuration: GeneratedConfiguration>(
    _ type: Configuration.Type = Configuration.self,
    for widget: PlacedWidget
  ) throws -> StoredConfiguration<Configuration>? {
    try record(of: widget).map { $0.stored(type) }
  }

  /// Reads a configuration without generated code.
  public func read(
    _ schema: ConfigurationSchema,
    for widget: PlacedWidget
  ) throws -> StoredConfiguration<DynamicConfiguration>? {
    try record(of: widget).map { $0.stored(schema) }
  }

  /// Stores or replaces a configuration, including its retained values. A corrupt previous configuration is
  /// set aside.
  ///
  /// - Throws: ``ConfigurationStoreError/unstorable(_:reason:)`` and other errors of the store.
  public func write(
    _ configuration: some GeneratedConfiguration,
    for widget: PlacedWidget,
    includingHidden: Bool = false
  ) throws {
    try put(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
  }

  /// Stores a configuration without generated code.
  public func write(
    _ configuration: DynamicConfiguration,
    for widget: PlacedWidget,
    includingHidden: Bool = false
  ) throws {
    try put(StoreRecord(configuration, for: widget, includingHidden: includingHidden))
  }

  /// Changes the stored configuration, or stores a new one. If the store is a folder, no other process
  /// changes the configuration before this method returns.
  ///
  /// - Parameters:
  ///   - type: The configuration's type.
  ///   - widget: The placed widget.
  ///   - includingHidden: Whether to store hidden values, too.
  ///   - change: Changes the configuration. It must not use the store.
  /// - Throws: Also the errors of `change`. After an error, the store is unchanged, except that a corrupt
  ///   configuration is set aside.
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

  /// Changes a configuration without generated code.
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

  /// Removes a configuration. If the configuration is corrupt, sets it aside instead.
  ///
  /// - Throws: ``ConfigurationStoreError``.
  public func remove(_ widget: PlacedWidget) throws {
    try locked { try $0.remove(widget) }
  }

  /// Copies a configuration to a widget without one.
  ///
  /// - Throws: ``ConfigurationStoreError/missing(_:)``, ``ConfigurationStoreError/occupied(_:)`` and other
  ///   errors of the store.
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

  /// Lists the contents, and sets corrupt configurations aside.
  ///
  /// - Throws: ``ConfigurationStoreError/system(path:code:)`` if the store can't be listed.
  public func contents() throws -> StoreContents {
    var contents = StoreContents()
    var corrupt: [String] = []
    for name in try storage.names() where StoreName.isRecord(name) {
      do {
        switch try storage.record(name) {
        case .none: break
        case .whole(let record) where StoreName.name(of: record.widget) == name:
          contents.widgets.append(record.widget)
        case .whole: contents.misplaced.append(name)
        case .corrupt: corrupt.append(name)
        }
      } catch let error as ConfigurationStoreError {
        contents.failures.append(StoreFailure(widget: StoreName.widget(of: name), error: error))
      }
    }
    let stuck = setAside(corrupt, &contents)
    contents.setAside = (try storage.names().filter(StoreName.isSetAside) + stuck).sorted()
    contents.misplaced.sort()
    contents.widgets.sort { ($0.kind, $0.family.rawValue, $0.id) < ($1.kind, $1.family.rawValue, $1.id) }
    contents.failures.sort { $0.error.description < $1.error.description }
    return contents
  }

  /// Returns the names that could not be set aside.
  private func setAside(_ names: [String], _ contents: inout StoreContents) -> [String] {
    var stuck: [String] = []
    for (index, name) in names.enumerated() {
      do {
        try locked { _ = try $0.setAsideIfCorrupt(name) }
      } catch let error as ConfigurationStoreError {
        if case .busy = error {
          // The next attempt would also time out.
          contents.failures.append(StoreFailure(widget: nil, error: error))
          return stuck + names[index...]
        }
        stuck.append(name)
      } catch {
        stuck.append(name)
      }
    }
    return stuck
  }
}

extension ConfigurationStore {
  private func record(of widget: PlacedWidget) throws -> StoreRecord? {
    switch try storage.record(StoreName.name(of: widget)) {
    case .none: nil
    case .whole(let record): try record.checked(for: widget)
    // Read again under the lock, because another process may have replaced the record.
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
