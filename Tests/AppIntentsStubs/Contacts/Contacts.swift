// Stubs for the part of Contacts that generated code uses.

public final class CNPostalAddress: Sendable {}
