import 'server-only'
import { consentSchema, type Consent, type StoredConsentChoice } from '@bieznik/contract/people/consents'
import { accountCarsSchema, type AccountCars, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { takenOverSchema, type TakenOver } from '@bieznik/contract/people/guest'
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

/** Makes what a guest has the caller's; a repeat finds nothing more. Throws not_found when the token speaks for no guest (any more). */
export async function takeOverGuest(
  who: OnBehalfOf,
  { guestToken }: { guestToken: string },
): Promise<TakenOver> {
  const { path, ...call } = personCall(who)
  const { data } = await callProductApi({
    ...call,
    path: `${path}/guest`,
    method: 'POST',
    json: { guestToken },
    reply: takenOverSchema,
  })
  return data
}

const carsCall = (who: OnBehalfOf) => {
  const { path, ...call } = personCall(who)
  return { ...call, path: `${path}/cars`, reply: accountCarsSchema }
}

/** The cars that are kept with the caller's account. */
export async function getAccountCars(who: OnBehalfOf): Promise<AccountCars> {
  return (await callProductApi(carsCall(who))).data
}

/** Throws forbidden for a guest. */
export async function replaceAccountCars(who: OnBehalfOf, cars: Cars): Promise<AccountCars> {
  return (await callProductApi({ ...carsCall(who), method: 'PUT', json: cars })).data
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
