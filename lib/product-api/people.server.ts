import 'server-only'
import { personalRowsSchema, type PersonalRows } from '@bieznik/contract/personal-data'
import { env } from '@/lib/env.server'
import type { OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

function personCall({ caller, requestId }: OnBehalfOf) {
  const path = `/api/${env.SHOP_SEGMENT}/people/${encodeURIComponent(caller.uid)}`
  return { path, token: caller.token, requestId, deadline: 'order' as const, reply: personalRowsSchema }
}

/** All that the product database has of the caller. */
export async function getPersonalRows(who: OnBehalfOf): Promise<PersonalRows> {
  return (await callProductApi(personCall(who))).data
}

/** Erases what no law keeps; a repeat is no failure. */
export async function erasePersonalRows(who: OnBehalfOf): Promise<void> {
  await callProductApi({ ...personCall(who), method: 'DELETE' })
}
