import { round } from '@/components/product/drawing/round'

type RimSectionProps = {
  cx: number
  cy: number
  /** Drawing units per mm. */
  scale: number
  /** Half of the rim's diameter, and its width between the flanges, in drawing units. */
  rimRadius: number
  width: number
}

/** mm: height of a J flange above the bead seat (ETRTO). */
export const FLANGE_HEIGHT = 17.5

/** mm: how far the well lies below the bead seat; usual, not measured. */
const WELL_DEPTH = 22

/** The rim from the side: its cut wall above and below, the outer edges between them. */
export function RimSection({ cx, cy, scale, rimRadius, width }: RimSectionProps) {
  const [flange, well] = [FLANGE_HEIGHT * scale, WELL_DEPTH * scale]
  const left = cx - width / 2
  const wall = (up: 1 | -1) =>
    `M${round(left - 4 * scale)} ${round(cy - up * (rimRadius + flange))}h${round(4 * scale)}V${round(cy - up * rimRadius)}` +
    `h${round(width * 0.2)}l${round(width * 0.08)} ${round(up * well)}h${round(width * 0.34)}l${round(width * 0.08)} ${round(-up * well)}` +
    `h${round(width * 0.3)}V${round(cy - up * (rimRadius + flange))}h${round(4 * scale)}`
  const edge = (x: number) => `M${round(x)} ${round(cy - rimRadius)}V${round(cy + rimRadius)}`

  return (
    <>
      <path d={wall(1) + wall(-1)} strokeWidth={3} strokeLinejoin="round" />
      <path d={edge(left) + edge(left + width)} />
      <path
        d={`M${round(left - 6)} ${cy}h${round(width + 12)}`}
        className="stroke-quiet"
        strokeWidth={0.5}
        strokeDasharray="9 2 2 2"
      />
    </>
  )
}
