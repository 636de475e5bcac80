import clsx from 'clsx'
import { Glow, type DrawnFields } from '@/components/my-car/drawn/glow'

const LINES = [44, 60, 76, 124, 140] as const

/** A registration document with the load of the axles, and a bolt with its thread and its length; what is asked for glows. */
export function PapersDrawing({ asked }: DrawnFields) {
  return (
    <svg viewBox="0 0 320 170" className="car-drawing">
      <rect x={8} y={12} width={150} height={146} className="fill-sheet stroke-rubber stroke-2" />
      <path d="M20 30h60" className="stroke-rubber stroke-4" />
      {LINES.map((y) => (
        <path key={y} d={`M20 ${y}h126`} className="stroke-line stroke-2" />
      ))}
      <text className="fill-rubber figures text-base" x={20} y={106}>
        <Glow name="axleLoad" asked={asked} />
      </text>
      <path
        d="M192 66v38h22V66zM214 72h14l6 6h64v14h-64l-6 6h-14"
        className={clsx('fill-none stroke-rubber stroke-2', asked === 'fastening' && 'glows')}
      />
      <path
        d="M246 78l6 14M258 78l6 14M270 78l6 14M282 78l6 14"
        className={clsx('stroke-quiet', asked === 'thread' && 'glows')}
      />
      <text className="fill-rubber figures text-base" x={212} y={50}>
        <Glow name="thread" asked={asked} />
      </text>
      <path
        d="M234 112v12M298 112v12M234 118h64"
        className={clsx('stroke-quiet', asked === 'boltLength' && 'glows')}
      />
      <text className="fill-rubber figures text-base" x={244} y={142}>
        <Glow name="boltLength" asked={asked} />
      </text>
    </svg>
  )
}
