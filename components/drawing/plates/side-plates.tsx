import { CentreLines } from '@/components/drawing/centre-lines'
import { Note } from '@/components/drawing/plates/note'
import { TireSide } from '@/components/drawing/tire-side'
import { treads } from '@/components/drawing/tread'

/** The upper part of a sidewall with the size that the shop's examples have, and the oval of the week in which a tire was made. */
export function Marks() {
  return (
    <>
      <TireSide tread={treads.Trasa} cx={120} cy={232} radius={216} rimRadius={112} depth={9} />
      <path id="marks" stroke="none" d="M-40 232A160 160 0 0 1 280 232" />
      <text className="note moulded" fontSize={21} textAnchor="middle">
        <textPath href="#marks" startOffset="50%">
          {'195/80 R15 96T'}
        </textPath>
      </text>
      <path className="moulded-line" d="M82 96h76a10 10 0 0 1 0 20h-76a10 10 0 0 1 0 -20z" />
      <text className="note moulded" x={120} y={111} fontSize={13} textAnchor="middle">
        {'DOT 2326'}
      </text>
    </>
  )
}

/** Inches: overall diameters of 4x4 tires, and of their rim. */
const LARGEST = 37
const smaller = [33, 30, 27]
const RIM = 15
const PER_INCH = 4.3
const GROUND = 172

/** The largest tire for a 4x4 on the ground, and how high smaller ones come. */
export function Inches() {
  const radius = (LARGEST / 2) * PER_INCH
  return (
    <>
      <TireSide
        tread={treads['Moczar MT']}
        cx={96}
        cy={GROUND - radius}
        radius={radius}
        rimRadius={(RIM / 2) * PER_INCH}
        depth={5}
      />
      {[LARGEST, ...smaller].map((inches) => {
        const top = GROUND - inches * PER_INCH
        return (
          <g key={inches}>
            <path className="signal-line" d={`M96 ${top}H196`} strokeDasharray="4 3" />
            <Note x={215} y={top + 4.5} text={`${inches}″`} />
          </g>
        )
      })}
      <path d={`M8 ${GROUND}H232`} />
    </>
  )
}

/** Shavings as they leave the rasp. */
const shavings = [
  [172, 120],
  [182, 134],
  [168, 144],
  [190, 150],
  [176, 162],
  [200, 166],
  [160, 168],
] as const

/** A worn tire against the rasp. */
export function Buffing() {
  return (
    <>
      <TireSide tread={treads.Bruk} cx={84} cy={90} radius={76} rimRadius={42} depth={3} />
      <CentreLines cx={84} cy={90} reach={76} />
      <circle className="mould" cx={190} cy={76} r={26} />
      <circle cx={190} cy={76} r={29} strokeWidth={5} strokeDasharray="3 4" />
      <CentreLines cx={190} cy={76} reach={30} />
      <path d={shavings.map(([x, y]) => `M${x} ${y}q5 -4 8 1`).join('')} strokeWidth={2} />
      <path className="signal-line" d="M120 22a76 76 0 0 1 22 20l1 -8m-1 8l-8 -1" />
    </>
  )
}

/** A finished tire at the gauge of the inspection stand. */
export function Pressure() {
  return (
    <>
      <TireSide tread={treads.Kurier} cx={84} cy={90} radius={76} rimRadius={42} depth={5} />
      <CentreLines cx={84} cy={90} reach={76} />
      <path className="signal-line" d="M122 108H176V76" strokeWidth={3} />
      <circle className="mark" cx={192} cy={56} r={34} strokeWidth={3} />
      <path d="M170 72A27 27 0 1 1 214 72" strokeWidth={4} strokeDasharray="1.5 6" />
      <path className="heat" d="M192 56L208 41" />
      <Note x={192} y={82} text="bar" />
      <path d="M164 132l9 10l18 -24" strokeWidth={4} />
    </>
  )
}

/** The mark of an approval: the letter and the number of Poland in a circle, and the regulations for retreads. */
export function Approval() {
  return (
    <>
      <circle className="mark" cx={84} cy={90} r={54} strokeWidth={4} />
      <text className="note" x={84} y={106} fontSize={44} textAnchor="middle">
        {'E20'}
      </text>
      <Note x={188} y={74} text="108 R" isLarge />
      <Note x={188} y={120} text="109 R" isLarge />
      <path className="quiet" d="M150 90H226" />
    </>
  )
}
