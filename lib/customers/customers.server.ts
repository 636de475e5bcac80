import 'server-only'
import { emailSchema } from '@bieznik/contract/people/email'
import type { Customer, CustomersQuery, Erasure } from '@bieznik/contract/people/customer'
import { ProblemError } from '@/lib/http/problem-error'
import type { OnBehalfOf } from '@/lib/product-api/on-behalf.server'
import {
  copyCustomer,
  eraseCustomerRows,
  getCustomer,
  listCustomers,
} from '@/lib/product-api/customers.server'
import { findAccountByEmail, listKnownAccounts } from '@/lib/user-records/known-accounts.server'
import { listNames } from '@/lib/user-records/people-names.server'
import { deleteAccount, getUserRecord } from '@/lib/user-records/user-records.server'
import type { CustomerCopy, CustomerPage, StaffCustomer } from './customer-requests'

/** A page of the list; the person who registered with the address searched for is named even without an order. */
export async function findCustomers(who: OnBehalfOf, query: CustomersQuery): Promise<CustomerPage> {
  const email = emailSchema().safeParse(query.search).data
  const [page, account] = await Promise.all([
    listCustomers(who, query),
    email === undefined ? null : findAccountByEmail(email),
  ])
  const isListed = page.rows.some(({ uid }) => uid === account?.uid)
  return { ...page, account: isListed ? null : account }
}

const isUnknown = ({ contact, payments, opinions, consents, notes }: Customer): boolean =>
  contact === null && [payments, opinions, consents, notes].every(({ length }) => length === 0)

/** All that the shop has of a person. Throws not_found for one who is not known at all, and unavailable. */
export async function getStaffCustomer(who: OnBehalfOf, uid: string): Promise<StaffCustomer> {
  const customer = await getCustomer(who, uid)
  const [known, people] = await Promise.all([
    listKnownAccounts([uid, ...customer.alike.map((other) => other.uid)]),
    listNames([
      ...customer.notes.map(({ writtenBy }) => writtenBy),
      ...customer.access.map((entry) => entry.who),
    ]),
  ])
  const account = known.get(uid) ?? null
  if (account === null && isUnknown(customer)) throw new ProblemError('not_found', 'nobody has this id')
  const accounts = Object.fromEntries([...known].filter(([each]) => each !== uid))
  return { ...customer, account, accounts, people }
}

/** A copy to hand out. Throws `unavailable`. */
export async function getCustomerCopy(who: OnBehalfOf, uid: string): Promise<CustomerCopy> {
  const [accounts, record] = await Promise.all([listKnownAccounts([uid]), getUserRecord(uid)])
  const shop = await copyCustomer(who, uid)
  return { exportedAt: new Date().toISOString(), account: accounts.get(uid) ?? null, record, shop }
}

/**
 * Erases a person: rows that no law keeps, record and account. A service that is away at the beginning leaves everything as it was; after a
 * failure a repeat finishes the rest. Throws forbidden for a member of staff, and unavailable.
 */
export async function eraseCustomer(who: OnBehalfOf, uid: string): Promise<Erasure> {
  const [accounts] = await Promise.all([listKnownAccounts([uid]), getUserRecord(uid)])
  if (accounts.get(uid)?.isStaff) throw new ProblemError('forbidden', 'a member of staff is not erased here')
  const erasure = await eraseCustomerRows(who, uid)
  await deleteAccount(uid)
  return erasure
}
