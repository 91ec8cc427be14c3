/// A diagnostic that is not shown, and the setting that keeps it from being shown.
package struct SuppressedDiagnostic: Sendable, Hashable {
  package var diagnostic: Diagnostic
  package var setting: RuleLevels.Setting

  package init(_ diagnostic: Diagnostic, by setting: RuleLevels.Setting) {
    self.diagnostic = diagnostic
    self.setting = setting
  }
}
