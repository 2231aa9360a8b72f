import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// Gives new apps widgets in every place that has room, on one device of each kind (`almanac serve --everywhere`).
struct EveryPlace {
  private struct Spot: Hashable {
    let device, place: String
    /// Nil: all slots of the place.
    var slot: String?
  }

  private let host: DeviceHost
  /// The host's usual device, and the first one of each other kind.
  private let devices: [DeviceProfile]
  /// How many widgets were added to each place, and to each of its slots.
  private var added: [Spot: Int] = [:]
  /// The apps that were added, in order.
  private var apps: [String] = []

  init(_ host: DeviceHost) {
    self.host = host
    let usual = host.configuration.device
    var kinds: Set<DeviceProfile.Kind> = [usual.kind]
    devices = [usual] + Profiles.devices.filter { kinds.insert($0.kind).inserted }
  }

  /// Adds a widget of an app to each place with room, other than the usual device's first one: ``ServedApps`` fills that. A place of controls gets each
  /// control of the app.
  mutating func add(_ app: String) async throws {
    apps.append(app)
    for device in devices {
      for place in device.places where !isFirst(place, of: device) {
        let spot = Spot(device: device.id, place: place.id)
        guard added[spot, default: 0] < Profiles.gallery.firstWidgets else { continue }
        for kind in try await host.kinds(app: app, device: device.id, place: place.id) {
          guard try await add(kind, of: app, to: place.slots, spot) else { continue }
          if !kind.families.allSatisfy(\.isControl) { break }
        }
      }
    }
  }

  /// Fills what is left of places with few cells, such as the faces of a watch, with further widgets of the same apps.
  mutating func finish() async throws {
    for device in devices {
      for place in device.places where !isFirst(place, of: device) {
        let slots = place.slots.filter { $0.arrangement == .row }
        let spot = Spot(device: device.id, place: place.id)
        var adds = !slots.isEmpty
        while adds {
          adds = false
          for app in apps {
            for kind in try await host.kinds(app: app, device: device.id, place: place.id) {
              if try await add(kind, of: app, to: slots, spot) { adds = true }
            }
          }
        }
      }
    }
  }

  private func isFirst(_ place: PlaceProfile, of device: DeviceProfile) -> Bool {
    device.id == host.configuration.device.id && place.id == device.places.first?.id
  }

  /// Adds a widget of a kind to the first slot with room, in the family that its author lists first. A control gets the size that shows its title.
  ///
  /// - Returns: whether one was added.
  private mutating func add(_ kind: KindDescription, of app: String, to slots: [PlaceProfile.Slot], _ spot: Spot) async throws -> Bool {
    let families = kind.families.filter { $0.name != "controlSmall" } + kind.families.filter { $0.name == "controlSmall" }
    for family in families {
      for slot in slots where slot.families.contains(where: { $0.family == family.name }) {
        let part = Spot(device: spot.device, place: spot.place, slot: slot.id)
        if slot.arrangement == .list, slot.grid.columns == 1, added[part, default: 0] >= Profiles.gallery.firstListWidgets { continue }
        do {
          let choice = PlacementChoice(device: spot.device, place: spot.place, slot: slot.id)
          _ = try await host.add(app: app, kind: kind.kind, family: family, at: choice)
          added[spot, default: 0] += 1
          added[part, default: 0] += 1
          return true
        } catch HostError.slotIsFull {
          continue
        }
      }
    }
    return false
  }
}

extension WidgetFamilyValue {
  fileprivate var isControl: Bool { name.hasPrefix("control") }
}
