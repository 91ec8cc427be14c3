/// The programs of this package, which all have one version.
package enum Program {
  package static let version = "0.1.0"
}
