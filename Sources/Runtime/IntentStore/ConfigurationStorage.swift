import IntentPlatform

/// Stores data by name for ``ConfigurationStore``.
protocol ConfigurationStorage: Sendable {
  /// Lists all names in any order, even if ``StoreName`` did not make them.
  func names() throws -> [String]

  func holds(_ name: String) throws -> Bool

  /// Reads data at any time. It is complete, from before or after a replacement.
  func read(_ name: String) throws -> StoredBytes

  /// Runs a closure while no other process changes the storage.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result

  /// Replaces data and waits until it is on the disk. Only call it under the lock.
  func replace(_ name: String, by data: Data) throws

  /// Removes data. Only call it under the lock.
  func remove(_ name: String) throws

  /// Renames data. The new name must be free. Only call it under the lock.
  func rename(_ name: String, to newName: String) throws

  /// Returns a mark that changes with the storage; `nil` if only ``marks()`` can detect changes.
  func mark() -> StorageMark?

  /// Returns a mark for each configuration, which changes with it.
  func marks() throws -> [String: StorageMark]
}

enum StoredBytes {
  case none
  case data(Data)
  /// Not a file, or larger than any configuration.
  case unusable
}

/// A mark that differs between two states of stored data.
typealias StorageMark = [Int]

struct LockedStore {
  let storage: any ConfigurationStorage

  /// Returns a widget's record, or sets it aside and throws ``ConfigurationStoreError/corrupt(_:setAside:)``.
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

  /// Returns the name for a widget's record, after setting a corrupt one aside.
  private func clearedPlace(of widget: PlacedWidget) throws -> String {
    let name = StoreName.name(of: widget)
    guard try setAsideIfCorrupt(name) == nil, case .whole(let record) = try storage.record(name) else {
      return name
    }
    _ = try record.checked(for: widget)
    return name
  }

  /// Renames a record if it is corrupt, and returns the new name.
  func setAsideIfCorrupt(_ name: String) throws -> String? {
    guard case .corrupt = try storage.record(name) else { return nil }
    let newName = try StoreName.setAside(name, isTaken: storage.holds)
    try storage.rename(name, to: newName)
    return newName
  }
}
