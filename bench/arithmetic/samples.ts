/**
 * The value that `share` (0 to 1) of the samples, in ascending order, do not exceed: the nearest rank. NaN when there are none.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The middle one; of an even number the mean of the two in the middle. NaN when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const above = Math.floor(sorted.length / 2)
  return mean(sorted.length % 2 === 0 ? sorted.slice(above - 1, above + 1) : sorted.slice(above, above + 1))
}

/** NaN when there are none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How much `y` rises for each unit of `x`: the straight line of least squares. NaN for fewer than two different `x`. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const rise = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  const run = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return rise / run
}
