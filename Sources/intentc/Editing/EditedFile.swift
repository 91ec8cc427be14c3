import ArgumentParser
import Foundation
import IntentCompiler
import IntentEditor
import IntentSchema

/// The file that a configuration is read from and saved to.
struct EditedFile: Sendable {
  let path: String
  /// The bytes that it had when it was read; `nil` where there was no file.
  let bytes: [UInt8]?

  /// Reads the file, if there is one.
  init(_ path: String) throws {
    self.path = path
    bytes = try Self.exists(path) ? Array(Self.read(path)) : nil
  }

  private static func exists(_ path: String) -> Bool {
    // A link that leads nowhere is something too.
    FileManager.default.fileExists(atPath: path)
      || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The bytes of a file that the command line names.
  static func read(_ path: String) throws -> Data {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      )
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular: break
      case .typeDirectory: throw EditFailure("cannot read '\(path)': it is a folder")
      case .typeSymbolicLink: throw EditFailure("cannot read '\(path)': it is a link that leads nowhere")
      default: throw EditFailure("cannot read '\(path)': it is no file")
      }
      guard (attributes[.size] as? Int ?? 0) <= StoredConfiguration.greatestSize else {
        throw EditFailure(
          "cannot read '\(path)': it is larger than \(StoredConfiguration.greatestSize >> 20) MB"
        )
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as EditFailure {
      throw error
    } catch {
      throw EditFailure("cannot read '\(path)': \(error.localizedDescription)")
    }
  }

  /// What a file holds.
  static func plain(_ data: Data, path: String) throws -> PlainValue {
    let file = StoredConfiguration.read(Array(data), path: path)
    guard let plain = file.plain, !file.diagnostics.contains(where: { $0.severity == .error }) else {
      throw UnreadableFile(diagnostics: file.diagnostics, source: file.source)
    }
    return plain
  }

  /// The configuration in the file; a new one where there is none.
  func configuration(_ schema: ConfigurationSchema) throws -> DynamicConfiguration? {
    guard let bytes else { return nil }
    let plain = try Self.plain(Data(bytes), path: path)
    guard let configuration = DynamicConfiguration(schema, reading: plain) else {
      throw EditFailure("'\(path)' holds no configuration: that is an object of values by parameter name")
    }
    return configuration
  }

  /// Saves a configuration: at once or not at all, in the format that the file has.
  ///
  /// - Throws: `ChangedMeanwhile` where the file is not as it was read, unless it may be replaced.
  func write(_ plain: PlainValue, replacing: Bool) throws {
    let format = bytes.map { ConfigurationFormat(of: Data($0)) } ?? ConfigurationFormat(forPath: path)
    let new = Array(try format.data(of: plain))
    let expected = replacing ? (Self.exists(path) ? Array(try Self.read(path)) : nil) : bytes
    do throws(FileError) {
      if let expected {
        if expected != new || bytes != new {
          try FileReplacement.replace(path, expecting: expected, with: new)
        }
      } else {
        try FileReplacement.create(path, with: new)
      }
    } catch .changed {
      throw ChangedMeanwhile(path: path)
    } catch .missing where bytes != nil && !replacing {
      throw ChangedMeanwhile(path: path)
    } catch .missing where expected == nil {
      throw EditFailure("cannot write '\(path)': there is no such folder")
    } catch {
      throw EditFailure("cannot write '\(path)': \(error.words)")
    }
  }
}

/// A file that is not what it should be, with the places of what is wrong.
struct UnreadableFile: Error {
  let diagnostics: [Diagnostic]
  let source: SourceText
}

/// What hinders editing, in one sentence without a full stop.
struct EditFailure: Error, CustomStringConvertible, LocalizedError {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  var errorDescription: String? { description }
}
