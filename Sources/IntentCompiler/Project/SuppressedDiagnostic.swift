/// A diagnostic that is not shown, and the setting that keeps it from being shown.
public struct SuppressedDiagnostic: Sendable, Hashable {
  public var diagnostic: Diagnostic
  public var setting: RuleLevels.Setting

  public init(_ diagnostic: Diagnostic, by setting: RuleLevels.Setting) {
    self.diagnostic = diagnostic
    self.setting = setting
  }
}
