import { queryOptions } from '@tanstack/react-query'
import { accountSchema, type Account } from '@/lib/account/account'
import type { Person } from '@/lib/auth/auth-state'
import { callBff } from '@/lib/http/bff'
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

/** The signed-in person's profile. Checkout does without when it cannot be had, so it is not tried again. */
export function profileQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid, 'checkout'],
    queryFn: ({ signal }) => callBff('/api/account', { reply: accountSchema, signal }),
    staleTime: Infinity,
    retry: false,
  })
}
