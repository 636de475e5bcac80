import { DimensionText } from '@/components/product/drawing/dimension-line'
import { DrawingFrame } from '@/components/product/drawing/drawing-frame'
import { Leader } from '@/components/product/drawing/leader'
import { SCALE_LENGTH, spacerLayout, type DrawnSpacer } from '@/components/drawing/spacer-layout'

interface SpacerDrawingProps {
  title: string
  /** Where its `SpacerBody` on a sheet is. */
  src: string
  spacer: DrawnSpacer
}

/** A spacer to scale with its bolt circle, its thread and its thickness in mm. */
export function SpacerDrawing({ title, src, spacer }: SpacerDrawingProps) {
  const { circle, scale, squeeze, rx, ry, cx, cy, below } = spacerLayout(spacer, 'sheet')
  const onCircle = circle && (circle.diameter / 2) * scale * Math.SQRT1_2
  return (
    <DrawingFrame title={title} src={src}>
      <DimensionText
        x={cx + (SCALE_LENGTH / 2) * scale + 6}
        y={below + 6}
        label={`${spacer.thickness} mm`}
        anchor="start"
      />
      {onCircle !== null && (
        <Leader
          x={cx - onCircle * squeeze}
          y={cy - onCircle}
          toX={cx - rx - 50}
          toY={cy - ry - 2}
          label={spacer.boltDistance}
        />
      )}
    </DrawingFrame>
  )
}
