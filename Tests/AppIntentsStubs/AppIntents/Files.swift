public import CoreLocation
public import UniformTypeIdentifiers

public struct IntentFile: _IntentValue, Sendable {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public let type: UTType?
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.fileURL = nil
    self.type = type
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.data = Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    self.type = type
  }
}

extension CLPlacemark: _IntentValue {}

extension IntentParameter where Value.ValueType == CLPlacemark {
  public convenience init(
    title: LocalizedStringResource,
    displayStyle: _const PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(stored: nil)
  }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    displayStyle: _const PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == CLPlacemark {
    self.init(stored: nil)
  }
}
