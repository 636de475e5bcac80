import type { CheckoutField } from '@/lib/checkout/fields'

/** The id of a field's control, where the error summary leads. */
export function fieldId(field: CheckoutField): string {
  return `checkout-${field.replace('.', '-')}`
}
