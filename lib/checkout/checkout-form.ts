import { countries } from '@bieznik/contract/platform/countries'
import { documentKinds } from '@bieznik/contract/content/document-kind'
import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { emailSchema } from '@bieznik/contract/people/email'
import { extraKinds } from '@bieznik/contract/selling/extra-kinds'
import { MAX_CODE, MAX_COURIER_NOTE } from '@bieznik/contract/selling/order-form'
import {
  availablePaymentMethods,
  customerTypes,
  deliveryMethods,
  isPickup,
  paymentMethods,
  type PaymentMethod,
} from '@bieznik/contract/selling/order'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { isForeignPhone, phoneSchema, polishPhone } from '@bieznik/contract/people/phone'
import { cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'
import { normaliseTaxId } from './nip'
import { isPostalCode, normalisePostalCode } from './postal-code'

/** Keys of `checkout.errors` in the messages. */
export const checkoutErrorKeys = [
  'fullname',
  'company_name',
  'tax_id',
  'nip',
  'email',
  'phone',
  'phone_courier',
  'address',
  'city',
  'zipcode',
  'zipcode_form',
  'country',
  'payment',
  'contact_person',
  'recipient',
  'courier_note',
  'pickup_day',
  'consent_privacy',
  'consent_commercial',
] as const
export type CheckoutErrorKey = (typeof checkoutErrorKeys)[number]

/** One line, however it was pasted. */
const oneLine = z.string().overwrite(cleanLine)

/** Control characters, which the order is refused for, are an error of their field. */
const text = (key: CheckoutErrorKey, max: number) => oneLine.max(max, key).regex(/^[^\p{Cc}\p{Cs}]*$/u, key)

const line = (key: CheckoutErrorKey, max: number) => text(key, max).refine(isVisible, key)

/** Of a postal code or a tax id as it is typed, with everything that is left out when it is sent. */
const MAX_TYPED_CODE = 40

const MAX_NAME = 120

const addressFields = {
  address: line('address', 200),
  city: line('city', 100),
  zipcode: line('zipcode', MAX_TYPED_CODE),
  country: z.enum(countries, 'country'),
}

export const ADDRESS_FIELDS = ['address', 'city', 'zipcode', 'country'] as const

/** Alternative address: looked at only when the order is shipped there. */
const alternativeSchema = z.strictObject({
  address: oneLine,
  city: oneLine,
  zipcode: oneLine,
  country: z.enum(countries, 'country'),
  /** Who takes the goods there, when it is not the buyer. */
  recipient: oneLine,
  phone: z.string(),
})

const baseSchema = z.strictObject({
  customerType: z.enum(customerTypes),
  fullname: text('fullname', MAX_NAME),
  company_name: text('company_name', 200),
  tax_id: text('tax_id', MAX_TYPED_CODE),
  contact_person: text('contact_person', MAX_NAME),
  /** Of a private person: a company always gets an invoice. */
  document_kind: z.enum(documentKinds),
  email: emailSchema('email'),
  phone: phoneSchema('phone'),
  ...addressFields,
  alternative: alternativeSchema,
  deliveryMethod: z.enum(deliveryMethods),
  courier_note: text('courier_note', MAX_COURIER_NOTE),
  /** Empty: the buyer has no wish. */
  pickup_day: z.union([z.literal(''), z.iso.date('pickup_day')], 'pickup_day'),
  /** What the buyer asks for within the price. */
  extras: z.array(z.enum(extraKinds)),
  payment: z.enum([...paymentMethods, 'credit_card']),
  consentPrivacy: z.boolean().refine((given) => given, 'consent_privacy'),
  consentCommercial: z.boolean(),
})

export type CheckoutFormInput = z.input<typeof baseSchema>
export type CheckoutForm = z.output<typeof baseSchema>

/** What the form starts with stands for no method. */
export const chosenPayment = (payment: CheckoutFormInput['payment']): PaymentMethod | null =>
  payment === 'credit_card' ? null : payment

type Address = Pick<CheckoutForm, (typeof ADDRESS_FIELDS)[number]>
type Report = (message: CheckoutErrorKey, ...path: string[]) => void

function checkBuyer(form: CheckoutForm, report: Report): void {
  if (form.customerType === 'private_person') {
    if (!isVisible(form.fullname)) report('fullname', 'fullname')
    return
  }
  if (!isVisible(form.company_name)) report('company_name', 'company_name')
  const taxId = normaliseTaxId(form.tax_id, form.country)
  if (!isVisible(form.tax_id)) report('tax_id', 'tax_id')
  else if (form.country === 'PL' && !isNip(taxId)) report('nip', 'tax_id')
  else if (taxId.length > MAX_CODE) report('tax_id', 'tax_id')
}

function checkPostalCode({ zipcode, country }: Address, report: Report, ...path: string[]): void {
  const code = normalisePostalCode(zipcode, country)
  if (code.length > MAX_CODE) report('zipcode', ...path, 'zipcode')
  else if (isVisible(code) && !isPostalCode(code, country)) report('zipcode_form', ...path, 'zipcode')
}

function checkAlternative(alternative: CheckoutForm['alternative'], report: Report): void {
  for (const field of ADDRESS_FIELDS)
    if (!addressFields[field].safeParse(alternative[field]).success) report(field, 'alternative', field)
  checkPostalCode(alternative, report, 'alternative')
  if (!text('recipient', MAX_NAME).safeParse(alternative.recipient).success)
    report('recipient', 'alternative', 'recipient')
  if (isVisible(alternative.phone) && !phoneSchema().safeParse(alternative.phone).success)
    report('phone', 'alternative', 'phone')
}

/** A courier in Poland dials the number: it is a Polish one, or it says of which country it is. */
function checkCourierPhone(form: CheckoutForm, report: Report): void {
  if (isPickup(form.deliveryMethod)) return
  const isElsewhere = form.deliveryMethod === 'shipping_to_another_address'
  const hasOwn = isElsewhere && isVisible(form.alternative.phone)
  const phone = hasOwn ? form.alternative.phone : form.phone
  if ((isElsewhere ? form.alternative : form).country !== 'PL') return
  if (!phoneSchema().safeParse(phone).success || polishPhone(phone) !== null || isForeignPhone(phone)) return
  report('phone_courier', ...(hasOwn ? ['alternative'] : []), 'phone')
}

interface FormRules {
  isMarketingConsentRequired: boolean
  /** Those that are configured, so that they can be chosen. */
  providers: readonly PaymentProviderName[]
}

/** The checkout form; the messages of its errors are keys of `checkout.errors`. */
export function checkoutFormSchema({ isMarketingConsentRequired, providers }: FormRules) {
  const available = availablePaymentMethods(providers)
  return baseSchema.superRefine((form, context) => {
    const report: Report = (message, ...path) => context.addIssue({ code: 'custom', path, message })
    checkBuyer(form, report)
    checkPostalCode(form, report)
    if (form.deliveryMethod === 'shipping_to_another_address') checkAlternative(form.alternative, report)
    checkCourierPhone(form, report)
    if (!available.some((method) => method === form.payment)) report('payment', 'payment')
    if (isMarketingConsentRequired && !form.consentCommercial)
      report('consent_commercial', 'consentCommercial')
  })
}

const noAddress = { address: '', city: '', zipcode: '', country: 'PL' as const }

/** What the form starts with. `credit_card` is no method that can be chosen: the buyer has to decide. */
export const emptyCheckoutForm: CheckoutFormInput = {
  customerType: 'private_person',
  fullname: '',
  company_name: '',
  tax_id: '',
  contact_person: '',
  document_kind: 'receipt',
  email: '',
  phone: '',
  ...noAddress,
  alternative: { ...noAddress, recipient: '', phone: '' },
  deliveryMethod: 'delivery_with_assembly',
  courier_note: '',
  pickup_day: '',
  extras: [],
  payment: 'credit_card',
  consentPrivacy: false,
  consentCommercial: false,
}
