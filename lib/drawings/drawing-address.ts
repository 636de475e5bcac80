import type { Spacer, Tire, Wheel } from '@bieznik/contract/catalogue/product'
import { DRAWING_VERSION } from '@/lib/drawings/drawing-version'
import { wheelLookOf } from '@/lib/drawings/wheel-look'

/** What a product is drawn from; every product is one. */
export type Drawn =
  | Pick<Tire, 'productType' | 'width' | 'profile' | 'diameter' | 'protector'>
  | Pick<
      Wheel,
      | 'productType'
      | 'title'
      | 'typeOfWheel'
      | 'color'
      | 'diameter'
      | 'width'
      | 'boltSpacing'
      | 'centralBoreDiameter'
    >
  | (Pick<Spacer, 'productType' | 'boltDistance' | 'boltInfo' | 'thickness'> &
      Partial<Pick<Spacer, 'boreHub' | 'boreWheel'>>)

/** `sheet`: larger, with room for its measures. */
type View = 'card' | 'sheet'

/** The longest text that a drawing takes. */
const MAX_LENGTH = 60

/** Where the drawing of a product is; the same for all that look alike, so that each is fetched once and kept. */
export function drawingAddress(product: Drawn, view: View = 'card'): string {
  const { kind, numbers } = drawnNumbers(product)
  return `${drawingFile(view === 'card' ? kind : `${kind}-${view}`)}&${queryOf(numbers)}`
}

/** What stands before the names of a product's numbers in the address of a set. */
export const SET_PARTS = { tire: 't', wheel: 'w', spacer: 's' } as const

/** Where the drawing of a wheel is with what goes on it and behind it, in one line along their axis. */
export function setDrawingAddress(products: readonly Drawn[]): string {
  const parts = products.map((product) => {
    const { kind, numbers } = drawnNumbers(product)
    return queryOf(numbers, `${SET_PARTS[kind]}.`)
  })
  return [drawingFile('set'), ...parts].join('&')
}

const queryOf = (numbers: object, before = '') =>
  new URLSearchParams(
    Object.entries(numbers).map(([key, value]) => [`${before}${key}`, String(value).slice(0, MAX_LENGTH)]),
  ).toString()

/** The address of a drawing by its name, which needs no more than that, or the beginning of one. */
export function drawingFile(name: string): string {
  return `/drawings/${name}.svg?v=${DRAWING_VERSION}`
}

/** The keys are those of `drawnProducts`. */
function drawnNumbers(product: Drawn) {
  switch (product.productType) {
    case 'Tire': {
      const { diameter, profile, protector, width } = product
      return { kind: 'tire' as const, numbers: { diameter, profile, protector, width } }
    }
    case 'Wheel': {
      const { boltSpacing, centralBoreDiameter, diameter, width } = product
      const numbers = { ...wheelLookOf(product), boltSpacing, centralBoreDiameter, diameter, width }
      return { kind: 'wheel' as const, numbers }
    }
    case 'Spacer': {
      const { boltDistance, boltInfo, thickness, boreHub, boreWheel } = product
      const bores = { ...(boreHub && { boreHub }), ...(boreWheel && { boreWheel }) }
      return { kind: 'spacer' as const, numbers: { boltDistance, boltInfo, thickness, ...bores } }
    }
  }
}
