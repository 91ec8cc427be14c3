import IntentChecking
import IntentConfigurations
import IntentOptions
import IntentRuntime
import IntentSchema

/// The options of a provider as printable text, with control characters replaced.
struct OfferedOptions {
  /// `nil` if they do not come from the provider.
  let options: OptionsCollection<ParameterValue>?
  let parameter: ParameterSchema
  /// What was chosen before.
  let configuration: DynamicConfiguration
  let searchTerm: String?
  /// The program's name.
  let provider: String

  /// A line for each option under the title of its section, in columns.
  var table: String {
    var rows: [[String]] = []
    var text = ""
    let sections = (options?.sections ?? []).map { section in
      (title: section.title, rows: section.options.map(Self.cells))
    }
    for section in sections { rows += section.rows }
    let widths = (0..<2).map { column in
      // One long text must not push the others out of sight.
      rows.reduce(0) { max($0, min($1[column].displayWidth, 40)) }
    }
    for section in sections {
      if let title = section.title { text += "\(visibleText(title))\n" }
      for row in section.rows { text += Self.line(row, widths) }
    }
    return text
  }

  private static func cells(of option: OptionsCollection<ParameterValue>.Option) -> [String] {
    [option.identifier, option.displayString, option.subtitle ?? ""].map(visibleText)
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    var gap = "  "
    for (index, cell) in cells.enumerated() {
      line += gap + cell
      let room = index < widths.count ? widths[index] - cell.displayWidth : 0
      gap = String(repeating: " ", count: max(room, 0) + 2)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// The same as JSON, without control characters in its texts.
  func json() throws -> [UInt8] {
    var fields: [String: PlainValue] = [
      "intent": .string(configuration.schema.name), "parameter": .string(parameter.name),
      "sections": .null, "stale": .array(stale.map { PlainValue($0) }),
    ]
    if case .object(let members)? = options?.plainValue { fields["sections"] = members["sections"] }
    fields["searchTerm"] = searchTerm.map { .string($0) }
    return Array(try ConfigurationFormat.json.data(of: .object(fields)))
  }

  /// Earlier choices that are not offered; empty for a search.
  var stale: [ParameterValue] {
    guard let options, searchTerm == nil, parameter.options == .dynamic else { return [] }
    let offered = Set(options.options.map(\.value.optionIdentifier))
    let chosen: [ParameterValue] =
      switch configuration.value(of: parameter.name, includingHidden: true) {
      case .array(let elements): elements
      case let value?: [value]
      case nil: []
      }
    return chosen.filter { !offered.contains($0.optionIdentifier) }
  }

  /// Lines below the table.
  var remarks: [String] {
    let name = parameter.name
    guard let options else { return ["the options of '\(name)' do not come from '\(provider)'"] }
    var lines = stale.map {
      "note: '\($0.displayString)' was chosen for '\(name)' and is no longer offered"
    }
    let count = options.options.count
    let clause = searchTerm.map { " matching '\($0)'" } ?? ""
    switch count {
    case 0: lines.append("'\(provider)' offers no options for '\(name)'\(clause)")
    case 1: lines.append("1 option\(clause)")
    default: lines.append("\(count) options\(clause)")
    }
    return lines
  }
}
