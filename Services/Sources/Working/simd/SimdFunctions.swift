// The vector functions with C's prefix.

@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x) }
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance_squared(x, y) }
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_one(x) }
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_inf(x) }
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint { refract(x, n: n, eta: eta) }
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
@inlinable public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }

@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable { clamp(x, min: min, max: max) }
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
@inlinable public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint { z.addingProduct(x, y) }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

// For scalars.
@inlinable public func simd_abs<S: BinaryFloatingPoint>(_ x: S) -> S { x.magnitude }
@inlinable public func simd_min<S: BinaryFloatingPoint>(_ x: S, _ y: S) -> S { Swift.min(x, y) }
@inlinable public func simd_max<S: BinaryFloatingPoint>(_ x: S, _ y: S) -> S { Swift.max(x, y) }
@inlinable public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
@inlinable public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
@inlinable public func simd_sign<S: BinaryFloatingPoint>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }
@inlinable public func simd_fract<S: BinaryFloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }
@inlinable public func simd_step<S: BinaryFloatingPoint>(_ edge: S, _ x: S) -> S { x < edge ? 0 : 1 }
@inlinable public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
@inlinable public func mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, t: S) -> S { simd_mix(x, y, t) }
@inlinable public func clamp<S: BinaryFloatingPoint>(_ x: S, min: S, max: S) -> S { simd_clamp(x, min, max) }
@inlinable public func smoothstep<S: BinaryFloatingPoint>(_ x: S, edge0: S, edge1: S) -> S { simd_smoothstep(edge0, edge1, x) }
