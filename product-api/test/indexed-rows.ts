import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { readService } from '@bieznik/contract/catalogue/service-description'
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
} satisfies Omit<IndexedRow, 'id' | 'productType' | 'title' | 'titleEn' | 'titleRu' | 'price' | 'isSoldOut'>

/** What the index of the search reads of a product. */
export function rowOf(product: ManagedProduct): IndexedRow {
  const { id, productType, title, price, quantityInStock } = product
  const core = { ...blank, id, productType, title, price, isSoldOut: quantityInStock === 0 }
  const titles = { titleEn: product.titleEn ?? '', titleRu: product.titleRu ?? '' }
  switch (product.productType) {
    case 'Tire':
      return { ...core, ...titles, ...pickTire(product) }
    case 'Wheel':
      return { ...core, ...titles, ...pickWheel(product) }
    case 'Spacer':
      return { ...core, ...titles, ...pickSpacer(product) }
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
