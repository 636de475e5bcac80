import { round } from '@/components/product/drawing/round'

type SpacerSideProps = { x: number; cy: number; radius: number; hub: number; thickness: number }

/** The plate cut through its middle: solid where there is metal, the hub's hole between. `x` is its left face. */
export function SpacerSide({ x, cy, radius, hub, thickness }: SpacerSideProps) {
  const metal = round(radius - hub)
  const [wide, tall] = [round(thickness), round(radius * 2)]
  return (
    <>
      <rect x={x} y={round(cy - radius)} width={wide} height={tall} data-part="side" />
      <path
        d={`M${x} ${round(cy - radius)}h${wide}v${metal}h${-wide}zM${x} ${round(cy + radius)}h${wide}v${-metal}h${-wide}z`}
        fill="currentColor"
        opacity={0.75}
      />
      <path
        d={`M${round(x - 8)} ${cy}h${round(thickness + 16)}`}
        className="stroke-quiet"
        strokeWidth={0.5}
        strokeDasharray="9 2 2 2"
      />
    </>
  )
}
