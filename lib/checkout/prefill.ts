import { orderCountry } from '@bieznik/contract/platform/countries'
import { isPickup, type Order } from '@bieznik/contract/selling/order'
import type { Account } from '@/lib/account/account'
import type { Person } from '@/lib/auth/auth-state'
import type { CheckoutFormInput } from './checkout-form'
import type { Step } from './fields'

/** The fields that a profile knows. */
type Prefill = Pick<CheckoutFormInput, 'fullname' | 'email' | 'phone' | 'address' | 'city' | 'zipcode'>

/** What the shop knows of a buyer before anything is typed; undefined: not known, or it did not come in time. */
export interface KnownBuyer {
  account?: Account | undefined
  lastOrder?: LastOrder | undefined
}

type LastOrder = Pick<Order, 'typeOfDelivery' | 'address' | 'city' | 'postCode' | 'country'>

/** Of the address of a new form, as orders name it. */
const HOME = orderCountry('PL')

/**
 * What is known of a person, as the checkout calls it; without a record there is the account alone. Where the profile has no address, that of
 * the last order stands in, if it went to the buyer.
 */
export function prefillOf(person: Person, account?: Account, lastOrder?: LastOrder): Prefill {
  const record = account?.record
  const isAddressKnown = record?.address || record?.city || record?.index
  const isToBuyer = lastOrder?.typeOfDelivery !== 'shipping_to_another_address' && lastOrder?.country === HOME
  const order = !isAddressKnown && isToBuyer ? lastOrder : undefined
  return {
    fullname: (record ? `${record.name} ${record.surname}`.trim() : '') || person.displayName,
    email: account?.email || person.email,
    phone: record?.phone ?? '',
    address: order?.address ?? record?.address ?? '',
    city: order?.city ?? record?.city ?? '',
    zipcode: order?.postCode ?? record?.index ?? '',
  }
}

/** How the last order was delivered; null: there is none, or it went to another address, which has to be given again. */
export function knownDelivery({ lastOrder }: KnownBuyer) {
  const method = lastOrder?.typeOfDelivery
  return method !== undefined && (isPickup(method) || method === 'shipping_to_customer') ? method : null
}

/** The step that a new form opens at, if all before it is filled in. */
export function startStep(known: KnownBuyer): Step {
  if (!known.account) return 'person'
  return knownDelivery(known) ? 'payment' : 'delivery'
}
