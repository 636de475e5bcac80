import type { TireSize } from '@bieznik/contract/product'
import { tireDimensions } from '@bieznik/contract/tire-size'
import { DimensionLine } from '@/components/product/drawing/dimension-line'
import { DrawingFrame, sheets, type DrawingProps } from '@/components/product/drawing/drawing-frame'
import { fitScale } from '@/components/product/drawing/fit-scale'
import { round } from '@/components/product/drawing/round'
import { TireFront } from '@/components/product/drawing/tire-front'
import { TireSide } from '@/components/product/drawing/tire-side'
import { treadOf } from '@/components/product/drawing/tread'

type TireDrawingProps = DrawingProps & { size: TireSize; protector: string }

/** Room between the two views, as a share of the overall diameter. */
const GAP = 0.14

/** 31x10.50 R15 and everything below it. */
const USUAL = { across: 1170, upright: 800 }

/** A tire to scale from the numbers on its sidewall: from the side, and from the front as a half section. */
export function TireDrawing({ title, variant = 'card', size, protector }: TireDrawingProps) {
  const mm = tireDimensions(size)
  const sheet = sheets[variant]
  const across = mm.overallDiameter * (1 + GAP) + mm.sectionWidth
  const scale = fitScale(variant, { across, upright: mm.overallDiameter }, USUAL)
  const [radius, rimRadius] = [(mm.overallDiameter / 2) * scale, (mm.rimDiameter / 2) * scale]
  const [width, height] = [mm.sectionWidth * scale, mm.sectionHeight * scale]
  const left = (sheet.width - across * scale) / 2
  const cy = sheet.height / 2
  const side = round(left + radius)
  const front = round(left + 2 * radius * (1 + GAP) + width / 2)
  const tread = treadOf(protector)

  return (
    <DrawingFrame title={title} variant={variant}>
      <TireSide cx={side} cy={cy} radius={radius} rimRadius={rimRadius} tread={tread} />
      <TireFront
        cx={front}
        cy={cy}
        radius={radius}
        rimRadius={rimRadius}
        width={width}
        height={height}
        tread={tread}
      />
      {variant === 'detail' && (
        <>
          <DimensionLine
            axis="y"
            from={cy - radius}
            to={cy + radius}
            at={side - radius - 18}
            edge={side}
            label={`Ø${Math.round(mm.overallDiameter)}`}
          />
          <DimensionLine
            axis="x"
            from={side - rimRadius}
            to={side + rimRadius}
            at={cy + radius + 24}
            edge={cy}
            label={`Ø${Math.round(mm.rimDiameter)}`}
          />
          <DimensionLine
            axis="x"
            from={front - width / 2}
            to={front + width / 2}
            at={cy + radius + 24}
            edge={cy + radius - height / 2}
            label={String(Math.round(mm.sectionWidth))}
          />
          <DimensionLine
            axis="y"
            from={cy - radius}
            to={cy - radius + height}
            at={front + width / 2 + 22}
            edge={front + width * 0.36}
            label={String(Math.round(mm.sectionHeight))}
          />
        </>
      )}
    </DrawingFrame>
  )
}
