/** Every field of the form that can be wrong, in the order in which it stands on the page. */
export const textFields = [
  'fullname',
  'company_name',
  'tax_id',
  'email',
  'phone',
  'address',
  'city',
  'zipcode',
  'country',
  'alternative.address',
  'alternative.city',
  'alternative.zipcode',
  'alternative.country',
  'payment',
  'consentPrivacy',
  'consentCommercial',
] as const

export type CheckoutFieldPath = (typeof textFields)[number]

export function fieldId(path: string): string {
  return `checkout-${path.replace('.', '-')}`
}
