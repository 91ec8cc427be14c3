/// What can be done to a store while nobody else changes it.
struct LockedStore {
  let storage: any ConfigurationStorage

  /// What is stored for a widget.
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

  /// The name of a widget's place, in which there is nothing by now that must not be lost.
  private func clearedPlace(of widget: PlacedWidget) throws -> String {
    let name = StoreName.name(of: widget)
    guard try setAsideIfCorrupt(name) == nil, case .whole(let record) = try storage.record(name) else {
      return name
    }
    _ = try record.checked(for: widget)
    return name
  }

  /// Gives what is corrupt another name.
  ///
  /// - Returns: The new name; `nil` where it was not corrupt.
  func setAsideIfCorrupt(_ name: String) throws -> String? {
    guard case .corrupt = try storage.record(name) else { return nil }
    let newName = StoreName.setAside(name, besides: try storage.names())
    try storage.rename(name, to: newName)
    return newName
  }
}
