import { Note } from '@/components/drawing/plates/note'
import { TreadRoll } from '@/components/drawing/tread-roll'
import { treads } from '@/components/drawing/tread'
import type { Tread } from '@/components/drawing/tread-shape'

interface SampleProps {
  tread: Tread
  name: string
  x: number
  /** Its middle. */
  y: number
  length: number
  /** Half of the section's width. */
  wall: number
}

/** In halves of the section's width: how long a pitch is of a tire as high as it is wide. */
const CIRCUMFERENCE = 20

/** A piece of a tread, cut at both ends. */
function Sample({ tread, name, x, y, length, wall }: SampleProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={`${name}-ends`}>
        <path d={`M0 ${-wall * 1.2}H${length}V${wall * 1.2}H0z`} />
      </clipPath>
      <g clipPath={`url(#${name}-ends)`}>
        <TreadRoll
          tread={tread}
          name={name}
          length={length}
          half={wall * tread.width}
          wall={wall}
          pitch={(wall * CIRCUMFERENCE) / tread.pitches}
        />
      </g>
    </g>
  )
}

/** Half and half above, mud below. */
export function AtAndMt() {
  return (
    <>
      <Sample tread={treads['Szuter AT']} name="at" x={44} y={48} length={184} wall={36} />
      <Sample tread={treads['Moczar MT']} name="mt" x={44} y={132} length={184} wall={36} />
      <Note x={22} y={53} text="AT" isLarge />
      <Note x={22} y={137} text="MT" isLarge />
    </>
  )
}

/** °C: where summer rubber begins to harden, and the ends of the scale. */
const HARDENS = 7
const [COLDEST, WARMEST] = [-20, 40]
const onScale = (degrees: number) => 20 + ((degrees - COLDEST) / (WARMEST - COLDEST)) * 200

/** A tread for snow and one for the road over a scale of temperatures. */
export function AllSeason() {
  const ticks = [-20, -10, 0, 10, 20, 30, 40]
  return (
    <>
      <Sample tread={treads.Śnieżka} name="snow" x={20} y={64} length={96} wall={50} />
      <Sample tread={treads.Trasa} name="road" x={124} y={64} length={96} wall={50} />
      <path d={`M20 146H220${ticks.map((degrees) => `M${onScale(degrees)} 140v12`).join('')}`} />
      <path className="signal" d={`M${onScale(HARDENS)} 144l-6 -12h12z`} />
      <Note x={onScale(HARDENS)} y={170} text={`+${HARDENS} °C`} />
    </>
  )
}

/** A piece of one of the patterns of the works. */
export function OneTread({ index }: { index: number }) {
  const tread = Object.values(treads)[index] ?? treads.Trasa
  return <Sample tread={tread} name="tread" x={12} y={90} length={216} wall={66} />
}
