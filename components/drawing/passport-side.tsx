import { Note } from '@/components/drawing/plates/note'
import { TireSide } from '@/components/drawing/tire-side'
import { treadOf } from '@/components/drawing/tread'
import type { PassportMarks } from '@/lib/drawings/drawn-product'

const CX = 120
const CY = 268

/** Radii of the two lines of letters, and the size of the larger one's type. */
const UPPER = 200
const LOWER = 173
const LARGE = 17

/** Share of the way around the upper half where what stands left and right has its middle. */
const LEFT = '38%'
const RIGHT = '62.5%'

/** How long a text of the lower line may be, and the width of a letter as a share of its height. */
const ROOM = 104
const LETTER = 0.61

/** Where each number stands, and where its line ends. */
const numbers = [
  [22, 16, 42, 66],
  [218, 16, 196, 66],
  [66, 160, 56, 116],
  [174, 160, 184, 116],
] as const

/** The upper part of a retread's sidewall: 1 the word RETREAD, 2 the week of the new tread, 3 size and indices, 4 the approval. */
export function PassportSide({ week, size, approval, protector }: PassportMarks) {
  return (
    <>
      <TireSide tread={treadOf(protector)} cx={CX} cy={CY} radius={254} rimRadius={138} depth={9} />
      <path id="upper" stroke="none" d={arc(UPPER)} />
      <path id="lower" stroke="none" d={arc(LOWER)} />
      <Molded on="upper" at={LEFT} size={LARGE} text="RETREAD" />
      <Molded on="upper" at={RIGHT} size={LARGE} text={week || '····'} />
      <Molded on="lower" at={LEFT} size={fitting(size)} text={size} />
      <Molded on="lower" at={RIGHT} size={fitting(approval || 'E··')} text={approval || 'E··'} />
      {numbers.map(([x, y, toX, toY], index) => (
        <g key={x}>
          <path className="signal-line" d={`M${x} ${y}L${toX} ${toY}`} />
          <circle className="mark" cx={x} cy={y} r={10} />
          <Note x={x} y={y + 4.5} text={String(index + 1)} />
        </g>
      ))}
    </>
  )
}

const arc = (radius: number): string => `M${CX - radius} ${CY}A${radius} ${radius} 0 0 1 ${CX + radius} ${CY}`

const fitting = (text: string): number => Math.min(12, Math.round((ROOM / (text.length * LETTER)) * 10) / 10)

function Molded({ on, at, size, text }: { on: string; at: string; size: number; text: string }) {
  return (
    <text className="note moulded" fontSize={size} textAnchor="middle">
      <textPath href={`#${on}`} startOffset={at}>
        {text}
      </textPath>
    </text>
  )
}
