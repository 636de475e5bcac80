import type { NamedField } from '@bieznik/contract/catalogue/product-fields'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { FormMode } from '@/lib/products/product-form'

/** The pictures of a tire are asked for when it is made; an edit may take them away, and the tire is drawn. */
export function isOptional(kind: ProductType, mode: FormMode, field: NamedField | undefined): boolean {
  const isPicture = field?.control === 'picture' || field?.control === 'pictures'
  return field?.isOptional === true && !(isPicture && kind === 'Tire' && mode === 'new')
}
