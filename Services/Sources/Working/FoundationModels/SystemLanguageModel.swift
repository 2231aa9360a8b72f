@_exported import AlmanacFoundationCompat

/// Stub. The system's language model, which is always unavailable, as on a device that cannot run it.
public final class SystemLanguageModel: Sendable, Observable {
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    case available
    case unavailable(UnavailableReason)
  }
  /// The purpose to which a model is adapted.
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  /// The safety rules of a model.
  public struct Guardrails: Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }

  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  public var availability: Availability {
    reportModels()
    return .unavailable(.deviceNotEligible)
  }
  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
}

func reportModels() {
  UnavailableServices.report(
    "foundationModels.unavailable", "a language model is not available; show what your widget shows on a device without Apple Intelligence")
}
