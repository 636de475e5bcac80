import { boltPositions } from '@bieznik/contract/catalogue/bolt-circle'
import type { DrawingVariant } from '@/components/drawing/sheets'
import { round } from '@/components/drawing/round'
import {
  holeDiameter,
  SCALE_LENGTH,
  spacerLayout,
  type DrawnSpacer,
} from '@/components/drawing/spacer-layout'

type SpacerBodyProps = {
  spacer: DrawnSpacer
  variant: DrawingVariant
  /** mm; absent: not known, and none is drawn. */
  bore?: number | undefined
  /** mm, of the collar on which the wheel is centered; absent: not known, and none is drawn. */
  lip?: number | undefined
}

/** mm on both sides together, usual, not measured: the bore is seen through the collar. */
const LIP_WALL = 6

/** A spacer in axonometry and to scale: a plate of its true thickness with its holes on their true circle, and a scale in mm to hold it against. */
export function SpacerBody({ spacer, variant, bore, lip }: SpacerBodyProps) {
  const layout = spacerLayout(spacer, variant)
  const { scale, rx, ry, depth, cx, cy, below } = layout
  return (
    <>
      <SpacerPlate {...layout} boltInfo={spacer.boltInfo} bore={bore} lip={lip} />
      <path
        className="quiet"
        d={`M${round(cx - rx - 8)} ${cy}H${round(cx + rx + depth + 8)}M${cx} ${round(cy - ry - 6)}V${round(cy + ry + 6)}`}
        strokeDasharray="9 2 2 2"
      />
      <MillimetreScale
        x={round(cx - (SCALE_LENGTH / 2) * scale)}
        y={below}
        scale={scale}
        thickness={spacer.thickness}
      />
    </>
  )
}

type SpacerPlateProps = Pick<
  ReturnType<typeof spacerLayout>,
  'circle' | 'scale' | 'squeeze' | 'rx' | 'ry' | 'depth' | 'cx' | 'cy'
> &
  Pick<SpacerBodyProps, 'bore' | 'lip'> & { boltInfo: string }

/** The plate with its holes, its collar and its bore. */
export function SpacerPlate(plate: SpacerPlateProps) {
  const { circle, scale, squeeze, rx, ry, depth, cx, cy, boltInfo, bore, lip } = plate
  const hole = (holeDiameter(boltInfo) / 2) * scale
  const through = (x: number, y: number, radius: number, key: string) => (
    <Through
      key={key}
      x={cx + x * scale * squeeze}
      y={cy + y * scale}
      radius={radius}
      squeeze={squeeze}
      depth={depth}
    />
  )
  return (
    <>
      <defs>
        <linearGradient id="plate" x2="0.6" y2="1">
          <stop stopColor="#eef0f2" />
          <stop offset={1} stopColor="#b3b9bf" />
        </linearGradient>
        <linearGradient id="side" x2="0" y2="1">
          <stop stopColor="#8f969d" />
          <stop offset={0.45} stopColor="#dde1e5" />
          <stop offset={1} stopColor="#6f767d" />
        </linearGradient>
      </defs>
      <path
        d={`M${cx} ${cy - ry}h${depth}a${rx} ${ry} 0 0 1 0 ${round(2 * ry)}h${-depth}z`}
        fill="url(#side)"
      />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="url(#plate)" />
      {circle && (
        <ellipse
          cx={cx}
          cy={cy}
          rx={round((circle.diameter / 2) * scale * squeeze)}
          ry={round((circle.diameter / 2) * scale)}
          className="hairline"
          strokeDasharray="6 2 1 2"
        />
      )}
      {circle && boltPositions(circle).map(({ x, y }) => through(x, y, hole, `${x} ${y}`))}
      {lip !== undefined && (
        <ellipse
          cx={cx}
          cy={cy}
          rx={round((lip / 2) * scale * squeeze)}
          ry={round((lip / 2) * scale)}
          fill="url(#side)"
          className="hairline"
          data-part="lip"
        />
      )}
      {bore !== undefined &&
        through(0, 0, (Math.min(bore, (lip ?? Infinity) - LIP_WALL) / 2) * scale, 'bore')}
    </>
  )
}

type ThroughProps = { x: number; y: number; radius: number; squeeze: number; depth: number }

/** A hole through a plate or a tire: dark, with as much of its far edge as is seen through it. */
export function Through({ x, y, radius, squeeze, depth }: ThroughProps) {
  const [rx, ry] = [round(radius * squeeze), round(radius)]
  const edge = Math.min(depth, rx * 2)
  const reach = Math.sqrt(Math.max(0, 1 - (edge / (2 * rx)) ** 2)) * ry
  return (
    <>
      <ellipse cx={round(x)} cy={round(y)} rx={rx} ry={ry} className="shade" data-part="hole" />
      {reach > 0.5 && (
        <path
          className="seen"
          d={`M${round(x + edge / 2)} ${round(y - reach)}A${rx} ${ry} 0 0 1 ${round(x + edge / 2)} ${round(y + reach)}A${rx} ${ry} 0 0 1 ${round(x + edge / 2)} ${round(y - reach)}z`}
        />
      )}
    </>
  )
}

type MillimetreScaleProps = { x: number; y: number; scale: number; thickness: number }

/** Five centimetres in steps of five millimetres, filled as far as the plate is thick. */
function MillimetreScale({ x, y, scale, thickness }: MillimetreScaleProps) {
  const ticks = Array.from({ length: SCALE_LENGTH / 5 + 1 }, (_, tick) => tick)
  const marks = ticks.map((tick) => `M${round(x + tick * 5 * scale)} ${y}v${tick % 2 === 0 ? 7 : 4}`).join('')
  const filled = round(Math.min(thickness, SCALE_LENGTH) * scale)
  return (
    <>
      <path d={`M${x} ${y - 4}h${filled}v4h${-filled}z`} className="signal" data-part="thickness" />
      <path className="hairline" d={`M${x} ${y}h${round(SCALE_LENGTH * scale)}${marks}`} />
    </>
  )
}
