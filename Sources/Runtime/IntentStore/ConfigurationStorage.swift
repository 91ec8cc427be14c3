import IntentPlatform

/// Stores data by name for ``ConfigurationStore``.
protocol ConfigurationStorage: Sendable {
  /// All names in the storage, in no order. ``StoreName`` did not necessarily make all of them.
  func names() throws -> [String]

  /// Whether there is anything under a name.
  func holds(_ name: String) throws -> Bool

  /// Reads the data of a name. This is safe at any time: the data is complete, from before or after a
  /// replacement.
  func read(_ name: String) throws -> StoredBytes

  /// Runs a closure while no other process changes the storage.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result

  /// Replaces the data of a name. When it returns, the data is on the disk. Call it only under the lock.
  func replace(_ name: String, by data: Data) throws

  /// Removes a name and its data. Call it only under the lock.
  func remove(_ name: String) throws

  /// Renames data. The new name must be free. Call it only under the lock.
  func rename(_ name: String, to newName: String) throws

  /// A mark that changes with every change of the storage; `nil` if only ``marks()`` can detect changes.
  func mark() -> StorageMark?

  /// A mark for each configuration, which changes with it.
  func marks() throws -> [String: StorageMark]
}

/// The data of a name.
enum StoredBytes {
  case none
  case data(Data)
  /// It is not a file, or it is larger than a configuration can be.
  case unusable
}

/// A mark that differs between two states of stored data.
typealias StorageMark = [Int]

/// The operations on a store while no other process changes it.
struct LockedStore {
  let storage: any ConfigurationStorage

  /// The record of a widget.
  ///
  /// - Throws: ``ConfigurationStoreError/corrupt(_:setAside:)`` after it was set aside.
  func wholeRecord(of widget: PlacedWidget) throws -> StoreRecord? {
    let name = StoreName.name(of: widget)
    if let newName = try setAsideIfCorrupt(name) {
      throw ConfigurationStoreError.corrupt(widget, setAside: newName)
    }
    guard case .whole(let record) = try storage.record(name) else { return nil }
    return try record.checked(for: widget)
  }

  func replace(_ record: StoreRecord) throws {
    let data = try record.data()
    try storage.replace(try clearedPlace(of: record.widget), by: data)
  }

  func remove(_ widget: PlacedWidget) throws {
    try storage.remove(try clearedPlace(of: widget))
  }

  /// The name for a widget's record, after a corrupt record under it was set aside.
  private func clearedPlace(of widget: PlacedWidget) throws -> String {
    let name = StoreName.name(of: widget)
    guard try setAsideIfCorrupt(name) == nil, case .whole(let record) = try storage.record(name) else {
      return name
    }
    _ = try record.checked(for: widget)
    return name
  }

  /// Renames a corrupt record.
  ///
  /// - Returns: The new name; `nil` where it was not corrupt.
  func setAsideIfCorrupt(_ name: String) throws -> String? {
    guard case .corrupt = try storage.record(name) else { return nil }
    let newName = try StoreName.setAside(name, isTaken: storage.holds)
    try storage.rename(name, to: newName)
    return newName
  }
}
