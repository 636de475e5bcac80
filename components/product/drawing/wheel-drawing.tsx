import { DimensionLine } from '@/components/product/drawing/dimension-line'
import { DrawingFrame } from '@/components/product/drawing/drawing-frame'
import { Leader } from '@/components/product/drawing/leader'
import { wheelLayout, type DrawnWheel } from '@/components/drawing/wheel-layout'

interface WheelDrawingProps {
  title: string
  /** Where its `WheelBody` on a sheet is. */
  src: string
  wheel: DrawnWheel
}

/** A wheel to scale with what the trade calls its sizes. */
export function WheelDrawing({ title, src, wheel }: WheelDrawingProps) {
  const { scale, cy, face, rim, radius, width, rimRadius, boreRadius, circle } = wheelLayout(wheel, 'sheet')
  return (
    <DrawingFrame title={title} src={src}>
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
        x={face - Math.SQRT1_2 * boreRadius}
        y={cy + Math.SQRT1_2 * boreRadius}
        toX={face - radius}
        toY={cy + radius + 6}
        label={`Ø${wheel.centralBoreDiameter}`}
      />
    </DrawingFrame>
  )
}
