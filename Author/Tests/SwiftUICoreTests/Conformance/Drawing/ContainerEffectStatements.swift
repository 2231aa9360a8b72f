import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  private static let shadows: DocumentSource = "RevenueCat/purchases-ios, pull requests 4429 and 4630"
  private static let blends: DocumentSource = "clive819.github.io, Compositing group"
  private static let rule = Documents.openSwiftUI("DisplayListViewModel.swift")

  /// The names of the nodes with an effect, and how many each has.
  @MainActor private static func effects(@ViewBuilder of view: () -> some View) -> [String] {
    Drawn.output(of: view).all.filter { !$0.effects.isEmpty }.map { "\($0.debugName) \($0.effects.count)" }
  }
  @MainActor private static func modes(@ViewBuilder of view: () -> some View) -> [String] {
    Drawn.output(of: view).all.filter { $0.blendMode != .normal }.map { "\($0.debugName) \($0.blendMode)" }
  }

  static let containerEffects: [Statement] = [
    Statement("A shadow of a container falls from each of its views", shadows, is: ["Text 1", "Rectangle 1"]) {
      effects {
        ZStack {
          Text(verbatim: "a"); Color.red
        }.shadow(radius: 3)
      }
    },
    Statement("A shadow of a view with a background falls from both", shadows, is: ["Rectangle 1", "Text 1"]) {
      effects { Text(verbatim: "a").padding().background(Color.white).shadow(radius: 3) }
    },
    Statement("A shadow of a compositing group falls from the whole", shadows, is: [" 1", " 1"]) {
      effects {
        ZStack {
          Text(verbatim: "a"); Color.red
        }.compositingGroup().shadow(radius: 3)
      }
    },
    Statement("A shadow of a clipped container falls from the whole", rule, is: [" 1"]) {
      effects { Text(verbatim: "a").padding().background(Color.white).clipShape(Circle()).shadow(radius: 3) }
    },
    Statement("A second shadow is that of the view with its first one", "design-ops/sketch-to-swiftUI, issue 35", is: ["Rectangle 2"]) {
      effects { Color.red.shadow(radius: 3).shadow(radius: 5) }
    },
    Statement("A blur of a container is that of each of its views", rule, is: ["Rectangle 1", "Rectangle 1"]) {
      effects {
        VStack {
          Color.red; Color.blue
        }.blur(radius: 6)
      }
    },
    Statement("A blend mode of a container is that of each of its views", blends, is: ["Rectangle multiply", "Rectangle multiply"]) {
      modes {
        VStack {
          Color.red; Color.blue
        }.blendMode(.multiply)
      }
    },
    Statement("An inner blend mode replaces the outer one", rule, is: ["Rectangle screen", "Rectangle multiply"]) {
      modes {
        VStack {
          Color.red.blendMode(.screen); Color.blue
        }.blendMode(.multiply)
      }
    },
    Statement("A compositing group blends as a whole", blends, is: [" multiply"]) {
      modes {
        VStack {
          Color.red; Color.blue
        }.compositingGroup().blendMode(.multiply)
      }
    },
  ]

  private static let mirrored = Documents.openSwiftUI("GeometryEffect.swift")
  private struct Move: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 20, y: 0)) }
  }

  /// The coefficients of the transforms in 100 by 50 from right to left.
  @MainActor private static func transforms(_ view: some View) -> [CGFloat] {
    let transforms = Drawn.output(100, 50, Drawn.rightToLeft) { view }.all.filter(\.hasTransform).map(\.transform)
    return transforms.flatMap { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }.map { CGFloat($0) }
  }

  static let mirroredTransforms: [Statement] = [
    Statement("From right to left a rotation turns counterclockwise", mirrored, [0, -1, 1, 0, 25, 75]) {
      transforms(Color.red.rotationEffect(.degrees(90)))
    },
    Statement("So does one about the axis to the viewer", mirrored, [0, -1, 1, 0, 25, 75]) {
      transforms(Color.red.rotation3DEffect(.degrees(90), axis: (0, 0, 1)))
    },
    Statement("From right to left a translation moves to the left", mirrored, [1, 0, 0, 1, -20, 0]) {
      transforms(Color.red.transformEffect(CGAffineTransform(translationX: 20, y: 0)))
    },
    Statement("So does that of a geometry effect", mirrored, [1, 0, 0, 1, -20, 0]) { transforms(Color.red.modifier(Move())) },
    Statement("A scale keeps its leading anchor, which is at the right", mirrored, [2, 0, 0, 2, -100, 0]) {
      transforms(Color.red.scaleEffect(2, anchor: .topLeading))
    },
    Statement("A visual effect turns as a modifier does", mirrored, [0, -1, 1, 0, 25, 75]) {
      transforms(Color.red.visualEffect { effect, _ in effect.rotationEffect(.degrees(90)) })
    },
  ]
}
