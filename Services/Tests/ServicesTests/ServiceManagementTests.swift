import AlmanacFoundationCompat
import ServiceManagement
import Testing

/// Programs that start at login.
@Suite struct ServiceManagementTests {
  @Test func `no service is found, and registering one throws`() async {
    let service = SMAppService.agent(plistName: "com.example.agent.plist")
    #expect(service.status == .notFound)
    #expect { try service.register() } throws: {
      ($0 as NSError).domain == "SMAppServiceErrorDomain" && ($0 as NSError).code == 108
    }
    await #expect(throws: NSError.self) { try await SMAppService.mainApp.unregister() }
    #expect(UnavailableServices.all.count { $0.name == "serviceManagement.unavailable" } == 1)
  }

  @Test func `a login item is not enabled, with a note`() {
    #expect(!SMLoginItemSetEnabled("com.example.helper" as CFString, true))
    #expect(UnavailableServices.all.contains { $0.name == "serviceManagement.unavailable" })
  }
}
