import AlmanacFoundationCompat
import CoreTelephony
import Testing

/// Networks of carriers.
@Suite struct CoreTelephonyTests {
  @Test func `restrictions of mobile data are reported once, as unknown`() async {
    let data = CTCellularData()
    let state = await withCheckedContinuation { done in
      data.cellularDataRestrictionDidUpdateNotifier = { done.resume(returning: $0) }
    }
    #expect(state == .restrictedStateUnknown)
  }

  @Test func `no radio technology of a carrier is known`() { #expect(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology == nil) }
}
