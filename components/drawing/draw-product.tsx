import type { ReactElement } from 'react'
import { PassportSide } from '@/components/drawing/passport-side'
import type { DrawingVariant } from '@/components/drawing/sheets'
import { SpacerBody } from '@/components/drawing/spacer-body'
import { svgFile } from '@/components/drawing/svg-file'
import { TireCard } from '@/components/drawing/tire-card'
import { TireSheet } from '@/components/drawing/tire-sheet'
import { WheelBody } from '@/components/drawing/wheel-body'
import { WheelSetBody } from '@/components/drawing/wheel-set-body'
import { drawnProducts, passportQuery, readSet } from '@/lib/drawings/drawn-product'

const NAME = /^(tire|wheel|spacer|passport)(-sheet)?\.svg$/

/** The file that `drawingAddress` names; null: the name or the numbers are of no product that can be drawn. */
export async function drawProductFile(
  name: string,
  query: URLSearchParams,
  style?: string,
): Promise<string | null> {
  const { v: _, ...numbers } = Object.fromEntries(query)
  if (name === 'set.svg') {
    const set = readSet(numbers)
    return set && svgFile('set', <WheelSetBody {...set} />, style)
  }
  const [, kind, sheet] = NAME.exec(name) ?? []
  const variant = sheet ? 'sheet' : 'card'
  const drawn = kind === undefined ? null : draw(kind, variant, numbers)
  return drawn && svgFile(variant, drawn, style)
}

function draw(kind: string, variant: DrawingVariant, numbers: unknown): ReactElement | null {
  switch (kind) {
    case 'tire': {
      const { data } = drawnProducts[kind].safeParse(numbers)
      if (!data) return null
      const Tire = variant === 'card' ? TireCard : TireSheet
      return <Tire size={data} protector={data.protector} />
    }
    case 'wheel': {
      const { data } = drawnProducts[kind].safeParse(numbers)
      return data ? <WheelBody wheel={data} look={data} variant={variant} /> : null
    }
    case 'spacer': {
      const { data } = drawnProducts[kind].safeParse(numbers)
      return data ? (
        <SpacerBody spacer={data} variant={variant} bore={data.boreHub} lip={data.boreWheel} />
      ) : null
    }
    case 'passport': {
      const { data } = passportQuery.safeParse(numbers)
      return data ? <PassportSide {...data} /> : null
    }
    default:
      return null
  }
}
