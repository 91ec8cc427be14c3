/// A place: the value of a Placemark parameter.
public struct PlacemarkValue: Sendable, Hashable {
  /// The name to show.
  public var name: String
  /// The town or city.
  public var locality: String?
  /// The ISO 3166 code of the country: `JP`.
  public var countryCode: String?
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double?
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double?

  public init(
    _ name: String,
    locality: String? = nil,
    countryCode: String? = nil,
    latitude: Double? = nil,
    longitude: Double? = nil
  ) {
    self.name = name
    self.locality = locality
    self.countryCode = countryCode
    self.latitude = latitude
    self.longitude = longitude
  }
}
