import AlmanacFoundationCompat
import BackgroundTasks
import Foundation
import Testing

/// Tasks in the background, which no system starts here.
@Suite struct BackgroundTasksTests {
  @Test func `submitting a continued processing task fails with BGTaskScheduler.Error.unavailable`() {
    let request = BGContinuedProcessingTaskRequest(identifier: "a", title: "b", subtitle: "c")
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(request) }
  }

  @Test func `submitting an app refresh fails with BGTaskScheduler.Error.unavailable and is reported once`() {
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
    #expect(UnavailableServices.all.count { $0.name == "backgroundTasks.unavailable" } == 1)
  }
}
