import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { readService } from '@bieznik/contract/catalogue/service-description'
import { fieldIn, inEachField, type TextFieldOf } from '@bieznik/contract/translated'
import type { IndexedRow } from '../src/catalogue/search/index-entry.ts'

const blank = {
  manufacturer: null,
  protector: null,
  isRetreaded: null,
  typeOfTire: null,
  season: null,
  snowMarking: null,
  loadClass: null,
  loadIndex: null,
  topSpeed: null,
  width: null,
  profile: null,
  diameter: null,
  typeOfWheel: null,
  boltCircle: null,
  secondBoltCircle: null,
  color: null,
  material: null,
  et: null,
  bore: null,
  thickness: null,
  system: null,
  boltInfo: null,
  model: null,
  ean: null,
  partNumber: null,
} satisfies Omit<IndexedRow, 'id' | 'productType' | TextFieldOf<'title'> | 'price' | 'isSoldOut'>

/** What the index of the search reads of a product. */
export function rowOf(product: ManagedProduct): IndexedRow {
  const { id, productType, price, quantityInStock } = product
  const titles = inEachField('title', (language) => product[fieldIn('title', language)] ?? '')
  const core = { ...blank, id, productType, ...titles, price, isSoldOut: quantityInStock === 0 }
  switch (product.productType) {
    case 'Tire':
      return { ...core, ...pickTire(product) }
    case 'Wheel':
      return { ...core, ...pickWheel(product) }
    case 'Spacer':
      return { ...core, ...pickSpacer(product) }
  }
}

type Of<Kind extends ManagedProduct['productType']> = Extract<ManagedProduct, { productType: Kind }>

const pickTire = ({
  manufacturer,
  protector,
  isRetreaded,
  typeOfTire,
  season,
  snowMarking,
  icVc,
  loadClass,
  width,
  profile,
  diameter,
}: Of<'Tire'>) => ({
  manufacturer,
  protector,
  isRetreaded,
  typeOfTire,
  season,
  snowMarking: snowMarking ?? null,
  loadClass: loadClass ?? null,
  loadIndex: readService(icVc)?.loadIndex ?? null,
  topSpeed: readService(icVc)?.topSpeed ?? null,
  width,
  profile,
  diameter,
})

const pickWheel = (wheel: Of<'Wheel'>) => ({
  typeOfWheel: wheel.typeOfWheel,
  boltCircle: wheel.boltSpacing,
  secondBoltCircle: wheel.secondBoltSpacing || null,
  color: wheel.color,
  material: wheel.material,
  et: wheel.et ?? null,
  bore: wheel.centralBoreDiameter,
  width: wheel.width,
  diameter: wheel.diameter,
})

const pickSpacer = (spacer: Of<'Spacer'>) => ({
  thickness: spacer.thickness,
  boltCircle: spacer.boltDistance,
  bore: spacer.boreHub ?? null,
  system: spacer.system ?? null,
  boltInfo: spacer.boltInfo,
  material: spacer.material ?? null,
})
