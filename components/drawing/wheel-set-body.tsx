import { parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { FLANGE_HEIGHT } from '@/components/drawing/rim-section'
import { round } from '@/components/drawing/round'
import { sheets } from '@/components/drawing/sheets'
import { SpacerPlate, Through } from '@/components/drawing/spacer-body'
import { spacerDiameter } from '@/components/drawing/spacer-layout'
import { TireSide } from '@/components/drawing/tire-side'
import { treadOf } from '@/components/drawing/tread'
import { ribsOf, type Tread } from '@/components/drawing/tread-shape'
import { WheelFace } from '@/components/drawing/wheel-face'
import type { DrawnSet } from '@/lib/drawings/drawn-product'

const MM_PER_INCH = 25.4

/** All parts are turned by this angle about their upright axes, so that faces and widths are both seen. */
const TURN = (50 * Math.PI) / 180
const FACE = Math.cos(TURN)
const WIDTH = Math.sin(TURN)

/** mm between two parts on their axis. */
const GAP = 55

/** A part in mm: how tall it is, and how wide along the axis. */
type Extent = { tall: number; wide: number }
const across = ({ tall, wide }: Extent): number => tall * FACE + wide * WIDTH

/** What a wheel is made of, taken apart along its axis and to one scale: the tire, the wheel in its model and colour, the spacer. */
export function WheelSetBody({ tire, wheel, spacer }: DrawnSet) {
  const { width, height, margin } = sheets.set
  const rimDiameter = wheel.diameter * MM_PER_INCH
  const circle = spacer ? parseBoltCircle(spacer.boltDistance) : null
  const mm = tire && tireDimensions(tire)
  const extents = {
    tire: mm && { tall: mm.overallDiameter, wide: mm.sectionWidth },
    wheel: { tall: rimDiameter + 2 * FLANGE_HEIGHT, wide: wheel.width * MM_PER_INCH },
    spacer: spacer && { tall: spacerDiameter(circle), wide: spacer.thickness },
  }
  const drawn = [extents.tire, extents.wheel, extents.spacer].filter((extent) => extent !== undefined)
  const long = drawn.reduce((sum, extent) => sum + across(extent) + GAP, -GAP)
  const tallest = Math.max(...drawn.map(({ tall }) => tall))
  const scale = Math.min((width - 2 * margin) / long, (height - 2 * margin) / tallest)
  const cy = height / 2
  const place = ({ tall, wide }: Extent, left: number) => {
    const ry = round((tall / 2) * scale)
    const rx = round(ry * FACE)
    return { rx, ry, depth: round(wide * WIDTH * scale), cx: round(left + rx), cy }
  }
  const start = (width - long * scale) / 2
  const afterTire = extents.tire ? start + (across(extents.tire) + GAP) * scale : start
  const afterWheel = afterTire + (across(extents.wheel) + GAP) * scale
  return (
    <>
      <path className="quiet" d={`M0 ${cy}H${width}`} strokeDasharray="9 2 2 2" />
      {tire && extents.tire && (
        <TireBody
          {...place(extents.tire, start)}
          tread={treadOf(tire.protector)}
          rimRadius={((tire.diameter * MM_PER_INCH) / 2) * scale}
          scale={scale}
        />
      )}
      <Turned {...place(extents.wheel, afterTire)}>
        {({ ry, depth }) => (
          <>
            <path d={barrel(ry, ry, 0, depth)} fill="url(#body)" />
            <path className="hairline" d={barrel(ry, ry, depth * 0.12, depth * 0.3)} />
            <path className="hairline" d={barrel(ry, ry, depth * 0.6, depth * 0.88)} />
            <WheelFace
              cx={0}
              cy={0}
              scale={scale}
              rimDiameter={rimDiameter}
              boreDiameter={wheel.centralBoreDiameter}
              circle={parseBoltCircle(wheel.boltSpacing)}
              look={wheel}
            />
          </>
        )}
      </Turned>
      {spacer && extents.spacer && (
        <SpacerPlate
          {...place(extents.spacer, afterWheel)}
          circle={circle}
          scale={scale}
          squeeze={FACE}
          boltInfo={spacer.boltInfo}
          bore={spacer.boreHub}
          lip={spacer.boreWheel}
        />
      )}
    </>
  )
}

type Place = { rx: number; ry: number; depth: number; cx: number; cy: number }

/** What is drawn as seen from the front, turned about its upright axis; `depth` in its own units. */
function Turned({
  cx,
  cy,
  ry,
  depth,
  children,
}: Place & { children: (own: { ry: number; depth: number }) => React.ReactNode }) {
  return (
    <g transform={`translate(${cx} ${cy}) scale(${FACE.toFixed(4)} 1)`}>
      {children({ ry, depth: round(depth / FACE) })}
    </g>
  )
}

/** A strip around a cylinder, from one to the other distance behind its face; what is behind the face is covered by it. */
const barrel = (rx: number, ry: number, from: number, to: number): string =>
  `M${round(from)} ${-ry}H${round(to)}a${rx} ${ry} 0 0 1 0 ${round(2 * ry)}H${round(from)}a${rx} ${ry} 0 0 0 0 ${round(-2 * ry)}z`

type TireBodyProps = Place & { tread: Tread; rimRadius: number; scale: number }

/** Cuts across the tread that are seen, from the top to the bottom. */
const CUTS = 17

/** A tire of its true width: its side in front, its tread behind, and what one sees through it. */
function TireBody({ rx, ry, depth, cx, cy, tread, rimRadius, scale }: TireBodyProps) {
  const ribs = ribsOf(tread.grooves).map(([from, to]) => [(from + 1) / 2, (to + 1) / 2] as const)
  const cuts = Array.from({ length: CUTS }, (_, cut) => ((cut + 0.5) / CUTS) * Math.PI)
  return (
    <>
      <g transform={`translate(${cx} ${cy})`}>
        <path className="groove" d={barrel(rx, ry, 0, depth)} />
        {ribs.map(([from, to]) => (
          <path key={from} className="top" d={barrel(rx, ry, from * depth, to * depth)} />
        ))}
        <path
          className="sipe"
          d={cuts
            .map((angle) => `M${round(rx * Math.sin(angle))} ${round(-ry * Math.cos(angle))}h${depth}`)
            .join('')}
        />
      </g>
      <ellipse className="wall" cx={cx} cy={cy} rx={rx} ry={ry} />
      <Through x={cx} y={cy} radius={rimRadius} squeeze={FACE} depth={depth} />
      <g transform={`translate(${cx} ${cy}) scale(${FACE.toFixed(4)} 1)`}>
        <TireSide
          tread={tread}
          cx={0}
          cy={0}
          radius={ry}
          rimRadius={rimRadius}
          depth={Math.max(1.5, tread.depth * scale)}
        />
      </g>
    </>
  )
}
