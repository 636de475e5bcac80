import { Note } from '@/components/drawing/plates/note'
import { TireSection } from '@/components/drawing/tire-section'
import { treads } from '@/components/drawing/tread'

const tire = { sectionWidth: 205, sectionHeight: 150, scale: 0.85 } as const

/** The new tread above the body that it comes onto, and the layer that binds them. */
export function Layers() {
  return (
    <>
      <g transform="translate(120 44)">
        <TireSection tread={treads.Trasa} {...tire} lift={28} />
        <path className="signal-line" d="M-70 -2H70" strokeDasharray="4 3" />
        <path className="quiet" d="M-82 -14V8M82 -14V8" strokeDasharray="5 2 1 2" />
      </g>
    </>
  )
}

/** Bead, sidewall, shoulder, belts, crown. */
const inspected = [
  [52, 160],
  [36, 100],
  [48, 44],
  [120, 52],
  [188, 38],
] as const

/** What is inspected of a body, place by place. */
export function Casing() {
  return (
    <>
      <g transform="translate(120 30)">
        <TireSection tread={treads.Bruk} {...tire} />
      </g>
      {inspected.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className="mark" r={9} />
          <Note x={0} y={4.5} text={String(index + 1)} />
        </g>
      ))}
    </>
  )
}

/** A mould as it closes around a tire, and heat in it. */
export function Press() {
  const heat = [60, 100, 140, 180]
  return (
    <>
      <g transform="translate(120 66)">
        <TireSection tread={treads['Szuter AT']} {...tire} scale={0.68} />
      </g>
      <path className="mould" d="M30 28H210V118H196V62H44V118H30z" />
      <path d={heat.map((x) => `M${x} 50c-5 -4 5 -8 0 -12`).join('')} className="heat" />
      <path
        className="signal-line"
        d="M120 4v18l-5 -6m5 6l5 -6M6 90h18l-6 -5m6 5l-6 5M234 90h-18l6 -5m-6 5l6 5"
      />
    </>
  )
}
