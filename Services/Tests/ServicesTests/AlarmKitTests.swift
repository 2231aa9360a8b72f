import AlarmKit
import AlmanacFoundationCompat
import Foundation
import SwiftUI
import Testing

/// Alarms, which are denied here.
@Suite struct AlarmKitTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `alarms are denied, and their activities have words and colours`() async throws {
    struct Tea: AlarmMetadata { var leaf = "green" }
    let button = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop")
    let presentation = AlarmPresentation(alert: .init(title: "Tea", stopButton: button))
    let attributes = AlarmAttributes(presentation: presentation, metadata: Tea(), tintColor: .orange)
    await #expect(throws: CocoaError(.featureUnsupported)) {
      try await AlarmManager.shared.schedule(id: UUID(), configuration: .alarm(schedule: .fixed(.now), attributes: attributes))
    }
    #expect(try AlarmManager.shared.alarms.isEmpty && AlarmManager.shared.authorizationState == .denied && isReported("alarmKit.unavailable"))
    let copy = try JSONDecoder().decode(AlarmAttributes<Tea>.self, from: JSONEncoder().encode(attributes))
    #expect(copy == attributes && copy.metadata?.leaf == "green" && copy.presentation.alert.stopButton.systemImageName == "stop")
    let (tint, orange) = (copy.tintColor.resolve(in: EnvironmentValues()), Color.orange.resolve(in: EnvironmentValues()))
    #expect(abs(tint.red - orange.red) < 0.001 && abs(tint.blue - orange.blue) < 0.001)
    let short = AlarmPresentation.Alert(title: "Tea", secondaryButton: button, secondaryButtonBehavior: .countdown)
    #expect(short.secondaryButton == button && short.secondaryButtonBehavior == .countdown && short.stopButton.systemImageName == "stop.circle")
    let state = AlarmPresentationState(alarmID: UUID(), mode: .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 20)))
    #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
  }
}
