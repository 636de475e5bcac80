import type { TireSize } from '@bieznik/contract/catalogue/product'
import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { sheets } from '@/components/drawing/sheets'
import { fitScale } from '@/components/drawing/fit-scale'
import { PaperTint } from '@/components/drawing/paper-tint'
import { round } from '@/components/drawing/round'
import { TireSection } from '@/components/drawing/tire-section'
import { TreadRoll } from '@/components/drawing/tread-roll'
import { treadOf } from '@/components/drawing/tread'

type TireCardProps = { size: TireSize; protector: string }

/** mm: 265 wide, and room beside its section for as much of the tread. */
const USUAL = { across: 400, upright: 275 }

/** In drawing units: between tread and section, whose cut it stands for. */
const GAP = 16

/** A tread to scale as it comes in from the left, and beside it the section in which its grooves go on. */
export function TireCard({ size, protector }: TireCardProps) {
  const { sectionWidth, sectionHeight, overallDiameter } = tireDimensions(size)
  const tread = treadOf(protector)
  const { width, height, margin } = sheets.card
  const scale = fitScale('card', { across: sectionHeight * 2, upright: sectionWidth }, USUAL)
  const half = (sectionWidth * tread.width * scale) / 2
  const crown = round(width - margin - sectionHeight * scale)
  const length = crown - GAP
  return (
    <>
      <PaperTint variant="card" tint={tread.tint} />
      <g transform={`translate(0 ${height / 2})`}>
        <TreadRoll
          tread={tread}
          length={length}
          half={half}
          wall={(sectionWidth * scale) / 2}
          pitch={(Math.PI * overallDiameter * scale) / tread.pitches}
        />
        <path
          className="quiet"
          d={`M${round(length + 2)} ${round(-half)}H${crown}M${round(length + 2)} ${round(half)}H${crown}M${round(length + 4)} 0H${width}`}
          strokeDasharray="5 2 1 2"
        />
      </g>
      <g transform={`translate(${crown} ${height / 2}) rotate(-90)`}>
        <TireSection tread={tread} scale={scale} sectionWidth={sectionWidth} sectionHeight={sectionHeight} />
      </g>
    </>
  )
}
