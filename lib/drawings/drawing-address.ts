import type { Spacer, Tire, Wheel } from '@bieznik/contract/product'

/**
 * What a product is drawn from: the keys of `drawnProducts`, in the order in which their values stand in an address. Their names do not:
 * a list has two dozen addresses.
 */
const drawn = {
  Tire: { name: 'tire.svg', keys: ['diameter', 'profile', 'protector', 'width'] },
  Wheel: {
    name: 'wheel.svg',
    keys: ['boltSpacing', 'centralBoreDiameter', 'diameter', 'typeOfWheel', 'width'],
  },
  Spacer: { name: 'spacer.svg', keys: ['boltDistance', 'boltInfo', 'thickness'] },
} as const

type Keys<Kind extends keyof typeof drawn> = 'productType' | (typeof drawn)[Kind]['keys'][number]

/** A product as far as it is drawn; every product is one. */
export type Drawn = Pick<Tire, Keys<'Tire'>> | Pick<Wheel, Keys<'Wheel'>> | Pick<Spacer, Keys<'Spacer'>>

/** The longest text that a drawing takes. */
const MAX_LENGTH = 60

/** Where the drawing of a product is; the same for all that look alike, so that each is fetched once. */
export function drawingAddress(product: Drawn): string {
  const { name, keys } = drawn[product.productType]
  const facts = new Map(Object.entries(product))
  const values = keys.map((key) => ['v', String(facts.get(key)).slice(0, MAX_LENGTH)])
  return `/drawings/${name}?${new URLSearchParams(values)}`
}

/** What the query of such an address says, by name, as text; null: it is no such address. */
export function readDrawingAddress(name: string, query: URLSearchParams): Record<string, string> | null {
  const kind = Object.values(drawn).find((each) => each.name === name)
  const values = query.getAll('v')
  if (kind?.keys.length !== values.length) return null
  return Object.fromEntries(kind.keys.map((key, index) => [key, values[index] ?? '']))
}
