public import Contacts
public import CoreLocation

extension CLPlacemark {
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(location: location, name: name, locality: nil, isoCountryCode: nil)
  }
}
