import { filters, type FilterField, type FilterKind, type FilterValues } from './filters'
import { formatSpacerSearch, readSpacerSearch } from './spacer-filter-segment'
import { formatTireSearch, readTireSearch } from './tire-filter-segment'
import { formatWheelSearch, readWheelSearch } from './wheel-filter-segment'

/**
 * The page with the results of a filter's form, without a language prefix. Null: something that the search needs is
 * missing, or a value cannot be read.
 */
export function resultsPath(kind: FilterKind, form: FilterValues): string | null {
  const segment = segmentOf(kind, Object.fromEntries(Object.entries(form).filter(([, value]) => value)))
  return segment === null ? null : `${filters[kind].path}/filter/${segment}`
}

function segmentOf(kind: FilterKind, values: FilterValues): string | null {
  switch (kind) {
    case 'tire': {
      const search = readTireSearch(withPricesInOrder(values))
      return search && formatTireSearch(search)
    }
    case 'wheel': {
      const search = readWheelSearch(values)
      return search && formatWheelSearch(search)
    }
    case 'spacer': {
      const search = readSpacerSearch(values)
      return search && formatSpacerSearch(search)
    }
  }
}

/** A comma is a point, and bounds the wrong way round are turned. */
function withPricesInOrder(values: FilterValues): FilterValues {
  const price = (field: FilterField) => values[field]?.trim().replace(',', '.')
  const [priceFrom, priceTo] = [price('priceFrom'), price('priceTo')]
  return Number(priceFrom) > Number(priceTo)
    ? { ...values, priceFrom: priceTo, priceTo: priceFrom }
    : { ...values, priceFrom, priceTo }
}
