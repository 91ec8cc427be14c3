extension SwiftWriter {
  /// Writes the imports with the lowest access level that works. If imports are public by default, an import with a
  /// lower level is an error next to a plain one in the user's own files.
  package mutating func imports(_ modules: [String], _ accessLevel: AccessLevel) {
    switch accessLevel {
    case .public:
      for module in modules { line("public import \(module)") }
    case .internal:
      for module in modules { line("import \(module)") }
    case .package:
      guard !modules.isEmpty else { return }
      line("#if hasFeature(InternalImportsByDefault)")
      indented { writer in for module in modules { writer.line("package import \(module)") } }
      line("#else")
      indented { writer in for module in modules { writer.line("import \(module)") } }
      line("#endif")
    }
  }
}
