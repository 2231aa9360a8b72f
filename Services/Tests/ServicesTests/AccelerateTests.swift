import Accelerate
import Foundation
import Testing

/// Vectors and matrices of Accelerate's C functions.
@Suite struct AccelerateTests {
  @Test func `vectors are added, bounded and generated, with strides`() {
    let values: [Float] = [1, -2, 3, 4]
    var (sum, mean, most, place) = (Float(0), Float(0), Float(0), vDSP_Length(0))
    vDSP_sve(values, 1, &sum, 4)
    vDSP_meanv(values, 2, &mean, 2)
    vDSP_maxvi(values, 1, &most, &place, 4)
    #expect(sum == 6 && mean == 2 && most == 4 && place == 3)
    var rootMeanSquare = 0.0
    vDSP_rmsqvD([3, 4], 1, &rootMeanSquare, 2)
    #expect(rootMeanSquare == 12.5.squareRoot())
    var difference = [Double](repeating: 0, count: 2)
    // a − b, with b first.
    vDSP_vsubD([1, 2], 1, [10, 20], 1, &difference, 1, 2)
    #expect(difference == [9, 18])
    var quotient = [Float](repeating: 0, count: 2)
    vDSP_vdiv([2, 4], 1, [10, 20], 1, &quotient, 1, 2)
    #expect(quotient == [5, 5])
    var ramp = [Float](repeating: 0, count: 5)
    vDSP_vgen([0], [1], &ramp, 1, 5)
    #expect(ramp == [0, 0.25, 0.5, 0.75, 1])
    var product = Float(0)
    vDSP_dotpr([1, 2, 3], 1, [4, 5, 6], 1, &product, 3)
    #expect(product == 32)
    #expect(vDSP.mean([1.0, 2, 6]) == 3 && vDSP.clip([Float(-1), 0.5, 9], to: 0...1) == [0, 0.5, 1])
    var least = Double(0)
    vDSP_minvD([], 1, &least, 0)
    #expect(least == .infinity)
  }

  @Test func `matrices are multiplied and transposed, row by row`() {
    let rows: [Double] = [1, 2, 3, 4, 5, 6]
    var (turned, product) = ([Double](repeating: 0, count: 6), [Double](repeating: 0, count: 4))
    vDSP_mtransD(rows, 1, &turned, 1, 3, 2)
    #expect(turned == [1, 4, 2, 5, 3, 6])
    vDSP_mmulD(rows, 1, turned, 1, &product, 1, 2, 2, 3)
    #expect(product == [14, 32, 32, 77])
  }

  @Test func `equations are solved, also with the transposed matrix, and a matrix is inverted`() {
    // In columns: the rows are 0 2 1, 1 1 0, 4 0 3. The 0 at the beginning needs an exchange of rows.
    let matrix: [Double] = [0, 1, 4, 2, 1, 0, 1, 0, 3]
    var (size, sides, info, pivots, factors): (Int32, Int32, Int32, [Int32], [Double]) = (3, 1, 9, [0, 0, 0], matrix)
    var (rows, step, distance) = (size, size, size)
    dgetrf_(&rows, &size, &factors, &step, &pivots, &info)
    #expect(info == 0 && pivots == [3, 3, 3])
    func solved(_ letter: Character, _ right: [Double]) -> [Double] {
      var (trans, x) = (CChar(letter.asciiValue!), right)
      dgetrs_(&trans, &size, &sides, &factors, &step, &pivots, &x, &distance, &info)
      return x.map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(solved("N", [7, 3, 13]) == [1, 2, 3] && solved("T", [14, 4, 10]) == [1, 2, 3])
    #expect(solved("X", [1, 1, 1]) == [1, 1, 1] && info == -1)
    var (work, room): ([Double], Int32) = ([0, 0, 0], 3)
    dgetri_(&size, &factors, &step, &pivots, &work, &room, &info)
    var identity = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 { for place in 0..<3 { identity[row + column * 3] += matrix[row + place * 3] * factors[place + column * 3] } }
    }
    #expect(info == 0 && zip(identity, [1, 0, 0, 0, 1, 0, 0, 0, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
    var singular: [Double] = [1, 2, 2, 4]
    (rows, size, step) = (2, 2, 2)
    dgetrf_(&rows, &size, &singular, &step, &pivots, &info)
    #expect(info == 2)
  }

  @Test func `matrices are multiplied by rows and by columns`() {
    let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    var c = [Double](repeating: .nan, count: 4)
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
    #expect(c == [58, 64, 139, 154])
    cblas_dgemm(CblasColMajor, CblasTrans, CblasTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
    #expect(c == [58, 139, 64, 154])
    var roots = [Double](repeating: 0, count: 3)
    vvsqrt(&roots, [1, 4, 9], [3])
    #expect(roots == [1, 2, 3] && cblas_dnrm2(2, [3, 4], 1) == 5)
  }
}
