interface Point {
  day: string
  value: number
}

interface DayChartProps {
  points: readonly Point[]
  write: (value: number) => string
  dayName: (day: string) => string
}

/** Of one bar and of the highest one, in the chart's own units; the browser stretches them to the room there is. */
const STEP = 10
const HEIGHT = 100

/** One bar a day. For the eyes only: what it shows has to stand beside it in words. */
export function DayChart({ points, write, dayName }: DayChartProps) {
  const top = Math.max(1, ...points.map(({ value }) => value))
  return (
    <div aria-hidden className="flex h-24 flex-col">
      <svg
        viewBox={`0 0 ${Math.max(1, points.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="min-h-0 w-full grow border-b border-edge"
      >
        {points.map(({ day, value }, index) => (
          <g key={day} transform={`translate(${index * STEP})`} className="group/day">
            <title>{`${dayName(day)}: ${write(value)}`}</title>
            <rect
              width={STEP}
              height={HEIGHT}
              className="fill-transparent group-hover/day:fill-signal-wash"
            />
            <rect
              x={1}
              width={STEP - 2}
              y={HEIGHT - (value / top) * HEIGHT}
              height={(value / top) * HEIGHT}
              className="fill-signal"
            />
          </g>
        ))}
      </svg>
      <div className="flex justify-between text-xs text-quiet">
        {markedOf(points).map(({ day }) => (
          <span key={day}>{dayName(day)}</span>
        ))}
      </div>
    </div>
  )
}

/** The first, the middle and the last day, which are written below their bars. */
function markedOf(points: readonly Point[]): Point[] {
  const last = points.length - 1
  return points.filter((_, index) => index === 0 || index === last || (last % 2 === 0 && index === last / 2))
}
