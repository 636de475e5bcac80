import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** The longest that a test waits for anything. */
const PATIENCE_MS = 40_000

export interface Visit {
  status: number
  headers: Headers
  text: string
  ms: number
}

/** One request without a browser, and how long it took. */
export async function visit(address: string, init: RequestInit = {}): Promise<Visit> {
  const startedAt = performance.now()
  const reply = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'manual',
    ...init,
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, ms: performance.now() - startedAt }
}

const signedInSchema = z.object({ idToken: z.string(), localId: z.string() })

/** As whom the emulator lets do everything, the rights of staff included. */
const OWNER = { authorization: 'Bearer owner' }

/** Asks identity something about accounts. */
async function askIdentity(identityUrl: string, what: string, body: object, as = {}): Promise<string> {
  const address = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo-key`
  const headers = { 'content-type': 'application/json', ...as }
  return (await visit(address, { method: 'POST', headers, body: JSON.stringify(body) })).text
}

const newAccount = () => ({
  email: `ewa.${randomUUID()}@example.com`,
  password: 'sekret12',
  returnSecureToken: true,
})

const bearer = (answer: string) => ({
  authorization: `Bearer ${signedInSchema.parse(JSON.parse(answer)).idToken}`,
})

/** What the browser of a customer whom nobody has met yet sends with each call. */
export async function signUp(identityUrl: string): Promise<Record<string, string>> {
  return bearer(await askIdentity(identityUrl, 'signUp', newAccount()))
}

/** What the browser of somebody new of the staff sends with each call. */
export async function signUpStaff(identityUrl: string): Promise<Record<string, string>> {
  const account = newAccount()
  const { localId } = signedInSchema.parse(JSON.parse(await askIdentity(identityUrl, 'signUp', account)))
  const rights = { localId, customAttributes: JSON.stringify({ admin: true }) }
  await askIdentity(identityUrl, 'update', rights, OWNER)
  return bearer(await askIdentity(identityUrl, 'signInWithPassword', account))
}

/** Orders what is in the cart, with a key of its own unless one is given. */
export function orderBy(
  person: Record<string, string>,
  expectedTotal: number,
  key: string = randomUUID(),
): RequestInit {
  return {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      customerType: 'private_person',
      firstAndLastName: 'Ewa Nowak',
      email: 'ewa@example.com',
      phone: '600100200',
      address: 'Polna 1',
      city: 'Kraków',
      postCode: '30-001',
      country: 'Polska',
      typeOfDelivery: 'delivery_with_assembly',
      typeOfPayment: 'payment_at_delivery',
      consentPrivacy: true,
      consentCommercial: true,
      expectedTotal,
    }),
  }
}
