/** A place on a tread: along it in pitches, across it in halves of its width from the middle. */
export type Point = readonly [along: number, across: number]
export type Shape = readonly Point[]

/** From where to where across a tread, in halves of its width. */
export type Band = readonly [from: number, to: number]

/** What repeats once a pitch, each part over the one before it. It may reach into the next pitch. */
interface TreadTile {
  /** Half as deep as the grooves: what ties blocks together. */
  ledges?: readonly Shape[]
  /** As high as the tread. */
  blocks?: readonly Shape[]
  grooves?: readonly Shape[]
  /** Fine cuts. */
  sipes?: readonly Shape[]
}

export interface Tread {
  /** Around the whole tire. */
  pitches: number
  /** Of the section width, from 0 to 1. */
  width: number
  /** mm: of the grooves when new. */
  depth: number
  /** Grooves around the tire, which its section shows as well. */
  grooves: readonly Band[]
  /** Blocks stand on the ground of the tread; else the tread is of ribs between the grooves. */
  isOpen?: boolean
  tile: TreadTile
  /** What the side of the tire shows of the tread: nothing, its grooves, or lugs that reach down the sidewall. */
  shoulder: 'closed' | 'slotted' | 'lugs'
  /** The colour of its paper and of its rubber in section. */
  tint: string
}

const mirror = (shape: Shape): Point[] => shape.map(([along, across]) => [along, -across])

export const shift = (shape: Shape, by: number): Point[] =>
  shape.map(([along, across]) => [along + by, across])

/** The shapes, and once more on the other side of the middle, so many pitches further along. */
export function onBothSides(shapes: readonly Shape[], by = 0): Shape[] {
  return [...shapes, ...shapes.map((shape) => shift(mirror(shape), by))]
}

/** A line that swings to both sides of the straight one by `swing` pitches. */
export function zigzag([fromAlong, fromAcross]: Point, [toAlong, toAcross]: Point, swing = 0.05): Point[] {
  const turns = Math.max(2, Math.round(Math.abs(toAcross - fromAcross) / 0.085))
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const share = turn / turns
    const aside = turn === 0 || turn === turns ? 0 : turn % 2 === 0 ? -swing : swing
    return [
      fromAlong + (toAlong - fromAlong) * share + aside,
      fromAcross + (toAcross - fromAcross) * share,
    ] as const
  })
}

/** What is left of a tread between its grooves. */
export function ribsOf(grooves: readonly Band[]): Band[] {
  const edges = [-1, ...grooves.flat(), 1]
  return Array.from({ length: grooves.length + 1 }, (_, rib) => [
    edges[2 * rib] ?? -1,
    edges[2 * rib + 1] ?? 1,
  ])
}
