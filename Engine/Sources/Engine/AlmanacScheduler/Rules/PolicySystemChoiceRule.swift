import AlmanacProfiles
import Foundation

extension ReloadRule {
  /// `atEnd` with a single date: the system reloads after `ReloadProfile.singleEntryInterval` (Specification C3).
  static let policySystemChoice = ReloadRule(
    name: "policySystemChoice", requirement: "C3",
    effect: .holds(.deferred) { request, _, _ in request.reason == .systemChoice ? request.earliest : nil },
    sentence: { _ in "with policy atEnd and a single date the system picks the time." })

  /// Returns the system's choice: that interval after the reply or after the entry's date, whichever is later.
  static func systemChoice(receivedAt: Date, entryDate: Date?, profile: ReloadProfile) -> Date {
    max(receivedAt, entryDate ?? receivedAt).addingTimeInterval(profile.singleEntryInterval)
  }
}
