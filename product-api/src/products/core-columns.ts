import { products } from '../db/schema/catalogue.ts'

export const coreColumns = {
  id: products.id,
  title: products.title,
  price: products.price,
  url: products.url,
  quantityInStock: products.quantityInStock,
  inArchive: products.inArchive,
}
