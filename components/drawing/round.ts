/** To a tenth of a drawing unit: well under a pixel, and it keeps the markup of a list short. */
export function round(units: number): number {
  return Math.round(units * 10) / 10
}

/** Of a line all around: in thousandths, since what is off adds up with each dash. */
export function dashes(...lengths: number[]): string {
  return lengths.map((length) => Math.round(length * 1000) / 1000).join(' ')
}
