import { boltPositions, type BoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import { round } from '@/components/drawing/round'

type BoltHolesProps = {
  cx: number
  cy: number
  circle: BoltCircle
  /** Of one hole, in mm. */
  holeDiameter: number
  /** Drawing units per mm. */
  scale: number
}

/** Bolt holes on their dash-dotted circle. */
export function BoltHoles({ cx, cy, circle, holeDiameter, scale }: BoltHolesProps) {
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={round((circle.diameter / 2) * scale)}
        className="hairline"
        strokeDasharray="6 2 1 2"
      />
      {boltPositions(circle).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={round(cx + x * scale)}
          cy={round(cy + y * scale)}
          r={round((holeDiameter / 2) * scale)}
          className="bolt"
        />
      ))}
    </>
  )
}
