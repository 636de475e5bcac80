import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Language } from '../contract/order.ts'
import { addressIn, texts } from './texts.ts'

export interface Person {
  name: string
  email: string
  password: string
}

/** Staff, as the demonstration comes. */
export const staff: Person = { name: 'Anna Admin', email: 'admin@example.com', password: 'sekret12' }

/** A customer whom nobody has met yet, made by the Auth emulator at `identityUrl`. */
export async function createCustomer(identityUrl: string, name = 'Ewa Nowak'): Promise<Person> {
  const person = { name, email: `ewa.${randomUUID()}@example.com`, password: 'sekret12' }
  const signUp = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`
  const reply = await fetch(signUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, displayName: person.name, returnSecureToken: true }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!reply.ok) throw new Error(`The account could not be made: ${reply.status} ${await reply.text()}`)
  return person
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

const signedInSchema = z.object({ idToken: z.string() })

/** The ID token that a browser would send for this person. */
export async function idTokenOf(identityUrl: string, { email, password }: Person): Promise<string> {
  const signInUrl = `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`
  const reply = await fetch(signInUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!reply.ok) throw new Error(`Signing in failed: ${reply.status} ${await reply.text()}`)
  return signedInSchema.parse(await reply.json()).idToken
}
