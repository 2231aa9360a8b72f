import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac stack`: puts a widget onto another one, and changes and explains stacks.
struct StackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack",
    abstract: "Stack widgets of one size, and change a stack.",
    discussion: """
      Widgets of one size in the same part of a home screen, a Today View or StandBy
      can share a place: up to ten are a stack, of which one is seen. Its size and
      position change as those of a single widget (almanac resize, almanac move).
      Smart Rotate brings the most relevant widget to the top; a choice of your own
      stays for half an hour. INSTANCE is an id from almanac apps. Without options,
      prints its stack.

      EXAMPLES
        almanac stack forecast-3f2a9 --onto overview-81bc0
        almanac stack forecast-3f2a9 --show
        almanac stack forecast-3f2a9 --place 1
        almanac stack forecast-3f2a9 --smart-rotate off
        almanac unstack forecast-3f2a9
        almanac undo
      """)

  enum Switch: String, ExpressibleByArgument { case on, off }

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Option(help: ArgumentHelp("Put it onto this widget, or onto its stack.", valueName: "instance"))
  var onto: String?
  @Flag(help: "Turn the stack to it.")
  var show = false
  @Option(help: ArgumentHelp("Its new place in the stack, counted from 1.", valueName: "number"))
  var place: Int?
  @Option(help: ArgumentHelp("Whether the system may bring another widget to the top: on or off.", valueName: "switch"))
  var smartRotate: Switch?
  @Flag(help: "Remove the stack with all its widgets.")
  var remove = false
  @OptionGroup var data: DataOption

  func validate() throws {
    let changes = [onto != nil, show, place != nil, smartRotate != nil, remove].count { $0 }
    if changes > 1 { throw ValidationError("give one of --onto, --show, --place, --smart-rotate and --remove") }
    if let place, place < 1 { throw ValidationError("--place is counted from 1; got \(place)") }
  }

  func run() async throws {
    if let onto {
      let report = try await data.perform {
        try await $0.stack(instance, onto: onto)
      } otherwise: {
        InstanceReport(try await $0.stack(instance, onto: onto), app: nil, kind: nil)
      }
      return print("\(instance) is on top of \(report.stack?.id ?? onto), widget \((report.stack?.index ?? 0) + 1) of \(report.stack?.count ?? 1)")
    }
    let report: StackReport? = try await data.perform { host in
      let all = try await host.instances()
      let stack = try Self.stack(of: instance, in: all)
      if remove {
        try await host.removeStack(stack.id)
        return nil
      }
      if show { return try await host.turnStack(stack.id, to: instance) }
      let present = try await host.stack(stack.id)
      let order = try order(present)
      if order == nil, smartRotate == nil { return present }
      return try await host.changeStack(stack.id, order: order, smartRotate: smartRotate.map { $0 == .on })
    } otherwise: { device in
      let all = await device.instances().map { InstanceReport($0, app: nil, kind: nil) }
      let stack = try Self.stack(of: instance, in: all)
      if remove {
        try await device.removeStack(stack.id)
        return nil
      }
      if show { return StackReport(try await device.turnStack(stack.id, to: instance)) }
      let present = StackReport(try await device.stackStatus(stack.id))
      let order = try order(present)
      if order == nil, smartRotate == nil { return present }
      return StackReport(try await device.changeStack(stack.id, order: order, rotates: smartRotate.map { $0 == .on }))
    }
    guard let report else { return print("removed the stack of \(instance)") }
    report.lines.forEach { print($0) }
  }

  private static func stack(of instance: String, in all: [InstanceReport]) throws -> StackPlaceReport {
    guard let widget = all.first(where: { $0.id == instance }) else { throw HostError.unknownInstance(instance) }
    guard let stack = widget.stack else { throw HostError.notInStack(instance) }
    return stack
  }

  /// Returns the order with the widget at its new place; nil: it shall not change.
  private func order(_ stack: StackReport) throws -> [String]? {
    guard let place else { return nil }
    guard place <= stack.instances.count else {
      throw Failure(.usage, "--place must be a number from 1 to \(stack.instances.count); got \(place)")
    }
    var order = stack.instances.filter { $0 != instance }
    order.insert(instance, at: place - 1)
    return order
  }
}

extension StackReport {
  /// The stack for people, one line for each widget.
  fileprivate var lines: [String] {
    var lines = ["\(id)  Smart Rotate is \(smartRotate ? "on" : "off")"]
    for (index, relevance) in relevances.enumerated() {
      let reason = relevance.context.map { $0 == "date" ? " by the time" : " by the place" } ?? ""
      let share = relevance.share.map { "relevance \(Int(($0 * 100).rounded())) %\(reason)" } ?? "not relevant now"
      lines.append("  \(index + 1)  \(relevance.instance)  \(share)\(relevance.instance == top ? "  on top" : "")")
    }
    if smartRotate {
      if let heldUntil { lines.append("  the top stays until \(Timestamp.string(heldUntil))") }
      lines.append(nextRotation.map { "  next rotation possible at \(Timestamp.string($0))" } ?? "  no rotation is foreseeable")
    }
    return lines
  }
}
