import type { BrowserContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '../contract/selling/order.ts'
import { addressIn, texts } from './texts.ts'

export interface Person {
  name: string
  email: string
  password: string
}

const API_KEY = 'demo-key'

/** Staff, as the demonstration comes. */
export const staff: Person = { name: 'Anna Admin', email: 'admin@example.com', password: 'sekret12' }

/** A customer whom nobody has met yet, made by the Auth emulator at `identityUrl`. */
export async function createCustomer(identityUrl: string, name = 'Ewa Nowak'): Promise<Person> {
  const person = { name, email: `ewa.${randomUUID()}@example.com`, password: 'sekret12' }
  await createAccount(identityUrl, person)
  return person
}

/** An account alone: the shop has no record of the person yet. */
export async function createAccount(identityUrl: string, { name, email, password }: Person): Promise<void> {
  const signUp = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`
  const reply = await fetch(signUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!reply.ok) throw new Error(`The account could not be made: ${reply.status} ${await reply.text()}`)
}

/** Signs in by the form, as a person does; the page is then where the shop leads. */
export async function signIn(
  page: Page,
  { email, password }: Person,
  language: Language = 'pl',
): Promise<void> {
  const t = texts(language)
  const address = addressIn(language, '/signIn')
  await page.goto(address)
  await page.getByLabel(t('account.email'), { exact: true }).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
  await page.waitForURL((url) => url.pathname !== address)
}

const signedInSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** In seconds. */
  expiresIn: z.coerce.number(),
})

async function signInAt(identityUrl: string, { email, password }: Person) {
  const signInUrl = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`
  const reply = await fetch(signInUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!reply.ok) throw new Error(`Signing in failed: ${reply.status} ${await reply.text()}`)
  return signedInSchema.parse(await reply.json())
}

/** The ID token that a browser would send for this person. */
export async function idTokenOf(identityUrl: string, person: Person): Promise<string> {
  return (await signInAt(identityUrl, person)).idToken
}

/**
 * Signs in without the form, which has tests of its own: a session at the server, and what Firebase and the shop store in this browser. No
 * page of the shop may be open in it.
 */
export async function enterSignedIn(
  context: BrowserContext,
  identityUrl: string,
  person: Person,
): Promise<void> {
  const { localId, idToken, refreshToken, expiresIn } = await signInAt(identityUrl, person)
  // The shop would end the session that the context has, which may be that of another test too: the emulator signs nothing, so two
  // sign-ins of one person in one second have the same cookie.
  await context.clearCookies({ name: 'session' })
  const reply = await context.request.post('/api/session', {
    headers: { authorization: `Bearer ${idToken}` },
  })
  if (reply.status() !== 204) throw new Error(`No session: ${reply.status()} ${await reply.text()}`)
  const user = {
    uid: localId,
    email: person.email,
    displayName: person.name,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + expiresIn * 1_000,
    },
  }
  const { cookies } = await context.storageState()
  await context.setStorageState({
    cookies,
    origins: [
      {
        origin: new URL(reply.url()).origin,
        localStorage: [
          { name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(user) },
          { name: 'bieznik.signedIn', value: String(Date.now() + 3_600_000) },
        ],
      },
    ],
  })
}
