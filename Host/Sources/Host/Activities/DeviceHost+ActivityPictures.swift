import Foundation
import Painter
import Profiles
import Scheduler
import Store
import TextEngine
import WireSchema

/// A live activity, for the page and programs.
public struct ShownActivity: Sendable {
  /// Its id, which the framework made.
  public let id: String
  /// The name of its app.
  public let app: String
  /// The name that people see.
  public let appName: String
  /// The name of its attributes' type.
  public let kind: String
  /// Where it is in its life.
  public let phase: ActivityPhase
  /// When it began, or will begin.
  public let started: Date
  /// When its content becomes stale; nil: never.
  public let staleDate: Date?
  /// When it ends at the latest, or has ended.
  public let ends: Date
  /// When it is removed from every screen.
  public let dismissal: Date
  /// How it ranks among its app's activities; the highest is shown first.
  public let relevanceScore: Double
  /// Whether a lock removes it.
  public let isTransient: Bool
  /// Whether servers may change it.
  public let takesPushes: Bool
  /// The newest alert; nil while its app's content is hidden.
  public let alert: ActivityAlert?
  /// The presentations that are drawn, with their sizes in points.
  public let presentations: [Presentation]
  /// Counts its drawings.
  public let revision: Int
  /// Why it was not drawn anew; nil: it was.
  public let failure: String?

  /// A drawn presentation.
  public struct Presentation: Sendable, Equatable {
    /// The name of the presentation, for example `lockScreen`.
    public let family: String
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double

    /// Creates a value.
    public init(family: String, width: Double, height: Double) {
      (self.family, self.width, self.height) = (family, width, height)
    }
  }

  /// Creates a value.
  public init(
    id: String, app: String, appName: String, kind: String, phase: ActivityPhase, started: Date, staleDate: Date?, ends: Date, dismissal: Date,
    relevanceScore: Double, isTransient: Bool, takesPushes: Bool, alert: ActivityAlert?, presentations: [Presentation], revision: Int,
    failure: String?
  ) {
    (self.id, self.app, self.appName, self.kind, self.phase, self.started) = (id, app, appName, kind, phase, started)
    (self.staleDate, self.ends, self.dismissal, self.relevanceScore) = (staleDate, ends, dismissal, relevanceScore)
    (self.isTransient, self.takesPushes, self.alert) = (isTransient, takesPushes, alert)
    (self.presentations, self.revision, self.failure) = (presentations, revision, failure)
  }
}

// Drawing live activities, and their pictures.
extension DeviceHost {
  /// The activities that are scheduled or shown, in the order in which they are shown: the highest relevance first, of equal ones the newest.
  public func liveActivities() -> [ShownActivity] { activities.shown.map(shown) }

  private func shown(_ activity: LiveActivity) -> ShownActivity {
    let life = activity.life
    return ShownActivity(
      id: activity.id, app: activity.app.rawValue, appName: installed[activity.app]?.record.displayName ?? activity.app.rawValue,
      kind: activity.kind, phase: life.phase(at: now, activityProfile), started: life.startsAt, staleDate: life.staleDate,
      ends: life.end(activityProfile), dismissal: life.dismissal(activityProfile), relevanceScore: life.relevanceScore,
      isTransient: life.isTransient, takesPushes: life.takesPushes, alert: concealment(of: activity.app) == .none ? life.alert : nil,
      presentations: activity.archives.sorted { $0.key < $1.key }.compactMap { family, archive in
        archive.displayLists.first.flatMap { DisplayList.size(ofEncoded: $0) }.map {
          ShownActivity.Presentation(family: family, width: $0.width, height: $0.height)
        }
      }, revision: activity.revision, failure: isLocked && isProtected(activity.app) ? nil : activity.failure)
  }

  /// What one presentation of an activity shows now.
  struct ShownDrawing {
    let app: AppID
    let archive: TimelineArchive
    /// The list among those of the archive.
    let index: Int
    /// Names the list, for taps on it; empty: nothing of it can be tapped.
    let name: String
    let presentation: Presentation
    let date: Date
    /// When the list changes without a drawing; nil: never.
    let nextMoment: Date?
    let revision: Int
  }

  /// Returns what one presentation of an activity shows now.
  ///
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``.
  func shownDrawing(_ id: String, family: String, scheme: ColorSchemeValue?) throws -> ShownDrawing {
    guard let activity = activities[id] else { throw ActivityError.unknown(Printable.text(id)) }
    // The pictures of a protected app are sealed.
    guard let archive = activity.archives[family] else { throw ActivityError.noPicture(id, presentation: Printable.text(family)) }
    var presentation = Presentation()
    presentation.colorScheme = scheme ?? (currentSettings.colorScheme == .dark ? .dark : .light)
    presentation.highContrast = currentSettings.highContrast
    presentation.reducesTransparency = currentSettings.reducesTransparency
    presentation.reducesMotion = currentSettings.reducesMotion
    presentation.redaction = redaction(.none, under: concealment(of: activity.app), isPlaceholder: false)
    let now = now
    guard let entry = archive.entries.first, let index = entry.displayListIndex(for: presentation.variantKey, at: now),
      archive.displayLists.indices.contains(index)
    else {
      throw ActivityError.noPicture(id, presentation: family)
    }
    return ShownDrawing(
      app: activity.app, archive: archive, index: index,
      name: activity.content?.drawing.map { ActivityList(drawing: $0, family: family, index: index).description } ?? "", presentation: presentation,
      date: now, nextMoment: entry.nextMoment(after: now), revision: activity.revision)
  }

  /// Returns the picture of one presentation of an activity, as it is now.
  ///
  /// - Parameters:
  ///   - family: such as `lockScreen`.
  ///   - scheme: nil: that of the device's settings.
  ///   - scale: pixels per point; nil: the device's.
  ///   - taps: the taps under way that the picture shows, as long as it shows what was tapped.
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``.
  public func activityImage(
    _ id: String, family: String, scheme: ColorSchemeValue? = nil, scale: Double? = nil, taps: TapsUnderWay? = nil
  ) async throws -> RenderedImage {
    let shown = try shownDrawing(id, family: family, scheme: scheme)
    guard let placement = Placement(of: "systemSmall", on: configuration.device) else {
      throw HostError.familyNotOnDevice(family, device: configuration.device.name)
    }
    var presentation = shown.presentation
    if let taps, !shown.name.isEmpty, taps.content == shown.name {
      presentation.isUpdating = true
      presentation.toggled = taps.toggled
    }
    let (archive, index) = (shown.archive, shown.index)
    let key = PictureKey(
      source: .activity(id, shown.revision, index), family: family, placement: placement, presentation: presentation,
      scale: scale ?? configuration.device.scale, isMasked: true)
    return try await renderer.picture(key, of: owner(shown.app, widget: Self.pictureOwner(id)), at: shown.date, nextEntry: shown.nextMoment) {
      Drawing(list: archive.displayLists[index]) { archive.image($0) }
    }
  }

  /// Names an activity among those whose pictures are painted.
  static func pictureOwner(_ id: String) -> String { "activity \(id)" }

  // MARK: Drawing

  /// Has the extension draw an activity, after the drawing that is under way.
  func draw(_ id: String) {
    guard isRunning, let activity = activities[id], activity.content != nil else { return }
    if isLocked, isProtected(activity.app) { return }
    activities[id]?.needsDrawing = true
    guard activity.drawTask == nil else { return }
    activities[id]?.drawTask = Task { [weak self] in
      while let pause = await self?.drawOnce(id) {
        if pause > 0, (try? await Task.sleep(for: .seconds(pause))) == nil { return }
      }
    }
  }

  /// Draws the activities of an app again, or of all apps, because what drawings depend on has changed.
  func drawActivities(of app: AppID? = nil) {
    for activity in activities.shown where app == nil || activity.app == app { draw(activity.id) }
  }

  /// Draws the newest content once. Returns after how many seconds it has to be drawn again; nil: not again.
  private func drawOnce(_ id: String) async -> Double? {
    // A lock or the end of the activity has cancelled it, and another drawing may have begun.
    if Task.isCancelled { return nil }
    guard isRunning, let activity = activities[id], activity.needsDrawing, let content = activity.content else {
      activities[id]?.drawTask = nil
      return nil
    }
    activities[id]?.needsDrawing = false
    let isStale = activity.life.isStale(at: now)
    do {
      let drawn = try await drawings(of: activity, content, isStale: isStale)
      guard !Task.isCancelled, activities[id]?.content != nil else { return nil }
      activities[id]?.archives = drawn
      activities[id]?.content?.drawings = drawn.compactMapValues { try? $0.serializedData() }
      activities[id]?.content?.drawing = UUID().uuidString
      activities[id]?.revision += 1
      activities[id]?.drawnStale = isStale
      activities[id]?.failures = 0
      activities[id]?.failure = nil
      keep(id)
      announce(.activityChanged(id))
      return 0
    } catch {
      if Task.isCancelled { return nil }
      return drawingFailed(id, error)
    }
  }

  /// Returns a drawing for each presentation that the kind has and the device shows.
  private func drawings(of activity: LiveActivity, _ content: ActivityContent, isStale: Bool) async throws -> [String: TimelineArchive] {
    let client = try client(of: activity.app)
    guard let kind = installed[activity.app]?.description.kinds.first(where: { $0.kind == activity.kind && $0.configuration == .activity }) else {
      throw ActivityError.unknownType(activity.kind, app: activity.app.rawValue, known: activityKinds(of: activity.app))
    }
    var drawn: [String: TimelineArchive] = [:]
    for family in kind.families where family.group == .activity {
      guard
        let context = RenderContext(
          device: configuration.device, family: family, in: nil, settings: currentSettings, isPreview: false, limits: configuration.limits)
      else { continue }
      let request = EntryRequest.with {
        $0.kind = activity.kind
        $0.context = context
        $0.configuration = content.configuration(id: activity.id, isStale: isStale)
      }
      drawn[family.name] = try await client.timeline(request)
      try Task.checkCancellation()
    }
    return drawn
  }

  /// Keeps the last good picture, and tries again a few times with growing pauses.
  private func drawingFailed(_ id: String, _ error: any Error) -> Double? {
    guard var activity = activities[id] else { return nil }
    activity.failures += 1
    let name = (error as? ExtensionError)?.name ?? (error as? ActivityError)?.name ?? "failed"
    activity.failure = isProtected(activity.app) ? name : "\(error)"
    logger.notice("the live activity \(id) of \(activity.app) was not drawn: \(activity.failure ?? "")")
    let isLast = activity.failures > activityProfile.retries
    if isLast, !activity.needsDrawing { activity.drawTask = nil }
    let again = activity.needsDrawing || !isLast
    activity.needsDrawing = again
    activities[id] = activity
    announce(.activitiesChanged)
    return again ? activityProfile.retrySeconds * pow(2, Double(min(activity.failures, activityProfile.retries) - 1)) : nil
  }
}
