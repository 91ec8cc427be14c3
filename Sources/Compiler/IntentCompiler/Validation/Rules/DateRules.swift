import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let unshownDatePart = Rule(
    "unshown-date-part",
    .warning,
    "People enter a date and a time, but see only one of them"
  )
}

/// Rules for the parts of a date.
enum DateRules {
  static let fields: [Check<FieldElement>] = [
    Check(.unshownDatePart, unshownDatePart)
  ]

  /// Without a type, a date has both parts, regardless of its styles.
  private static func unshownDatePart(_ field: FieldElement, _ findings: inout Findings) {
    guard case .dateComponents(let settings) = field.type, settings.components == .dateAndTime,
      case .style(let date, let time) = settings.format, (date == .none) != (time == .none),
      let metadata = field.field.metadata, metadata.type == nil
    else { return }
    let shown = date == .none ? "time" : "date"
    let style = date == .none ? metadata.dateStyle : metadata.timeStyle
    findings.report(
      .unshownDatePart,
      "people enter a date and a time here, but see only the \(shown); for a \(shown) alone, add "
        + "'\(field.metadataKey(.type).name)' with '\(shown == "time" ? "Time" : "Date")'",
      in: field.site,
      key: field.metadataKey(date == .none ? .dateStyle : .timeStyle),
      at: style?.range,
      follows: field.mayLackSettings
    )
  }
}
