import IntentDiagnostics
import IntentLocalisation

/// The App Intents of a built app or extension, from `Metadata.appintents/extract.actionsdata`. Apple has not
/// documented the file: what is unknown in it is ignored.
package struct BuiltIntents: Sendable {
  static let fileName = "extract.actionsdata"

  package let path: String
  /// `App.app` or `Widgets.appex`
  package let bundle: String
  /// Names of types, without those around them.
  package private(set) var names: Set<String> = []

  private static let sizeLimit = 64 * 1_048_576

  init?(_ path: String) {
    guard let bytes = try? FileSystem.readRegular(path, limit: Self.sizeLimit) else { return nil }
    self.init(bytes, path: path)
  }

  init?(_ bytes: [UInt8], path: String) {
    let metadata = FilePath.folder(of: path)
    var folder = FilePath.folder(of: metadata)
    // A Mac's bundles keep it in 'Contents/Resources'.
    for name in ["Resources", "Contents"] where FilePath.name(of: folder) == name {
      folder = FilePath.folder(of: folder)
    }
    guard FilePath.name(of: metadata) == "Metadata.appintents",
      let root = JSONTree.read(SourceText(path: path, bytes: bytes)).0,
      let actions = root["actions"]?.members
    else { return nil }
    self.path = path
    bundle = FilePath.name(of: folder)
    for action in actions {
      names.insert(action.key)
      for key in ["identifier", "fullyQualifiedTypeName"] {
        guard let text = action.value[key]?.string else { continue }
        if let name = text.split(separator: ".").last { names.insert(String(name)) }
      }
    }
  }
}
