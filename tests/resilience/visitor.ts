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

const signedUpSchema = z.object({ idToken: z.string() })

/** What the browser of a customer whom nobody has met yet sends with each call. */
export async function signUp(identityUrl: string): Promise<Record<string, string>> {
  const { text } = await visit(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `ewa.${randomUUID()}@example.com`,
        password: 'sekret12',
        returnSecureToken: true,
      }),
    },
  )
  return { authorization: `Bearer ${signedUpSchema.parse(JSON.parse(text)).idToken}` }
}

/** Orders what is in the cart, with a key of its own unless one is given. */
export function orderBy(
  person: Record<string, string>,
  expectedTotal: number,
  key = randomUUID(),
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
