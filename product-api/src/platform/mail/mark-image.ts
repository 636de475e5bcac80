import { greyPng } from './grey-png.ts'

/** By which each mail refers to the mark in it. */
export const MARK = 'mark'

type Point = readonly [x: number, y: number]

/** The strokes of the shop's mark, a tread between two walls, in a square of 24. */
const STROKES: readonly (readonly [Point, Point])[] = [
  [
    [3, 2],
    [3, 22],
  ],
  [
    [21, 2],
    [21, 22],
  ],
  ...[9, 15, 21].flatMap((y): (readonly [Point, Point])[] => [
    [
      [5, y],
      [12, y - 5],
    ],
    [
      [12, y - 5],
      [19, y],
    ],
  ]),
]
/** Of a stroke; pixels of one unit: sharp on dense screens as well. */
const HALF_WIDTH = 1.1
const SCALE = 3
/** The band of the letter, and the strokes on it. */
const [BAND, STROKE] = [27, 245]

function distance([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Soft at the edge of a stroke. */
function shadeAt(x: number, y: number): number {
  const point: Point = [(x + 0.5) / SCALE, (y + 0.5) / SCALE]
  const nearest = Math.min(...STROKES.map((stroke) => distance(point, stroke)))
  const covered = Math.min(1, Math.max(0, (HALF_WIDTH - nearest) * SCALE + 0.5))
  return Math.round(BAND + (STROKE - BAND) * covered)
}

/** The shop's mark, as each mail carries it. */
export const markImage = {
  filename: 'bieznik.png',
  content: greyPng(24 * SCALE, shadeAt),
  contentType: 'image/png',
  cid: MARK,
}
