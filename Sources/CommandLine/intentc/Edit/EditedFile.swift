import IntentChecking
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentPlatform
import IntentSchema

/// The configuration's file, as read. Saving changes only the edited values.
struct EditedFile: Sendable {
  let path: String
  let bytes: [UInt8]?
  private let contents: ConfigurationFile?

  private init(_ path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    contents = ConfigurationFile.read(bytes, path: path)
  }

  /// Throws `CommandFailure` if the file can't be read, or is a definition, which saving would overwrite.
  init(_ path: String) throws {
    self.path = path
    bytes = try Self.exists(path) ? Self.read(path) : nil
    contents = bytes.map { ConfigurationFile.read($0, path: path) }
    if case .object(let fields) = contents?.plain, fields[DefinitionKey.definition(.intents).name] != nil {
      throw CommandFailure("'\(path)' is a definition; put the configuration after it")
    }
  }

  private static func exists(_ path: String) -> Bool {
    // A dangling link counts as existing.
    FileManager.default.fileExists(atPath: path)
      || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Reads only regular files, because saving couldn't write to a pipe.
  private static func read(_ path: String) throws -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.readRegular(path, limit: ConfigurationFile.greatestSize)
    } catch .missing {
      throw CommandFailure("cannot read '\(path)': it is a dangling link")
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.words)")
    }
  }

  private static func input(_ path: String) throws -> [UInt8] {
    do throws(FileError) {
      return try ConfigurationFile.bytes(ofFile: path)
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.words)")
    }
  }

  /// Also reads pipes; `-` is standard input.
  static func stored(at path: String) throws -> ConfigurationFile {
    ConfigurationFile.read(try input(path), path: path == "-" ? InputFile.standardInputPath : path)
  }

  static func plain(of path: String) throws -> PlainValue { try plain(stored(at: path)) }

  private static func plain(_ file: ConfigurationFile) throws -> PlainValue {
    guard let plain = file.plain, !file.diagnostics.contains(where: { $0.severity == .error }) else {
      throw UnreadableFile(diagnostics: file.diagnostics, source: file.source)
    }
    return plain
  }

  var plain: PlainValue? { contents?.plain }

  var family: ConfigurationFamily? { contents?.family }

  var className: String? { contents?.className }

  func configuration(_ schema: ConfigurationSchema) throws -> DynamicConfiguration? {
    guard let plain = try contents.map(Self.plain) else { return nil }
    guard let configuration = DynamicConfiguration(schema, reading: plain) else {
      throw CommandFailure("'\(path)' is not a configuration: expected an object of values by parameter name")
    }
    return configuration
  }

  func checkWritable() throws {
    do throws(FileError) {
      try FileReplacement.check(path)
    } catch .missing {
      throw CommandFailure("cannot write '\(path)': its folder does not exist")
    } catch {
      throw CommandFailure("cannot write '\(path)': \(error.words)")
    }
  }

  /// Saves atomically, in the file's format.
  ///
  /// - Parameter names: The parameters in the definition's order.
  /// - Throws: `ChangedMeanwhile` if another program changed the file.
  @discardableResult
  func write(_ plain: PlainValue, names: [String]) throws -> EditedFile {
    let format = bytes.map { ConfigurationFormat(of: Data($0)) } ?? ConfigurationFormat(forPath: path)
    let new =
      try contents?.bytes(holding: plain, as: format, names: names)
      ?? Array(try format.data(of: plain, names: names))
    do throws(FileError) {
      if let bytes {
        if bytes != new { try FileReplacement.replace(path, expecting: bytes, with: new) }
      } else {
        try FileReplacement.create(path, with: new)
      }
      return EditedFile(path, bytes: new)
    } catch .changed {
      throw ChangedMeanwhile(path: path)
    } catch .missing where bytes != nil {
      throw ChangedMeanwhile(path: path, isDeleted: true)
    } catch .missing {
      throw CommandFailure("cannot write '\(path)': its folder does not exist")
    } catch {
      throw CommandFailure("cannot write '\(path)': \(error.words)")
    }
  }
}

/// Thrown if a file isn't a configuration.
struct UnreadableFile: Error {
  let diagnostics: [Diagnostic]
  let source: SourceText
}
