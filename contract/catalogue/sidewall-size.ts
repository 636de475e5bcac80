/** R radial, ZR radial for more than 240 km/h, D diagonal (also written as a dash), B bias belted. RF and ZRF are radial and run flat. */
export type Construction = 'R' | 'ZR' | 'D' | 'B'

/** The measures of a size as its notation has them. */
export type SidewallMeasures =
  /** `width` in mm, `profile` in percent of it, null where the size is silent (195R14C): full profile. */
  | { notation: 'metric'; width: number; profile: number | null; diameter: number }
  /** High flotation: `width` is the overall diameter and `profile` the section width, both in inches. */
  | { notation: 'inch'; width: number; profile: number; diameter: number }
  /** `width` is the section width in inches; the profile is full. */
  | { notation: 'numeric'; width: number; profile: null; diameter: number }

export type MeasureName = 'width' | 'profile' | 'diameter'

/** A place in the text that is written like a size; its measures may still be impossible. */
export interface SizeMatch {
  measures: SidewallMeasures
  /** Null: not said. */
  construction: Construction | null
  /** LT before the width. */
  isLightTruck: boolean
  start: number
  end: number
}

// All repetitions are bounded: the time to search a text is linear in its length.
const GAP = ' {0,2}'
const BETWEEN = String.raw`${GAP}[/\\|X.:;_-]?${GAP}`
const TYPE = `${GAP}[/.-]?${GAP}(?<construction>ZRF|RF|ZR|R|D|B)${GAP}[-.]?${GAP}`
const TYPE_OR_DASH = TYPE.replace('|B)', '|B|-)')
const RIM = String.raw`(?<diameter>\d{2}(?:\.5)?)(?!\d)`
// A Cyrillic Р before the width is a P, and has become an R.
const PREFIX = String.raw`(?:(?<![A-Z])(?<prefix>LT|P|R(?=\d)) ?)?`
const METRIC_WIDTH = String.raw`${PREFIX}(?<![\d./])(?<width>\d{3})`
const PROFILE = '(?<profile>\\d{2}|100)'
const INCHES = String.raw`\d{1,2}\.\d{1,2}`

const FORMS = [
  // 195/80 R15, LT265/70R17, 195R14
  ['metric', `${METRIC_WIDTH}(?:${BETWEEN}${PROFILE})?${TYPE}${RIM}`],
  // 31x10.50 R15, 31/10.5-15, 31x1050R15, 31 10.50 15
  [
    'inch',
    String.raw`(?<![\d./X])(?<width>\d{2}(?:\.\d{1,2})?)(?:${GAP}[X/]${GAP}| (?=\d{1,2}\.))` +
      String.raw`(?<profile>${INCHES}|\d{3,4}|\d{1,2})(?:${TYPE_OR_DASH}|${BETWEEN})(?<!\d)${RIM}`,
  ],
  // 195 80 15, 195/80/15, 1958015
  ['metric', `${METRIC_WIDTH}${BETWEEN}${PROFILE}${BETWEEN}${RIM}`],
  // R15 195/80
  [
    'metric',
    String.raw`(?<![A-Z])(?<construction>ZR|R) ?(?<diameter>\d{2}(?:\.5)?)${GAP}[/X-]?${GAP}(?<![\d.])(?<width>\d{3})${BETWEEN}${PROFILE}(?!\d)`,
  ],
  // 7.50R16, 6.50-16
  ['numeric', String.raw`(?<![\d./X])(?<width>${INCHES})${TYPE_OR_DASH}${RIM}`],
  // 11R22.5, 750R16; behind a letter it is a piece of a name or of a part number
  ['numeric', String.raw`(?<![\dA-Z./]|\d )(?<width>\d{1,4})${TYPE}${RIM}`],
] as const

const PATTERNS = FORMS.map(([notation, source]) => ({ notation, pattern: new RegExp(source, 'g') }))

/** Every place that is written like a size, the surest way of writing first. */
export function findSizes(letters: string): SizeMatch[] {
  return PATTERNS.flatMap(({ notation, pattern }) =>
    Array.from(letters.matchAll(pattern), (match) => toSizeMatch(notation, match)),
  )
}

function toSizeMatch(notation: SidewallMeasures['notation'], match: RegExpExecArray): SizeMatch {
  const { width = '', profile, diameter = '', construction, prefix } = match.groups ?? {}
  return {
    measures: toMeasures(notation, width, profile, Number(diameter)),
    construction: toConstruction(construction),
    isLightTruck: prefix === 'LT',
    start: match.index,
    end: match.index + match[0].length,
  }
}

function toMeasures(
  notation: SidewallMeasures['notation'],
  width: string,
  profile: string | undefined,
  diameter: number,
): SidewallMeasures {
  if (notation === 'numeric') return { notation, width: inches(width), profile: null, diameter }
  if (notation === 'inch') return { notation, width: Number(width), profile: inches(profile ?? ''), diameter }
  return { notation, width: Number(width), profile: profile === undefined ? null : Number(profile), diameter }
}

/** Three or four digits without a point are hundredths: 750R16 is 7.50R16. */
function inches(text: string): number {
  return /^\d{3,4}$/.test(text) ? Number(text) / 100 : Number(text)
}

function toConstruction(written: string | undefined): Construction | null {
  if (written === '-') return 'D'
  if (written === 'RF' || written === 'ZRF') return written === 'RF' ? 'R' : 'ZR'
  return written === 'R' || written === 'ZR' || written === 'D' || written === 'B' ? written : null
}
