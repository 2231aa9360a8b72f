import Foundation
import Testing
import simd

/// Vectors, matrices and rotations, compared with values computed by hand.
@Suite struct SimdTests {
  private func isNear<V: SIMD>(_ a: V, _ b: V) -> Bool where V.Scalar: BinaryFloatingPoint { simd_length(a - b) < 1e-5 }

  @Test func `lengths, products and distances`() {
    let (a, b) = (simd_float3(1, 2, 2), simd_float3(4, 6, 2))
    #expect(length(a) == 3 && simd_length_squared(a) == 9 && dot(a, b) == 20 && simd_distance(a, b) == 5)
    #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    #expect(cross(SIMD2<Float>(2, 1), SIMD2<Float>(1, 3)) == SIMD3<Float>(0, 0, 5))
    #expect(normalize(a) == a / 3 && norm_one(SIMD2(-1.0, 2)) == 3 && norm_inf(SIMD2(-3.0, 2)) == 3)
    #expect(reflect(SIMD2(1.0, -1), n: SIMD2(0, 1)) == SIMD2(1, 1) && project(SIMD2(3.0, 4), SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(refract(SIMD2(0.0, -1), n: SIMD2(0, 1), eta: 0.75) == SIMD2(0, -1))
    #expect(refract(normalize(SIMD2(1.0, -0.1)), n: SIMD2(0, 1), eta: 1.5) == .zero)
  }

  @Test func `functions of elements`() {
    let x = simd_float4(-1.5, 0, 0.25, 3)
    #expect(abs(x) == [1.5, 0, 0.25, 3] && sign(x) == [-1, 0, 1, 1] && floor(x) == [-2, 0, 0, 3] && fract(x) == [0.5, 0, 0.25, 0])
    #expect(ceil(x) == [-1, 0, 1, 3] && trunc(x) == [-1, 0, 0, 3] && step(x, edge: .zero) == [0, 1, 1, 1])
    #expect(simd_clamp(x, simd_float4(repeating: 0), simd_float4(repeating: 1)) == [0, 0, 0.25, 1] && clamp(x, min: -1, max: 2) == [-1, 0, 0.25, 2])
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(4, 20), t: 0.25) == SIMD2(1, 12.5) && simd_mix(0.0, 10, 0.3) == 3)
    #expect(smoothstep(SIMD2(0.5, 2), edge0: .zero, edge1: SIMD2(repeating: 1)) == SIMD2(0.5, 1) && simd_smoothstep(0, 4, 1.0) == 0.15625)
    #expect(min(SIMD2(1, 5), SIMD2(2, 3)) == SIMD2(1, 3) && max(SIMD2(1.0, 5), 2) == SIMD2(2, 5) && abs(SIMD2<Int32>(-3, 4)) == SIMD2(3, 4))
    #expect(reduce_add(x) == 1.75 && reduce_min(x) == -1.5 && reduce_max(SIMD2(7, 3)) == 7 && simd_muladd(x, x, x).w == 12)
    // Those of single numbers stay Swift's.
    #expect(min(1, 2) == 1 && abs(-2.5) == 2.5 && max(0.5, 1) == 1 && floor(1.5) == 1)
  }

  @Test func `products, determinants and inverses of matrices`() {
    let a = double2x2(rows: [[1, 2], [3, 4]])
    #expect(a.columns.0 == [1, 3] && a.determinant == -2 && a * [1, 1] == [3, 7] && [1, 1] * a == [4, 6])
    #expect(a.inverse == double2x2(rows: [[-2, 1], [1.5, -0.5]]) && (a * a) == double2x2(rows: [[7, 10], [15, 22]]))
    let b = double3x3(rows: [[2, 0, 1], [1, 3, 0], [0, 1, 4]])
    #expect(b.determinant == 25 && b.transpose[0] == [2, 0, 1] && b[1, 2] == 1)
    let inverseOfB = double3x3(rows: [[12, 1, -3], [-4, 8, 1], [1, -2, 6]]) * (1.0 / 25)
    for index in 0..<3 { #expect(isNear(b.inverse[index], inverseOfB[index])) }
    let c = double4x4(rows: [[1, 0, 2, -1], [3, 0, 0, 5], [2, 1, 4, -3], [1, 0, 5, 0]])
    #expect(c.determinant == 30 && simd_determinant(c.transpose) == 30)
    let product = c * c.inverse
    for index in 0..<4 { #expect(isNear(product[index], matrix_identity_double4x4[index])) }
    #expect(simd_mul(c, SIMD4(1, 2, 3, 4)) == [3, 23, 4, 16] && (c - c) == double4x4() && -c + c == double4x4(0))
    #expect(!double2x2(1).inverse.determinant.isNaN && double2x2(0).inverse[0].x.isNaN)
  }

  @Test func `an author's transforms`() {
    var move = matrix_identity_float4x4
    move.columns.3 = SIMD4(1, 2, 3, 1)
    let turn = simd_float4x4(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
    // Turned first, then moved.
    #expect(isNear(move * turn * SIMD4(1, 0, 0, 1), [1, 3, 3, 1]))
    #expect(isNear((move * turn).inverse * SIMD4(1, 3, 3, 1), [1, 0, 0, 1]))
  }

  @Test func `rotations turn vectors, one after the other, and between each other`() {
    let (aboutZ, aboutX) = (simd_quatd(angle: .pi / 2, axis: [0, 0, 1]), simd_quatd(angle: .pi / 2, axis: [1, 0, 0]))
    #expect(isNear(aboutZ.act([1, 0, 0]), [0, 1, 0]) && isNear((aboutX * aboutZ).act([1, 0, 0]), [0, 0, 1]))
    #expect(isNear(aboutZ.inverse.act([0, 1, 0]), [1, 0, 0]) && Swift.abs(aboutZ.angle - .pi / 2) < 1e-12 && isNear(aboutZ.axis, [0, 0, 1]))
    #expect(isNear(simd_quatd(from: [1, 0, 0], to: [0, 0, 1]).act([1, 0, 0]), [0, 0, 1]))
    #expect(isNear(simd_quatd(from: [0, 1, 0], to: [0, -1, 0]).act([0, 1, 0]), [0, -1, 0]))
    #expect(isNear(simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), aboutZ, 1.0 / 3).act([1, 0, 0]), [cos(.pi / 6), 0.5, 0]))
    for rotation in [aboutZ, aboutX, simd_quatd(angle: 3, axis: normalize([1, 2, 3])), simd_quatd(angle: 3.1, axis: [0, 1, 0])] {
      let again = simd_quatd(double3x3(rotation))
      #expect(isNear(again.vector, rotation.vector) || isNear(again.vector, -rotation.vector))
    }
  }
}
