import type { APIRequestContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Language } from '../contract/selling/order.ts'
import { createAccount, idTokenOf, type Person } from './people.ts'
import { texts } from './texts.ts'

/** Somebody who has no account yet. */
export interface Newcomer {
  name: string
  surname: string
  email: string
  password: string
  phone: string
}

export function aNewcomer(): Newcomer {
  return {
    name: 'Łucja-Maria',
    surname: 'O’Neil Zażółć',
    email: `lucja.${randomUUID()}@example.com`,
    password: 'Gęś-77-ląduje',
    phone: '+48600100200',
  }
}

/** Fills the registration form, which is open, and sends it. */
export async function sendRegistration(page: Page, person: Newcomer, language: Language): Promise<void> {
  const t = texts(language)
  await page.getByLabel(t('person.name'), { exact: true }).fill(person.name)
  await page.getByLabel(t('person.surname')).fill(person.surname)
  await page.getByLabel(t('account.email'), { exact: true }).fill(person.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(person.password)
  await page.getByLabel(t('person.phone')).fill(person.phone)
  await page.getByLabel(t('consent.label')).check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
}

/** Sends the sign-in form, which is open. */
export async function sendSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
  language: Language,
): Promise<void> {
  const t = texts(language)
  await page.getByLabel(t('account.email'), { exact: true }).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
}

/** As if the person had registered; signs nobody in. */
export async function register(
  request: APIRequestContext,
  identityUrl: string,
  { name, surname, email, password, phone }: Newcomer,
): Promise<Person> {
  const person = { name: `${name} ${surname}`, email, password }
  await createAccount(identityUrl, person)
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
  const reply = await request.put('/api/account', { headers, data: { name, surname, phone } })
  if (reply.status() !== 201) throw new Error(`No record: ${reply.status()} ${await reply.text()}`)
  return person
}
