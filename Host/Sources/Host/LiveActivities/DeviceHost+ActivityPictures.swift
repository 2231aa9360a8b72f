import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import Store

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
  /// How the device's Dynamic Island shows it; nil: not at all.
  public private(set) var island: IslandPresentation?

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
    failure: String?, island: IslandPresentation? = nil
  ) {
    (self.id, self.app, self.appName, self.kind, self.phase, self.started) = (id, app, appName, kind, phase, started)
    (self.staleDate, self.ends, self.dismissal, self.relevanceScore) = (staleDate, ends, dismissal, relevanceScore)
    (self.isTransient, self.takesPushes, self.alert) = (isTransient, takesPushes, alert)
    (self.presentations, self.revision, self.failure, self.island) = (presentations, revision, failure, island)
  }

  /// The activities with their presentations in the island.
  ///
  /// - Parameter activities: in the order in which they are shown.
  static func inIsland(_ activities: [ShownActivity]) -> [ShownActivity] {
    let islands = IslandPresentation.presentations(of: activities)
    return activities.map {
      var activity = $0
      activity.island = islands[activity.id]
      return activity
    }
  }
}

// Drawing live activities, and their pictures.
extension DeviceHost {
  /// The activities that are scheduled or shown, as on the host's usual device, in the order in which they are shown: the highest relevance first, of equal
  /// ones the newest.
  public func liveActivities() -> [ShownActivity] { ShownActivity.inIsland(activities.shown.map { shown($0, on: nil) }) }

  /// The same activities as on a device.
  ///
  /// - Parameter device: the id of the device; nil: the host's usual one. For another device they are drawn from now on; an event says when they are.
  /// - Throws: ``HostError/unknownDevice(_:known:)``; ``ActivityError/tooManyDevices(_:)``.
  public func liveActivities(on device: String?) throws -> [ShownActivity] {
    let profile = try profile(device)
    guard profile.id != configuration.device.id else { return liveActivities() }
    // Without activities the device is not noted, so that a person can view all devices one after another; an event reports when an activity begins.
    if activities.shown.isEmpty { return [] }
    let isNew = try activityDevices.note(profile, at: .now, activityProfile)
    for activity in activities.shown where !activity.archives.keys.contains(where: { $0.device == profile.id }) {
      guard let kind = kind(of: activity), !contexts(of: kind, on: profile).isEmpty else { continue }
      if activity.failures > 0 {
        // The drawing may have failed for another device only, so a new device gets one attempt at once; further attempts keep their pauses.
        guard isNew else { continue }
        activities[activity.id]?.drawTask?.cancel()
        activities[activity.id]?.drawTask = nil
      }
      draw(activity.id)
    }
    return ShownActivity.inIsland(activities.shown.map { shown($0, on: profile.id) })
  }

  private func shown(_ activity: LiveActivity, on device: String?) -> ShownActivity {
    let life = activity.life
    return ShownActivity(
      id: activity.id, app: activity.app.rawValue, appName: installed[activity.app]?.record.displayName ?? activity.app.rawValue,
      kind: activity.kind, phase: life.phase(at: now, activityProfile), started: life.startsAt, staleDate: life.staleDate,
      ends: life.end(activityProfile), dismissal: life.dismissal(activityProfile), relevanceScore: life.relevanceScore,
      isTransient: life.isTransient, takesPushes: life.takesPushes, alert: concealment(of: activity.app) == .none ? activity.content?.alert : nil,
      presentations: activity.archives.filter { $0.key.device == device }.sorted { $0.key.family < $1.key.family }.compactMap { place, archive in
        archive.displayLists.first.flatMap { DisplayList.size(ofEncoded: $0) }.map {
          ShownActivity.Presentation(family: place.family, width: $0.width, height: $0.height)
        }
      }, revision: activity.revision, failure: hidesWords(of: activity.app) ? nil : activity.failure)
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
    /// The device that shows it, with a place of it.
    let placement: Placement
    let date: Date
    /// When the list changes without a drawing; nil: never.
    let nextMoment: Date?
    let revision: Int
  }

  /// Returns what one presentation of an activity shows now.
  ///
  /// - Parameter device: the id of the device that shows it; nil: the host's usual one.
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``; ``HostError/unknownDevice(_:known:)``.
  func shownDrawing(_ id: String, family: String, on device: String? = nil, scheme: ColorSchemeValue?) throws -> ShownDrawing {
    guard let activity = activities[id] else { throw ActivityError.unknown(Printable.text(id)) }
    let profile = try profile(device)
    let place = ActivityPlace(family: family, device: profile.id == configuration.device.id ? nil : profile.id)
    // The pictures of a protected app are sealed.
    guard let archive = activity.archives[place] else { throw ActivityError.noPicture(id, presentation: Printable.text(family)) }
    // Of the place only the device counts.
    guard let placement = Placement(of: "systemSmall", on: profile) ?? Placement(of: "accessoryRectangular", on: profile) else {
      throw HostError.familyNotOnDevice(family, device: profile.name)
    }
    var presentation = Presentation()
    presentation.colorScheme = scheme ?? (currentSettings.colorScheme == .dark ? .dark : .light)
    // A watch is dark always.
    if profile.kind == .watch { presentation.colorScheme = .dark }
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
      name: activity.content?.drawing.map { ActivityList(drawing: $0, place: place, index: index).description } ?? "", presentation: presentation,
      placement: placement, date: now, nextMoment: entry.nextMoment(after: now), revision: activity.revision)
  }

  /// Returns the picture of one presentation of an activity, as it is now.
  ///
  /// - Parameters:
  ///   - family: such as `lockScreen`.
  ///   - device: the id of the device that shows it; nil: the host's usual one.
  ///   - scheme: nil: that of the device's settings. A watch is dark always.
  ///   - scale: pixels per point; nil: the device's.
  ///   - taps: the taps under way that the picture shows, as long as it shows what was tapped.
  /// - Throws: ``ActivityError/unknown(_:)``, ``ActivityError/noPicture(_:presentation:)``; ``HostError/unknownDevice(_:known:)``.
  public func activityImage(
    _ id: String, family: String, on device: String? = nil, scheme: ColorSchemeValue? = nil, scale: Double? = nil, taps: TapsUnderWay? = nil
  ) async throws -> RenderedImage {
    let shown = try shownDrawing(id, family: family, on: device, scheme: scheme)
    var presentation = shown.presentation
    if let taps, !shown.name.isEmpty, taps.content == shown.name {
      presentation.isUpdating = true
      presentation.toggled = taps.toggled
    }
    let (archive, index, name) = (shown.archive, shown.index, shown.name)
    let key = PictureKey(
      source: .activity(id, shown.revision, index), family: family, placement: shown.placement, presentation: presentation,
      scale: scale ?? shown.placement.device.scale, isMasked: true)
    // The change from a picture in which something is hidden is not animated.
    let isOpen = concealment(of: shown.app) == .none && presentation.redaction == .none && !name.isEmpty
    let pictures = isOpen ? shownPictures : nil
    var image = try await renderer.picture(
      key, of: owner(shown.app, widget: Self.pictureOwner(id)), at: shown.date, nextEntry: shown.nextMoment
    ) {
      pictures?.keep(archive.displayLists[index], as: name, of: .activity(id))
      return Drawing(list: archive.displayLists[index]) { hash in
        let image = archive.image(hash)
        pictures?.keep(image, as: hash)
        return image
      }
    }
    // The device was locked during painting, so the requested content is hidden now.
    if isOpen, isLocked { return try await activityImage(id, family: family, on: device, scheme: scheme, scale: scale) }
    if isOpen { image.content = name }
    return image
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
      let (drawn, missed) = try await drawings(of: activity, content, isStale: isStale)
      guard !Task.isCancelled, activities[id]?.content != nil else { return nil }
      activities[id]?.archives = drawn
      // What is drawn for other devices is drawn again when somebody shows it.
      let own = drawn.filter { $0.key.device == nil }.map { ($0.key.family, $0.value) }
      activities[id]?.content?.drawings = Dictionary(uniqueKeysWithValues: own).compactMapValues { try? $0.serializedData() }
      activities[id]?.content?.drawing = UUID().uuidString
      activities[id]?.revision += 1
      activities[id]?.drawnStale = isStale
      if missed == nil {
        activities[id]?.failures = 0
        activities[id]?.failure = nil
      }
      keep(id)
      announce(.activityChanged(id))
      return missed.map { drawingFailed(id, $0) } ?? 0
    } catch {
      if Task.isCancelled { return nil }
      return drawingFailed(id, error)
    }
  }

  /// Returns a drawing for each presentation that the kind has and a device shows, and the first error of a device whose drawings failed, which keeps
  /// its last ones.
  ///
  /// - Throws: the first error if nothing was drawn.
  private func drawings(
    of activity: LiveActivity, _ content: ActivityContent, isStale: Bool
  ) async throws -> (drawn: [ActivityPlace: TimelineArchive], missed: (any Error)?) {
    guard let kind = kind(of: activity) else {
      throw ActivityError.unknownType(activity.kind, app: activity.app.rawValue, known: activityKinds(of: activity.app))
    }
    var drawn: [ActivityPlace: TimelineArchive] = [:]
    var (missed, hasDrawn): ((any Error)?, Bool) = (nil, false)
    for device in [configuration.device] + activityDevices.shown(at: .now, activityProfile) {
      let other = device.id == configuration.device.id ? nil : device.id
      do {
        // A client for each device: drawing for the previous one may have ended its process.
        let client = try client(of: activity.app)
        for context in contexts(of: kind, on: device) {
          let request = EntryRequest.with {
            $0.kind = activity.kind
            $0.context = context
            $0.configuration = content.configuration(id: activity.id, isStale: isStale)
          }
          drawn[ActivityPlace(family: context.family.name, device: other)] = try await client.timeline(request)
          try Task.checkCancellation()
        }
        hasDrawn = hasDrawn || drawn.keys.contains { $0.device == other }
      } catch {
        if Task.isCancelled { throw error }
        missed = missed ?? error
        // All of a device show one content.
        drawn = drawn.filter { $0.key.device != other }.merging(activity.archives.filter { $0.key.device == other }) { $1 }
      }
    }
    if let missed, !hasDrawn { throw missed }
    return (drawn, missed)
  }

  private func kind(of activity: LiveActivity) -> KindDescription? {
    installed[activity.app]?.description.kinds.first { $0.kind == activity.kind && $0.configuration == .activity }
  }

  /// What the presentations of a kind on a device are drawn for. Where the kind has no small presentation, the extension makes a watch's of the compact
  /// island's two sides.
  private func contexts(of kind: KindDescription, on device: DeviceProfile) -> [RenderContext] {
    let own = kind.families.filter { $0.group == .activity }
    let families = device.kind == .watch && !own.contains(.activitySmall) ? own + [.activitySmall] : own
    return families.compactMap {
      RenderContext(device: device, family: $0, in: nil, settings: currentSettings, isPreview: false, limits: configuration.limits)
    }
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
