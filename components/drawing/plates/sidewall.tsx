import { round } from '@/components/drawing/round'
import { sheets } from '@/components/drawing/sheets'
import { TireSide } from '@/components/drawing/tire-side'
import { treads } from '@/components/drawing/tread'

const { width, height } = sheets.band

/** In drawing units: of so large a tire that a row of figures stands straight on its side. */
const RADIUS = 1000
const RIM = 772
const TOP = 12
const cx = width / 2
const cy = TOP + RADIUS

/** Where letters stand: below the shoulder. */
const LETTERS = 934

/** What is moulded on every tire like ours, left and right of the size. */
const words = [
  ['RADIAL', '24%'],
  ['TUBELESS', '76%'],
] as const

/** The upper part of a tire on its rim, with room for the figures of its size. */
export function Sidewall() {
  const ends = round(cy - Math.sqrt(LETTERS ** 2 - cx ** 2))
  return (
    <>
      <TireSide tread={treads['Szuter AT']} cx={cx} cy={cy} radius={RADIUS} rimRadius={RIM} depth={26} />
      <path id="letters" stroke="none" d={`M0 ${ends}A${LETTERS} ${LETTERS} 0 0 1 ${width} ${ends}`} />
      {words.map(([word, at]) => (
        <text key={word} className="note moulded words" fontSize={17} letterSpacing={5} textAnchor="middle">
          <textPath href="#letters" startOffset={at}>
            {word}
          </textPath>
        </text>
      ))}
      <circle className="mould" cx={cx} cy={cy} r={RIM} stroke="none" />
      <circle cx={cx} cy={cy} r={RIM - 12} />
      <circle cx={cx} cy={cy} r={RIM - 18} strokeWidth={0.6} />
      <path className="quiet" d={`M${cx} ${height - 34}V${height}`} strokeDasharray="5 2 1 2" />
    </>
  )
}

/** A narrow picture has no room beside the figures. */
export const SIDEWALL_STYLE = '@media(max-width:500px){.words{display:none}}'
