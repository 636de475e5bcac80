import { CentreLines } from '@/components/drawing/centre-lines'
import type { DrawingVariant } from '@/components/drawing/sheets'
import { RimSection } from '@/components/drawing/rim-section'
import { WheelFace } from '@/components/drawing/wheel-face'
import { wheelLayout, type DrawnWheel } from '@/components/drawing/wheel-layout'
import type { WheelLook } from '@/lib/drawings/wheel-look'

type WheelBodyProps = { wheel: DrawnWheel; look: WheelLook; variant: DrawingVariant }

/** A wheel to scale in its model and colour: its face with the bolt holes on their true circle and the true bore, and its rim from the side. */
export function WheelBody({ wheel, look, variant }: WheelBodyProps) {
  const { scale, cy, face, rim, radius, width, rimDiameter, rimRadius, circle } = wheelLayout(wheel, variant)
  return (
    <>
      <CentreLines cx={face} cy={cy} reach={radius} />
      <WheelFace
        cx={face}
        cy={cy}
        scale={scale}
        rimDiameter={rimDiameter}
        boreDiameter={wheel.centralBoreDiameter}
        circle={circle}
        look={look}
      />
      <path
        className="quiet"
        d={`M${face} ${cy}H${Math.round(rim + width / 2 + 8)}`}
        strokeDasharray="9 2 2 2"
      />
      <RimSection cx={rim} cy={cy} scale={scale} rimRadius={rimRadius} width={width} />
    </>
  )
}
