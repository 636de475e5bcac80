import { markStrokes, type Stroke } from '../pdf/mark-strokes.ts'
import { greyPng } from './grey-png.ts'

/** By which each mail refers to the mark in it. */
export const MARK = 'mark'

/** Of a stroke; pixels of one unit: sharp on dense screens as well. */
const HALF_WIDTH = 1.1
const SCALE = 3
/** The band of the letter, and the strokes on it. */
const [BAND, STROKE] = [27, 245]

function distance([x, y]: Stroke[0], [[x1, y1], [x2, y2]]: Stroke): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Soft at the edge of a stroke. */
function shadeAt(x: number, y: number): number {
  const point: Stroke[0] = [(x + 0.5) / SCALE, (y + 0.5) / SCALE]
  const nearest = Math.min(...markStrokes.map((stroke) => distance(point, stroke)))
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
