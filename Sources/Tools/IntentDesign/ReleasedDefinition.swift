import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentFixes

/// The released version; placed widgets refer to its tags and indices.
package struct ReleasedDefinition: Sendable {
  /// The revision and the file's path, for messages.
  let path: String
  let bytes: [UInt8]
  let tree: DesignTree?
  /// The `intentc.json` of that version.
  let projects: ProjectFiles

  package init(_ file: InputFile, _ projects: ProjectFiles) {
    (path, bytes, self.projects) = (file.path, file.bytes, projects)
    let read = PropertyListReader().read(file.bytes, path: file.path)
    tree = read.list.map { DesignTree(root: PropertyValue($0, $0.root)) }
  }
}
