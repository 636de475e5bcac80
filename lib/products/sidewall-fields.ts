import { catalogueSize, readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { formatService } from '@bieznik/contract/catalogue/service-description'
import type { LoadClass } from '@bieznik/contract/catalogue/tire-codes'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'
import { loadClassOf } from '@bieznik/contract/catalogue/tire-title'

export interface SidewallFields {
  width: string
  profile: string
  diameter: string
  /** null: the sidewall does not say both load index and speed category. */
  icVc: string | null
  /** null: the sidewall names none. */
  loadClass: LoadClass | null
  /** All of it, as the catalogue writes it. */
  text: string
}

/** What a sidewall says of a tire, as the fields of its form. Null: no size that the catalogue lists. */
export function sidewallFields(text: string): SidewallFields | null {
  const reading = readTireNotation(text)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  if (!reading.isUnderstood || !size) return null
  const { tire } = reading
  const icVc = formatService(tire)
  const loadClass = loadClassOf(tire)
  return {
    width: String(size.width),
    profile: String(size.profile),
    diameter: String(size.diameter),
    icVc,
    loadClass,
    text: [formatMarkedSize(size, loadClass), icVc, loadClass === 'XL' && 'XL'].filter(Boolean).join(' '),
  }
}
