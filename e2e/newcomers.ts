import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Language } from '../contract/order.ts'
import { addressIn, texts } from './texts.ts'

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

/** Registers and signs in, and is then on the page of `next`. */
export async function joinShop(
  page: Page,
  person: Newcomer,
  language: Language,
  next: string,
): Promise<void> {
  await page.goto(addressIn(language, '/registration'))
  await sendRegistration(page, person, language)
  await page.waitForURL(/\/signIn\?reason=registered$/)
  await page.goto(addressIn(language, `/signIn?next=${next}`))
  await sendSignIn(page, person, language)
  await page.waitForURL((url) => url.pathname === addressIn(language, next))
}
