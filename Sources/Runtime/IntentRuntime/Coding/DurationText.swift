/// Durations in ISO 8601: `PT90S`, `-PT0.5S`.
enum DurationText {
  /// The duration in seconds, with every digit.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var fraction = String(attoseconds.magnitude)
    fraction = String(repeating: "0", count: max(0, 18 - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = duration < .zero ? "-" : ""
    return "\(sign)PT\(seconds.magnitude)\(fraction.isEmpty ? "" : ".\(fraction)")S"
  }

  /// Reads years (of 365 days), months (of 30), weeks, days, hours, minutes and seconds, each whole or with a
  /// fraction: `P1DT2H`, `PT1.5H`.
  static func duration(from text: String) -> Duration? {
    var scanner = DigitScanner(text)
    let isNegative = scanner.take("-")
    guard scanner.take("P") || scanner.take("p") else { return nil }
    var whole: Int64 = 0
    var fraction = Duration.zero
    var isTime = false
    var isEmpty = true
    while !scanner.isAtEnd {
      if !isTime, scanner.take("T") || scanner.take("t") {
        isTime = true
        isEmpty = true
        continue
      }
      guard let count = Int64(scanner.digits()) else { return nil }
      var digits = ""
      if scanner.take(".") || scanner.take(",") {
        digits = String(scanner.digits().prefix(18))
        if digits.isEmpty { return nil }
      }
      guard let unit = scanner.next().flatMap({ seconds(of: $0, isTime: isTime) }) else { return nil }
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      let (sum, sumOverflow) = whole.addingReportingOverflow(product)
      // Far above any real use, and far below the limit of a `Duration`.
      if overflow || sumOverflow || sum > 1_000_000_000_000_000 { return nil }
      whole = sum
      isEmpty = false
      let padded = digits + String(repeating: "0", count: 18 - digits.count)
      fraction += Duration(secondsComponent: 0, attosecondsComponent: Int64(padded) ?? 0) * Int(unit)
    }
    if isEmpty { return nil }
    let duration = Duration(secondsComponent: whole, attosecondsComponent: 0) + fraction
    return isNegative ? .zero - duration : duration
  }

  /// A number of units; `nil` if the number is too large.
  static func duration(_ number: Double, in unit: DurationUnit) -> Duration? {
    let seconds = number * unit.seconds
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    return .seconds(seconds)
  }

  private static func seconds(of designator: UInt8, isTime: Bool) -> Int64? {
    switch (Unicode.Scalar(designator).properties.uppercaseMapping, isTime) {
    case ("Y", false): 31_536_000
    case ("M", false): 2_592_000
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3_600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
