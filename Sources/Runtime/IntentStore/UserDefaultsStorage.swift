#if Foundation
  import Foundation

  /// Keeps records in user defaults, which other processes aren't locked out of.
  struct UserDefaultsStorage: ConfigurationStorage {
    /// Distinguishes the store's keys from the app's other keys.
    private static let prefix = "IntentRuntime."
    // Shared by all stores of this process.
    private static let lock = NSRecursiveLock()

    private let suiteName: String

    init(_ suiteName: String) throws {
      self.suiteName = suiteName
      _ = try defaults()
    }

    /// The defaults, opened anew each time: not every system lets threads share them.
    private func defaults() throws -> UserDefaults {
      guard !suiteName.isEmpty, let defaults = UserDefaults(suiteName: suiteName) else {
        throw ConfigurationStoreError.noSuite(suiteName)
      }
      return defaults
    }

    func names() throws -> [String] {
      try defaults().dictionaryRepresentation().keys
        .filter { $0.hasPrefix(Self.prefix) }
        .map { String($0.dropFirst(Self.prefix.count)) }
    }

    func holds(_ name: String) throws -> Bool {
      try defaults().object(forKey: Self.prefix + name) != nil
    }

    func read(_ name: String) throws -> StoredBytes {
      switch try defaults().object(forKey: Self.prefix + name) {
      case nil: .none
      case let data as Data where data.count <= StoreRecord.greatestSize: .data(data)
      default: .unusable
      }
    }

    func withLock<Result>(_ body: () throws -> Result) throws -> Result {
      try Self.lock.withLock(body)
    }

    func replace(_ name: String, by data: Data) throws {
      let defaults = try defaults()
      defaults.set(data, forKey: Self.prefix + name)
      defaults.synchronize()
    }

    func remove(_ name: String) throws {
      let defaults = try defaults()
      defaults.removeObject(forKey: Self.prefix + name)
      defaults.synchronize()
    }

    func rename(_ name: String, to newName: String) throws {
      let defaults = try defaults()
      // Write the new name first, since an extra copy is better than losing the only one.
      defaults.set(defaults.object(forKey: Self.prefix + name), forKey: Self.prefix + newName)
      defaults.removeObject(forKey: Self.prefix + name)
      defaults.synchronize()
    }

    func marks() throws -> [String: StorageMark] {
      var marks: [String: StorageMark] = [:]
      for name in try names() where StoreName.isRecord(name) {
        guard case .data(let data) = try read(name) else { continue }
        marks[name] = [data.count, Int(truncatingIfNeeded: StoreName.hash(data))]
      }
      return marks
    }
  }
#endif
