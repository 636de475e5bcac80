import { listFields } from '@bieznik/contract/catalogue/product-fields'
import type { Language } from '@bieznik/contract/language'
import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import { managedProductSchema, type Product, type ProductType } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { newTireDefaults } from '@bieznik/contract/catalogue/product-input'
import { fieldIn, inEachField } from '@bieznik/contract/translated'
import { inputOf, type ProductForm } from './product-form'
import { refusedFields } from './product-form-schema'

/** The product that the form would make, in a language; a field that cannot be used yet leaves it as it was at the beginning. */
export function previewOf(kind: ProductType, form: ProductForm, language: Language): Product {
  const refused = refusedFields(kind, 'new', form)
  const usable = Object.entries(inputOf(kind, 'new', form)).filter(([name]) => !refused.has(name))
  const product = managedProductSchema.parse({
    id: 1,
    productType: kind,
    quantityInStock: 0,
    price: newTireDefaults.price,
    inArchive: false,
    ...Object.fromEntries(listFields(kind).map(({ name, start }) => [name, start])),
    ...Object.fromEntries(usable),
  })
  const titles = inEachField('title', (each) => product[fieldIn('title', each)] || madeTitle(product, each))
  return productIn(language, { ...product, ...titles, url: product.url || null })
}
