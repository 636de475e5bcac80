import { formatBoltCircle, parseBoltCircle, type BoltCircle } from '@bieznik/contract/catalogue/bolt-circle'

const MM_PER_INCH = 25.4

/** mm. What two ways to write the same circle may differ by: 6.5 inches are 165.1 mm. */
const SAME_CIRCLE = 0.3

/** In inches, as American lists have it: `8-6.5`, `5x4.75`. */
const INCHES = /^(\d{1,2})\s?[x×хХ*/-]\s?(\d(?:[.,]\d{1,3})?)$/i

/** Two ways to write one circle: `8-6.5 (8-165.1)`. */
const IN_BRACKETS = /^([^()]+)\(([^()]+)\)$/

/** Two circles of one wheel: `5x112/5x114.3`, `5x112 + 114.3`. The second may leave the bolts out. */
const BETWEEN_CIRCLES = /\s?[/;,+&|]\s?(?=\d{1,2}\s?[x×хХ*-]|\d{3})|\s(?=\d{1,2}[x×хХ*-]\d)/i

function circleOf(text: string): BoltCircle | null {
  const inBrackets = IN_BRACKETS.exec(text)
  if (inBrackets) {
    const [one, other] = [inBrackets[1] ?? '', inBrackets[2] ?? ''].map((each) => circleOf(each.trim()))
    const isSame = one && other && one.bolts === other.bolts
    return isSame && Math.abs(one.diameter - other.diameter) <= SAME_CIRCLE ? other : null
  }
  const [, bolts, inches] = INCHES.exec(text) ?? []
  if (bolts === undefined || inches === undefined) return parseBoltCircle(text)
  const mm = Math.round(Number(inches.replace(',', '.')) * MM_PER_INCH * 10) / 10
  return parseBoltCircle(`${bolts}x${mm}`)
}

/** The circles that a cell says, each once, as `5x114.3`. Null: it says none, more than two, or something else. */
export function readBoltCircles(text: string): [string] | [string, string] | null {
  const single = circleOf(text.trim())
  if (single) return [formatBoltCircle(single)]
  const [one = '', two, ...more] = text.trim().split(BETWEEN_CIRCLES)
  const first = circleOf(one.trim())
  if (!first || two === undefined || more.length > 0) return null
  const second = circleOf(/^\d{2,3}(?:[.,]\d{1,2})?$/.test(two) ? `${first.bolts}x${two}` : two.trim())
  if (!second) return null
  const circles = [formatBoltCircle(first), formatBoltCircle(second)] as const
  return circles[0] === circles[1] ? [circles[0]] : [...circles]
}
