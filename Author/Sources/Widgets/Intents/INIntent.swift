/// The base class of intents: an action with the parameters that the user chose.
///
/// A widget's configuration intent is a subclass whose properties are its parameters. Each such subclass declares them in
/// `configurationParameters`; a class generated from an `.intentdefinition` file contains that declaration.
// Unchecked: an intent gets its configured values before a provider receives it; nothing changes it afterwards.
open class INIntent: NSObject, @unchecked Sendable {
  public var identifier: String?
  public var suggestedInvocationPhrase: String?

  /// The images that the app gave parameters.
  final var parameterImages: [AnyKeyPath: INImage] = [:]

  public required override init() { super.init() }

  /// The parameters in the order in which the configuration lists them.
  open class var configurationParameters: [INIntentParameter] { [] }

  /// True if the intent can configure a widget ("Intent is eligible for widgets" in a definition). If not, it offers no parameters.
  open class var isEligibleForWidgets: Bool { true }

  /// Returns the intents extension that handles the intent, if its sources are part of the widget's target; otherwise nil.
  open class func intentsExtension() -> INExtension? { nil }

  /// The parameters that the user can set on a widget.
  package class var editableParameters: [INIntentParameter] { isEligibleForWidgets ? configurationParameters.filter(\.isEditable) : [] }
}
