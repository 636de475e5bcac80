import { round } from '@/components/product/drawing/round'
import type { Tread } from '@/components/product/drawing/tread'

type TreadPatternProps = {
  tread: Tread
  /** Middle of the tread and the axis of the tire, from which the pattern runs down. */
  cx: number
  cy: number
  /** Half of the tread's width. */
  half: number
  /** Half of the overall diameter. */
  radius: number
}

const ROWS = 8

/** The lower half of the tread as seen from the front: rows at equal angles, so they close up towards the ground. */
export function TreadPattern({ tread, cx, cy, half, radius }: TreadPatternProps) {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const edge = (index: number) => cy + radius * Math.sin((index / ROWS) * (Math.PI / 2) * 0.94)
    return { row, top: round(edge(row)), height: round(edge(row + 1) - edge(row)) }
  })
  const x = (share: number) => round(cx + half * share)
  const length = (share: number) => round(half * share)
  const grooves = (shares: number[]) =>
    shares.map((share) => `M${x(share)} ${cy}v${round(radius * 0.985)}`).join('')

  const patterns: Record<Tread, () => string> = {
    ribs: () =>
      grooves([-0.5, 0, 0.5]) +
      rows
        .map(
          ({ top, height }) =>
            `M${x(-0.95)} ${round(top + height / 2)}h${length(0.25)}M${x(0.7)} ${round(top + height / 2)}h${length(0.25)}`,
        )
        .join(''),
    arrows: () =>
      rows
        .map(({ top, height }) => `M${x(-0.95)} ${top}l${length(0.95)} ${height}l${length(0.95)} ${-height}`)
        .join(''),
    blocks: () =>
      grooves([-0.35, 0.35]) +
      rows
        .map(({ row, top, height }) =>
          row % 2 === 0
            ? `M${x(-1)} ${top}h${length(1)}`
            : `M${x(0)} ${round(top + height / 2)}h${length(1)}`,
        )
        .join(''),
    lugs: () =>
      rows
        .filter(({ row }) => row % 2 === 0)
        .map(
          ({ top, height }) =>
            `M${x(-1)} ${top}l${length(0.75)} ${height}M${x(1)} ${round(top + height / 2)}l${length(-0.75)} ${height}`,
        )
        .join(''),
  }
  return <path d={patterns[tread]()} strokeWidth={tread === 'lugs' ? 5 : 1.75} />
}
