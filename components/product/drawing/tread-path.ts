import { round } from '@/components/product/drawing/round'
import type { Tread } from '@/components/product/drawing/tread'

type TreadArea = {
  /** Middle of the tread and the axis of the tire, from which the pattern runs down. */
  cx: number
  cy: number
  /** Half of the tread's width. */
  half: number
  /** Half of the overall diameter. */
  radius: number
}

type Row = { index: number; top: number; middle: number; height: number }

type Pattern = {
  /** Grooves around the tire, as shares of half the width from the middle. */
  grooves: readonly number[]
  /** What repeats in each row. `x` and `width` take shares of half the width. */
  row: (row: Row, x: (share: number) => number, width: (share: number) => number) => string
}

const patterns: Record<Tread, Pattern> = {
  ribs: {
    grooves: [-0.5, 0, 0.5],
    row: ({ middle }, x, width) => `M${x(-0.95)} ${middle}h${width(0.25)}M${x(0.7)} ${middle}h${width(0.25)}`,
  },
  arrows: {
    grooves: [],
    row: ({ top, height }, x, width) =>
      `M${x(-0.95)} ${top}l${width(0.95)} ${height}l${width(0.95)} ${-height}`,
  },
  blocks: {
    grooves: [-0.35, 0.35],
    row: ({ index, top, middle }, x, width) =>
      index % 2 === 0 ? `M${x(-1)} ${top}h${width(1)}` : `M${x(0)} ${middle}h${width(1)}`,
  },
  lugs: {
    grooves: [],
    row: ({ index, top, middle, height }, x, width) =>
      index % 2 === 0
        ? `M${x(-1)} ${top}l${width(0.75)} ${height}M${x(1)} ${middle}l${width(-0.75)} ${height}`
        : '',
  },
}

const ROWS = 8

/** How far round towards the ground the pattern is drawn; beyond it the rows would run together. */
const LAST_ANGLE = (Math.PI / 2) * 0.94

/** The lower half of a tread as seen from the front: rows at equal angles, so they close up towards the ground. */
export function treadPath(tread: Tread, area: TreadArea): string {
  const { grooves, row } = patterns[tread]
  const x = (share: number) => round(area.cx + area.half * share)
  const width = (share: number) => round(area.half * share)
  const around = grooves.map((share) => `M${x(share)} ${area.cy}v${round(area.radius * 0.985)}`)
  return [...around, ...rowsOf(area).map((place) => row(place, x, width))].join('')
}

function rowsOf({ cy, radius }: TreadArea): Row[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const top = cy + radius * Math.sin((index / ROWS) * LAST_ANGLE)
    const height = cy + radius * Math.sin(((index + 1) / ROWS) * LAST_ANGLE) - top
    return { index, top: round(top), middle: round(top + height / 2), height: round(height) }
  })
}
