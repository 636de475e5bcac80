import type { Grosze } from '@bieznik/contract/money'
import {
  availablePaymentMethods,
  customerTypes,
  deliveryMethods,
  paymentMethods,
  type Language,
  type OrderForm,
} from '@bieznik/contract/order'
import { z } from 'zod'

/** Keys of `checkout.errors` in the messages. */
export type CheckoutErrorKey =
  | 'fullname'
  | 'company_name'
  | 'tax_id'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'zipcode'
  | 'country'
  | 'payment'
  | 'consents'

/** One line, however it was pasted. */
const oneLine = z.string().overwrite((typed) => typed.replace(/\s+/g, ' ').trim())

/** Control characters, which the order is refused for, are an error of their field. */
const text = (key: CheckoutErrorKey, max: number) => oneLine.max(max, key).regex(/^[^\p{Cc}\p{Cs}]*$/u, key)

const line = (key: CheckoutErrorKey, max: number) => text(key, max).min(1, key)

const addressFields = {
  address: line('address', 200),
  city: line('city', 100),
  zipcode: line('zipcode', 20),
  country: line('country', 60),
}

const ADDRESS_FIELDS = ['address', 'city', 'zipcode', 'country'] as const

/** Alternative address: looked at only when the order is shipped there. */
const alternativeSchema = z.strictObject({
  address: oneLine,
  city: oneLine,
  zipcode: oneLine,
  country: oneLine,
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

type Base = z.output<typeof baseSchema>

/** The checkout form; the messages of its errors are keys of `checkout.errors`. */
export function checkoutFormSchema({ isMarketingConsentRequired }: { isMarketingConsentRequired: boolean }) {
  return baseSchema.superRefine((form, context) => {
    const report = (message: CheckoutErrorKey, ...path: string[]) =>
      context.addIssue({ code: 'custom', path, message })
    if (form.customerType === 'company') {
      if (!form.company_name) report('company_name', 'company_name')
      if (!form.tax_id) report('tax_id', 'tax_id')
    } else if (!form.fullname) report('fullname', 'fullname')
    if (form.deliveryMethod === 'shipping_to_another_address') {
      for (const field of ADDRESS_FIELDS)
        if (!addressFields[field].safeParse(form.alternative[field]).success)
          report(field, 'alternative', field)
    }
    if (!availablePaymentMethods.some((method) => method === form.payment)) report('payment', 'payment')
    if (isMarketingConsentRequired && !form.consentCommercial) report('consents', 'consentCommercial')
  })
}

export type CheckoutFormInput = z.input<typeof baseSchema>
export type CheckoutForm = Base

/** What the form starts with. `credit_card` is no method that can be chosen: the buyer has to decide. */
export function emptyCheckoutForm(prefill: { fullname: string; email: string; country: string }) {
  const noAddress = { address: '', city: '', zipcode: '', country: prefill.country }
  return {
    customerType: 'private_person' as const,
    company_name: '',
    tax_id: '',
    phone: '',
    ...noAddress,
    ...prefill,
    alternative: noAddress,
    deliveryMethod: 'delivery_with_assembly' as const,
    payment: 'credit_card' as const,
    consentPrivacy: false,
    consentCommercial: false,
  }
}

/** What is sent to the BFF; who is ordering, the server knows. */
export function orderFormOf(form: CheckoutForm, expectedTotal: Grosze, language: Language): OrderForm {
  const isCompany = form.customerType === 'company'
  const elsewhere = form.deliveryMethod === 'shipping_to_another_address'
  const { alternative } = form
  return {
    customerType: form.customerType,
    ...(isCompany
      ? { companyName: form.company_name, unn: form.tax_id }
      : { firstAndLastName: form.fullname }),
    email: form.email,
    phone: form.phone,
    address: form.address,
    city: form.city,
    postCode: form.zipcode,
    country: form.country,
    typeOfDelivery: form.deliveryMethod,
    typeOfPayment: form.payment,
    ...(elsewhere && {
      alternativeAddress: {
        address: alternative.address,
        city: alternative.city,
        postCode: alternative.zipcode,
        country: alternative.country,
      },
    }),
    consentPrivacy: form.consentPrivacy,
    consentCommercial: form.consentCommercial,
    expectedTotal,
    language,
  }
}
