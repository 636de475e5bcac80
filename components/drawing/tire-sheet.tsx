import type { TireSize } from '@bieznik/contract/catalogue/product'
import { CentreLines } from '@/components/drawing/centre-lines'
import { PaperTint } from '@/components/drawing/paper-tint'
import { TireSection } from '@/components/drawing/tire-section'
import { TireSide } from '@/components/drawing/tire-side'
import { tireLayout } from '@/components/drawing/tire-layout'
import { TreadRoll } from '@/components/drawing/tread-roll'
import { treadOf } from '@/components/drawing/tread'

type TireSheetProps = { size: TireSize; protector: string }

/** What `TireDrawing` measures: a tire from the side, and its tread over its section. */
export function TireSheet({ size, protector }: TireSheetProps) {
  const { mm, side, section } = tireLayout(size)
  const tread = treadOf(protector)
  return (
    <>
      <PaperTint variant="sheet" tint={tread.tint} />
      <TireSide tread={tread} {...side} depth={tread.depth * side.scale} />
      <CentreLines cx={side.cx} cy={side.cy} reach={side.radius} />
      <g transform={`translate(${section.cx} ${section.roll}) rotate(-90)`}>
        <TreadRoll
          tread={tread}
          length={section.roll}
          half={(section.width * tread.width) / 2}
          wall={section.width / 2}
          pitch={(Math.PI * mm.overallDiameter * section.scale) / tread.pitches}
        />
      </g>
      <g transform={`translate(${section.cx} ${section.crown})`}>
        <TireSection
          tread={tread}
          scale={section.scale}
          sectionWidth={mm.sectionWidth}
          sectionHeight={mm.sectionHeight}
        />
      </g>
    </>
  )
}
