import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Apple's Intents types, from the interfaces of iOS 17.4. Apple has stopped extending the framework.
enum SystemTypes {
  private static let enumerations: Set<String> = [
    "AccountType", "AmountType", "BalanceType", "BillType", "CallAudioRoute", "CallCapability",
    "CallDestinationType", "CallRecordType", "CarAirCirculationMode", "CarAudioSource", "CarDefroster",
    "CarSeat", "ConditionalOperator", "DateSearchType", "InteractionDirection",
    "LocationSearchType", "MediaAffinityType", "MediaDestinationType", "MediaItemType", "MediaReference",
    "MediaSortOrder", "MessageAttribute", "MessageType",
    "NoteContentType", "NotebookItemType", "OutgoingMessageType", "PaymentMethodType", "PaymentStatus",
    "PersonHandleType", "PersonSuggestionType", "PlaybackQueueLocation", "PlaybackRepeatMode", "RadioType",
    "RecurrenceFrequency", "RelativeReference", "RelativeSetting", "RelevantShortcutRole",
    "ReservationActionType", "ReservationStatus", "RidePhase", "SortType", "SpatialEvent", "TaskPriority",
    "TaskStatus", "TaskType", "TicketedEventCategory", "UpcomingMediaPredictionMode", "VisualCodeType",
    "VocabularyStringType", "WorkoutGoalUnitType", "WorkoutLocationType",
  ]

  static let optionSets: Set<String> = [
    "CallCapabilityOptions", "CallRecordTypeOptions", "CarSignalOptions", "DayOfWeekOptions",
    "MessageAttributeOptions", "PhotoAttributeOptions", "RideFeedbackTypeOptions",
    "ShortcutAvailabilityOptions", "TemporalEventTriggerTypeOptions",
  ]

  private static let objects: Set<String> = [
    "Airline", "Airport", "AirportGate", "BalanceAmount", "BillDetails", "BillPayee", "BoatReservation",
    "BoatTrip", "BusReservation", "BusTrip", "CallGroup", "CallRecord", "CallRecordFilter", "Car",
    "CurrencyAmount", "DateComponentsRange", "File", "Flight", "FlightReservation",
    "FocusStatus", "Image", "ImageNoteContent", "LodgingReservation", "MediaDestination", "MediaItem",
    "MediaSearch", "Message", "MessageLinkMetadata", "Note", "NoteContent", "Object", "PaymentAccount",
    "PaymentAmount", "PaymentMethod", "PaymentRecord", "Person", "PersonHandle", "PriceRange",
    "RecurrenceRule", "RentalCar", "RentalCarReservation", "Reservation", "ReservationAction", "Restaurant",
    "RestaurantGuest", "RestaurantGuestDisplayPreferences", "RestaurantOffer", "RestaurantReservation",
    "RestaurantReservationBooking", "RestaurantReservationUserBooking", "RideCompletionStatus",
    "RideDriver", "RideFareLineItem", "RideOption", "RidePartySizeOption", "RideStatus", "RideVehicle",
    "Seat", "SendMessageAttachment", "SpatialEventTrigger", "SpeakableString", "Task", "TaskList",
    "TemporalEventTrigger", "TermsAndConditions", "TextNoteContent", "TicketedEvent",
    "TicketedEventReservation", "TrainReservation", "TrainTrip",
  ]

  /// Types that have a resolution class, such as `INCarSeatResolutionResult`.
  private static let resolvable: Set<String> = [
    "AccountType", "BalanceType", "BillPayee", "BillType", "CallCapability", "CallDestinationType",
    "CallRecord", "CallRecordType", "CallRecordTypeOptions", "CarAirCirculationMode", "CarAudioSource",
    "CarDefroster", "CarSeat", "CarSignalOptions", "CurrencyAmount", "DateComponentsRange", "DateSearchType",
    "File", "LocationSearchType", "MediaAffinityType", "MediaDestination", "MediaItem", "MessageAttribute",
    "MessageAttributeOptions", "Note", "NoteContent", "NoteContentType", "NotebookItemType", "Object",
    "OutgoingMessageType", "PaymentAccount", "PaymentAmount", "PaymentMethod", "PaymentStatus", "Person",
    "PlaybackQueueLocation", "PlaybackRepeatMode", "RadioType", "RelativeReference", "RelativeSetting",
    "Restaurant", "RestaurantGuest", "SpatialEventTrigger", "SpeakableString", "Task", "TaskList",
    "TaskPriority", "TaskStatus", "TemporalEventTrigger", "TemporalEventTriggerTypeOptions",
    "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
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

  /// - Parameter isResolved: Whether the system can ask for a value of the type.
  static func check(
    _ field: Definition.Field,
    _ type: ParameterType,
    isResolved: Bool,
    in site: DefinitionSite
  ) -> Diagnostic? {
    let name: String
    let isKnown: Bool
    let isEnum: Bool
    switch type {
    case .systemEnumeration(let found):
      (name, isEnum) = (found, true)
      isKnown = enumerations.contains(name) || optionSets.contains(name)
    case .untypedObject(let found?):
      (name, isEnum) = (found, false)
      isKnown = objects.contains(name)
    default: return nil
    }
    func report(_ message: String) -> Diagnostic {
      Diagnostic(
        isEnum ? .unknownEnum : .unknownType,
        message,
        at: site.location((isEnum ? field.enumType : field.objectType)?.range),
        path: site.path()
      )
    }
    let kind = isEnum ? "enum" : "class"
    guard isKnown else {
      let known = isEnum ? enumerations.union(optionSets) : objects
      let rest = name.hasPrefix("IN") ? String(name.dropFirst(2)) : ""
      return report(
        "Apple's Intents framework has no \(kind) 'IN\(name)'"
          + (known.contains(rest)
            ? "; write '\(rest)'" : ", so no class can have a property of this type; choose another type")
      )
    }
    guard isResolved, !resolvable.contains(name) else { return nil }
    return report(
      "Apple's Intents framework has no class that resolves 'IN\(name)'; do not "
        + "let Siri ask, or choose another type"
    )
  }
}
