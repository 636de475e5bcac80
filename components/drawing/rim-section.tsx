import { round } from '@/components/drawing/round'

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

/** The rim from the side: its cut wall above and below, the barrel between them in the wheel's paint. */
export function RimSection({ cx, cy, scale, rimRadius, width }: RimSectionProps) {
  const [flange, well] = [FLANGE_HEIGHT * scale, WELL_DEPTH * scale]
  const left = cx - width / 2
  const wall = (up: 1 | -1) =>
    `M${round(left - 4 * scale)} ${round(cy - up * (rimRadius + flange))}h${round(4 * scale)}V${round(cy - up * rimRadius)}` +
    `h${round(width * 0.2)}l${round(width * 0.08)} ${round(up * well)}h${round(width * 0.34)}l${round(width * 0.08)} ${round(-up * well)}` +
    `h${round(width * 0.3)}V${round(cy - up * (rimRadius + flange))}h${round(4 * scale)}`
  const tall = round(rimRadius * 2)

  return (
    <>
      <path
        d={`M${round(left)} ${round(cy - rimRadius)}h${round(width)}v${tall}h${round(-width)}z`}
        fill="url(#body)"
        opacity={0.85}
      />
      <path d={wall(1) + wall(-1)} strokeWidth={3} strokeLinejoin="round" />
    </>
  )
}
