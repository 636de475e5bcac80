/** Bolts evenly spread on one circle. */
export type BoltCircle = {
  bolts: number
  /** Of the circle through the bolts' middles, in mm. */
  diameter: number
}

const BOLT_CIRCLE = /^(\d{1,2})\s?[x×хХ*/-]\s?(\d{2,3}(?:[.,]\d{1,2})?)$/i

/** `5x112` or `5x114.3`, also `5*112`, `5-112` and with the Cyrillic х → bolts and diameter. Null when the text says no single bolt circle of 3 to 12 bolts. */
export function parseBoltCircle(text: string): BoltCircle | null {
  const match = BOLT_CIRCLE.exec(text.trim())
  const [, bolts, diameter] = match ?? []
  if (bolts === undefined || diameter === undefined) return null
  const circle = { bolts: Number(bolts), diameter: Number(diameter.replace(',', '.')) }
  return circle.bolts >= 3 && circle.bolts <= 12 ? circle : null
}

/** `5x114.3`, as the wire and the trade write it. */
export function formatBoltCircle({ bolts, diameter }: BoltCircle): string {
  return `${bolts}x${diameter}`
}

/** All circles of a wheel, as `5x114.3`: some are drilled for two. */
export const boltCirclesOf = (wheel: {
  boltSpacing: string
  secondBoltSpacing?: string | undefined
}): string[] => (wheel.secondBoltSpacing ? [wheel.boltSpacing, wheel.secondBoltSpacing] : [wheel.boltSpacing])

/** The middles of the bolts in mm from the middle of the wheel, the first at the top, clockwise as seen (y points down). */
export function boltPositions({ bolts, diameter }: BoltCircle): { x: number; y: number }[] {
  return Array.from({ length: bolts }, (_, index) => {
    const angle = (2 * Math.PI * index) / bolts
    return { x: (diameter / 2) * Math.sin(angle), y: (-diameter / 2) * Math.cos(angle) }
  })
}
