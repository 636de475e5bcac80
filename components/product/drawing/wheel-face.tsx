import type { BoltCircle } from '@bieznik/contract/bolt-circle'
import { BoltPattern } from '@/components/product/drawing/bolt-pattern'
import { CentreLines } from '@/components/product/drawing/centre-lines'
import { FLANGE_HEIGHT } from '@/components/product/drawing/rim-section'
import { round } from '@/components/product/drawing/round'

type WheelFaceProps = {
  cx: number
  cy: number
  /** Drawing units per mm. */
  scale: number
  /** mm */
  rimDiameter: number
  boreDiameter: number
  /** Null: not known, no holes are drawn. */
  circle: BoltCircle | null
  isSteel: boolean
}

/** mm: a hole for an M14 bolt with its seat, and the material around the bolt circle. */
const HOLE_DIAMETER = 15
const PAD_MARGIN = 20

/** The wheel's face. Windows are a hint: round ones in steel, spokes of an alloy wheel in line with the bolts. */
export function WheelFace({ cx, cy, scale, rimDiameter, boreDiameter, circle, isSteel }: WheelFaceProps) {
  const barrel = (rimDiameter / 2) * 0.9 * scale
  const pad = ((circle?.diameter ?? boreDiameter * 1.7) / 2 + PAD_MARGIN) * scale
  const span = barrel - pad
  const windows = isSteel ? 12 : circle?.bolts === 4 ? 8 : (circle?.bolts ?? 5)
  const ring = (r: number) => <circle cx={cx} cy={cy} r={round(r)} />

  return (
    <>
      {ring((rimDiameter / 2 + FLANGE_HEIGHT) * scale)}
      {ring((rimDiameter / 2) * scale)}
      {ring(barrel)}
      <circle
        cx={cx}
        cy={cy}
        r={round(pad + span / 2)}
        strokeWidth={round(isSteel ? span * 0.42 : span * 0.86)}
        pathLength={windows}
        strokeDasharray={isSteel ? '0 1' : '.74 .26'}
        strokeDashoffset={isSteel ? 0.5 : 0.87}
        strokeLinecap={isSteel ? 'round' : undefined}
        transform={`rotate(-90 ${cx} ${cy})`}
        opacity={0.22}
      />
      {ring(pad)}
      <circle cx={cx} cy={cy} r={round((boreDiameter / 2) * scale)} data-part="bore" />
      {circle && <BoltPattern cx={cx} cy={cy} circle={circle} holeDiameter={HOLE_DIAMETER} scale={scale} />}
      <CentreLines cx={cx} cy={cy} reach={(rimDiameter / 2 + FLANGE_HEIGHT) * scale} />
    </>
  )
}
