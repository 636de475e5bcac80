import { round } from '@/components/drawing/round'

type DimensionLineProps = {
  /** `x` measures across, `y` up and down. */
  axis: 'x' | 'y'
  /** The measured stretch. */
  from: number
  to: number
  /** Where the line runs, and where the edge of the measured thing is, from which the extension lines come. */
  at: number
  edge: number
  label: string
}

const TICK = 3
const OVERSHOOT = 4

/** Of one figure of the mono, in drawing units. */
const FONT_SIZE = 13
const FIGURE_WIDTH = FONT_SIZE * 0.6

/** A dimension line as on a workshop drawing: extension lines, oblique ticks, the number along it or, if too short, beside it. */
export function DimensionLine({ axis, label, ...place }: DimensionLineProps) {
  const [from, to] = [round(place.from), round(place.to)]
  const [at, edge] = [round(place.at), round(place.edge)]
  const beyond = at + Math.sign(at - edge) * OVERSHOOT
  const middle = round((from + to) / 2)
  const fits = label.length * FIGURE_WIDTH < to - from - 4
  const [along, across] = axis === 'x' ? (['h', 'v'] as const) : (['v', 'h'] as const)
  const point = (a: number, b: number) => (axis === 'x' ? `${a} ${b}` : `${b} ${a}`)
  const tick = (end: number) => `M${point(end - TICK, at + TICK)}L${point(end + TICK, at - TICK)}`
  const extension = (end: number) => `M${point(end, edge)}${across}${round(beyond - edge)}`

  return (
    <>
      <path
        d={`${extension(from)}${extension(to)}M${point(from, at)}${along}${round(to - from)}${tick(from)}${tick(to)}`}
        className="stroke-quiet"
        strokeWidth={0.75}
      />
      {axis === 'y' && <DimensionText x={at - 4} y={middle} label={label} turned />}
      {axis === 'x' && fits && <DimensionText x={middle} y={at - 4} label={label} />}
      {axis === 'x' && !fits && <DimensionText x={to + 6} y={at + 4} label={label} anchor="start" />}
    </>
  )
}

type DimensionTextProps = {
  x: number
  y: number
  label: string
  anchor?: 'start' | 'middle' | 'end'
  /** Reads from bottom to top. */
  turned?: boolean
}

export function DimensionText({ x, y, label, anchor = 'middle', turned = false }: DimensionTextProps) {
  return (
    <text
      x={x}
      y={y}
      className="figures"
      fontSize={FONT_SIZE}
      fill="currentColor"
      stroke="none"
      textAnchor={anchor}
      transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {label}
    </text>
  )
}
