import Foundation
import Host

/// Whether the files that the command expects beside itself are there.
enum ProgramsCheck {
  static func item(of configuration: HostConfiguration) -> DoctorItem {
    let name = "programs"
    do throws(PainterFault) {
      try configuration.checkPainter()
    } catch {
      return DoctorItem(name: name, active: false, detail: "\(error)")
    }
    return DoctorItem(name: name, active: true, detail: "Almanac \(BuildVersion.text); the program that paints is beside the command")
  }
}
