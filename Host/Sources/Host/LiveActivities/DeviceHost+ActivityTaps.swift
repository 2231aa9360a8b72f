import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Taps on live activities: their buttons and toggles, their links, and what they show in words (Specification A11, A14). The rules are those of widgets.
extension DeviceHost {
  /// Has the intent of a tapped button or toggle of a live activity performed, then draws the activity anew. Returns what became of it.
  ///
  /// Also answers for an activity that the tap has ended and dismissed: a client that lost the answer may ask again.
  /// - Throws: ``ActivityError/unknown(_:)``; ``TapError``; `StoreError`.
  public func tapActivity(_ id: String, _ tap: Tap) async throws -> TapAnswer {
    guard isRunning else { throw HostError.notRunning }
    try checkWritable()
    guard let activity = activities[id] else {
      if let known = try await known(TapQueue.ID(subject: .activity(id), key: tap.key)) {
        return shown(known, of: try store.app(ofTapOn: id, key: tap.key) ?? AppID(""))
      }
      throw ActivityError.unknown(Printable.text(id))
    }
    let answer = try await accept(tap, on: .activity(id), of: activity.app) {
      // The actions of a protected app's content are sealed.
      if hidesWords(of: activity.app) { throw TapError.locked }
      guard let list = tappedList(tap.content, of: activity) else { throw TapError.outdated }
      return try intent(at: tap.path, in: list, of: activity.app)
    }
    return shown(answer, of: activity.app)
  }

  /// Returns what became of a tap on a live activity, also after a start of the host and after the activity's dismissal.
  ///
  /// - Throws: ``TapError/unknown(_:)``.
  public func activityTapRecord(_ id: String, key: String) throws -> TapRecord {
    guard let tap = try store.tap(key, on: .activity(id)) else { throw TapError.unknown(key) }
    return shown(tap, of: try activities[id]?.app ?? store.app(ofTapOn: id, key: key) ?? AppID(""))
  }

  /// Opens what a tap on a live activity leads to: the link, the presentation's URL, or the app with the activity.
  ///
  /// - Throws: ``ActivityError/unknown(_:)``; ``LinkError``; ``HostError``; `StoreError`.
  public func openActivity(_ id: String, _ request: OpenRequest) async throws -> OpenAnswer {
    guard isRunning else { throw HostError.notRunning }
    guard !isLocked else { throw LinkError.locked }
    // The intent of a tap may have ended the activity.
    if case .intent(let key) = request.subject {
      return try await openRequested(by: TapQueue.ID(subject: .activity(id), key: key), confirms: request.confirms)
    }
    guard let activity = activities[id], case .shown(let content, let path) = request.subject else {
      throw ActivityError.unknown(Printable.text(id))
    }
    let target = try shownTarget(content, path) {
      .with {
        $0.kind = activity.kind
        $0.family = WidgetFamilyValue(name: ActivityList(content)?.place.family ?? "") ?? .activityLockScreen
        $0.liveActivity = id
      }
    } list: {
      tappedList(content, of: activity)
    }
    return try await open(target, of: try find(activity.app.rawValue), confirms: request.confirms)
  }

  /// Returns what the picture of one presentation of a live activity shows now, in words and with its tap areas.
  ///
  /// - Parameters:
  ///   - device: the id of the device that shows it; nil: the host's usual one.
  ///   - scheme: nil: that of the device's settings.
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``; ``HostError/unknownDevice(_:known:)``.
  public func activityContent(_ id: String, family: String, on device: String? = nil, scheme: ColorSchemeValue? = nil) throws -> ShownContent {
    let shown = try shownDrawing(id, family: family, on: device, scheme: scheme)
    guard let list = try? DisplayList(decoding: shown.archive.displayLists[shown.index]) else {
      throw ActivityError.noPicture(id, presentation: family)
    }
    let hidden = shown.presentation.redaction
    // A placeholder can only be tapped as a whole, which opens the app.
    let content = hidden == .placeholder ? "" : shown.name
    if !content.isEmpty { shownActions.keep(list, as: content, of: .activity(id)) }
    return ShownContent(
      list: list.withLinks(in: family).concealed(hidden), date: shown.date, redaction: hidden, nextEntry: shown.nextMoment, content: content)
  }

  /// What an extension is asked to perform for a button or toggle of a live activity.
  func order(for activity: LiveActivity) throws -> PerformOrder {
    guard
      let context = RenderContext(
        device: configuration.device, family: .activityLockScreen, in: nil, settings: currentSettings, isPreview: false,
        limits: configuration.limits)
    else { throw HostError.familyNotOnDevice(WidgetFamilyValue.activityLockScreen.name, device: configuration.device.name) }
    let content = activity.content?.configuration(id: activity.id, isStale: activity.life.isStale(at: now))
    return PerformOrder(kind: activity.kind, configuration: content ?? Data(), context: context, location: nil)
  }

  /// Returns a list of the activity: one of the newest drawing, or one that a client read a moment ago.
  private func tappedList(_ content: String, of activity: LiveActivity) -> DisplayList? {
    guard let named = ActivityList(content) else { return nil }
    if let kept = shownActions.list(content, of: .activity(activity.id)) { return kept.withLinks(in: named.place.family) }
    guard named.drawing == activity.content?.drawing, let lists = activity.archives[named.place]?.displayLists, lists.indices.contains(named.index)
    else { return nil }
    return (try? DisplayList(decoding: lists[named.index]))?.withLinks(in: named.place.family)
  }
}
