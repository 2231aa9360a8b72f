extension CGSize {
  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  /// The proposal along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal of `major` along `axis` and `minor` across it.
  package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self = axis == .horizontal ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }
}

extension Axis {
  /// The perpendicular axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The node of `HStack` and `VStack`, which lays out children in a row or a column.
///
/// The length without the spacing is distributed by layout priority, highest first; the minimum lengths of children with a lower priority are
/// reserved. Within one priority, children are offered equal shares of the remaining length, the least flexible child first. A child's flexibility
/// is the length that it takes when offered infinity, minus the length that it takes when offered 0. The stack is as long as its children and their
/// spacing. Across its axis it is as large as the aligned children.
///
/// A container may measure a stack with more room than the stack needs and then place it with exactly the size that it took. Equal shares of that
/// size would be another layout, in which a child gets less than it took before. So a stack that is offered the size that it took before keeps
/// what it offered its children then.
package final class StackNode: ContainerNode {
  let axis: Axis
  let alignment: AlignmentKey
  let explicitSpacing: CGFloat?
  private lazy var gaps: [CGFloat] = makeGaps()
  private lazy var totalGap = gaps.reduce(0, +)
  /// The last layouts in which the stack distributed a length.
  private var distributions: [Distribution] = []
  /// The children's indices by priority, highest first.
  private lazy var priorityGroups: [[Int]] = {
    let priorities = children.map(\.layoutPriority)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else { return [Array(children.indices)] }
    return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
  }()

  /// - Parameter spacing: points between children; nil = the default distance of each pair.
  package init(_ children: [LayoutNode], axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, session: RenderSession) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing.map { session.finite($0, of: axis == .horizontal ? "HStack(spacing:)" : "VStack(spacing:)") }
    super.init(children, session: session)
  }

  /// Returns the distance before each child; gaps[0] is 0.
  private func makeGaps() -> [CGFloat] {
    var gaps = [CGFloat](repeating: 0, count: children.count)
    var previous: LayoutNode?
    for (index, child) in children.enumerated() where !child.isInvisibleToLayout {
      if let previous { gaps[index] = explicitSpacing ?? previous.spacing.distance(to: child.spacing, along: axis) }
      previous = child
    }
    return gaps
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let earlier = distributions.last { $0.matches(proposal, along: axis) }
    let proposals = earlier?.proposals.map { ProposedViewSize(axis, major: $0[axis], minor: proposal[axis.cross]) } ?? childProposals(proposal)
    let arrangement = lineUp(proposals)
    if earlier == nil, let major = proposal[axis], major > 0, major < RenderSession.Limits.length {
      if distributions.count == Distribution.most { distributions.removeFirst() }
      distributions.append(Distribution(minor: proposal[axis.cross], taken: arrangement.size, proposals: proposals))
    }
    // If the proposal is unspecified across the stack's axis, children are placed with the stack's own length on that axis. So a divider or an
    // infinite frame extends across a stack of ideal size.
    guard proposal[axis.cross] == nil, !children.isEmpty else { return arrangement }
    var exact = proposals
    for index in exact.indices {
      exact[index][axis.cross] = arrangement.size[axis.cross]
      exact[index][axis] = children[index].size(proposals[index])[axis]
    }
    return Arrangement(size: arrangement.size, places: lineUp(exact).places)
  }

  /// Returns the proposal for each child.
  private func childProposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let minor = proposal[axis.cross]
    let same = [ProposedViewSize](repeating: proposal, count: children.count)
    guard let major = proposal[axis], children.count > 0 else { return same }
    let available = max(0, major - totalGap)
    // With no length or an unlimited length to distribute, the order makes no difference. Returning here also ends the recursion of nested stacks
    // that probe the flexibility of their children.
    if available == 0 || available >= RenderSession.Limits.length {
      return [ProposedViewSize](repeating: ProposedViewSize(axis, major: available, minor: minor), count: children.count)
    }

    var result = same
    var remaining = available
    for (rank, group) in priorityGroups.enumerated() {
      var reserved: CGFloat = 0
      for lower in priorityGroups[(rank + 1)...] {
        for index in lower { reserved += least(index, minor: minor) }
      }
      var groupSpace = remaining - reserved
      for (position, index) in byFlexibility(group, minor: minor).enumerated() {
        let share = max(0, groupSpace / CGFloat(group.count - position))
        let offered = ProposedViewSize(axis, major: share, minor: minor)
        let taken = children[index].size(offered)[axis]
        result[index] = offered
        groupSpace -= taken
        remaining -= taken
      }
    }
    return result
  }

  private func least(_ index: Int, minor: CGFloat?) -> CGFloat {
    children[index].size(ProposedViewSize(axis, major: 0, minor: minor))[axis]
  }

  private func byFlexibility(_ group: [Int], minor: CGFloat?) -> [Int] {
    guard group.count > 1 else { return group }
    var ranked: [Ranked] = []
    ranked.reserveCapacity(group.count)
    for index in group {
      let most = children[index].size(ProposedViewSize(axis, major: .infinity, minor: minor))[axis]
      ranked.append(Ranked(flexibility: most - least(index, minor: minor), index: index))
    }
    ranked.sort()
    return ranked.map(\.index)
  }

  /// What a stack offered its children, and the size that it took.
  private struct Distribution {
    /// How many are kept.
    static let most = 4
    let minor: CGFloat?
    let taken: CGSize
    let proposals: [ProposedViewSize]

    /// Returns true if a proposal is the size that was taken; across the axis it can be what was offered, too.
    func matches(_ proposal: ProposedViewSize, along axis: Axis) -> Bool {
      guard let major = proposal[axis], abs(major - taken[axis]) < 0.001 else { return false }
      return proposal[axis.cross] == minor || proposal[axis.cross].map { abs($0 - taken[axis.cross]) < 0.001 } ?? false
    }
  }

  /// A child and the difference between its largest and its smallest length. Children of equal flexibility keep their order.
  private struct Ranked: Comparable {
    let flexibility: CGFloat
    let index: Int
    static func < (a: Ranked, b: Ranked) -> Bool { (a.flexibility, a.index) < (b.flexibility, b.index) }
  }

  private func lineUp(_ proposals: [ProposedViewSize]) -> Arrangement {
    var places: [(proposal: ProposedViewSize, origin: CGPoint)] = []
    places.reserveCapacity(children.count)
    var position: CGFloat = 0
    var lowest = CGFloat.infinity
    var highest = -CGFloat.infinity
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      position += gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      position += dimensions.size[axis]
      let start = -dimensions.value(alignment)
      origin[axis.cross] = start
      if !child.isInvisibleToLayout {
        lowest = min(lowest, start)
        highest = max(highest, start + dimensions.size[axis.cross])
      }
      places.append((proposals[index], origin))
    }
    guard lowest <= highest else { return Arrangement(size: .zero, places: places) }
    for index in places.indices { places[index].origin[axis.cross] -= lowest }
    var size = CGSize.zero
    size[axis] = position
    size[axis.cross] = highest - lowest
    return Arrangement(size: size, places: places)
  }

  /// The stack's preferred distances. The edges along its axis have the preferences of the outermost children, the other edges those of all
  /// children. Cached, because every enclosing stack needs them.
  private lazy var mergedSpacing: NodeSpacing = {
    let spacings = children.filter { !$0.isInvisibleToLayout }.map(\.spacing)
    guard let first = spacings.first, let last = spacings.last else { return .none }
    var union = NodeSpacing.empty
    for spacing in spacings { union.formUnion(spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    union.formUnion(first, edges: axis == .horizontal ? .leading : .top)
    union.formUnion(last, edges: axis == .horizontal ? .trailing : .bottom)
    return union
  }()
  package override var spacing: NodeSpacing { mergedSpacing }
}
