import { productSchema, type Product, type ProductType } from '@bieznik/contract/product'
import { newTireDefaults } from '@bieznik/contract/product-input'
import { tireTitle } from '@bieznik/contract/tire-title'
import { inputOf, type ProductForm } from './product-form'
import { refusedFields } from './product-form-schema'

/** A product is drawn from its numbers, so it has some from the beginning. */
const beginnings = {
  Tire: {
    ...newTireDefaults,
    typeOfTire: 'passenger',
    season: 'allseason',
    manufacturer: '',
    protector: '',
    urls: [],
    inf: '',
  },
  Wheel: {
    typeOfWheel: '',
    diameter: 15,
    width: 6,
    centralBoreDiameter: 66.6,
    boltSpacing: '5x112',
    color: '',
    material: '',
  },
  Spacer: { boltDistance: '5x112', boltInfo: '', thickness: 20 },
} as const satisfies Record<ProductType, object>

/** The product that the form would make; a field that cannot be used yet leaves it as it was at the beginning. */
export function previewOf(kind: ProductType, form: ProductForm): Product {
  const refused = refusedFields(kind, 'new', form)
  const usable = Object.entries(inputOf(kind, 'new', form)).filter(([name]) => !refused.has(name))
  const product = productSchema.parse({
    id: 1,
    productType: kind,
    title: '',
    url: null,
    quantityInStock: 0,
    price: newTireDefaults.price,
    inArchive: false,
    ...beginnings[kind],
    ...Object.fromEntries(usable),
  })
  const withoutPicture = product.url === '' ? { ...product, url: null } : product
  return withoutPicture.productType === 'Tire' && withoutPicture.title === ''
    ? { ...withoutPicture, title: tireTitle(withoutPicture) }
    : withoutPicture
}
