import { isPickup, type Order } from '@bieznik/contract/order'
import type { Account } from '@/lib/account/account'
import type { Person } from '@/lib/auth/auth-state'
import type { CheckoutFormInput } from './checkout-form'
import type { Step } from './fields'

/** The fields that a profile knows. */
type Prefill = Pick<CheckoutFormInput, 'fullname' | 'email' | 'phone' | 'address' | 'city' | 'zipcode'>

/** What the shop knows of a buyer before anything is typed; undefined: not known, or it did not come in time. */
export interface KnownBuyer {
  account?: Account | undefined
  lastOrder?: Pick<Order, 'typeOfDelivery'> | undefined
}

/** What is known of a person, as the checkout calls it; without a record there is the account alone. */
export function prefillOf(person: Person, account?: Account): Prefill {
  const record = account?.record
  return {
    fullname: (record ? `${record.name} ${record.surname}`.trim() : '') || person.displayName,
    email: account?.email || person.email,
    phone: record?.phone ?? '',
    address: record?.address ?? '',
    city: record?.city ?? '',
    zipcode: record?.index ?? '',
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
