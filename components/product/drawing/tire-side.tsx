import { CentreLines } from '@/components/product/drawing/centre-lines'
import { round } from '@/components/product/drawing/round'
import type { Tread } from '@/components/product/drawing/tread'

type TireSideProps = { cx: number; cy: number; radius: number; rimRadius: number; tread: Tread }

/** The tire from the side: tread blocks around, sidewall, bead. */
export function TireSide({ cx, cy, radius, rimRadius, tread }: TireSideProps) {
  const depth = (radius - rimRadius) * 0.16
  const wall = radius - depth
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={round((wall + rimRadius) / 2)}
        strokeWidth={round(wall - rimRadius)}
        opacity={0.14}
      />
      <circle
        cx={cx}
        cy={cy}
        r={round(radius - depth / 2)}
        strokeWidth={round(depth)}
        pathLength={tread === 'lugs' ? 44 : 72}
        strokeDasharray=".7 .3"
      />
      <circle cx={cx} cy={cy} r={round(radius)} data-part="overall" />
      <circle cx={cx} cy={cy} r={round(wall)} strokeWidth={0.75} />
      <circle cx={cx} cy={cy} r={round(rimRadius)} data-part="rim" />
      <CentreLines cx={cx} cy={cy} reach={radius} />
    </>
  )
}
