public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
}

public final class CLLocation: Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

public final class CLPlacemark: Sendable {
  public let location: CLLocation?
  public let name: String?
  public let locality: String?
  public let isoCountryCode: String?
  package init(location: CLLocation?, name: String?, locality: String?, isoCountryCode: String?) {
    self.location = location
    self.name = name
    self.locality = locality
    self.isoCountryCode = isoCountryCode
  }
}
