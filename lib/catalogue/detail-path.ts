import type { ProductType } from '@bieznik/contract/product'

const routes: Record<ProductType, string> = {
  Tire: '/tireDetail',
  Wheel: '/wheelDetail',
  Spacer: '/spacerDetail',
}

/** Where a product is shown, without a language prefix. */
export function detailPath({ id, productType }: { id: number; productType: ProductType }): string {
  return `${routes[productType]}/${id}`
}
