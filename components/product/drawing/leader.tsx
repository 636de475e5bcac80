import { DimensionText } from '@/components/product/drawing/dimension-line'
import { round } from '@/components/drawing/round'

type LeaderProps = {
  /** The point that is spoken of. */
  x: number
  y: number
  /** Where the words stand. */
  toX: number
  toY: number
  label: string
}

/** A line from a point to its words, with a dot on the point. */
export function Leader({ x, y, toX, toY, label }: LeaderProps) {
  const isLeft = toX < x
  return (
    <>
      <path
        d={`M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`}
        className="stroke-quiet"
        strokeWidth={0.75}
      />
      <circle cx={round(x)} cy={round(y)} r={1.75} className="fill-quiet" stroke="none" />
      <DimensionText
        x={round(toX)}
        y={round(toY < y ? toY - 4 : toY + 13)}
        label={label}
        anchor={isLeft ? 'start' : 'end'}
      />
    </>
  )
}
