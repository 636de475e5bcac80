/*
 * By what each list can be narrowed, once: addresses, queries, counts and words follow. No zod: the middleware imports it. A facet needs
 * its name in `facets.names` of the messages besides.
 */

import type { ProductType } from './product.ts'

/** Kinds of lists: what stands in the paths of the product API. */
export const listKinds = ['tires', 'wheels', 'spacers'] as const
export type ListKind = (typeof listKinds)[number]

/** What a product of each list says that it is. */
export const productTypeOf = {
  tires: 'Tire',
  wheels: 'Wheel',
  spacers: 'Spacer',
} as const satisfies Record<ListKind, ProductType>

interface Facet {
  /** The column of the product's table that it narrows. `condition` is made of whether a tire is retreaded. */
  column: string
  /**
   * - `value`: any of those that are chosen. `words`: the column holds several, `m+s 3pmsf`.
   * - `least`: a number that it is at least. `range`: also one that it is at most.
   */
  by: 'value' | 'words' | 'least' | 'range'
}

const described = {
  tires: {
    condition: { column: 'condition', by: 'value' },
    use: { column: 'typeOfTire', by: 'value' },
    pattern: { column: 'protector', by: 'value' },
    season: { column: 'season', by: 'value' },
    snow: { column: 'snowMarking', by: 'words' },
    class: { column: 'loadClass', by: 'value' },
    load: { column: 'loadIndex', by: 'least' },
    speed: { column: 'topSpeed', by: 'least' },
  },
  wheels: {
    color: { column: 'color', by: 'value' },
    material: { column: 'material', by: 'value' },
    bore: { column: 'centralBoreDiameter', by: 'least' },
    et: { column: 'et', by: 'range' },
  },
  spacers: {
    system: { column: 'system', by: 'value' },
    bore: { column: 'boreHub', by: 'value' },
    thickness: { column: 'thickness', by: 'value' },
  },
} as const satisfies Record<ListKind, Record<string, Facet>>

/** A key of `facets.names` in the messages. */
export type FacetName = { [Kind in ListKind]: keyof (typeof described)[Kind] }[ListKind]

export type NamedFacet = Facet & { name: FacetName }

export const isFacetName = (name: string): name is FacetName =>
  Object.values(described).some((facets) => Object.hasOwn(facets, name))

const named = (facets: Readonly<Record<string, Facet>>): NamedFacet[] =>
  Object.entries(facets).flatMap(([name, facet]) => (isFacetName(name) ? [{ ...facet, name }] : []))

/** In the order in which they are shown. */
export const facetsOf: Readonly<Record<ListKind, readonly NamedFacet[]>> = {
  tires: named(described.tires),
  wheels: named(described.wheels),
  spacers: named(described.spacers),
}

export const isChosenByValue = ({ by }: Facet): boolean => by === 'value' || by === 'words'

/** Names of the values of which any will do, of the numbers that have a least one, and of those that have a most. */
export interface FacetNames {
  values: readonly FacetName[]
  from: readonly FacetName[]
  to: readonly FacetName[]
}

function namesOf(facets: readonly NamedFacet[]): FacetNames {
  const names = (some: readonly NamedFacet[]) => some.map(({ name }) => name)
  return {
    values: names(facets.filter(isChosenByValue)),
    from: names(facets.filter((facet) => !isChosenByValue(facet))),
    to: names(facets.filter(({ by }) => by === 'range')),
  }
}

export const facetNames: Readonly<Record<ListKind, FacetNames>> = {
  tires: namesOf(facetsOf.tires),
  wheels: namesOf(facetsOf.wheels),
  spacers: namesOf(facetsOf.spacers),
}
