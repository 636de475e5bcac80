/** To a tenth of a drawing unit: well under a pixel, and it keeps the markup of a list short. */
export function round(units: number): number {
  return Math.round(units * 10) / 10
}
