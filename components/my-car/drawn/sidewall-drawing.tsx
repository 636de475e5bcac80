import { Glow, type DrawnFields } from '@/components/my-car/drawn/glow'

/** The upper half of a tire with what its sidewall says; what is asked for glows. */
export function SidewallDrawing({ asked }: DrawnFields) {
  return (
    <svg viewBox="0 0 320 170" className="car-drawing">
      <path d="M10 165a150 150 0 0 1 300 0h-92a58 58 0 0 0-116 0z" className="tire" />
      <path d="M22 165a138 138 0 0 1 276 0M92 165a68 68 0 0 1 136 0" className="fill-none stroke-quiet" />
      <path id="sidewall" d="M62 165a98 98 0 0 1 196 0" className="fill-none stroke-none" />
      <text className="moulded figures text-[17px] font-semibold" textAnchor="middle">
        <textPath href="#sidewall" startOffset="50%">
          <Glow name="size" asked={asked} /> <Glow name="loadIndex" asked={asked} />
          <Glow name="speedSymbol" asked={asked} />
        </textPath>
      </text>
    </svg>
  )
}
