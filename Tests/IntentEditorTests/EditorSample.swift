import GeneratedSchemas
import IntentEditor
import IntentRuntime

enum EditorSample {
  static let calendars = OptionsCollection<ParameterValue>(sections: [
    .init("Mine", options: [option("home", "Home"), option("work", "Work")]),
    .init("Shared", options: [option("team", "Team")]),
  ])

  static func option(_ identifier: String, _ name: String) -> OptionsCollection<ParameterValue>.Option {
    .init(calendar(identifier, name), identifier: identifier, displayString: name)
  }

  static func calendar(_ identifier: String, _ name: String) -> ParameterValue {
    .object(ObjectValue(identifier: identifier, displayString: name))
  }

  static func upNext(_ values: [String: ParameterValue] = [:]) -> DynamicConfiguration {
    DynamicConfiguration(UpNextConfiguration.schema, ConfigurationValues(values))
  }

  static func state(_ values: [String: ParameterValue] = [:], hasOptions: Bool = true) -> EditorState {
    EditorState(upNext(values), hasOptions: hasOptions)
  }
}

extension EditorState {
  @discardableResult
  mutating func apply(_ events: EditorEvent...) -> [EditorEffect] {
    var effects: [EditorEffect] = []
    for event in events { effects = reduce(event) }
    return effects
  }

  func value(_ name: String) -> ParameterValue? {
    configuration.value(of: name, includingHidden: true)
  }

  var titles: [String] { rows.map(\.title) }
}

extension [EditorEffect] {
  var question: Int? {
    lazy.compactMap { if case .ask(let question) = $0 { question.number } else { nil } }.first
  }
}
