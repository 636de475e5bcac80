import { countries, DEFAULT_COUNTRY } from '@bieznik/contract/countries'
import {
  availablePaymentMethods,
  customerTypes,
  deliveryMethods,
  paymentMethods,
} from '@bieznik/contract/order'
import { z } from 'zod'
import { isNip, normaliseNip } from './nip'
import { isPostalCode, normalisePostalCode } from './postal-code'

/** Keys of `checkout.errors` in the messages. */
export const checkoutErrorKeys = [
  'fullname',
  'company_name',
  'tax_id',
  'nip',
  'email',
  'phone',
  'address',
  'city',
  'zipcode',
  'zipcode_form',
  'country',
  'payment',
  'consents',
] as const
export type CheckoutErrorKey = (typeof checkoutErrorKeys)[number]

/** One line, however it was pasted. */
const oneLine = z.string().overwrite((typed) => typed.replace(/\s+/g, ' ').trim())

/** Control characters, which the order is refused for, are an error of their field. */
const text = (key: CheckoutErrorKey, max: number) => oneLine.max(max, key).regex(/^[^\p{Cc}\p{Cs}]*$/u, key)

const line = (key: CheckoutErrorKey, max: number) => text(key, max).min(1, key)

const MAX_POSTAL_CODE = 20

const addressFields = {
  address: line('address', 200),
  city: line('city', 100),
  zipcode: line('zipcode', MAX_POSTAL_CODE),
  country: z.enum(countries, 'country'),
}

export const ADDRESS_FIELDS = ['address', 'city', 'zipcode', 'country'] as const

/** Alternative address: looked at only when the order is shipped there. */
const alternativeSchema = z.strictObject({
  address: oneLine,
  city: oneLine,
  zipcode: oneLine,
  country: z.enum(countries, 'country'),
})

const baseSchema = z.strictObject({
  customerType: z.enum(customerTypes),
  fullname: text('fullname', 120),
  company_name: text('company_name', 200),
  tax_id: text('tax_id', 20),
  email: z.string().trim().max(254, 'email').pipe(z.email('email')),
  phone: z
    .string()
    .transform((typed) => typed.replace(/[\s()-]/g, ''))
    .pipe(z.string().regex(/^\+?\d{7,15}$/, 'phone')),
  ...addressFields,
  alternative: alternativeSchema,
  deliveryMethod: z.enum(deliveryMethods),
  payment: z.enum([...paymentMethods, 'credit_card']),
  consentPrivacy: z.boolean().refine((given) => given, 'consents'),
  consentCommercial: z.boolean(),
})

export type CheckoutFormInput = z.input<typeof baseSchema>
export type CheckoutForm = z.output<typeof baseSchema>
type Address = Pick<CheckoutForm, (typeof ADDRESS_FIELDS)[number]>
type Report = (message: CheckoutErrorKey, ...path: string[]) => void

function checkBuyer(form: CheckoutForm, report: Report): void {
  if (form.customerType === 'private_person') {
    if (!form.fullname) report('fullname', 'fullname')
    return
  }
  if (!form.company_name) report('company_name', 'company_name')
  if (!form.tax_id) report('tax_id', 'tax_id')
  else if (form.country === 'PL' && !isNip(normaliseNip(form.tax_id))) report('nip', 'tax_id')
}

function checkPostalCode({ zipcode, country }: Address, report: Report, ...path: string[]): void {
  const code = normalisePostalCode(zipcode, country)
  // Capitals may take more letters than what was typed.
  if (zipcode.length <= MAX_POSTAL_CODE && code.length > MAX_POSTAL_CODE)
    report('zipcode', ...path, 'zipcode')
  else if (code && !isPostalCode(code, country)) report('zipcode_form', ...path, 'zipcode')
}

function checkAlternative(alternative: Address, report: Report): void {
  for (const field of ADDRESS_FIELDS)
    if (!addressFields[field].safeParse(alternative[field]).success) report(field, 'alternative', field)
  checkPostalCode(alternative, report, 'alternative')
}

interface FormRules {
  isMarketingConsentRequired: boolean
  /** Whether a wallet is configured, so that it can be chosen. */
  hasWallet: boolean
}

/** The checkout form; the messages of its errors are keys of `checkout.errors`. */
export function checkoutFormSchema({ isMarketingConsentRequired, hasWallet }: FormRules) {
  const available = availablePaymentMethods({ hasWallet })
  return baseSchema.superRefine((form, context) => {
    const report: Report = (message, ...path) => context.addIssue({ code: 'custom', path, message })
    checkBuyer(form, report)
    checkPostalCode(form, report)
    if (form.deliveryMethod === 'shipping_to_another_address') checkAlternative(form.alternative, report)
    if (!available.some((method) => method === form.payment)) report('payment', 'payment')
    if (isMarketingConsentRequired && !form.consentCommercial) report('consents', 'consentCommercial')
  })
}

const noAddress = { address: '', city: '', zipcode: '', country: DEFAULT_COUNTRY }

/** What the form starts with. `credit_card` is no method that can be chosen: the buyer has to decide. */
export const emptyCheckoutForm: CheckoutFormInput = {
  customerType: 'private_person',
  fullname: '',
  company_name: '',
  tax_id: '',
  email: '',
  phone: '',
  ...noAddress,
  alternative: noAddress,
  deliveryMethod: 'delivery_with_assembly',
  payment: 'credit_card',
  consentPrivacy: false,
  consentCommercial: false,
}
