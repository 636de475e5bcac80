import { z } from 'zod'
import { languages } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf } from './order-by-api.ts'
import { structuredDataIn } from './structured-data.ts'

/** How soon the shop's pages show that a manufacturer has changed, in milliseconds. */
const SEEN_WITHIN = 15_000

test('staff write a manufacturer outside the Union, and its product says who answers for it, in three languages', async ({
  clerk,
  page,
  request,
  identityUrl,
  signedInAs,
}) => {
  const t = texts('pl')
  const name = 'Yuhuan Test Parts Co., Ltd.'
  await signedInAs(clerk)
  await page.goto('/admin/manufacturers')

  await test.step('without a responsible person it is not taken, and nothing is lost', async () => {
    await page.getByRole('button', { name: t('admin_manufacturers.add') }).click()
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(t('admin_manufacturers.name'), { exact: true }).first().fill(name)
    await form
      .getByLabel(t('admin_manufacturers.address'), { exact: true })
      .first()
      .fill('88 Zhenxing Road, Yuhuan')
    await form
      .getByLabel(t('admin_manufacturers.contact'), { exact: true })
      .first()
      .fill('safety@yuhuan.example')
    await form.getByLabel(t('admin_manufacturers.country'), { exact: true }).fill('CN')
    await form.getByRole('button', { name: t('admin_manufacturers.save') }).click()
    const responsible = page.getByRole('group', { name: t('admin_manufacturers.responsible') })
    await expect(responsible.getByRole('textbox').first()).toHaveAccessibleDescription(
      t('admin_manufacturers.errors.responsible_required'),
    )
    await expectAccessible(page)
    const [who, where, how] = await responsible.getByRole('textbox').all()
    await who?.fill('Kontor Sp. z o.o.')
    await where?.fill('ul. Portowa 7, 81-350 Gdynia')
    await how?.fill('https://kontor.example/gpsr')
    await form.getByRole('button', { name: t('admin_manufacturers.save') }).click()
    await expect(page.getByRole('row').getByRole('button', { name })).toBeVisible()
  })

  const data = {
    title: 'Dystans z producentem',
    price: 199,
    boltDistance: '5x112',
    boltInfo: 'M14x1.5',
    thickness: 34,
    quantityInStock: 4,
    maker: name,
    model: 'YT-34',
    ean: '5901234123457',
  }
  const reply = await request.post('/api/admin/spacers', {
    data,
    headers: await headersOf(identityUrl, staff),
  })
  expect(reply.status()).toBe(201)
  const { id } = z.object({ id: z.int() }).parse(await reply.json())

  for (const language of languages)
    await test.step(`its page says so in ${language}`, async () => {
      const say = texts(language)
      await page.goto(addressIn(language, `/spacerDetail/${id}`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: say('safety.title') })).toBeVisible()
      await expect(main.getByText('88 Zhenxing Road, Yuhuan')).toBeVisible()
      await expect(main.getByRole('link', { name: 'https://kontor.example/gpsr' })).toBeVisible()
      await main.getByText(say('safety.warnings_title')).click()
      await expect(main.getByText(say('safety.warnings.Spacer').split('\n')[0] ?? '')).toBeVisible()
      const html = await (await page.request.get(addressIn(language, `/spacerDetail/${id}`))).text()
      const product = structuredDataIn(html).find((node) => node['@type'] === 'Product')
      expect(product).toMatchObject({ gtin: '5901234123457', model: 'YT-34', manufacturer: { name } })
    })

  await test.step('a new address is soon on the page', async () => {
    await page.goto('/admin/manufacturers')
    await page.getByRole('row').getByRole('button', { name }).click()
    const form = page.getByRole('main').locator('form')
    await form
      .getByLabel(t('admin_manufacturers.address'), { exact: true })
      .first()
      .fill('1 New Road, Yuhuan')
    await form.getByRole('button', { name: t('admin_manufacturers.save') }).click()
    await expect(page.getByRole('cell', { name: '1 New Road, Yuhuan', exact: true })).toBeVisible()
    const html = async () => (await page.request.get(`/spacerDetail/${id}`)).text()
    await expect.poll(html, { timeout: SEEN_WITHIN, intervals: [100] }).toContain('1 New Road, Yuhuan')
  })

  await test.step('staff find products for sale that say nothing of it', async () => {
    await page.goto('/admin/products?isIncomplete=true')
    await expect(page.getByRole('status').filter({ hasText: /produkt/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dystans z producentem' })).toHaveCount(0)
  })
})
