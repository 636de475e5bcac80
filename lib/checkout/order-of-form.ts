import { isVisible } from '@bieznik/contract/platform/typed-text'
import { orderCountry } from '@bieznik/contract/platform/countries'
import { documentKindOf } from '@bieznik/contract/content/document-kind'
import type { Grosze } from '@bieznik/contract/money/money'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { OrderForm } from '@bieznik/contract/selling/order-form'
import { isPickup, type Language } from '@bieznik/contract/selling/order'
import type { CheckoutForm } from './checkout-form'
import { normaliseTaxId } from './nip'
import { normalisePostalCode } from './postal-code'

type Address = Pick<CheckoutForm, 'address' | 'city' | 'zipcode' | 'country'>

function addressOf({ address, city, zipcode, country }: Address) {
  return { address, city, postCode: normalisePostalCode(zipcode, country), country: orderCountry(country) }
}

function buyerOf({ customerType, fullname, company_name, tax_id, contact_person, country }: CheckoutForm) {
  if (customerType === 'private_person') return { customerType, firstAndLastName: fullname }
  return {
    customerType,
    companyName: company_name,
    unn: normaliseTaxId(tax_id, country),
    ...given('contactPerson', contact_person),
  }
}

const given = (name: string, typed: string) => (isVisible(typed) ? { [name]: typed } : {})

/** What belongs to the way of delivery that was chosen. */
function deliveryOf({ deliveryMethod, alternative, courier_note, pickup_day }: CheckoutForm) {
  if (isPickup(deliveryMethod)) return given('pickupDay', pickup_day)
  if (deliveryMethod === 'shipping_to_customer') return given('courierNote', courier_note)
  return {
    alternativeAddress: {
      ...addressOf(alternative),
      ...given('recipient', alternative.recipient),
      ...given('phone', alternative.phone),
    },
    ...given('courierNote', courier_note),
  }
}

/** What is sent to the BFF; who is ordering, the server knows. `offeredExtras`: of what a form of another day may still ask for. */
export function orderOfForm(
  form: CheckoutForm,
  expectedTotal: Grosze,
  language: Language,
  offeredExtras: readonly ExtraKind[] = [],
): OrderForm {
  const extras = form.extras.filter((kind) => offeredExtras.includes(kind))
  return {
    ...buyerOf(form),
    email: form.email,
    phone: form.phone,
    ...addressOf(form),
    typeOfDelivery: form.deliveryMethod,
    typeOfPayment: form.payment,
    documentKind: documentKindOf(form.customerType, form.document_kind),
    ...deliveryOf(form),
    ...(extras.length > 0 && { extras }),
    consentPrivacy: form.consentPrivacy,
    consentCommercial: form.consentCommercial,
    expectedTotal,
    language,
  }
}
