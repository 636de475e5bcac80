import { boltPositions } from '@bieznik/contract/catalogue/bolt-circle'
import { Note } from '@/components/drawing/plates/note'
import { SpacerBody } from '@/components/drawing/spacer-body'
import { WheelBody } from '@/components/drawing/wheel-body'
import { WheelFace } from '@/components/drawing/wheel-face'

export function Wheels() {
  const wheel = { diameter: 17, width: 7.5, boltSpacing: '5x112', centralBoreDiameter: 66.6 }
  return (
    <WheelBody variant="card" wheel={wheel} look={{ model: 'bystra', tone: 'black', sheen: 'polished' }} />
  )
}

export function Spacers() {
  return <SpacerBody variant="card" spacer={{ boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 30 }} />
}

const CIRCLE = { bolts: 5, diameter: 160 }
/** In this order the bolts of a wheel are tightened, crosswise. */
const order = [0, 2, 4, 1, 3]
const SCALE = 0.43

/** The hub of a wheel, and the way from bolt to bolt. */
export function Change() {
  const places = boltPositions(CIRCLE)
  const way = order
    .flatMap((index) => places[index] ?? [])
    .map(({ x, y }) => ({ x: 120 + x * SCALE, y: 90 + y * SCALE }))
  const line = way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return (
    <>
      <WheelFace
        cx={120}
        cy={90}
        scale={SCALE}
        rimDiameter={381}
        boreDiameter={65.1}
        circle={CIRCLE}
        look={{ model: 'steel', tone: 'silver', sheen: 'satin' }}
      />
      <path className="signal-line" d={`M${line}`} strokeWidth={2} />
      {way.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className="mark" r={9} />
          <Note x={0} y={4.5} text={String(index + 1)} />
        </g>
      ))}
    </>
  )
}
