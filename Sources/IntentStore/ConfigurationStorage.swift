import IntentPlatform

/// Keeps bytes by name, for ``ConfigurationStore``.
protocol ConfigurationStorage: Sendable {
  /// The names of all that is kept, in no order. Names that ``StoreName`` did not make may be among them.
  func names() throws -> [String]

  /// What is kept under a name. Safe at any time: it is what was kept before or after a replacement, whole.
  func read(_ name: String) throws -> StoredBytes

  /// Runs something while no other process changes what is kept.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result

  /// Keeps bytes in place of what is kept under a name. When it returns, they last. Only under the lock.
  func replace(_ name: String, by data: Data) throws

  /// Removes what is kept under a name. Only under the lock.
  func remove(_ name: String) throws

  /// Gives what is kept under a name another one, which must be free. Only under the lock.
  func rename(_ name: String, to newName: String) throws

  /// Something that changes with every change of anything; `nil` where nothing less than ``marks()`` can say.
  func mark() -> StorageMark?

  /// For each configuration something that changes with it.
  func marks() throws -> [String: StorageMark]
}

/// What is kept under a name.
enum StoredBytes {
  case none
  case data(Data)
  /// No file, or a larger one than a configuration can be.
  case unusable
}

/// What tells one state of something stored from a later one.
typealias StorageMark = [Int]
