import { round } from '@/components/product/drawing/round'
import type { Tread } from '@/components/product/drawing/tread'
import { treadPath } from '@/components/product/drawing/tread-path'

type TireFrontProps = {
  cx: number
  cy: number
  tread: Tread
  /** Half of the overall and of the rim's diameter, and the section's width and height, in drawing units. */
  radius: number
  rimRadius: number
  width: number
  height: number
}

/** Width between the beads and width of the tread, as shares of the section width: usual, not measured. */
const BEAD_SHARE = 0.36
const TREAD_SHARE = 0.41

/** The tire from the front as a half section: cut open above the axis, its tread below. */
export function TireFront({ cx, cy, tread, radius, rimRadius, width, height }: TireFrontProps) {
  const [w, bead, shoulder] = [width / 2, width * BEAD_SHARE, width * TREAD_SHARE]
  const middle = round(radius - height / 2)
  const side = (x: number, y: number) => `${round(cx + x)} ${round(cy + y)}`
  const bulge = `${side(-w, middle)}C${side(-w, radius - height * 0.2)} ${side(-w * 0.95, radius)} ${side(-shoulder, radius)}`
  const mirrored = `H${round(cx + shoulder)}C${side(w * 0.95, radius)} ${side(w, radius - height * 0.2)} ${side(w, middle)}`

  return (
    <>
      <path d={`M${side(-w, -middle)}V${round(cy + middle)}M${bulge}${mirrored}V${round(cy - middle)}`} />
      <path
        d={`M${side(-bead, 0)}v${round(-rimRadius)}M${side(bead, 0)}v${round(-rimRadius)}`}
        strokeWidth={0.75}
      />
      <path d={sectionPath({ cx, cy, radius, width, height })} fill="currentColor" stroke="none" />
      <path
        d={treadPath(tread, { cx, cy, half: shoulder, radius })}
        strokeWidth={tread === 'lugs' ? 5 : 1.75}
      />
      <path
        d={`M${side(-w - 6, 0)}h${round(width + 12)}`}
        className="stroke-quiet"
        strokeWidth={0.5}
        strokeDasharray="9 2 2 2"
      />
    </>
  )
}

/** The cut rubber: outer contour from bead to bead over the tread, then back along the inside. */
function sectionPath({ cx, cy, radius, width, height }: Omit<TireFrontProps, 'tread' | 'rimRadius'>): string {
  const [w, bead, shoulder] = [width / 2, width * BEAD_SHARE, width * TREAD_SHARE]
  const at = (x: number, share: number) => `${round(cx + x)} ${round(cy - radius + height * share)}`
  const wall = width * 0.045
  const outside =
    `M${at(-bead, 1)}C${at(-w, 0.85)} ${at(-w, 0.7)} ${at(-w, 0.5)}C${at(-w, 0.2)} ${at(-w * 0.95, 0)} ${at(-shoulder, 0)}` +
    `H${round(cx + shoulder)}C${at(w * 0.95, 0)} ${at(w, 0.2)} ${at(w, 0.5)}C${at(w, 0.7)} ${at(w, 0.85)} ${at(bead, 1)}`
  const inside =
    `H${round(cx + bead - wall * 1.6)}C${at(w - wall, 0.8)} ${at(w - wall, 0.7)} ${at(w - wall, 0.5)}` +
    `C${at(w - wall, 0.26)} ${at(shoulder, 0.17)} ${at(shoulder * 0.7, 0.17)}H${round(cx - shoulder * 0.7)}` +
    `C${at(-shoulder, 0.17)} ${at(wall - w, 0.26)} ${at(wall - w, 0.5)}C${at(wall - w, 0.7)} ${at(wall - w, 0.8)} ${at(wall * 1.6 - bead, 1)}`
  return `${outside}${inside}z`
}
