public import IntentPlatform
import IntentText

extension ConfigurationSchema {
  /// Returns a URL's query without the question mark: `name=value` for each parameter with a value.
  ///
  /// A String is written unchanged, and an array as one `name=value` for each element. Other values are JSON,
  /// but texts such as enum cases and dates go without quotes unless they look like other JSON. All bytes
  /// except letters, digits and `-._~` are percent-encoded.
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

  /// Reads the query of a URL: the percent-encoded part between `?` and `#`.
  ///
  /// Unknown names and unreadable values are retained. Plus signs and invalid percent escapes stay unchanged.
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
  /// Returns a query as `ConfigurationSchema/query(of:includingHidden:)` does.
  public func urlQuery(includingHidden: Bool = false) -> String {
    Self.schema.query(of: configurationValues(), includingHidden: includingHidden)
  }

  /// Reads a query as `ConfigurationSchema/read(query:)` does.
  public init(urlQuery query: String) {
    self.init(Self.schema.read(query: query))
  }

  /// Reads the query of a URL. Ignores names that aren't parameters, such as names in the URL's own query.
  public init(url: URL) {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? ""
    self.init(urlQuery: Self.parts(of: query, areParameters: true).joined(separator: "&"))
  }

  /// Returns the URL with the configuration in its query. Keeps the query of the base, except for the
  /// parameters.
  public func url(_ base: URL) -> URL {
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: false) else { return base }
    let others = Self.parts(of: components.percentEncodedQuery ?? "", areParameters: false)
    let own = urlQuery()
    let all = others + (own.isEmpty ? [] : [own])
    components.percentEncodedQuery = all.isEmpty ? nil : all.joined(separator: "&")
    return components.url ?? base
  }

  private static func parts(of query: String, areParameters: Bool) -> [String] {
    query.split(separator: "&").filter { part in
      let name = PercentEncoding.decoded(part.utf8.prefix { $0 != UInt8(ascii: "=") })
      return (schema.parameter(named: name) != nil) == areParameters
    }.map(String.init)
  }
}

extension ParameterType {
  fileprivate var isWrittenAsText: Bool {
    if case .string = self { true } else { false }
  }
}

/// Writes and reads values in a query. A value other than a text is JSON.
private enum QueryText {
  static func item(_ name: String, _ value: PlainValue, isText: Bool) -> String {
    "\(escaped(name))=\(escaped(text(of: value, isText: isText)))"
  }

  private static func text(of value: PlainValue, isText: Bool) -> String {
    if case .string(let text) = value, isText || Self.value(of: text) == value { return text }
    // Encoding fails only for a property list's date that isn't finite.
    return (try? value.json()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  static func value(of text: String) -> PlainValue {
    // Most texts begin with a character that can't begin JSON.
    guard let first = text.utf8.first, #"{["-0123456789tfn"#.utf8.contains(first) else {
      return .string(text)
    }
    return (try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))) ?? .string(text)
  }

  private static func escaped(_ text: String) -> String {
    PercentEncoding.encoded(text, keeping: "-._~")
  }
}
