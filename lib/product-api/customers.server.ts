import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import {
  customerSchema,
  erasureSchema,
  listedCustomerSchema,
  type Customer,
  type Erasure,
  type ListedCustomer,
} from '@bieznik/contract/customer'
import { takenOverSchema, type TakenOver } from '@bieznik/contract/guest'
import { personalRowsSchema, type PersonalRows } from '@bieznik/contract/personal-data'
import { z } from 'zod'
import { CUSTOMERS_PAGE_SIZE, type CustomerSearch } from '@/lib/admin-customers/customer-requests'
import type { OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

function customerCall({ caller, requestId }: OnBehalfOf, uid: string, part = '') {
  const path = `/api/customers/${encodeURIComponent(uid)}${part}`
  return { path, token: caller.token, requestId, deadline: 'order' as const }
}

/** People who ordered something. Staff only. */
export async function listCustomers(
  { caller, requestId }: OnBehalfOf,
  { search, page }: CustomerSearch,
): Promise<{ customers: ListedCustomer[]; total: number }> {
  const { data, headers } = await callProductApi({
    path: '/api/customers',
    query: { search, page, pageSize: CUSTOMERS_PAGE_SIZE },
    token: caller.token,
    requestId,
    deadline: 'order',
    reply: z.array(listedCustomerSchema),
  })
  return { customers: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

/** All that the product database has of a person; the reading is logged there. */
export async function getCustomer(who: OnBehalfOf, uid: string): Promise<Customer> {
  return (await callProductApi({ ...customerCall(who, uid), reply: customerSchema })).data
}

export async function addCustomerNote(who: OnBehalfOf, uid: string, text: string): Promise<Customer> {
  const call = { ...customerCall(who, uid, '/notes'), method: 'POST' as const, json: { text } }
  return (await callProductApi({ ...call, reply: customerSchema })).data
}

/** All rows of a person, to hand out. */
export async function copyCustomer(who: OnBehalfOf, uid: string): Promise<PersonalRows> {
  const call = { ...customerCall(who, uid, '/copies'), method: 'POST' as const }
  return (await callProductApi({ ...call, reply: personalRowsSchema })).data
}

/** Erases what no law keeps, and says what stays; a repeat is no failure. */
export async function eraseCustomerRows(who: OnBehalfOf, uid: string): Promise<Erasure> {
  const call = { ...customerCall(who, uid, '/erasure'), method: 'POST' as const }
  return (await callProductApi({ ...call, reply: erasureSchema })).data
}

/** Makes what a guest has that of an account. Throws invalid_request when they are not the same human. */
export async function mergeCustomers(who: OnBehalfOf, guest: string, into: string): Promise<TakenOver> {
  const call = { ...customerCall(who, guest, '/merge'), method: 'POST' as const, json: { into } }
  return (await callProductApi({ ...call, reply: takenOverSchema })).data
}
