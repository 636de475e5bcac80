import { round } from '@/components/drawing/round'
import type { Tread } from '@/components/drawing/tread-shape'

type TireSectionProps = {
  tread: Tread
  /** Drawing units per mm. */
  scale: number
  /** mm */
  sectionWidth: number
  sectionHeight: number
  /** mm: how far the new tread is held above the body. */
  lift?: number
}

/** Width between the beads as a share of the section width: usual, not measured. */
const BEAD_SHARE = 0.37

/** mm, usual: new rubber below the grooves, the body under the tread and at the side, and its bead. */
const BASE = 3
const BODY = 7
const SIDE = 9
const BEAD = 15

/**
 * A tire cut across, the crown up at 0 and its middle at 0: the body that is kept, with its belts and bead wires, and the new tread on it,
 * whose grooves are as deep as they are.
 */
export function TireSection({ tread, scale, sectionWidth, sectionHeight, lift = 0 }: TireSectionProps) {
  const at = (x: number, y: number) => `${round(x * scale)} ${round(y * scale)}`
  const half = (sectionWidth * tread.width) / 2
  const top = tread.depth + BASE
  const belt = (y: number, share: number) => `M${at(-half * share, y)}H${round(half * share * scale)}`
  const beadAt = sectionWidth * BEAD_SHARE - BEAD / 2
  return (
    <>
      <path className="casing" d={casingPath({ at, half, top, sectionWidth, sectionHeight })} />
      <path className="cap" fill={tread.tint} d={capPath(tread, (x, y) => at(x, y - lift), half, top)} />
      <path className="belt" d={belt(top + 2, 0.94) + belt(top + 4.2, 0.82)} />
      {[-beadAt, beadAt].map((x) => (
        <circle
          key={x}
          className="bead"
          cx={round(x * scale)}
          cy={round((sectionHeight - BEAD / 2) * scale)}
          r={round(BEAD * 0.3 * scale)}
        />
      ))}
    </>
  )
}

type At = (x: number, y: number) => string

interface Casing {
  at: At
  half: number
  top: number
  sectionWidth: number
  sectionHeight: number
}

/** From bead to bead along the outside, and back along the inside. */
function casingPath({ at, half, top, sectionWidth, sectionHeight: h }: Casing): string {
  const [w, bead] = [sectionWidth / 2, sectionWidth * BEAD_SHARE]
  const inner = w - SIDE
  const under = top + BODY
  const outside =
    `M${at(-bead, h)}C${at(-bead - 2, h * 0.86)} ${at(-w, h * 0.74)} ${at(-w, h * 0.5)}C${at(-w, h * 0.26)} ${at(-w * 0.97, top)} ${at(-half, top * 0.6)}` +
    `L${at(half, top * 0.6)}C${at(w * 0.97, top)} ${at(w, h * 0.26)} ${at(w, h * 0.5)}C${at(w, h * 0.74)} ${at(bead + 2, h * 0.86)} ${at(bead, h)}`
  const inside =
    `L${at(bead - BEAD, h)}C${at(bead - BEAD, h * 0.82)} ${at(inner, h * 0.74)} ${at(inner, h * 0.5)}C${at(inner, h * 0.28 + under * 0.3)} ${at(half, under)} ${at(half * 0.75, under)}` +
    `L${at(-half * 0.75, under)}C${at(-half, under)} ${at(-inner, h * 0.28 + under * 0.3)} ${at(-inner, h * 0.5)}C${at(-inner, h * 0.74)} ${at(BEAD - bead, h * 0.82)} ${at(BEAD - bead, h)}`
  return `${outside}${inside}z`
}

/** The new rubber: over the shoulders along the crown, down into each groove, and back along what was buffed. */
function capPath({ grooves, depth, shoulder }: Tread, at: At, half: number, top: number): string {
  const along = grooves
    .flatMap(([from, to]) => [
      [from * half, 0],
      [from * half + 1, depth],
      [to * half - 1, depth],
      [to * half, 0],
    ])
    .map(([x = 0, y = 0]) => `L${at(x, y)}`)
    .join('')
  const [overX, overY] = shoulder === 'lugs' ? [half * 1.12, top * 1.9] : [half * 1.05, top * 1.25]
  return (
    `M${at(-overX, overY)}L${at(-half * 1.02, 1)}L${at(-half * 0.96, 0)}${along}L${at(half * 0.96, 0)}L${at(half * 1.02, 1)}L${at(overX, overY)}` +
    `C${at(half, top)} ${at(half * 0.9, top)} ${at(half * 0.8, top)}L${at(-half * 0.8, top)}C${at(-half * 0.9, top)} ${at(-half, top)} ${at(-overX, overY)}z`
  )
}
