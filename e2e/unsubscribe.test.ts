// Shows D17e

import type { APIRequestContext } from '@playwright/test'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { consentSchema } from '../contract/people/consents.ts'
import { languages } from '../contract/selling/order.ts'
import { signedConsent } from '../contract/people/unsubscribe.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { headersOf } from './order-by-api.ts'

const CONSENT = '/api/account/consents/marketing'
const rowsSchema = z.looseObject({
  shop: z.looseObject({ consents: z.array(z.looseObject({ id: z.int(), givenAt: z.coerce.date() })) }),
})

/** Gives the consent, and returns the query that a mail which relies on it would carry. */
async function agree(request: APIRequestContext, headers: Record<string, string>, dataDir: string) {
  const given = await request.put(CONSENT, { data: { isGiven: true, language: 'pl' }, headers })
  expect(given.status()).toBe(200)
  const copy = await request.get('/api/account/export', { headers })
  const [consent] = rowsSchema.parse(await copy.json()).shop.consents
  if (!consent) throw new Error('no consent')
  const { id, givenAt } = consent
  const secret = (await readFile(join(dataDir, 'link-secret'), 'utf8')).trim()
  const signature = createHmac('sha256', secret).update(signedConsent({ id, givenAt })).digest('hex')
  return `consent=${id}&signature=${signature}`
}

for (const language of languages)
  test.describe(`in ${language}, signed out and without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test(
      'the link of a mail ends commercial mail',
      { tag: '@phone' },
      async ({ page, request, customer, identityUrl, dataDir }) => {
        const say = texts(language)
        const headers = await headersOf(identityUrl, customer)
        const query = await agree(request, headers, dataDir)
        await page.goto(addressIn(language, `/unsubscribe?${query}`))
        await expect(page.getByText(say('unsubscribe.question'))).toBeVisible()
        await page.getByRole('button', { name: say('unsubscribe.confirm') }).click()
        await expect(page.getByText(say('unsubscribe.done'))).toBeVisible()
        const left = await request.get(CONSENT, { headers })
        expect(consentSchema.parse(await left.json()).isGiven).toBe(false)
      },
    )
  })

test('a mail program ends it by one request, without a page', async ({
  request,
  customer,
  identityUrl,
  dataDir,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const query = await agree(request, headers, dataDir)
  const reply = await request.post(`/api/unsubscribe?${query}`, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(reply.status()).toBe(204)
  expect(consentSchema.parse(await (await request.get(CONSENT, { headers })).json()).isGiven).toBe(false)
})

test('a link that is cut off or forged says what to do', async ({ page }) => {
  const t = texts('pl')
  await page.goto('/unsubscribe?consent=1&signature=ab')
  await expect(page.getByRole('status')).toContainText(t('unsubscribe.unknown', { email: '' }).slice(0, 40))
  await page.goto(`/unsubscribe?consent=1&signature=${'a1'.repeat(32)}`)
  await page.getByRole('button', { name: t('unsubscribe.confirm') }).click()
  await expect(page.getByRole('status')).toContainText(t('unsubscribe.unknown', { email: '' }).slice(0, 40))
  await expect(page.getByRole('button', { name: t('unsubscribe.confirm') })).toHaveCount(0)
})
