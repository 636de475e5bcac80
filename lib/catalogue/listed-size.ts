import type { TireSize } from '@bieznik/contract/catalogue/product'
import { catalogueSize, readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'

/** The size that a text means, as the catalogue lists sizes. Null: it cannot be read, or no list can hold it. */
export function readListedSize(text: string): TireSize | null {
  const reading = readTireNotation(text)
  return reading.isUnderstood ? catalogueSize(reading.tire) : null
}
