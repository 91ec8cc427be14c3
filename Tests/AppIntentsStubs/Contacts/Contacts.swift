public final class CNPostalAddress: Sendable {}
