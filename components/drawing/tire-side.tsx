import { dashes, round } from '@/components/drawing/round'
import type { Tread } from '@/components/drawing/tread-shape'

type TireSideProps = {
  tread: Tread
  cx: number
  cy: number
  /** Half of the overall and of the rim's diameter, and the depth of the grooves, in drawing units. */
  radius: number
  rimRadius: number
  depth: number
}

/** What the shoulder shows of each pitch: the share that is rubber, and how far it comes down, in depths of the grooves. */
const shoulders = {
  closed: { rubber: 0.8, reach: 0.7 },
  slotted: { rubber: 0.62, reach: 1.3 },
  lugs: { rubber: 0.5, reach: 2.3 },
} as const

/** A tire from the side: its tread around, what the shoulder shows of it, sidewall and bead. */
export function TireSide({ tread, cx, cy, radius, rimRadius, depth }: TireSideProps) {
  const { rubber, reach } = shoulders[tread.shoulder]
  const wall = radius - depth
  const shown = depth * reach
  const ring = (r: number, width = 0) => ({
    cx,
    cy,
    r: round(r),
    ...(width > 0 && { strokeWidth: round(width) }),
  })
  const pitch = (2 * Math.PI * (radius - shown / 2)) / tread.pitches
  return (
    <>
      <circle className="ring-wall" {...ring((wall + rimRadius) / 2, wall - rimRadius)} data-part="wall" />
      <circle className="ring-groove" {...ring(radius - depth / 2, depth)} />
      <circle
        className="ring-top"
        {...ring(radius - shown / 2, shown)}
        strokeDasharray={dashes(pitch * rubber, pitch * (1 - rubber))}
      />
      <circle className="ring-line" {...ring(rimRadius + (radius - rimRadius) * 0.76 - shown / 2)} />
      <circle className="ring-line" {...ring(rimRadius + (radius - rimRadius) * 0.2)} />
      <circle className="ring-line" {...ring(rimRadius + (radius - rimRadius) * 0.12)} />
    </>
  )
}
