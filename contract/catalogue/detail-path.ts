import type { ProductType } from './product.ts'

const routes: Record<ProductType, string> = {
  Tire: '/tireDetail',
  Wheel: '/wheelDetail',
  Spacer: '/spacerDetail',
}

/** The storefront's page of a product, without a language prefix; mails link to it as well. */
export function detailPath({ id, productType }: { id: number; productType: ProductType }): string {
  return `${routes[productType]}/${id}`
}
