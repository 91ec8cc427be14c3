/// Apple's Intents types, from the interfaces of iOS 17.4. Apple has stopped extending the framework.
enum SystemTypes {
  static let optionSets: Set<String> = [
    "CallCapabilityOptions", "CallRecordTypeOptions", "CarSignalOptions", "DayOfWeekOptions",
    "MessageAttributeOptions", "PhotoAttributeOptions", "RideFeedbackTypeOptions",
    "ShortcutAvailabilityOptions", "TemporalEventTriggerTypeOptions",
  ]

  /// Types that macOS 15.5 also declares.
  private static let onMac: Set<String> = [
    "Airline", "Airport", "AirportGate", "BoatReservation", "BoatTrip", "BusReservation", "BusTrip",
    "CallAudioRoute", "CallCapability", "CallCapabilityOptions", "CallDestinationType", "CallGroup",
    "CallRecord", "CallRecordFilter", "CallRecordType", "CallRecordTypeOptions", "CurrencyAmount",
    "DateComponentsRange", "File", "Flight", "FlightReservation", "FocusStatus", "Image",
    "InteractionDirection", "LodgingReservation", "MessageLinkMetadata", "Object", "OutgoingMessageType",
    "PaymentMethod", "PaymentMethodType", "Person", "PersonHandle", "PersonHandleType",
    "PersonSuggestionType", "RecurrenceFrequency", "RentalCar", "RentalCarReservation", "Reservation",
    "ReservationAction", "ReservationActionType", "ReservationStatus", "RestaurantReservation", "Seat",
    "SendMessageAttachment", "SpeakableString", "TicketedEvent", "TicketedEventCategory",
    "TicketedEventReservation", "TrainReservation", "TrainTrip",
  ]

  static func isOnMac(_ name: String) -> Bool { onMac.contains(name) }
}
