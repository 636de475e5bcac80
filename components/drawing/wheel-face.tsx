import type { BoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import { BoltHoles } from '@/components/drawing/bolt-holes'
import { FLANGE_HEIGHT } from '@/components/drawing/rim-section'
import { dashes, round } from '@/components/drawing/round'
import { darkTones, WheelFinish } from '@/components/drawing/wheel-finish'
import { spokePaths } from '@/components/drawing/wheel-spokes'
import type { WheelLook } from '@/lib/drawings/wheel-look'

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
  look: WheelLook
}

/** mm: a hole for an M14 bolt with its seat, and the material around the bolt circle. */
const HOLE_DIAMETER = 15
const PAD_MARGIN = 17

/** The inside of the rim as a share of its diameter; the lip of an off-road wheel is broader. */
const INSIDE = 0.92
const INSIDE_LIP = 0.84

/** A wheel's face in its model and colour: rim, windows, spokes, and the hub with its holes and bore where they are. */
export function WheelFace({ cx, cy, scale, rimDiameter, boreDiameter, circle, look }: WheelFaceProps) {
  const { model, tone, sheen } = look
  const outer = (rimDiameter / 2 + FLANGE_HEIGHT) * scale
  const inside = (rimDiameter / 2) * scale * (model === 'turnia' ? INSIDE_LIP : INSIDE)
  const pad = ((circle?.diameter ?? boreDiameter * 1.7) / 2 + PAD_MARGIN) * scale
  const windows = sheen !== 'polished' && darkTones.includes(tone) ? 'seen' : 'shade'
  const ring = (r: number, props: { fill?: string; className?: string } = {}) => (
    <circle cx={cx} cy={cy} r={round(r)} {...props} />
  )
  const spokes = model !== 'steel' && spokePaths(model, { cx, cy, hub: pad * 0.86, rim: inside * 1.03 })

  return (
    <>
      <WheelFinish tone={tone} sheen={sheen} cx={cx} cy={cy} radius={outer} />
      {ring(outer, { fill: 'url(#face)' })}
      {ring(outer - 2.5, { className: 'hairline' })}
      {model === 'turnia' && <LipBolts cx={cx} cy={cy} radius={(outer + inside) / 2} />}
      {ring(inside, { className: windows })}
      {spokes ? (
        <>
          <path d={spokes.metal} fill="url(#face)" strokeLinejoin="round" />
          {spokes.pockets && <path d={spokes.pockets} className={windows} />}
        </>
      ) : (
        <SteelDisc cx={cx} cy={cy} inside={inside} pad={pad} windows={windows} />
      )}
      {ring(pad, { fill: 'url(#body)' })}
      {ring((boreDiameter / 2) * scale, { className: 'bore' })}
      {circle && <BoltHoles cx={cx} cy={cy} circle={circle} holeDiameter={HOLE_DIAMETER} scale={scale} />}
    </>
  )
}

const LIP_BOLTS = 24

/** The bolts of a lip, as of a beadlock. */
function LipBolts({ cx, cy, radius }: { cx: number; cy: number; radius: number }) {
  return (
    <circle
      cx={cx}
      cy={cy}
      r={round(radius)}
      className="lip-bolts"
      strokeDasharray={dashes(0, (2 * Math.PI * round(radius)) / LIP_BOLTS)}
      strokeLinecap="round"
    />
  )
}

type SteelDiscProps = { cx: number; cy: number; inside: number; pad: number; windows: string }

const STEEL_HOLES = 12

/** A pressed disc: its holes, and the rings in which it is bent. */
function SteelDisc({ cx, cy, inside, pad, windows }: SteelDiscProps) {
  const middle = inside * 0.5 + pad * 0.5
  const angles = Array.from(
    { length: STEEL_HOLES },
    (_, index) => ((index + 0.5) * 2 * Math.PI) / STEEL_HOLES,
  )
  const hole = Math.min((inside - pad) * 0.26, middle * 0.17)
  return (
    <>
      <circle cx={cx} cy={cy} r={round(inside)} fill="url(#face)" />
      <circle cx={cx} cy={cy} r={round(inside * 0.95)} className="hairline" />
      {angles.map((angle) => (
        <circle
          key={angle}
          cx={round(cx + middle * Math.sin(angle))}
          cy={round(cy - middle * Math.cos(angle))}
          r={round(hole)}
          className={windows}
        />
      ))}
    </>
  )
}
