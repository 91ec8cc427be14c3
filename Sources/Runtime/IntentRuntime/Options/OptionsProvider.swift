/// Provides options at run time. Generated code refines it with a method for each parameter with such
/// options.
///
/// One type may conform to the protocols of several intents.
public protocol OptionsProvider: Sendable {}
