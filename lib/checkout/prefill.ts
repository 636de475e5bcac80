import type { Account } from '@/lib/account/account'
import type { Person } from '@/lib/auth/auth-state'
import type { CheckoutFormInput } from './checkout-form'

/** The fields that a profile knows. */
type Prefill = Pick<CheckoutFormInput, 'fullname' | 'email' | 'phone' | 'address' | 'city' | 'zipcode'>

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
