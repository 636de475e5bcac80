import 'server-only'
import {
  customerSchema,
  erasureSchema,
  listedCustomerSchema,
  type Customer,
  type CustomersQuery,
  type Erasure,
  type ListedCustomer,
} from '@bieznik/contract/people/customer'
import { personalRowsSchema, type PersonalRows } from '@bieznik/contract/people/personal-data'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

const pathOf = (uid: string, part = '') => `/api/customers/${encodeURIComponent(uid)}${part}`

/** People who ordered something. Staff only. */
export async function listCustomers(
  who: OnBehalfOf,
  query: CustomersQuery,
): Promise<{ rows: ListedCustomer[]; total: number }> {
  return listFor(who, { path: '/api/customers', query, row: listedCustomerSchema })
}

/** All that the product database has of a person; the reading is logged there. */
export async function getCustomer(who: OnBehalfOf, uid: string): Promise<Customer> {
  return readFor(who, { path: pathOf(uid), reply: customerSchema })
}

/** All rows of a person, to hand out. */
export async function copyCustomer(who: OnBehalfOf, uid: string): Promise<PersonalRows> {
  return readFor(who, { path: pathOf(uid, '/copies'), method: 'POST', reply: personalRowsSchema })
}

/** Erases what no law keeps, and says what stays; a repeat is no failure. */
export async function eraseCustomerRows(who: OnBehalfOf, uid: string): Promise<Erasure> {
  return readFor(who, { path: pathOf(uid, '/erasure'), method: 'POST', reply: erasureSchema })
}
