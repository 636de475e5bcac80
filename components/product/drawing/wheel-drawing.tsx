import { parseBoltCircle } from '@bieznik/contract/bolt-circle'
import type { Wheel } from '@bieznik/contract/product'
import { DimensionLine } from '@/components/product/drawing/dimension-line'
import { DrawingFrame, sheets, type DrawingProps } from '@/components/product/drawing/drawing-frame'
import { fitScale } from '@/components/product/drawing/fit-scale'
import { Leader } from '@/components/product/drawing/leader'
import { RimSection, FLANGE_HEIGHT } from '@/components/product/drawing/rim-section'
import { round } from '@/components/product/drawing/round'
import { WheelFace } from '@/components/product/drawing/wheel-face'

type WheelDrawingProps = DrawingProps & {
  wheel: Pick<Wheel, 'diameter' | 'width' | 'boltSpacing' | 'centralBoreDiameter' | 'typeOfWheel'>
}

const MM_PER_INCH = 25.4

/** Room between the two views, as a share of the diameter over the flanges. */
const GAP = 0.16

/** 18 inches, 8 inches wide. */
const USUAL = { across: 775, upright: 493 }

/** A wheel to scale: its face with the bolt holes on their true circle and the true bore, and its rim from the side. */
export function WheelDrawing({ title, variant = 'card', wheel }: WheelDrawingProps) {
  const rimDiameter = wheel.diameter * MM_PER_INCH
  const overall = rimDiameter + 2 * FLANGE_HEIGHT
  const sheet = sheets[variant]
  const across = overall * (1 + GAP) + wheel.width * MM_PER_INCH
  const scale = fitScale(variant, { across, upright: overall }, USUAL)
  const [radius, rimRadius] = [(overall / 2) * scale, (rimDiameter / 2) * scale]
  const width = wheel.width * MM_PER_INCH * scale
  const left = (sheet.width - across * scale) / 2
  const cy = sheet.height / 2
  const face = round(left + radius)
  const rim = round(left + 2 * radius * (1 + GAP) + width / 2)
  const circle = parseBoltCircle(wheel.boltSpacing)
  const bore = (wheel.centralBoreDiameter / 2) * scale

  return (
    <DrawingFrame title={title} variant={variant}>
      <WheelFace
        cx={face}
        cy={cy}
        scale={scale}
        rimDiameter={rimDiameter}
        boreDiameter={wheel.centralBoreDiameter}
        circle={circle}
        isSteel={wheel.typeOfWheel === 'steel'}
      />
      <RimSection cx={rim} cy={cy} scale={scale} rimRadius={rimRadius} width={width} />
      {variant === 'detail' && (
        <>
          <DimensionLine
            axis="y"
            from={cy - rimRadius}
            to={cy + rimRadius}
            at={face - radius - 16}
            edge={face}
            label={`${wheel.diameter}″`}
          />
          <DimensionLine
            axis="x"
            from={rim - width / 2}
            to={rim + width / 2}
            at={cy + radius + 24}
            edge={cy + rimRadius}
            label={`${wheel.width}″`}
          />
          {circle && (
            <Leader
              x={face - Math.SQRT1_2 * (circle.diameter / 2) * scale}
              y={cy - Math.SQRT1_2 * (circle.diameter / 2) * scale}
              toX={face - radius}
              toY={cy - radius - 2}
              label={wheel.boltSpacing}
            />
          )}
          <Leader
            x={face - Math.SQRT1_2 * bore}
            y={cy + Math.SQRT1_2 * bore}
            toX={face - radius}
            toY={cy + radius + 6}
            label={`Ø${wheel.centralBoreDiameter}`}
          />
        </>
      )}
    </DrawingFrame>
  )
}
