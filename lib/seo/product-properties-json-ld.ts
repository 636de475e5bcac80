import type { Product } from '@bieznik/contract/catalogue/product'
import { listFields } from '@bieznik/contract/catalogue/product-fields'
import { tireLabel, type TireLabel } from '@bieznik/contract/catalogue/tire-label'

/** `unitCode` is that of UN/CEFACT: kg, mm, km/h or dB. */
interface QuantityJsonLd<Type extends string> {
  '@type': Type
  value: number
  unitCode: 'KGM' | 'MMT' | 'KMH' | '2N'
}

/** A letter of a tire's label. */
interface ClassJsonLd {
  '@type': 'PropertyValue'
  value: string
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
  weight?: QuantityJsonLd<'QuantitativeValue'>
  additionalProperty?: ((QuantityJsonLd<'PropertyValue'> | ClassJsonLd) & { name: string })[]
  hasCertification?: CertificationJsonLd
}

/** What a product is by its numbers and words: colour, weight, the numbers of the trade, the label of a tire. */
export const propertiesJsonLd = (product: Product): PropertiesJsonLd => ({
  ...namedProperties(product),
  ...numbersOf(product),
  ...certificationOf(product),
})

function numbersOf(product: Product): Pick<PropertiesJsonLd, 'weight' | 'additionalProperty'> {
  const { weight } = product
  const known = tradeNumbers(product).flatMap(({ name, value, unitCode }) =>
    typeof value === 'number' ? [{ '@type': 'PropertyValue' as const, name, value, unitCode }] : [],
  )
  const properties = [...known, ...labelClasses(product)]
  return {
    ...(typeof weight === 'number' && {
      weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' },
    }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  }
}

const labelOf = (product: Product): TireLabel | null =>
  product.productType === 'Tire' ? tireLabel(product) : null

function labelClasses(product: Product): NonNullable<PropertiesJsonLd['additionalProperty']> {
  const { fuelClass = '', wetGrip = '', noiseClass = '' } = labelOf(product) ?? {}
  return Object.entries({ fuelClass, wetGrip, noiseClass }).flatMap(([name, value]) =>
    value === '' ? [] : [{ '@type': 'PropertyValue' as const, name, value }],
  )
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

interface TradeNumber {
  name: string
  value: number | null | undefined
  unitCode: QuantityJsonLd<string>['unitCode']
}

function tradeNumbers(product: Product): readonly TradeNumber[] {
  switch (product.productType) {
    case 'Tire':
      // What it carries and how fast it goes stands in the title, and each number here costs the document of every tire.
      return [{ name: 'noise', value: labelOf(product)?.noise, unitCode: '2N' }]
    case 'Wheel':
      return [
        { name: 'et', value: product.et, unitCode: 'MMT' },
        { name: 'centralBoreDiameter', value: product.centralBoreDiameter, unitCode: 'MMT' },
        { name: 'maxLoad', value: product.maxLoad, unitCode: 'KGM' },
      ]
    case 'Spacer':
      return [
        { name: 'boreHub', value: product.boreHub, unitCode: 'MMT' },
        { name: 'boreWheel', value: product.boreWheel, unitCode: 'MMT' },
      ]
  }
}

/** Fields that schema.org has a property for. */
function namedProperties(product: Product): Partial<Record<'color' | 'material', string>> {
  const values: Readonly<Record<string, unknown>> = product
  return Object.fromEntries(
    listFields(product.productType).flatMap(({ name, property }) => {
      const value = values[name]
      const isSaid = typeof value === 'number' || (typeof value === 'string' && value !== '')
      return property && isSaid ? [[property, String(value)]] : []
    }),
  )
}
