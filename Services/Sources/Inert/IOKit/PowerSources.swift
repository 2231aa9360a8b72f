@_exported import AlmanacDarwinCompat
@_exported import AlmanacFoundationCompat

// Stub. A Mac's power sources. The list is empty, as on a Mac without a battery.

public let kIOPSNameKey = "Name"
public let kIOPSTypeKey = "Type"
public let kIOPSInternalBatteryType = "InternalBattery"
public let kIOPSUPSType = "UPS"
public let kIOPSTransportTypeKey = "Transport Type"
public let kIOPSInternalType = "Internal"
public let kIOPSCurrentCapacityKey = "Current Capacity"
public let kIOPSMaxCapacityKey = "Max Capacity"
public let kIOPSDesignCapacityKey = "DesignCapacity"
public let kIOPSIsChargingKey = "Is Charging"
public let kIOPSIsChargedKey = "Is Charged"
public let kIOPSIsPresentKey = "Is Present"
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
public let kIOPSPowerSourceStateKey = "Power Source State"
public let kIOPSACPowerValue = "AC Power"
public let kIOPSBatteryPowerValue = "Battery Power"
public let kIOPSOffLineValue = "Off Line"
public let kIOPSTimeToEmptyKey = "Time to Empty"
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
public let kIOPSBatteryHealthKey = "BatteryHealth"
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
public let kIOPSGoodValue = "Good"
public let kIOPSFairValue = "Fair"
public let kIOPSPoorValue = "Poor"
public let kIOPSCheckBatteryValue = "Check Battery"
public let kIOPSPermanentFailureValue = "Permanent Battery Failure"
public let kIOPSTemperatureKey = "Temperature"
public let kIOPSPowerAdapterIDKey = "AdapterID"
public let kIOPSPowerAdapterWattsKey = "Watts"
public let kIOPSPowerSourceIDKey = "Power Source ID"
public let kIOPSVendorIDKey = "Vendor ID"
public let kIOPSProductIDKey = "Product ID"
public let kIOPSLowWarnLevelKey = "Low Warn Level"
public let kIOPSDeadWarnLevelKey = "Shutdown Level"
public let kIOPMUPSPowerKey = "UPS Power"
public let kIOPMBatteryPowerKey = "Battery Power"
public let kIOPMACPowerKey = "AC Power"
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
public let kIOPSVoltageKey = "Voltage"
public let kIOPSCurrentKey = "Current"
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2

public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! {
  reportIOKit()
  return Unmanaged.passRetained(NSArray())
}
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! { Unmanaged.passRetained(NSArray()) }
/// Returns nil: there is no power source.
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> Unmanaged<CFDictionary>! { nil }
public func IOPSGetProvidingPowerSourceType(_ ps_blob: CFTypeRef!) -> Unmanaged<CFString>! {
  Unmanaged.passRetained(NSString(string: kIOPSACPowerValue))
}
/// Returns unlimited seconds, as for a Mac that is plugged in.
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval { kIOPSTimeRemainingUnlimited }

/// Returns nil: there is no adapter.
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>! { nil }

func reportIOKit() {
  UnavailableServices.report("ioKit.unavailable", "devices and power sources are not available: IOKit finds none")
}
