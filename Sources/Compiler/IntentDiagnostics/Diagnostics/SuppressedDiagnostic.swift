/// A suppressed diagnostic, and the setting that suppresses it.
package struct SuppressedDiagnostic: Sendable {
  package var diagnostic: Diagnostic
  package var setting: RuleLevels.Setting

  package init(_ diagnostic: Diagnostic, by setting: RuleLevels.Setting) {
    self.diagnostic = diagnostic
    self.setting = setting
  }
}
