#if canImport(AppIntents)
  public import AppIntents
  public import CoreLocation
  public import Foundation
  import UniformTypeIdentifiers
  #if !os(tvOS)
    import Contacts
    import Intents
  #endif

  extension Duration {
    public init(_ value: Measurement<UnitDuration>) {
      self = .milliseconds((value.converted(to: .seconds).value * 1_000).rounded())
    }

    public var appIntentsValue: Measurement<UnitDuration> {
      let (seconds, attoseconds) = components
      return Measurement(value: Double(seconds) + Double(attoseconds) * 1e-18, unit: .seconds)
    }
  }

  extension CurrencyAmountValue {
    public init(_ value: IntentCurrencyAmount) {
      self.init(NSDecimalNumber(decimal: value.amount).doubleValue, currencyCode: value.currencyCode)
    }

    public var appIntentsValue: IntentCurrencyAmount {
      IntentCurrencyAmount(amount: Decimal(amount), currencyCode: currencyCode)
    }
  }

  extension PaymentMethodValue {
    public init(_ value: IntentPaymentMethod) {
      let kind: Kind =
        switch value.paymentType {
        case .checking: .checking
        case .savings: .savings
        case .brokerage: .brokerage
        case .debit: .debit
        case .credit: .credit
        case .prepaid: .prepaid
        case .store: .store
        case .applePay: .applePay
        default: .unknown
        }
      self.init(kind, name: value.name ?? "", identificationHint: value.identificationHint)
    }

    public var appIntentsValue: IntentPaymentMethod {
      let type: IntentPaymentMethod.PaymentType =
        switch kind {
        case .unknown: .unknown
        case .checking: .checking
        case .savings: .savings
        case .brokerage: .brokerage
        case .debit: .debit
        case .credit: .credit
        case .prepaid: .prepaid
        case .store: .store
        case .applePay: .applePay
        }
      return IntentPaymentMethod(type: type, name: "\(name)", identificationHint: identificationHint)
    }
  }

  extension PersonValue {
    public init(_ value: IntentPerson) {
      // Newer systems also have other kinds of names.
      let name: String =
        switch value.name {
        case .displayName(let name): name
        case .components(let components): components.formatted()
        default: ""
        }
      let handle: String? =
        switch value.handle?.value {
        case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
        default: nil
        }
      let contact: String? = if case .contact(let identifier) = value.identifier { identifier } else { nil }
      self.init(name, handle: handle, contactIdentifier: contact)
    }

    public var appIntentsValue: IntentPerson {
      IntentPerson(
        identifier: contactIdentifier.map { .contact($0) } ?? .applicationDefined(handle ?? displayName),
        name: .displayName(displayName),
        handle: handle.map { $0.contains("@") ? .init(emailAddress: $0) : .init(phoneNumber: $0) }
      )
    }
  }

  extension PlacemarkValue {
    public init(_ value: CLPlacemark) {
      self.init(
        value.name ?? value.locality ?? "",
        locality: value.locality,
        countryCode: value.isoCountryCode,
        latitude: value.location?.coordinate.latitude,
        longitude: value.location?.coordinate.longitude
      )
    }

    /// The place as a placemark; `nil` without coordinates, and on tvOS, which cannot create placemarks.
    public var appIntentsValue: CLPlacemark? {
      #if os(tvOS)
        return nil
      #else
        guard let latitude, let longitude else { return nil }
        let location = CLLocation(latitude: latitude, longitude: longitude)
        return CLPlacemark(location: location, name: name, postalAddress: nil)
      #endif
    }
  }

  extension FileValue {
    /// Refers to the file, or writes it to the temporary folder if it is only in memory.
    public init?(_ value: IntentFile) {
      guard let url = value.fileURL else {
        self.init(writing: value.data, named: value.filename, typeIdentifier: value.type?.identifier)
        return
      }
      self.init(url, typeIdentifier: value.type?.identifier)
    }

    public var appIntentsValue: IntentFile {
      IntentFile(fileURL: url, type: typeIdentifier.flatMap { UTType($0) })
    }
  }
#endif
