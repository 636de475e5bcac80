import { boltPositions, type BoltCircle } from '@bieznik/contract/bolt-circle'
import { round } from '@/components/product/drawing/round'

type BoltPatternProps = {
  cx: number
  cy: number
  circle: BoltCircle
  /** Of one hole, in mm. */
  holeDiameter: number
  /** Drawing units per mm. */
  scale: number
}

/** Bolt holes on their dash-dotted circle. */
export function BoltPattern({ cx, cy, circle, holeDiameter, scale }: BoltPatternProps) {
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={round((circle.diameter / 2) * scale)}
        className="stroke-quiet"
        strokeWidth={0.75}
        strokeDasharray="6 2 1 2"
      />
      {boltPositions(circle).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={round(cx + x * scale)}
          cy={round(cy + y * scale)}
          r={round((holeDiameter / 2) * scale)}
          className="fill-sheet"
          data-part="bolt"
        />
      ))}
    </>
  )
}
