import type { ListKind } from '@bieznik/contract/catalogue/facets'

export const filterKinds = ['tire', 'wheel', 'spacer'] as const
export type FilterKind = (typeof filterKinds)[number]

export const filterFields = [
  'width',
  'profile',
  'diameter',
  'protector',
  'boltSpacing',
  'centralBoreDiameter',
  'boltDistance',
  'thickness',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'season',
] as const
export type FilterField = (typeof filterFields)[number]

/** What a filter's form holds, as text; empty or absent: not chosen. */
export type FilterValues = Partial<Record<FilterField, string>>

/**
 * The choices of each dropdown. A list is empty until everything that it needs is chosen, and missing when it could not be
 * had.
 */
export type FilterOptions = Partial<Record<FilterField, string[]>>

interface Filter {
  /** The dropdowns from high to low: a change resets all that follow. */
  cascade: readonly FilterField[]
  /** The dropdowns of the cascade that those below do not wait for. */
  skippable: readonly FilterField[]
  /** Fields beside the dropdowns, which wait for none. */
  others: readonly FilterField[]
  /** What a search needs. */
  required: readonly FilterField[]
  /** The page with the filter and the whole list. */
  path: string
  /** The list that is searched. */
  list: ListKind
}

export const filters: Record<FilterKind, Filter> = {
  tire: {
    cascade: ['width', 'profile', 'diameter', 'protector'],
    skippable: [],
    others: ['priceFrom', 'priceTo', 'manufacturer', 'season'],
    required: ['width', 'profile', 'diameter'],
    path: '/tires',
    list: 'tires',
  },
  wheel: {
    cascade: ['diameter', 'boltSpacing', 'width', 'centralBoreDiameter'],
    skippable: ['width'],
    others: [],
    required: ['diameter'],
    path: '/wheels',
    list: 'wheels',
  },
  spacer: {
    cascade: ['boltDistance', 'thickness'],
    skippable: [],
    others: [],
    required: ['boltDistance'],
    path: '/spacer',
    list: 'spacers',
  },
}

/** All fields of a filter's form but the size box. */
export const ownFields = (kind: FilterKind): readonly FilterField[] => [
  ...filters[kind].cascade,
  ...filters[kind].others,
]

export function canSearch(kind: FilterKind, values: FilterValues): boolean {
  return filters[kind].required.every((field) => values[field])
}

/** The dropdowns that a change of this field resets. */
export function lowerFields(kind: FilterKind, field: FilterField): readonly FilterField[] {
  const { cascade } = filters[kind]
  const at = cascade.indexOf(field)
  return at < 0 ? [] : cascade.slice(at + 1)
}
