/// Stub. The authorization to use Siri. Always restricted, because there is no Siri.
public final class INPreferences: NSObject {
  public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  public static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.restricted) }
  /// Returns the language of the device.
  public static func siriLanguageCode() -> String { ProcessLocale.device.identifier(.bcp47) }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Names a parameter of an intent's class.
public final class INParameter: NSObject {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  public init(for parameterClass: AnyClass, keyPath: String) {
    self.parameterClass = parameterClass
    parameterKeyPath = keyPath
  }

  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indexes[subKeyPath] = index }
  public func index(forSubKeyPath subKeyPath: String) -> Int { indexes[subKeyPath] ?? NSNotFound }

  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath && indexes == parameter.indexes
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
  public override var hash: Int { parameterKeyPath.hashValue }
}
