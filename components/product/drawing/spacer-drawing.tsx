import { parseBoltCircle } from '@bieznik/contract/bolt-circle'
import type { Spacer } from '@bieznik/contract/product'
import { BoltPattern } from '@/components/product/drawing/bolt-pattern'
import { CentreLines } from '@/components/product/drawing/centre-lines'
import { DimensionLine } from '@/components/product/drawing/dimension-line'
import { DrawingFrame, sheets, type DrawingProps } from '@/components/product/drawing/drawing-frame'
import { fitScale } from '@/components/product/drawing/fit-scale'
import { Leader } from '@/components/product/drawing/leader'
import { round } from '@/components/product/drawing/round'
import { SpacerSide } from '@/components/product/drawing/spacer-side'

type SpacerDrawingProps = DrawingProps & { spacer: Pick<Spacer, 'boltDistance' | 'boltInfo' | 'thickness'> }

/** mm: material outside the bolt circle; and the hub's hole, which the catalogue does not know. Usual, not measured. */
const RIM_MARGIN = 19
const HUB_SHARE = 0.6

/** Drawn when the bolt circle cannot be read. */
const USUAL_CIRCLE_DIAMETER = 112

/** Room between the two views, as a share of the outer diameter. */
const GAP = 0.22

/** 6x139.7, 40 mm thick. */
const USUAL = { across: 258, upright: 178 }

/** A spacer to scale: from the front with its holes on their true circle, and from the side with its true thickness. */
export function SpacerDrawing({ title, variant = 'card', spacer }: SpacerDrawingProps) {
  const circle = parseBoltCircle(spacer.boltDistance)
  const circleDiameter = circle?.diameter ?? USUAL_CIRCLE_DIAMETER
  const overall = circleDiameter + 2 * RIM_MARGIN
  const sheet = sheets[variant]
  const across = overall * (1 + GAP) + spacer.thickness
  const scale = fitScale(variant, { across, upright: overall }, USUAL)
  const [radius, thickness] = [(overall / 2) * scale, spacer.thickness * scale]
  const hub = ((circleDiameter * HUB_SHARE) / 2) * scale
  const left = (sheet.width - across * scale) / 2
  const cy = sheet.height / 2
  const face = round(left + radius)
  const side = round(left + 2 * radius * (1 + GAP))
  const onCircle = Math.SQRT1_2 * (circleDiameter / 2) * scale

  return (
    <DrawingFrame title={title} variant={variant}>
      <circle
        cx={face}
        cy={cy}
        r={round((radius + hub) / 2)}
        strokeWidth={round(radius - hub)}
        opacity={0.14}
      />
      <circle cx={face} cy={cy} r={round(radius)} />
      <circle cx={face} cy={cy} r={round(hub)} />
      {circle && (
        <BoltPattern
          cx={face}
          cy={cy}
          circle={circle}
          holeDiameter={holeDiameter(spacer.boltInfo)}
          scale={scale}
        />
      )}
      <CentreLines cx={face} cy={cy} reach={radius} />
      <SpacerSide x={side} cy={cy} radius={radius} hub={hub} thickness={thickness} />
      {variant === 'detail' && (
        <>
          <DimensionLine
            axis="x"
            from={side}
            to={side + thickness}
            at={cy + radius + 24}
            edge={cy + radius}
            label={String(spacer.thickness)}
          />
          {circle && (
            <Leader
              x={face - onCircle}
              y={cy - onCircle}
              toX={face - radius}
              toY={cy - radius - 2}
              label={spacer.boltDistance}
            />
          )}
        </>
      )}
    </DrawingFrame>
  )
}

/** mm: the thread and one millimetre of play; `M14x1.5` → 15. */
function holeDiameter(boltInfo: string): number {
  return Number(/M(\d{2})/.exec(boltInfo)?.[1] ?? 14) + 1
}
