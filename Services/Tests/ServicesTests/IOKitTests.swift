import AlmanacFoundationCompat
import Foundation
import IOKit
import IOKit.ps
import Testing

/// IOKit, which lists no devices.
@Suite struct IOKitTests {
  @Test func `there is no battery and no device`() throws {
    let info = IOPSCopyPowerSourcesInfo().takeRetainedValue()
    let sources = IOPSCopyPowerSourcesList(info).takeRetainedValue() as Array
    #expect(sources.isEmpty && IOPSGetTimeRemainingEstimate() == kIOPSTimeRemainingUnlimited)
    #expect(IOPSGetProvidingPowerSourceType(info).takeRetainedValue() as String == kIOPSACPowerValue)
    let service = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("AppleSmartBattery"))
    #expect(service == IO_OBJECT_NULL && IORegistryEntryCreateCFProperty(service, "CycleCount" as CFString, kCFAllocatorDefault, 0) == nil)
    var iterator: io_iterator_t = 7
    #expect(IOServiceGetMatchingServices(kIOMainPortDefault, IOServiceMatching("IOService"), &iterator) == KERN_SUCCESS && iterator == 0)
    #expect(IOIteratorNext(iterator) == 0 && IOObjectRelease(iterator) == KERN_SUCCESS)
    #expect(UnavailableServices.all.count { $0.name == "ioKit.unavailable" } == 1)
  }

  @Test func `calling a driver fails with kIOReturnNoDevice`() {
    #expect(IOConnectCallStructMethod(0, 2, nil, 0, nil, nil) == kIOReturnNoDevice)
    #expect(IOBSDNameMatching(0, 0, "en0")?["BSD Name"] as? String == "en0")
  }
}
