/** Every field of the form that can be wrong, in the order in which it stands on the page. */
export const checkoutFields = [
  'fullname',
  'company_name',
  'tax_id',
  'contact_person',
  'email',
  'phone',
  'address',
  'zipcode',
  'city',
  'country',
  'pickup_day',
  'alternative.recipient',
  'alternative.phone',
  'alternative.address',
  'alternative.zipcode',
  'alternative.city',
  'alternative.country',
  'courier_note',
  'payment',
  'consentPrivacy',
  'consentCommercial',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** The steps of the order, in their order; they stand in the address as they are here. */
export const steps = ['person', 'delivery', 'payment', 'confirmation'] as const
export type Step = (typeof steps)[number]

export function stepOfField(field: CheckoutField): Step {
  if (field.startsWith('alternative.') || field === 'pickup_day' || field === 'courier_note')
    return 'delivery'
  if (field === 'payment') return 'payment'
  return field.startsWith('consent') ? 'confirmation' : 'person'
}

export function fieldsOfStep(step: Step): CheckoutField[] {
  return checkoutFields.filter((field) => stepOfField(field) === step)
}

/** The step that an address asks for; the first when it asks for none of them. */
export function stepOf(text: string | null): Step {
  return steps.find((step) => step === text) ?? 'person'
}

/** The steps that come before a step. */
export function stepsBefore(step: Step): readonly Step[] {
  return steps.slice(0, steps.indexOf(step))
}

/** The step to show when `wanted` is asked for: no later than the first one that is not filled in yet. */
export function reachableStep(wanted: Step, wrong: readonly CheckoutField[]): Step {
  return stepsBefore(wanted).find((step) => wrong.some((field) => stepOfField(field) === step)) ?? wanted
}

/** What the order's fields are called in the form. */
const formNames: Record<string, CheckoutField> = {
  firstAndLastName: 'fullname',
  companyName: 'company_name',
  unn: 'tax_id',
  contactPerson: 'contact_person',
  courierNote: 'courier_note',
  pickupDay: 'pickup_day',
  postCode: 'zipcode',
  'alternativeAddress.postCode': 'alternative.zipcode',
  alternativeAddress: 'alternative.address',
  typeOfPayment: 'payment',
}

/** The field of the form that the server means by the path of a field of the order; null: none that people fill in. */
export function fieldOfOrderPath(path: string): CheckoutField | null {
  const name = formNames[path] ?? path.replace(/^alternativeAddress\./, 'alternative.')
  return checkoutFields.find((field) => field === name) ?? null
}
