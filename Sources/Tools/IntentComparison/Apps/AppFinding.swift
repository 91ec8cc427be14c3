/// Something that an app lost or changed, such as a widget. An ``AppCheck`` reports it.
protocol AppFinding: Sendable {
  /// The declaration under which reports list it.
  var subject: SchemaChange.Subject { get }
  static func all(in app: AppPair, _ context: ComparisonContext) -> [Self]
}
