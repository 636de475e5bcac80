import type { TireSize } from '@bieznik/contract/catalogue/product'
import { carriedFacets } from './carried-facets'
import { filterValuesSchema } from './filter-schemas'
import type { FilterKind, FilterValues } from './filters'
import { readListedSize } from './listed-size'
import { resultsPath } from './results-path'
import { unreadSizePath } from './typed-size'

/** The fields of any filter by name, and the text of the size box. */
type SentForm = Partial<Record<string, string>>

/**
 * Where the form of a filter leads, sent by scripts or by a browser alone, without a language prefix. What was typed into the size box
 * counts more than the dropdowns: never is another size searched for. Null: something is missing or cannot be read.
 *
 * @param carried what the list was narrowed by and its order, the query of an address
 */
export function sentFormPath(
  kind: FilterKind,
  { size = '', ...form }: SentForm,
  carried = '',
): string | null {
  const given = Object.entries(form).filter(([, value]) => value)
  const values = filterValuesSchema.safeParse(Object.fromEntries(given))
  if (!values.success) return null
  const listed = kind === 'tire' && size.trim() !== '' ? readListedSize(size) : undefined
  if (listed === null) return unreadSizePath(size)
  const path = resultsPath(kind, listed ? withSize(values.data, listed) : values.data)
  const facets = carriedFacets(kind, carried, values.data)
  return path === null || facets === '' ? path : `${path}?${facets}`
}

/** The tread that was chosen for another size is dropped. */
function withSize(values: FilterValues, size: TireSize): FilterValues {
  const [width, profile, diameter] = [`${size.width}`, `${size.profile}`, `${size.diameter}`]
  const isSame = values.width === width && values.profile === profile && values.diameter === diameter
  return { ...values, width, profile, diameter, protector: isSame ? values.protector : undefined }
}
