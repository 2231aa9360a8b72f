import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacProfiles

@Suite struct PlaceProfileTests {
  private static let all = Profiles.devices.flatMap { device in device.places.map { (device, $0) } }

  @Test func `every device has places, and every place slots, appearances and sources`() {
    for device in Profiles.devices { #expect(device.places.count >= 2, "\(device.id)") }
    #expect(Set(Self.all.map { $0.1.id }) == Set(Profiles.placeNames))
    for (device, place) in Self.all {
      #expect(!place.slots.isEmpty && place.device == device.id && place.source.count > 10, "\(device.id) \(place.id)")
      #expect(place.appearances.first?.id == "normal" && Set(place.appearances.map(\.id)).count == place.appearances.count)
      #expect(Set(place.slots.map(\.id)).count == place.slots.count)
      for slot in place.slots {
        #expect(!slot.families.isEmpty && slot.source.count > 10)
        // A slot without a number of cells grows; each center holds one widget.
        #expect(slot.cells != nil || slot.arrangement != .row, "\(place.id) \(slot.id)")
        #expect(slot.centers.isEmpty || slot.centers.count == slot.cells, "\(place.id) \(slot.id)")
        #expect(slot.centers.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
      }
      for appearance in place.appearances { #expect(appearance.source.count > 10) }
    }
  }

  @Test func `every widget of a slot is inside the screen`() {
    for (device, place) in Self.all {
      for slot in place.slots {
        for size in slot.families {
          #expect(size.shownWidth <= place.screenWidth && size.shownHeight <= place.screenHeight, "\(device.id) \(place.id) \(size.family)")
          for center in slot.centers {
            let (x, y) = (center.x * place.screenWidth, center.y * place.screenHeight)
            #expect(x - size.shownWidth / 2 >= -1 && x + size.shownWidth / 2 <= place.screenWidth + 1, "\(device.id) \(place.id) \(slot.id)")
            #expect(y - size.shownHeight / 2 >= -1 && y + size.shownHeight / 2 <= place.screenHeight + 1, "\(device.id) \(place.id) \(slot.id)")
          }
        }
      }
    }
  }

  @Test func `widgets at their centers do not overlap`() {
    for (device, place) in Self.all {
      var frames: [(name: String, left: Double, top: Double, right: Double, bottom: Double)] = []
      for slot in place.slots {
        guard let size = slot.families.last else { continue }
        for center in slot.centers {
          let (x, y) = (center.x * place.screenWidth, center.y * place.screenHeight)
          frames.append((slot.id, x - size.shownWidth / 2, y - size.shownHeight / 2, x + size.shownWidth / 2, y + size.shownHeight / 2))
        }
      }
      for (index, first) in frames.enumerated() {
        for second in frames[(index + 1)...] {
          let overlaps = first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
          #expect(!overlaps, "\(device.id) \(place.id): \(first.name), \(second.name)")
        }
      }
    }
  }

  // Specification A6, D4, D7.
  @Test func `a place offers only the families that fit there`() throws {
    let phone = Profiles.defaultDevice
    let watch = try #require(Profiles.device(named: "watch-45mm"))
    func families(_ device: DeviceProfile, _ place: String) -> Set<String> {
      Set(device.place(named: place)?.slots.flatMap { $0.families.map(\.family) } ?? [])
    }
    #expect(families(phone, "homeScreen") == ["systemSmall", "systemMedium", "systemLarge"])
    #expect(families(phone, "lockScreen") == ["accessoryInline", "accessoryCircular", "accessoryRectangular"])
    #expect(families(phone, "standBy") == ["systemSmall"] && families(phone, "carPlay") == ["systemSmall"])
    #expect(families(watch, "faceCorners") == ["accessoryCorner", "accessoryCircular"])
    #expect(
      families(watch, "faceModular") == ["accessoryRectangular", "accessoryCircular"] && families(watch, "smartStack") == ["accessoryRectangular"])
    for (device, place) in Self.all {
      let families = families(device, place.id)
      #expect(!families.contains("accessoryCorner") || device.kind == .watch)
      #expect(device.kind != .watch || families.allSatisfy { $0.hasPrefix("accessory") })
    }
    let tablet = try #require(Profiles.device(named: "ipad-820x1180"))
    #expect(families(tablet, "homeScreen").contains("systemExtraLarge") && families(tablet, "lockScreen").contains("systemSmall"))
    #expect(tablet.place(named: "standBy") == nil && phone.place(named: "smartStack") == nil && watch.place(named: "homeScreen") == nil)
  }

  @Test func `a family has the size of its slot`() throws {
    let watch = try #require(Profiles.device(named: "watch-41mm"))
    let long = try #require(watch.place(named: "faceLongLine")?.slot(named: "line")?.size(of: "accessoryInline"))
    let short = try #require(watch.place(named: "faceShortLine")?.slot(named: "line")?.size(of: "accessoryInline"))
    #expect(long.width == 150 && short.width == 97)
    #expect(
      watch.place(named: "faceModular")?.slot(named: "rectangle")?.size(of: "accessoryRectangular").map { [$0.width, $0.height] } == [159, 50])
    #expect(watch.place(named: "smartStack")?.slot(named: "stack")?.size(of: "accessoryRectangular").map { [$0.width, $0.height] } == [165, 72.5])
    // Laid out as on the home screen, and shown larger.
    let left = try #require(Profiles.defaultDevice.place(named: "standBy")?.slot(named: "left")?.size(of: "systemSmall"))
    #expect(left.width == 158 && left.shownWidth > 300)
    let tablet = try #require(Profiles.device(named: "ipad-1024x1366")?.place(named: "homeScreen")?.slot(named: "grid")?.size(of: "systemSmall"))
    #expect(tablet.width == 170 && tablet.shownWidth == 160)
  }

  @Test func `modes, backgrounds and labels are those of the place`() throws {
    func context(_ device: String, _ place: String, _ slot: String, _ family: WidgetFamilyValue) throws -> RenderContext {
      let device = try #require(Profiles.device(named: device))
      let place = try #require(device.place(named: place))
      let slot = try #require(place.slot(named: slot))
      return try #require(
        RenderContext(
          device: device, family: family, in: Placement(device: device, place: place, slot: slot), dynamicType: "large", boldText: false,
          locale: "en_US", timeZone: "UTC"))
    }
    let lock = try context("393x852", "lockScreen", "row", .accessoryCircular)
    #expect(lock.renderingModes == [.vibrant, .accented, .fullColor] && lock.backgrounds == [.removed, .shown] && !lock.showsWidgetLabel)
    let standBy = try context("393x852", "standBy", "left", .systemSmall)
    #expect(standBy.renderingModes == [.fullColor, .vibrant, .accented] && standBy.backgrounds == [.removed, .shown])
    #expect(standBy.contentMargins.top == 8 && standBy.displaySize.width == 158)
    #expect(!lock.hasLabel)
    let corner = try context("watch-45mm", "faceCorners", "corners", .accessoryCorner)
    #expect(corner.label.size.width > 80 && corner.label.textSize == 12 && corner.label.hasContentSize)
    let bezel = try context("watch-45mm", "faceCorners", "center", .accessoryCircular)
    #expect(bezel.showsWidgetLabel && bezel.label.size.width > 80 && !bezel.label.hasContentSize)
    #expect(try !context("watch-45mm", "faceModular", "corner", .accessoryCircular).showsWidgetLabel)
    #expect(corner.showsWidgetLabel && corner.renderingModes == [.fullColor, .accented])
    #expect(try context("watch-45mm", "smartStack", "stack", .accessoryRectangular).backgrounds == [.shown, .removed])
    let phone = Profiles.defaultDevice
    let place = try #require(phone.place(named: "lockScreen"))
    let inline = try #require(place.slot(named: "inline"))
    #expect(
      RenderContext(
        device: phone, family: .systemSmall, in: Placement(device: phone, place: place, slot: inline), dynamicType: "large", boldText: false,
        locale: "en", timeZone: "UTC")
        == nil)
  }

  @Test func `widgets that keep their background are not for places without backgrounds`() throws {
    func offered(_ device: String, _ family: String, keepsBackground: Bool) -> [String] {
      (Profiles.device(named: device)?.places ?? []).filter { !$0.slots(for: family, keepsBackground: keepsBackground).isEmpty }.map(\.id)
    }
    #expect(offered("393x852", "systemSmall", keepsBackground: false) == ["homeScreen", "todayView", "standBy", "carPlay"])
    #expect(offered("393x852", "systemSmall", keepsBackground: true) == ["homeScreen", "todayView"])
    #expect(offered("ipad-820x1180", "systemSmall", keepsBackground: false) == ["homeScreen", "todayView", "lockScreen"])
    #expect(offered("ipad-820x1180", "systemSmall", keepsBackground: true) == ["homeScreen", "todayView"])
    #expect(offered("393x852", "accessoryCircular", keepsBackground: true) == ["lockScreen"])
  }

  @Test func `without a background, widgets are never drawn for a light screen`() {
    for (device, place) in Self.all {
      for appearance in place.appearances where appearance.background == .removed {
        #expect(appearance.colorScheme == .dark, "dark text would be lost in \(place.id) of \(device.id), \(appearance.id)")
      }
    }
  }

  @Test func `a place is visible or covered while the device is locked`() {
    let covered = Set(Self.all.filter { $0.1.whileLocked == .covered }.map { $0.1.id })
    #expect(covered == ["homeScreen", "desktop", "notificationCenter"])
  }

  // Specification A9, D7.
  @Test func `labels are on the screen, one for each center, and touch neither content nor each other`() throws {
    var count = 0
    for (device, place) in Self.all where place.slots.contains(where: { !$0.labels.isEmpty }) {
      /// Points on the middle and the edges of a line, in points of the screen.
      func points(_ curve: LabelLayout.Curve, from widget: PointValue) -> [PointValue] {
        (0...20).flatMap { step in
          [-0.5, 0, 0.5].map { edge in
            let angle = curve.direction + (Double(step) / 20 - 0.5) * curve.length / curve.radius
            let distance = curve.radius + edge * curve.height
            return PointValue(x: widget.x + curve.center.x + distance * cos(angle), y: widget.y + curve.center.y + distance * sin(angle))
          }
        }
      }
      var widgets: [(id: String, frame: RectValue)] = []
      var lines: [(id: String, points: [PointValue])] = []
      for slot in place.slots {
        guard let size = slot.families.first else { continue }
        #expect(
          slot.labels.count == (slot.label == .curved ? slot.centers.count : 0) && (slot.labelSource ?? "").count > (slot.labels.isEmpty ? -1 : 10))
        for (index, center) in slot.centers.enumerated() {
          let corner = PointValue(x: center.x * place.screenWidth - size.width / 2, y: center.y * place.screenHeight - size.height / 2)
          widgets.append(("\(slot.id) \(index)", RectValue(x: corner.x, y: corner.y, width: size.width, height: size.height)))
          guard let layout = slot.labelLayout(at: index) else { continue }
          count += 1
          #expect(layout.fault == nil && layout.label.length <= 200 && layout.label.height <= 30)
          let all = points(layout.label, from: corner) + (layout.content.map { points($0, from: corner) } ?? [])
          for point in all {
            #expect((0...place.screenWidth).contains(point.x) && (0...place.screenHeight).contains(point.y), "\(device.id) \(slot.id) \(index)")
            let (x, y) = (point.x - corner.x, point.y - corner.y)
            #expect(x >= layout.frame.minX && x <= layout.frame.maxX && y >= layout.frame.minY && y <= layout.frame.maxY)
          }
          if let content = layout.content { #expect(content.radius - content.height / 2 >= layout.label.radius + layout.label.height / 2 + 1) }
          lines.append(("\(slot.id) \(index)", points(layout.label, from: corner)))
        }
      }
      for line in lines {
        for widget in widgets {
          // Accessories are round.
          let radius = widget.frame.width > widget.frame.height ? 0 : widget.frame.width / 2
          for point in line.points where radius > 0 {
            let distance = hypot(point.x - widget.frame.midX, point.y - widget.frame.midY)
            #expect(distance >= radius + 1, "\(device.id) \(place.id): the label of \(line.id) and \(widget.id)")
          }
        }
        for other in lines where other.id != line.id {
          let nearest = line.points.flatMap { a in other.points.map { hypot($0.x - a.x, $0.y - a.y) } }.min() ?? 0
          #expect(nearest > 3, "\(device.id) \(place.id): the labels of \(line.id) and \(other.id)")
        }
      }
    }
    #expect(count >= 7 * 6)
  }

  @Test func `figures of a label that are missing or out of range are refused by name`() throws {
    let full = """
      {"form": "curved", "source": "x", "center": [0.5, 0.5], "radius": 0.4, "sweep": 60, "height": 0.07, "textSizes": {"watch": 12},
       "content": {"radius": 0.5, "sweep": 30, "height": 0.09}}
      """
    let size = DeviceProfile.FamilySize(
      family: "accessoryCorner", width: 38, height: 38, shownWidth: 38, shownHeight: 38, cornerRadius: nil, source: "")
    func layouts(_ json: String, centers: Int = 1, families: Int = 1) throws -> [LabelLayout] {
      try JSONDecoder().decode(LabelFigures.self, from: Data(json.utf8)).layouts(
        at: LabelFigures.Site(
          slot: "corners", device: "watch", screen: SizeValue(width: 200, height: 240),
          centers: Array(repeating: PlaceProfile.Center(x: 0.1, y: 0.1), count: centers), families: Array(repeating: size, count: families)))
    }
    #expect(try layouts(full).count == 1)
    func refusal(_ old: String, _ new: String) throws -> String {
      let changed = full.replacingOccurrences(of: old, with: new)
      try #require(changed != full)
      let error = #expect(throws: LabelFault.self) { _ = try layouts(changed) }
      return error.map { "\($0)" } ?? ""
    }
    for (old, new, word) in [
      ("\"form\": \"curved\", ", "", "form is missing"), ("\"center\": [0.5, 0.5], ", "", "center is missing"),
      ("\"radius\": 0.4, ", "", "radius is missing"), ("\"sweep\": 60, ", "", "sweep is missing"), ("\"height\": 0.07, ", "", "height is missing"),
      (", \"textSizes\": {\"watch\": 12}", "", "textSizes is missing"), ("{\"watch\": 12}", "{}", "textSizes.watch is missing"),
      ("\"radius\": 0.5, ", "", "content.radius is missing"), ("[0.5, 0.5]", "[0.5]", "center is not"), ("[0.5, 0.5]", "[0.5, 1.5]", "center is not"),
      ("\"radius\": 0.4", "\"radius\": 0", "radius is 0"), ("\"radius\": 0.4", "\"radius\": 3", "radius is 3"),
      ("\"sweep\": 60", "\"sweep\": 361", "sweep is 361"), ("\"height\": 0.07", "\"height\": -1", "height is -1"),
      ("\"height\": 0.07", "\"height\": 0.9", "height"), ("\"watch\": 12", "\"watch\": 0", "textSizes.watch is 0"),
      ("\"center\"", "\"direction\": 400, \"center\"", "direction is 400"),
    ] {
      let message = try refusal(old, new)
      #expect(message.contains(word) && message.contains("slot corners"), "\(word): \(message)")
    }
    #expect(throws: LabelFault.self) { try layouts(full, centers: 0) }
    #expect(throws: LabelFault.self) { try layouts(full, families: 2) }
  }
}
