import { boltPositions, parseBoltCircle } from '@bieznik/contract/bolt-circle'
import type { Spacer, Tire, Wheel } from '@bieznik/contract/product'
import { tireDimensions } from '@bieznik/contract/tire-size'
import { pictureColours } from './picture-colours'

/** Pixels of the square in which a product is drawn. */
const SIDE = 430
const MIDDLE = SIDE / 2
const MARGIN = 8

const MM_PER_INCH = 25.4
/** mm: a hole for an M14 bolt, and the material around the bolt circle. */
const BOLT_HOLE = 15
const AROUND_BOLTS = 20

/** mm, where a text says no single bolt circle. */
const USUAL_BOLT_CIRCLE = 112

/** What a product is drawn from. */
type Figured =
  | Pick<Tire, 'productType' | 'width' | 'profile' | 'diameter'>
  | Pick<Wheel, 'productType' | 'diameter' | 'boltSpacing' | 'centralBoreDiameter'>
  | Pick<Spacer, 'productType' | 'boltDistance'>

interface Circle {
  /** From the middle of the product, in mm. */
  x?: number
  y?: number
  diameter: number
  filled?: boolean
}

/** A product seen from its side, to scale and from its own numbers; only shapes, which the picture's renderer can draw. */
export function ProductFigure({ product }: { product: Figured }) {
  const circles = circlesOf(product)
  const scale = (SIDE - 2 * MARGIN) / Math.max(...circles.map(({ diameter }) => diameter))
  return (
    <svg
      width={SIDE}
      height={SIDE}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      fill="none"
      stroke={pictureColours.rubber}
    >
      {circles.map(({ x = 0, y = 0, diameter, filled }) => (
        <circle
          key={`${x} ${y} ${diameter}`}
          cx={MIDDLE + x * scale}
          cy={MIDDLE + y * scale}
          r={(diameter / 2) * scale}
          strokeWidth={3}
          fill={filled ? pictureColours.rubber : pictureColours.sheet}
        />
      ))}
      <path
        d={`M${MIDDLE} 0V${SIDE}M0 ${MIDDLE}H${SIDE}`}
        stroke={pictureColours.signal}
        strokeWidth={1.5}
        strokeDasharray="24 6 4 6"
      />
    </svg>
  )
}

/** From the outside in. */
function circlesOf(product: Figured): Circle[] {
  switch (product.productType) {
    case 'Tire': {
      const { overallDiameter, rimDiameter, sectionHeight } = tireDimensions(product)
      return [
        { diameter: overallDiameter, filled: true },
        { diameter: overallDiameter - sectionHeight / 3 },
        { diameter: rimDiameter },
      ]
    }
    case 'Wheel': {
      const rim = product.diameter * MM_PER_INCH
      return [
        { diameter: rim, filled: true },
        { diameter: rim * 0.94 },
        ...holesOf(product.boltSpacing),
        { diameter: product.centralBoreDiameter },
      ]
    }
    case 'Spacer': {
      const bolts = parseBoltCircle(product.boltDistance)?.diameter ?? USUAL_BOLT_CIRCLE
      return [
        { diameter: bolts + 2 * AROUND_BOLTS },
        ...holesOf(product.boltDistance),
        { diameter: bolts - 2 * AROUND_BOLTS },
      ]
    }
  }
}

function holesOf(boltCircle: string): Circle[] {
  const circle = parseBoltCircle(boltCircle)
  if (!circle) return []
  return boltPositions(circle).map((position) => ({ ...position, diameter: BOLT_HOLE, filled: true }))
}
