import { parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import type { Wheel } from '@bieznik/contract/catalogue/product'
import { sheets, type DrawingVariant } from '@/components/drawing/sheets'
import { fitScale } from '@/components/drawing/fit-scale'
import { FLANGE_HEIGHT } from '@/components/drawing/rim-section'
import { round } from '@/components/drawing/round'

export type DrawnWheel = Pick<Wheel, 'diameter' | 'width' | 'boltSpacing' | 'centralBoreDiameter'>

const MM_PER_INCH = 25.4

/** Room between the two views, as a share of the diameter over the flanges. */
const GAP = 0.12

/** 17 inches, 8 inches wide; on a card nothing is written around it. */
const USUAL = { across: 725, upright: 470 }

/** Where the parts of a wheel's drawing are: its face to the left, its rim from the side to the right. */
export function wheelLayout(wheel: DrawnWheel, variant: DrawingVariant) {
  const rimDiameter = wheel.diameter * MM_PER_INCH
  const overall = rimDiameter + 2 * FLANGE_HEIGHT
  const sheet = sheets[variant]
  const across = overall * (1 + GAP) + wheel.width * MM_PER_INCH
  const scale = fitScale(variant, { across, upright: overall }, USUAL)
  const radius = (overall / 2) * scale
  const width = wheel.width * MM_PER_INCH * scale
  const left = (sheet.width - across * scale) / 2
  return {
    scale,
    cy: sheet.height / 2,
    /** The middle of the face, and that of the rim from the side. */
    face: round(left + radius),
    rim: round(left + 2 * radius * (1 + GAP) + width / 2),
    radius,
    width,
    rimDiameter,
    rimRadius: (rimDiameter / 2) * scale,
    boreRadius: (wheel.centralBoreDiameter / 2) * scale,
    circle: parseBoltCircle(wheel.boltSpacing),
  }
}
