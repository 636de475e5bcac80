import { languages } from '../contract/selling/order.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'
import { getSoldOutTire } from './tires.ts'

for (const language of languages)
  test.describe(`in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('somebody asks for a mail when a tire is back', async ({ page, productApiUrl }) => {
      const say = texts(language)
      const tire = await getSoldOutTire(productApiUrl)
      await page.goto(addressIn(language, `/tireDetail/${tire.id}`))
      await page.getByRole('link', { name: say('stock_notice.link') }).click()
      await expect(page.getByRole('link', { name: tire.title })).toBeVisible()
      await page.getByLabel(say('stock_notice.email')).fill(`${crypto.randomUUID()}@example.com`)
      await page.getByRole('button', { name: say('stock_notice.send') }).click()
      await expect(page.getByText(say('stock_notice.done'))).toBeVisible()
    })
  })

test('an address that is none comes back with the reason, as it was typed', async ({
  request,
  productApiUrl,
}) => {
  const { id } = await getSoldOutTire(productApiUrl)
  const reply = await request.post('/api/stock-notices', {
    form: { product: String(id), language: 'en', email: 'ewa@"<b>' },
    headers: { origin: new URL((await request.get('/')).url()).origin },
  })
  expect(reply.status()).toBe(400)
  const document = await reply.text()
  expect(document).toContain(texts('en')('stock_notice.email_invalid'))
  expect(document).toContain('value="ewa@&quot;&lt;b&gt;"')
})

test('a product that is not sold is nothing to wait for', async ({ page }) => {
  await page.goto('/stock-notice?product=2000000000')
  await expect(page.getByText(texts('pl')('stock_notice.gone'))).toBeVisible()
})
