import type { APIRequestContext, Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from '../contract/language.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { addToCart, headersOf, placeOrder } from './order-by-api.ts'
import { structuredDataIn } from './structured-data.ts'

/** How soon the shop's pages show that a price has changed, in milliseconds. */
const SEEN_WITHIN = 15_000

const REDUCED = {
  pl: 'Najniższa cena z 30 dni przed obniżką: 199,00\u00A0zł (−24%)',
  en: 'Lowest price of the 30 days before the reduction: 199.00\u00A0zł (−24%)',
  ru: 'Самая низкая цена за 30 дней до снижения: 199,00\u00A0zł (−24\u00A0%)',
}

/** A spacer of this test alone, for 199 zł. */
async function createSpacer(
  request: APIRequestContext,
  headers: Record<string, string>,
  title: string,
): Promise<number> {
  const data = {
    title,
    price: 199,
    boltDistance: '5x112',
    boltInfo: 'M14x1.5',
    thickness: 33,
    quantityInStock: 12,
  }
  const reply = await request.post('/api/admin/spacers', { data, headers })
  expect(reply.status()).toBe(201)
  return z.object({ id: z.int() }).parse(await reply.json()).id
}

/** What every shopper is sent of the product from now on, in each language: its page, and its card in a list. */
async function expectEverywhere(page: Page, id: number, title: string, isReduced: boolean): Promise<void> {
  for (const language of languages)
    for (const path of [`/spacerDetail/${id}`, `/products/title/${encodeURIComponent(title)}`]) {
      const html = expect.poll(async () => (await page.request.get(addressIn(language, path))).text(), {
        timeout: SEEN_WITHIN,
        intervals: [100],
      })
      await (isReduced
        ? html.toContain(REDUCED[language])
        : html.not.toContain(REDUCED[language].slice(0, 20)))
    }
}

/** Advice on the cart names products as well. */
const lineInCart = (page: Page, title: string) =>
  page
    .getByRole('region', { name: texts('pl')('cart.lines') })
    .getByRole('listitem')
    .filter({ hasText: title })

async function offerOf(page: Page, id: number): Promise<unknown> {
  const html = await (await page.request.get(`/spacerDetail/${id}`)).text()
  const product = structuredDataIn(html).find((node) => node['@type'] === 'Product')
  return product?.offers
}

/** How many of the mails about the order say what the lowest price was. */
async function countMails(dataDir: string, orderId: number): Promise<number> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails
    .map((mail) => mail.replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`order-${orderId}.`) && mail.includes('cena z 30 dni przed obni')).length
}

test('staff plan a reduction, it is seen in all its places, and nowhere once they have ended it', async ({
  clerk,
  page,
  request,
  customer,
  identityUrl,
  dataDir,
  signedInAs,
  browserErrors,
}) => {
  // The price that is no reduction is refused.
  browserErrors.expect(/400.*reductions/)
  const t = texts('pl')
  const title = 'Dystans przeceniony 33 mm'
  const headers = await headersOf(identityUrl, customer)
  const id = await createSpacer(request, await headersOf(identityUrl, staff), title)
  await addToCart(request, headers, { productId: id, quantity: 1 })

  await test.step('plan it, and see before what will be shown', async () => {
    await signedInAs(clerk)
    await page.goto(`/admin/products/${id}`)
    const form = page.getByRole('form', { name: t('admin_reductions.plan_title') })
    await form.getByLabel(t('admin_reductions.price')).fill('199')
    await form.getByLabel(t('admin_reductions.to'), { exact: true }).fill('2099-01-01T12:00')
    await form.getByRole('button', { name: t('admin_reductions.plan') }).click()
    await expect(form.getByLabel(t('admin_reductions.price'))).toHaveAccessibleDescription(
      t('product_form.errors.reduction_not_lower'),
    )
    await form.getByLabel(t('admin_reductions.price')).fill('150')
    await expect(form.getByRole('status')).toContainText(REDUCED.pl)
    await form.getByRole('button', { name: t('admin_reductions.plan') }).click()
    const listed = page.getByRole('list', { name: t('admin_reductions.all') }).getByRole('listitem')
    await expect(listed).toContainText(t('admin_reductions.states.in_force'))
    await expect(listed).toContainText(REDUCED.pl)
    await expect(page.getByRole('list', { name: t('admin_reductions.history') })).toContainText('150,00')
  })

  await test.step('it is on the pages, in lists and in the structured data', async () => {
    await expectEverywhere(page, id, title, true)
    expect(await offerOf(page, id)).toMatchObject({
      price: '150.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '199.00' },
    })
  })

  const orderId =
    await test.step('it is in the cart, in the checkout, in the order and its mail', async () => {
      await signedInAs(customer)
      await page.goto('/cart')
      await expect(lineInCart(page, title)).toContainText(REDUCED.pl)
      await page.goto('/CreateOrder')
      await expect(page.getByRole('main').getByText(REDUCED.pl).first()).toBeVisible()
      await request.delete('/api/cart', { headers })
      const order = await placeOrder(request, headers, customer, id)
      expect(order.orderItems).toMatchObject([{ price: 15_000, lowestPrice: 19_900 }])
      await page.goto(`/orders/${order.id}/confirmation`)
      await expect(page.getByText(REDUCED.pl)).toBeVisible()
      await expect.poll(() => countMails(dataDir, order.id), { timeout: SEEN_WITHIN }).toBe(1)
      return order.id
    })

  await test.step('it is ended early, and everything costs what it did', async () => {
    await signedInAs(clerk)
    await page.goto(`/admin/products/${id}`)
    await page.getByRole('button', { name: t('admin_reductions.end_now') }).click()
    const listed = page.getByRole('list', { name: t('admin_reductions.all') }).getByRole('listitem')
    await expect(listed).toContainText(t('admin_reductions.states.ended'))
    await expectEverywhere(page, id, title, false)
    expect(await offerOf(page, id)).toMatchObject({ price: '199.00' })
    expect(await offerOf(page, id)).not.toHaveProperty('priceSpecification')
  })

  await test.step('the order keeps what was paid, and the cart does not', async () => {
    await addToCart(request, headers, { productId: id, quantity: 1 })
    await signedInAs(customer)
    await page.goto('/cart')
    const line = lineInCart(page, title)
    await expect(line).toContainText('199,00')
    await expect(line).not.toContainText(REDUCED.pl.slice(0, 20))
    await page.goto(`/orders/${orderId}/confirmation`)
    await expect(page.getByText(REDUCED.pl)).toBeVisible()
  })
})
