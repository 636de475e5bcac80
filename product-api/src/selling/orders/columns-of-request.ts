import type { Company } from '@bieznik/contract/platform/company'
import { documentKindOf } from '@bieznik/contract/content/document-kind'
import { deliverBy } from '@bieznik/contract/selling/delivery-day'
import { isPickup, type Language, type PaymentMethod } from '@bieznik/contract/selling/order'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** Of an order that names none. */
export const DEFAULT_LANGUAGE: Language = 'pl'

/** Throws payment_method_unavailable. */
function requireAvailablePayment(
  method: PlaceOrder['typeOfPayment'],
  methods: readonly PaymentMethod[],
): PaymentMethod {
  const available = methods.find((each) => each === method)
  if (!available) {
    throw new ProblemError('payment_method_unavailable', 'This payment method cannot be chosen.', {
      fields: [{ path: 'typeOfPayment', message: `one of ${methods.join(', ')}` }],
    })
  }
  return available
}

function buyerName({ customerType, companyName, firstAndLastName }: PlaceOrder): string {
  const name = customerType === 'company' ? companyName : firstAndLastName
  if (!name) throw new Error('placeOrderSchema lets no order without a name through')
  return name
}

/** Where the order goes; an alternative address counts only for the delivery that has one. */
function destinationOf(request: PlaceOrder) {
  const elsewhere = request.typeOfDelivery === 'shipping_to_another_address' && request.alternativeAddress
  const { address, city, postCode, country } = elsewhere || request
  return { address, city, postCode, country }
}

/** What counts for the way of delivery that was chosen, and for the kind of buyer. */
export function wishesOf(
  request: PlaceOrder,
  { company, now }: { company: Pick<Company, 'weekdayHours'>; now: Date },
) {
  const { typeOfDelivery, alternativeAddress, customerType } = request
  const isFetched = isPickup(typeOfDelivery)
  const elsewhere = typeOfDelivery === 'shipping_to_another_address' ? alternativeAddress : undefined
  return {
    contactPerson: (customerType === 'company' && request.contactPerson) || null,
    recipient: elsewhere?.recipient ?? null,
    recipientPhone: elsewhere?.phone ?? null,
    courierNote: (!isFetched && request.courierNote) || null,
    pickupDay: (isFetched && request.pickupDay) || null,
    deliverBy: isFetched ? null : deliverBy(now, company),
  }
}

/** What the request says, as the columns of the order. Throws payment_method_unavailable. */
export function columnsOf(request: PlaceOrder, methods: readonly PaymentMethod[]) {
  return {
    userId: request.userId,
    customerType: request.customerType,
    name: buyerName(request),
    taxId: (request.customerType === 'company' && request.unn) || null,
    email: request.email,
    phone: request.phone,
    ...destinationOf(request),
    buyerAddress: request.address,
    buyerCity: request.city,
    buyerPostCode: request.postCode,
    buyerCountry: request.country,
    typeOfDelivery: request.typeOfDelivery,
    typeOfPayment: requireAvailablePayment(request.typeOfPayment, methods),
    documentKind: documentKindOf(request.customerType, request.documentKind),
    language: request.language ?? DEFAULT_LANGUAGE,
    consentCommercial: request.consentCommercial ?? false,
  }
}
