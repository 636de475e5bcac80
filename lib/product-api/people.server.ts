import 'server-only'
import { consentSchema, type Consent, type StoredConsentChoice } from '@bieznik/contract/people/consents'
import { personalRowsSchema, type PersonalRows } from '@bieznik/contract/people/personal-data'
import type { UnsubscribeLink } from '@bieznik/contract/people/unsubscribe'
import { env } from '@/lib/env.server'
import type { OnBehalfOf } from './on-behalf.server'
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

const consentCall = (who: OnBehalfOf) => {
  const { path, ...call } = personCall(who)
  return { ...call, path: `${path}/consents/marketing`, reply: consentSchema }
}

/** Whether the caller agrees to commercial e-mail. */
export async function getMarketingConsent(who: OnBehalfOf): Promise<Consent> {
  return (await callProductApi(consentCall(who))).data
}

/** Withdraws the consent of a signed link. Throws forbidden for a link that the shop has not signed. */
export async function endConsent(link: UnsubscribeLink, requestId: string): Promise<void> {
  await callProductApi({
    path: '/api/consents/unsubscribe',
    method: 'POST',
    json: link,
    requestId,
    deadline: 'order',
    reply: consentSchema,
  })
}

/** Gives or withdraws it. */
export async function chooseMarketingConsent(who: OnBehalfOf, choice: StoredConsentChoice): Promise<Consent> {
  return (await callProductApi({ ...consentCall(who), method: 'PUT', json: choice })).data
}
