import type { FieldDescription } from '@bieznik/contract/catalogue/field-description'
import type { Product } from '@bieznik/contract/catalogue/product'
import { listFields } from '@bieznik/contract/catalogue/product-fields'
import { tireLabel } from '@bieznik/contract/catalogue/tire-label'

/** Those of UN/CEFACT. */
const unitCodes = {
  'wheel.inches': 'INH',
  'wheel.mm': 'MMT',
  'spacer.mm': 'MMT',
  'wheel.kg': 'KGM',
  'tire.decibels': '2N',
} as const satisfies Record<NonNullable<FieldDescription['unit']>, string>

interface PropertyJsonLd {
  '@type': 'PropertyValue'
  name: string
  value: number | string
  unitCode?: string
}

/** Where a tire is registered with its label, as Google reads it (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing). */
interface CertificationJsonLd {
  '@type': 'Certification'
  issuedBy: { '@type': 'Organization'; name: 'European_Commission' }
  name: 'EPREL'
  certificationIdentification: string
}

export interface PropertiesJsonLd {
  color?: string
  material?: string
  weight?: { '@type': 'QuantitativeValue'; value: number; unitCode: 'KGM' }
  additionalProperty?: PropertyJsonLd[]
  hasCertification?: CertificationJsonLd
}

/** What a product is by its numbers and words: what its fields are described as, weight, the label of a tire. */
export function propertiesJsonLd(product: Product): PropertiesJsonLd {
  const { weight } = product
  const additional = [...additionalProperties(product), ...labelProperties(product)]
  return {
    ...namedProperties(product),
    ...(typeof weight === 'number' && {
      weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' },
    }),
    ...(additional.length > 0 && { additionalProperty: additional }),
    ...certificationOf(product),
  }
}

/** Fields that structured data have and that are known of this product. */
function describedOf(product: Product) {
  const values: Readonly<Record<string, unknown>> = product
  return listFields(product.productType).flatMap(({ name, property, unit }) => {
    const value = values[name]
    const isKnown = typeof value === 'number' || (typeof value === 'string' && value !== '')
    return property && isKnown ? [{ name, property, unit, value }] : []
  })
}

const namedProperties = (product: Product): Pick<PropertiesJsonLd, 'color' | 'material'> =>
  Object.fromEntries(
    describedOf(product).flatMap(({ property, value }) =>
      property === 'additionalProperty' ? [] : [[property, String(value)]],
    ),
  )

const additionalProperties = (product: Product): PropertyJsonLd[] =>
  describedOf(product).flatMap(({ name, property, unit, value }) =>
    property === 'additionalProperty'
      ? [{ '@type': 'PropertyValue', name, value, ...(unit && { unitCode: unitCodes[unit] }) }]
      : [],
  )

const labelOf = (product: Product) => (product.productType === 'Tire' ? tireLabel(product) : null)

/** What a tire carries and how fast it goes stands in its title, and each number here costs the document of every tire. */
function labelProperties(product: Product): PropertyJsonLd[] {
  const { noise = null, fuelClass = '', wetGrip = '', noiseClass = '' } = labelOf(product) ?? {}
  const classes = Object.entries({ fuelClass, wetGrip, noiseClass }).flatMap(
    ([name, value]): PropertyJsonLd[] => (value === '' ? [] : [{ '@type': 'PropertyValue', name, value }]),
  )
  if (noise === null) return classes
  const unitCode = unitCodes['tire.decibels']
  return [{ '@type': 'PropertyValue', name: 'noise', value: noise, unitCode }, ...classes]
}

function certificationOf(product: Product): Pick<PropertiesJsonLd, 'hasCertification'> {
  const eprel = labelOf(product)?.eprel ?? ''
  if (eprel === '') return {}
  return {
    hasCertification: {
      '@type': 'Certification',
      issuedBy: { '@type': 'Organization', name: 'European_Commission' },
      name: 'EPREL',
      certificationIdentification: eprel,
    },
  }
}
