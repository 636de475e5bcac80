import { catalogueSize, readTireNotation } from '@bieznik/contract/tire-size-notation'
import { filterValuesSchema } from './filter-schemas'
import type { FilterValues } from './filters'

/**
 * The form of a filter as a browser sends it by itself. What was typed into the size box counts more than the dropdowns, and
 * the tread that was chosen for another size is dropped. Null: something cannot be read.
 */
export function readSentForm({ size, ...form }: Record<string, string>): FilterValues | null {
  const values = filterValuesSchema.safeParse(form)
  if (!values.success) return null
  return size?.trim() ? withSize(values.data, size) : values.data
}

function withSize(values: FilterValues, text: string): FilterValues | null {
  const reading = readTireNotation(text)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!size) return null
  const [width, profile, diameter] = [`${size.width}`, `${size.profile}`, `${size.diameter}`]
  const isSame = values.width === width && values.profile === profile && values.diameter === diameter
  return { ...values, width, profile, diameter, protector: isSame ? values.protector : undefined }
}
