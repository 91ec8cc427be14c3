/// The widget's contents, as text.
struct DepartureBoard {
  let configuration: DeparturesConfiguration

  var lines: [String] {
    guard let station = configuration.station else { return ["Choose a station"] }
    var lines = ["Next trains from \(station.displayString)"]
    if configuration.direction != .any { lines.append("\(configuration.direction.title) only") }
    if configuration.isVisible(\.minimumDelay) {
      lines.append("Delays from \(configuration.minimumDelay) minutes are shown")
    }
    return lines
  }
}

extension Direction {
  var title: String { localizedTitle.text }
}
