import { documentKinds } from '@bieznik/contract/content/document-kind'
import { languages } from '@bieznik/contract/language'
import { customerTypes } from '@bieznik/contract/selling/order'
import { checkDependentFields, orderFormFields } from '@bieznik/contract/selling/order-form'
import { addMoney, grosze, multiplyMoney } from '@bieznik/contract/money/money'
import type { PhoneOrder } from '@bieznik/contract/selling/phone-order'
import type { Product } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

/** Where staff send what is ordered by phone: to the address that the caller gives, or it is fetched. */
export const phoneDeliveries = ['shipping_to_customer', 'delivery_with_assembly'] as const

/** Those that need no page on which the buyer pays. */
export const phonePayments = ['payment_at_delivery', 'transfer'] as const
export type PhonePayment = (typeof phonePayments)[number]

/** Fields of one line, in their order; `companyName` and `unn` of a company, `firstAndLastName` of a person. */
export const phoneFields = [
  'firstAndLastName',
  'companyName',
  'unn',
  'email',
  'phone',
  'address',
  'city',
  'postCode',
  'country',
  'courierNote',
] as const
export type PhoneField = (typeof phoneFields)[number]

export const phoneFormSchema = z
  .object({
    customerType: z.enum(customerTypes),
    firstAndLastName: orderFormFields.firstAndLastName.unwrap(),
    companyName: orderFormFields.companyName.unwrap(),
    unn: orderFormFields.unn.unwrap(),
    email: orderFormFields.email,
    phone: orderFormFields.phone,
    address: orderFormFields.address,
    city: orderFormFields.city,
    postCode: orderFormFields.postCode,
    country: orderFormFields.country,
    courierNote: orderFormFields.courierNote.unwrap(),
    typeOfDelivery: z.enum(phoneDeliveries),
    typeOfPayment: z.enum(phonePayments),
    documentKind: z.enum(documentKinds),
    language: z.enum(languages),
  })
  .check(checkDependentFields)
export type PhoneForm = z.input<typeof phoneFormSchema>

export const emptyPhoneForm: PhoneForm = {
  customerType: 'private_person',
  firstAndLastName: '',
  companyName: '',
  unn: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postCode: '',
  country: 'Polska',
  courierNote: '',
  typeOfDelivery: 'shipping_to_customer',
  typeOfPayment: 'payment_at_delivery',
  documentKind: 'receipt',
  language: 'pl',
}

type Chosen = readonly { product: Product; quantity: number }[]

/** What is read to the buyer on the phone. */
export const totalOfChosen = (chosen: Chosen) =>
  addMoney(grosze(0), ...chosen.map(({ product, quantity }) => multiplyMoney(product.price, quantity)))

export function toPhoneOrder(typed: z.output<typeof phoneFormSchema>, chosen: Chosen): PhoneOrder {
  return {
    ...typed,
    lines: chosen.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    expectedTotal: totalOfChosen(chosen),
  }
}
