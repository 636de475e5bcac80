import { round } from '@/components/drawing/round'

type CentreLinesProps = { cx: number; cy: number; reach: number }

/** The dash-dotted cross through the middle of something round, a little longer than it. */
export function CentreLines({ cx, cy, reach }: CentreLinesProps) {
  const half = round(reach + 5)
  return (
    <path
      d={`M${round(cx - half)} ${cy}h${half * 2}M${cx} ${round(cy - half)}v${half * 2}`}
      className="quiet"
      strokeDasharray="9 2 2 2"
    />
  )
}
