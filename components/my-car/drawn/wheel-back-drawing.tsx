import { boltPositions } from '@bieznik/contract/catalogue/bolt-circle'
import clsx from 'clsx'
import { Glow, type DrawnFields } from '@/components/my-car/drawn/glow'

const CIRCLE = { bolts: 5, diameter: 112 }
const MIDDLE = { x: 85, y: 85 }
/** Drawing units per mm. */
const SCALE = 0.75

/** A wheel from behind: its bolts on their circle, its bore, and what is stamped into it; what is asked for glows. */
export function WheelBackDrawing({ asked }: DrawnFields) {
  const { x: cx, y: cy } = MIDDLE
  return (
    <svg viewBox="0 0 320 170" className="car-drawing">
      <circle cx={cx} cy={cy} r={80} className="fill-rubber" />
      <circle cx={cx} cy={cy} r={66} className="fill-sheet stroke-quiet" />
      <circle
        cx={cx}
        cy={cy}
        r={(CIRCLE.diameter / 2) * SCALE}
        strokeDasharray="5 3"
        className={clsx('fill-none stroke-quiet', asked === 'boltCircle' && 'glows')}
      />
      {boltPositions(CIRCLE).map(({ x, y }) => (
        <circle
          key={x}
          cx={cx + x * SCALE}
          cy={cy + y * SCALE}
          r={6}
          className={clsx('fill-none stroke-rubber stroke-2', asked === 'boltCircle' && 'glows')}
        />
      ))}
      <circle
        cx={cx}
        cy={cy}
        r={(57.1 / 2) * SCALE}
        className={clsx('fill-none stroke-rubber stroke-2', asked === 'bore' && 'glows')}
      />
      <text className="fill-rubber figures text-base" x={185} y={50}>
        <Glow name="boltCircle" asked={asked} />
      </text>
      <text className="fill-rubber figures text-base" x={185} y={82}>
        <Glow name="bore" asked={asked} />
      </text>
      <text className="fill-rubber figures text-base" x={185} y={114}>
        <Glow name="wheelWidth" asked={asked} />
      </text>
      <text className="fill-rubber figures text-base" x={185} y={146}>
        <Glow name="wheelEt" asked={asked} />
      </text>
    </svg>
  )
}
