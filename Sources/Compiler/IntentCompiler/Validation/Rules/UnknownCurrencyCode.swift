import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let unknownCurrencyCode = Rule(
    "unknown-currency-code",
    .warning,
    "A currency code is not in ISO 4217"
  )
}

extension Validator {
  mutating func checkCurrencies(_ field: FieldContext) {
    guard case .currencyAmount = field.type, let codes = field.field.metadata?.currencyCodes else { return }
    for code in codes where !Self.currencyCodes.contains(code.value[...]) {
      let capital = code.value.uppercased()
      let isKnown = Self.currencyCodes.contains(capital[...])
      report(
        .unknownCurrencyCode,
        "'\(code.value)' is not a currency code; "
          + (isKnown ? "write '\(capital)'" : "use one from ISO 4217, such as 'EUR'"),
        in: field.site,
        key: field.metadataKey("CurrencyCodes"),
        at: code.range,
        fix: isKnown ? .replacing(code, with: capital) : nil
      )
    }
  }

  /// The codes of ISO 4217 that are in use, and those that were retired recently. Includes `XTS` (for tests) and
  /// `XXX` (no currency).
  private static let currencyCodes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF \
    CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD \
    GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP \
    LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN \
    PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS \
    TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD \
    XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG ZWL
    """.split(separator: " ")
  )
}
