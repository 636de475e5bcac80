import { DimensionLine } from '@/components/product/drawing/dimension-line'
import { DrawingFrame } from '@/components/product/drawing/drawing-frame'
import { SidewallLetters, type LetteredTire } from '@/components/product/drawing/sidewall-letters'
import { tireLayout } from '@/components/drawing/tire-layout'

interface TireDrawingProps {
  title: string
  /** Where its `TireSheet` is. */
  src: string
  tire: LetteredTire
}

/** A tire to scale from the numbers on its sidewall, with these and its measures in mm. */
export function TireDrawing({ title, src, tire }: TireDrawingProps) {
  const { mm, side, section } = tireLayout(tire)
  const { cx, cy, radius, rimRadius } = side
  const bottom = cy + radius + 26
  return (
    <DrawingFrame title={title} src={src}>
      <SidewallLetters tire={tire} {...side} />
      <DimensionLine
        axis="y"
        from={cy - radius}
        to={cy + radius}
        at={cx - radius - 18}
        edge={cx}
        label={`Ø${Math.round(mm.overallDiameter)}`}
      />
      <DimensionLine
        axis="x"
        from={cx - rimRadius}
        to={cx + rimRadius}
        at={bottom}
        edge={cy}
        label={`Ø${Math.round(mm.rimDiameter)}`}
      />
      <DimensionLine
        axis="x"
        from={section.cx - section.width / 2}
        to={section.cx + section.width / 2}
        at={bottom}
        edge={section.crown + section.height / 2}
        label={String(Math.round(mm.sectionWidth))}
      />
      <DimensionLine
        axis="y"
        from={section.crown}
        to={section.crown + section.height}
        at={section.cx + section.width / 2 + 20}
        edge={section.cx + section.width * 0.37}
        label={String(Math.round(mm.sectionHeight))}
      />
    </DrawingFrame>
  )
}
