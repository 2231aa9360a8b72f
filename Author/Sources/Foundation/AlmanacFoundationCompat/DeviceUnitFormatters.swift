import Foundation

// Foundation's formatters on Linux start with the locale en_001. `AuthorSupport` gives their names to these classes in the author's module.

/// A `LengthFormatter` that writes numbers as the device does.
// Unchecked, as its superclass is; it adds no state.
open class DeviceLengthFormatter: LengthFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    numberFormatter = .decimal
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A `MassFormatter` that writes numbers as the device does.
// Unchecked, as its superclass is; it adds no state.
open class DeviceMassFormatter: MassFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    numberFormatter = .decimal
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An `EnergyFormatter` that writes numbers as the device does.
// Unchecked, as its superclass is; it adds no state.
open class DeviceEnergyFormatter: EnergyFormatter, @unchecked Sendable {
  public override init() {
    super.init()
    numberFormatter = .decimal
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension NumberFormatter {
  fileprivate static var decimal: NumberFormatter {
    let formatter = DeviceNumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}
