import { z } from 'zod'
import { createCustomer, idTokenOf, type Person } from './people.ts'

/*
 * What the owner of the accounts may do, as Firebase's console and `npm run admin:…` do it; the Auth emulator at
 * `identityUrl` takes every such call.
 */

const PROJECT = 'demo-bieznik'

/** What an ID token says, unchecked. */
export function claimsOf(token: string): { sub: string; [claim: string]: unknown } {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return z.looseObject({ sub: z.string() }).parse(payload)
}

async function askOwner(identityUrl: string, action: 'update' | 'delete', body: object): Promise<void> {
  const reply = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${action}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    },
  )
  if (!reply.ok) throw new Error(`accounts:${action} failed: ${reply.status} ${await reply.text()}`)
}

const uidOf = async (identityUrl: string, person: Person) =>
  claimsOf(await idTokenOf(identityUrl, person)).sub

export async function disableAccount(identityUrl: string, person: Person): Promise<void> {
  await askOwner(identityUrl, 'update', { localId: await uidOf(identityUrl, person), disableUser: true })
}

export async function deleteAccount(identityUrl: string, person: Person): Promise<void> {
  await askOwner(identityUrl, 'delete', { localId: await uidOf(identityUrl, person) })
}

/** Every sign-in until now counts no more; Firebase knows such a moment to the second. */
export async function revokeSignIns(identityUrl: string, person: Person): Promise<void> {
  const localId = await uidOf(identityUrl, person)
  const validSince = String(Math.floor(Date.now() / 1000) + 1)
  await askOwner(identityUrl, 'update', { localId, validSince })
}

/** Makes somebody staff who is a customer; a token of before does not say so. */
export async function makeStaff(identityUrl: string, person: Person): Promise<void> {
  const localId = await uidOf(identityUrl, person)
  await askOwner(identityUrl, 'update', { localId, customAttributes: '{"admin":true}' })
}

/** A new member of staff, who may do everything. */
export async function createStaff(identityUrl: string, name: string): Promise<Person> {
  const person = await createCustomer(identityUrl, name)
  await makeStaff(identityUrl, person)
  return person
}
