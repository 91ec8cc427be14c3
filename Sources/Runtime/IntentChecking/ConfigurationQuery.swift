public import IntentPlatform
import IntentText

extension ConfigurationSchema {
  /// A configuration as the query of a URL, without the question mark: `name=value` for each parameter with a
  /// value, in the definition's order.
  ///
  /// A text is written as it is. An array is written as one `name=value` for each element. Any other value is
  /// written as JSON. All characters except letters, digits and `-._~` are percent-encoded as UTF-8.
  /// ``read(query:)`` reads the query.
  ///
  /// - Parameters:
  ///   - configuration: The values.
  ///   - includingHidden: Whether to write the values of hidden parameters too.
  public func query(of configuration: ConfigurationValues, includingHidden: Bool = false) -> String {
    guard case .object(var fields) = write(configuration, includingHidden: includingHidden) else { return "" }
    var items: [String] = []
    var seen: Set<String> = []
    for parameter in parameters where seen.insert(parameter.name).inserted {
      guard let plain = fields.removeValue(forKey: parameter.name) else { continue }
      let isText = parameter.type.isWrittenAsText
      if parameter.isArray, case .array(let elements) = plain {
        items += elements.map { QueryText.item(parameter.name, $0, isText: isText) }
      } else {
        items.append(QueryText.item(parameter.name, plain, isText: isText && !parameter.isArray))
      }
    }
    items += fields.sorted { $0.key < $1.key }.map { QueryText.item($0.key, $0.value, isText: false) }
    return items.joined(separator: "&")
  }

  /// Reads a configuration from the query of a URL.
  ///
  /// A value is retained, as in a file, if no parameter has its name or if the parameter's type cannot read
  /// it. Texts and lists are less strict than in a file, because everything in a query is text and a list is
  /// only its elements: the number 5 is then the text `5`. An invalid escape sequence is kept as it is, and
  /// so is a plus sign.
  ///
  /// - Parameter query: The part of a URL between `?` and `#`, percent-encoded.
  public func read(query: String) -> ConfigurationValues {
    var texts: [String: [String]] = [:]
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      texts[PercentEncoding.decoded(item[..<end]), default: []]
        .append(PercentEncoding.decoded(item[end...].dropFirst()))
    }
    let fields = texts.reduce(into: [String: PlainValue]()) { fields, item in
      let parameter = parameter(named: item.key)
      let isText = parameter?.type.isWrittenAsText ?? false
      let values = item.value.map { isText ? .string($0) : QueryText.value(of: $0) }
      let isAlone = parameter?.isArray != true && values.count == 1
      fields[item.key] = isAlone ? values.first : .array(values)
    }
    return read(.object(fields)) ?? initialValues
  }
}

extension GeneratedConfiguration {
  /// The configuration as the query of a URL: `ConfigurationSchema/query(of:includingHidden:)`.
  public func urlQuery(includingHidden: Bool = false) -> String {
    Self.schema.query(of: configurationValues(), includingHidden: includingHidden)
  }

  /// Reads the configuration from the query of a URL: `ConfigurationSchema/read(query:)`.
  public init(urlQuery query: String) {
    self.init(Self.schema.read(query: query))
  }

  /// Reads the configuration from a URL, such as the link that opens an app from its widget.
  public init(url: URL) {
    self.init(urlQuery: URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? "")
  }

  /// A URL with the configuration as its query: it replaces the query of the given URL.
  public func url(_ base: URL) -> URL {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: false) else { return base }
    components.percentEncodedQuery = urlQuery()
    return components.url ?? base
  }
}

extension ParameterType {
  /// Whether a query holds texts of the type as they are, even if they look like JSON.
  fileprivate var isWrittenAsText: Bool {
    if case .string = self { true } else { false }
  }
}

/// The items of a URL's query.
private enum QueryText {
  static func item(_ name: String, _ value: PlainValue, isText: Bool) -> String {
    "\(escaped(name))=\(escaped(text(of: value, isText: isText)))"
  }

  /// A text as it is, unless it could be read as JSON; otherwise JSON.
  private static func text(of value: PlainValue, isText: Bool) -> String {
    if case .string(let text) = value, isText || Self.value(of: text) == value { return text }
    // A value that JSON cannot write is a text here, except for the dates and data of a property list.
    return (try? value.json()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  static func value(of text: String) -> PlainValue {
    // For most texts, the first character shows that they are not JSON.
    guard let first = text.utf8.first, #"{["-0123456789tfn"#.utf8.contains(first) else {
      return .string(text)
    }
    return (try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))) ?? .string(text)
  }

  private static func escaped(_ text: String) -> String {
    PercentEncoding.encoded(text, keeping: "-._~")
  }
}
