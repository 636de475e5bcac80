import { sheets, type DrawingVariant } from '@/components/drawing/sheets'

/** A wash over the squared paper, in one colour for both schemes. */
export function PaperTint({ variant, tint }: { variant: DrawingVariant; tint: string }) {
  const { width, height } = sheets[variant]
  return <path className="tint" fill={tint} d={`M0 0H${width}V${height}H0z`} />
}
