import { orderCountry } from '@bieznik/contract/countries'
import type { Grosze } from '@bieznik/contract/money'
import type { Language, OrderForm } from '@bieznik/contract/order'
import type { CheckoutForm } from './checkout-form'
import { normaliseTaxId } from './nip'
import { normalisePostalCode } from './postal-code'

function addressOf({ address, city, zipcode, country }: CheckoutForm | CheckoutForm['alternative']) {
  return { address, city, postCode: normalisePostalCode(zipcode, country), country: orderCountry(country) }
}

function buyerOf({ customerType, fullname, company_name, tax_id, country }: CheckoutForm) {
  if (customerType === 'private_person') return { customerType, firstAndLastName: fullname }
  return { customerType, companyName: company_name, unn: normaliseTaxId(tax_id, country) }
}

/** What is sent to the BFF; who is ordering, the server knows. */
export function orderOfForm(form: CheckoutForm, expectedTotal: Grosze, language: Language): OrderForm {
  return {
    ...buyerOf(form),
    email: form.email,
    phone: form.phone,
    ...addressOf(form),
    typeOfDelivery: form.deliveryMethod,
    typeOfPayment: form.payment,
    ...(form.deliveryMethod === 'shipping_to_another_address' && {
      alternativeAddress: addressOf(form.alternative),
    }),
    consentPrivacy: form.consentPrivacy,
    consentCommercial: form.consentCommercial,
    expectedTotal,
    language,
  }
}
