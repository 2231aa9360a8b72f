import CoreLocation
import Synchronization

/// A person as the value of a parameter.
public final class INPerson: NSObject, Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let image: INImage?
  public let isMe: Bool
  public let suggestionType: INPersonSuggestionType
  public var handle: String? { personHandle?.value }
  public var aliases: [INPersonHandle]? { nil }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    (self.image, self.isMe, self.suggestionType) = (image, isMe, suggestionType)
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image, contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier, isMe: false, suggestionType: .none)
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image, contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier, isMe: isMe, suggestionType: .none)
  }
}

/// The address of a person.
public final class INPersonHandle: NSObject, Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
  }
  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }
}

/// The use of a person's address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
  public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
  public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
  public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
}

/// The system's reason for suggesting a person.
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

/// The kind of a person's address.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// A file as the value of a parameter.
public final class INFile: NSObject, Sendable {
  public let filename: String
  public let typeIdentifier: String?
  /// The file's URL; nil if the file was created from data.
  public let fileURL: URL?
  private let contents: Data?
  private let removal = Mutex(false)
  /// Stores the value; nothing reads it. On Apple's systems, true removes the file when its intent is done.
  public var removedOnCompletion: Bool {
    get { removal.withLock { $0 } }
    set { removal.withLock { $0 = newValue } }
  }

  init(filename: String, typeIdentifier: String?, fileURL: URL?, contents: Data?) {
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
    self.contents = contents
  }
  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init(filename: filename, typeIdentifier: typeIdentifier, fileURL: nil, contents: data)
  }
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init(filename: filename ?? fileURL.lastPathComponent, typeIdentifier: typeIdentifier, fileURL: fileURL, contents: nil)
  }

  /// The file's bytes; empty if it cannot be read.
  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// An amount of money as the value of a parameter.
public final class INCurrencyAmount: NSObject, Sendable {
  public let amount: NSDecimalNumber?
  /// The code of the currency in ISO 4217.
  public let currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A resolution to a place.
public final class INPlacemarkResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self { make(.success(resolvedPlacemark)) }
  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self { make(.disambiguation(placemarksToDisambiguate)) }
  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self { make(.confirmation(placemarkToConfirm)) }
}

/// A resolution to a person.
public class INPersonResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedPerson: INPerson) -> Self { make(.success(resolvedPerson)) }
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { make(.disambiguation(peopleToDisambiguate)) }
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self { make(.confirmation(personToConfirm)) }
}

/// A resolution to a file.
public final class INFileResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedFile: INFile) -> Self { make(.success(resolvedFile)) }
  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { make(.disambiguation(filesToDisambiguate)) }
  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self { make(.confirmation(fileToConfirm)) }
}

/// A resolution to an amount of money.
public final class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { make(.success(resolvedCurrencyAmount)) }
  public class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    make(.disambiguation(currencyAmountsToDisambiguate))
  }
  public class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self { make(.confirmation(currencyAmountToConfirm)) }
}

/// A resolution to a measurement. On Apple's systems each kind of unit has its own class; here these are type aliases of this one.
public final class INMeasurementResolutionResult<UnitType: Unit>: INIntentResolutionResult {
  public class func success(with resolvedValue: Measurement<UnitType>) -> Self { make(.success(resolvedValue)) }
  public class func disambiguation(with valuesToDisambiguate: [Measurement<UnitType>]) -> Self { make(.disambiguation(valuesToDisambiguate)) }
  public class func confirmationRequired(with valueToConfirm: Measurement<UnitType>?) -> Self { make(.confirmation(valueToConfirm)) }
}
public typealias INLengthResolutionResult = INMeasurementResolutionResult<UnitLength>
public typealias INMassResolutionResult = INMeasurementResolutionResult<UnitMass>
public typealias INTemperatureResolutionResult = INMeasurementResolutionResult<UnitTemperature>
public typealias INSpeedResolutionResult = INMeasurementResolutionResult<UnitSpeed>
public typealias INVolumeResolutionResult = INMeasurementResolutionResult<UnitVolume>
public typealias INEnergyResolutionResult = INMeasurementResolutionResult<UnitEnergy>
