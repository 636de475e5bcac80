import { parseBoltCircle, type BoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import type { Spacer } from '@bieznik/contract/catalogue/product'
import { sheets, type DrawingVariant } from '@/components/drawing/sheets'
import { fitScale } from '@/components/drawing/fit-scale'
import { round } from '@/components/drawing/round'

export type DrawnSpacer = Pick<Spacer, 'boltDistance' | 'boltInfo' | 'thickness'>

/** mm: material outside the bolt circle; usual, not measured. */
const RIM_MARGIN = 19

/** Drawn when the bolt circle cannot be read. */
const USUAL_CIRCLE_DIAMETER = 112

/** The plate is turned by this angle about its upright axis, so that face and thickness are both seen; both keep their scale. */
const TURN = (40 * Math.PI) / 180
const FACE = Math.cos(TURN)
const THICKNESS = Math.sin(TURN)

/** 6x139.7, 50 mm thick, and the scale in mm below it. */
const USUAL = { across: 185, upright: 200 }

/** mm: of the scale below the plate. */
export const SCALE_LENGTH = 50
const SCALE_ROOM = 22

/** Where the parts of a spacer's drawing are, and how far each measure reaches in it. */
export function spacerLayout(spacer: DrawnSpacer, variant: DrawingVariant) {
  const circle = parseBoltCircle(spacer.boltDistance)
  const overall = spacerDiameter(circle)
  const sheet = sheets[variant]
  const across = overall * FACE + spacer.thickness * THICKNESS
  const scale = fitScale(variant, { across, upright: overall + SCALE_ROOM }, USUAL)
  const ry = round((overall / 2) * scale)
  const depth = round(spacer.thickness * THICKNESS * scale)
  const rx = round(ry * FACE)
  return {
    circle,
    scale,
    /** Of what is seen as an ellipse: across, by upright. */
    squeeze: FACE,
    rx,
    ry,
    depth,
    /** The middle of the face in front, which is the left one. */
    cx: round((sheet.width - 2 * rx - depth) / 2 + rx),
    cy: round((sheet.height - SCALE_ROOM * scale) / 2),
    below: round((sheet.height - SCALE_ROOM * scale) / 2 + ry + 10),
  }
}

/** mm, of the whole plate; null: its bolt circle is not known. */
export const spacerDiameter = (circle: BoltCircle | null): number =>
  (circle?.diameter ?? USUAL_CIRCLE_DIAMETER) + 2 * RIM_MARGIN

/** mm: the thread and one millimetre of play; `M14x1.5` → 15. */
export function holeDiameter(boltInfo: string): number {
  return Number(/M(\d{2})/.exec(boltInfo)?.[1] ?? 14) + 1
}
