import IntentPlatform

/// A place for records by name: a folder or user defaults.
protocol ConfigurationStorage: Sendable {
  /// Lists names in any order, also names that ``StoreName`` did not make.
  func names() throws -> [String]

  func holds(_ name: String) throws -> Bool

  /// Returns complete data, even while another process replaces it.
  func read(_ name: String) throws -> StoredBytes

  func withLock<Result>(_ body: () throws -> Result) throws -> Result

  /// Waits for the disk. The caller must hold the lock.
  func replace(_ name: String, by data: Data) throws

  /// The caller must hold the lock.
  func remove(_ name: String) throws

  /// The new name must not be taken. The caller must hold the lock.
  func rename(_ name: String, to newName: String) throws

  func marks() throws -> [String: StorageMark]
}

/// The contents of a record, before it is decoded.
enum StoredBytes {
  case none
  case data(Data)
  /// The entry is not a file, or is larger than any configuration.
  case unusable
}

/// Numbers that change when the stored data changes.
typealias StorageMark = [Int]

/// The operations of a store that need its lock.
struct LockedStore {
  let storage: any ConfigurationStorage

  /// Sets a corrupt record aside and throws ``ConfigurationStoreError/corrupt(_:setAside:)``.
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
    try storage.replace(try clearedName(of: record.widget), by: data)
  }

  func remove(_ widget: PlacedWidget) throws {
    try storage.remove(try clearedName(of: widget))
  }

  private func clearedName(of widget: PlacedWidget) throws -> String {
    let name = StoreName.name(of: widget)
    guard try setAsideIfCorrupt(name) == nil, case .whole(let record) = try storage.record(name) else {
      return name
    }
    _ = try record.checked(for: widget)
    return name
  }

  func setAsideIfCorrupt(_ name: String) throws -> String? {
    guard case .corrupt = try storage.record(name) else { return nil }
    let newName = try StoreName.setAside(name, isTaken: storage.holds)
    try storage.rename(name, to: newName)
    return newName
  }
}
