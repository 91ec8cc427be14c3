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
