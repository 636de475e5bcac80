import { documentKinds } from '@bieznik/contract/content/document-kind'
import { languages } from '@bieznik/contract/language'
import { customerTypes } from '@bieznik/contract/selling/order'
import {
  alternativeAddressSchema,
  checkDependentFields,
  orderFormFields,
} from '@bieznik/contract/selling/order-form'
import { addMoney, grosze, multiplyMoney } from '@bieznik/contract/money/money'
import { phoneOrderSchema, type PhoneOrder } from '@bieznik/contract/selling/phone-order'
import type { Product } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import type { StaffOrder } from './staff-order'

export const phoneDeliveries = [
  'shipping_to_customer',
  'shipping_to_another_address',
  'delivery_with_assembly',
] as const

/** Those that need no page on which the buyer pays; the link to the order leads to one. */
export const phonePayments = ['payment_at_delivery', 'transfer'] as const
export type PhonePayment = (typeof phonePayments)[number]

/** Fields of one line, in their order; `companyName` and `unn` of a company, `firstAndLastName` of a person. */
export const phoneFields = [
  'unn',
  'firstAndLastName',
  'companyName',
  'email',
  'phone',
  'address',
  'city',
  'postCode',
  'country',
  'courierNote',
] as const
export type PhoneField = (typeof phoneFields)[number]

/** Of another delivery address. */
export const elsewhereFields = ['recipient', 'phone', 'address', 'city', 'postCode', 'country'] as const

const typed = z.string()
const elsewhereSchema = z.object({
  recipient: typed,
  phone: typed,
  address: typed,
  city: typed,
  postCode: typed,
  country: typed,
})

export const phoneFormSchema = z
  .object({
    customerType: z.enum(customerTypes),
    firstAndLastName: orderFormFields.firstAndLastName.unwrap(),
    companyName: orderFormFields.companyName.unwrap(),
    unn: orderFormFields.unn.unwrap(),
    email: phoneOrderSchema.shape.email.unwrap(),
    phone: orderFormFields.phone,
    address: orderFormFields.address,
    city: orderFormFields.city,
    postCode: orderFormFields.postCode,
    country: orderFormFields.country,
    courierNote: orderFormFields.courierNote.unwrap(),
    alternativeAddress: elsewhereSchema,
    typeOfDelivery: z.enum(phoneDeliveries),
    typeOfPayment: z.enum(phonePayments),
    documentKind: z.enum(documentKinds),
    language: z.enum(languages),
  })
  .check(checkDependentFields)
  .transform(({ alternativeAddress, ...order }, context) => {
    if (order.typeOfDelivery !== 'shipping_to_another_address') return order
    const read = alternativeAddressSchema.safeParse(alternativeAddress)
    for (const { path } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: 'wrong', path: ['alternativeAddress', ...path] })
    return { ...order, alternativeAddress: read.data }
  })
export type PhoneForm = z.input<typeof phoneFormSchema>

const nowhere = { recipient: '', phone: '', address: '', city: '', postCode: '', country: 'Polska' }

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
  alternativeAddress: nowhere,
  typeOfDelivery: 'shipping_to_customer',
  typeOfPayment: 'payment_at_delivery',
  documentKind: 'receipt',
  language: 'pl',
}

/** What an earlier order says of its buyer, and where it went. */
export function phoneFormOf(order: StaffOrder): PhoneForm {
  const isCompany = order.customerType === 'company'
  const isElsewhere = order.typeOfDelivery === 'shipping_to_another_address'
  return {
    ...emptyPhoneForm,
    customerType: order.customerType,
    ...(isCompany ? { companyName: order.name, unn: order.taxId ?? '' } : { firstAndLastName: order.name }),
    email: order.email,
    phone: order.phone,
    ...order.buyer,
    ...(isElsewhere && {
      alternativeAddress: {
        recipient: order.recipient ?? '',
        phone: order.recipientPhone ?? '',
        address: order.address,
        city: order.city,
        postCode: order.postCode,
        country: order.country,
      },
    }),
    typeOfDelivery: order.typeOfDelivery,
    documentKind: order.documentKind ?? 'receipt',
    language: order.language,
  }
}

type Chosen = readonly { product: Product; quantity: number }[]

/** What is read to the buyer on the phone. */
export const totalOfChosen = (chosen: Chosen) =>
  addMoney(grosze(0), ...chosen.map(({ product, quantity }) => multiplyMoney(product.price, quantity)))

export function toPhoneOrder(filled: z.output<typeof phoneFormSchema>, chosen: Chosen): PhoneOrder {
  return {
    ...filled,
    lines: chosen.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    expectedTotal: totalOfChosen(chosen),
  }
}
