import type { TireSize } from '@bieznik/contract/catalogue/product'
import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { round } from '@/components/drawing/round'

/** In drawing units: half of the side view, and the width of the section, which stand in every size. */
const RADIUS = 90
const SECTION = 84

/** Where the parts of a tire's sheet are: its side to the left, its tread and below that its section to the right, larger than the side. */
export function tireLayout(size: TireSize) {
  const mm = tireDimensions(size)
  const scale = (2 * RADIUS) / mm.overallDiameter
  const sectionScale = SECTION / mm.sectionWidth
  return {
    mm,
    side: {
      cx: 136,
      cy: 122,
      radius: RADIUS,
      rimRadius: round((mm.rimDiameter / 2) * scale),
      scale,
    },
    section: {
      cx: 292,
      /** Where the roll of the tread ends, and where the crown of the section is. */
      roll: 116,
      crown: 130,
      scale: sectionScale,
      width: SECTION,
      height: round(mm.sectionHeight * sectionScale),
    },
  }
}
