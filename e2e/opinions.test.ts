import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { orderLinkReplySchema } from '../contract/selling/order-link.ts'
import { expectAccessible } from './accessibility.ts'
import { addressIn, expect, staff, test, texts } from './fixtures.ts'
import { headersOf, markDelivered, placeOrder } from './order-by-api.ts'
import { photo } from './photo.ts'
import { listPublicRoutes } from './public-routes.ts'
import { structuredDataIn } from './structured-data.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

async function readProduct(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const product = structuredDataIn(html).find((data) => data['@type'] === 'Product')
  return { html, product }
}

// Shows D17c, D17i
test(
  'a buyer rates what was delivered, everyone reads it, and staff answer and hide it',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, productApiUrl, signedInAs, browserErrors }) => {
    // A file that is no photo.
    browserErrors.expect(/415/)
    const tire = (await listOtherTires(productApiUrl, 5)).at(-1)
    if (!tire) throw new Error('The seed has no such tire.')
    const path = `/tireDetail/${tire.id}`
    const before = await readProduct(page.request, path)
    expect(before.html).toContain(t('opinions.none'))
    expect(before.product).not.toHaveProperty('aggregateRating')
    expect(before.product).not.toHaveProperty('aggregateRating')

    const { id } = await placeOrder(page.request, await headersOf(identityUrl, customer), customer, tire.id)
    await signedInAs(customer)
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('own_opinions.title') })).toHaveCount(0)

    await markDelivered(page.request, identityUrl, id)
    await page.reload()
    await page.getByRole('button', { name: t('own_opinions.write_of', { title: tire.title }) }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: t('own_opinions.save') }).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      t('own_opinions.errors.rating_required'),
    ])
    await form.getByLabel(t('own_opinions.ratings.4')).check()
    await form.getByRole('textbox', { name: t('own_opinions.text') }).fill('Trzyma na mokrym.\nWarto.')
    await form.getByLabel(t('own_opinions.shows_name', { name: 'Ewa' })).check()
    const noPhoto = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
    await form.getByLabel(t('pictures.choose', { max: 4 })).setInputFiles([await photo(), noPhoto])
    await expect(form.getByRole('img', { name: t('pictures.preview', { number: 1 }) })).toBeVisible()
    await expect(form.getByText(t('pictures.errors.type'))).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: t('own_opinions.save') }).click()
    await expect(
      page.getByRole('button', { name: t('own_opinions.edit_of', { title: tire.title }) }),
    ).toBeVisible()

    await page.goto(addressIn('en', path))
    const en = texts('en')
    await page.getByRole('link', { name: en('product.opinions', { count: 1 }), exact: true }).click()
    const opinions = page.locator('#opinions')
    await expect(opinions.getByText(en('opinions.checked'))).toBeInViewport()
    await expect(opinions.getByText('Trzyma na mokrym.')).toHaveAttribute('lang', 'pl')
    await expect(opinions.getByRole('listitem')).toContainText('Ewa')
    const shown = opinions.getByRole('img', { name: en('opinions.photo', { number: 1 }) })
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(300)
    const source = (await shown.getAttribute('src')) ?? ''
    const file = await page.request.get(source)
    expect([file.status(), file.headers()]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=300',
      },
    ])
    await expect(opinions.getByRole('img', { name: en('opinions.stars', { rating: 4 }) })).toBeVisible()
    await expectAccessible(page)
    expect((await readProduct(page.request, path)).product).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    })

    await signedInAs(staff)
    await page.goto('/admin/opinions')
    const row = page.getByRole('table', { name: t('admin_opinions.title') })
    const openRow = () =>
      row.getByRole('row').filter({ hasText: 'Trzyma na mokrym.' }).getByRole('button').click()
    await openRow()
    await row.getByLabel(t('admin_opinions.answer')).fill('Dziękujemy!')
    await row.getByRole('button', { name: t('admin_opinions.save_answer') }).click()
    await expect
      .poll(async () => (await readProduct(page.request, path)).html)
      .toContain(t('opinions.answer'))
    await expectAccessible(page)
    const photoForStaff = row.getByRole('img', { name: t('admin_opinions.photo', { number: 1 }) })
    await expect(photoForStaff).toBeVisible()
    await row.getByLabel(t('admin_opinions.reason')).fill('Na prośbę autorki')
    await row.getByRole('button', { name: t('admin_opinions.hide') }).click()
    await expect(
      row.getByText(t('admin_opinions.hidden_because', { reason: 'Na prośbę autorki' })),
    ).toBeVisible()
    await expect
      .poll(async () => (await readProduct(page.request, path)).product)
      .not.toHaveProperty('aggregateRating')
    expect((await readProduct(page.request, path)).html).not.toContain('Trzyma na mokrym.')
    expect((await page.request.get(source)).status()).toBe(404)
    await page.reload()
    await openRow()
    await expect(photoForStaff).toBeVisible()
  },
)

// Shows D17f
test(
  'whoever has the link of an order rates what came with it, without an account',
  { tag: '@heavy' },
  async ({ page, browser, baseURL, customer, identityUrl, productApiUrl }) => {
    const tire = (await listOtherTires(productApiUrl, 5)).at(-15)
    if (!tire) throw new Error('The seed has no such tire.')
    const buyer = await headersOf(identityUrl, customer)
    const { id } = await placeOrder(page.request, buyer, customer, tire.id)
    await markDelivered(page.request, identityUrl, id)
    const { link } = orderLinkReplySchema.parse(
      await (await page.request.get(`/api/orders/${id}/link`, { headers: buyer })).json(),
    )
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'pl-PL' })
    const reader = await elsewhere.newPage()
    await reader.goto(`/order?link=${link}`)
    await reader.getByRole('button', { name: t('own_opinions.write_of', { title: tire.title }) }).click()
    const form = reader.getByRole('dialog')
    await form.getByLabel(t('own_opinions.ratings.3')).check()
    await form.getByLabel(t('pictures.choose', { max: 4 })).setInputFiles(await photo())
    await expect(form.getByRole('img', { name: t('pictures.preview', { number: 1 }) })).toBeVisible()
    await form.getByRole('button', { name: t('own_opinions.save') }).click()
    await expect(
      reader.getByRole('button', { name: t('own_opinions.edit_of', { title: tire.title }) }),
    ).toBeVisible()
    await expectAccessible(reader)
    await elsewhere.close()
    await expect
      .poll(async () => (await readProduct(page.request, `/tireDetail/${tire.id}`)).product)
      .toMatchObject({ aggregateRating: { ratingValue: 3, reviewCount: 1 } })
    expect((await readProduct(page.request, `/tireDetail/${tire.id}`)).html).toContain('/api/opinion-photos/')
  },
)

// Shows D17h
test(
  'further opinions come on request, in the order that is asked for',
  { tag: '@heavy' },
  async ({ page, productApiUrl }) => {
    const { wheels } = await listPublicRoutes(productApiUrl)
    await page.goto(wheels[0] ?? '')
    const opinions = page.locator('#opinions')
    await expect(opinions.getByRole('listitem')).toHaveCount(1)
    await opinions.getByRole('button', { name: t('opinions.more') }).click()
    await expect(opinions.getByRole('listitem')).toHaveCount(5)
    await expect(opinions.getByRole('button', { name: t('opinions.more') })).toHaveCount(0)
    await opinions.getByLabel(t('opinions.sort')).selectOption('worst')
    const first = opinions.getByRole('listitem').first()
    await expect(first.getByRole('img', { name: t('opinions.stars', { rating: 4 }) })).toBeVisible()
    await opinions.getByLabel(t('opinions.rating')).selectOption('1')
    await expect(opinions.getByText(t('opinions.no_match'))).toBeVisible()
    await expectAccessible(page)
  },
)

// Shows D17g
test(
  'a reader reports an opinion, and staff close the notice',
  { tag: '@heavy' },
  async ({ page, productApiUrl, signedInAs }) => {
    const { wheels } = await listPublicRoutes(productApiUrl)
    await page.goto(wheels[0] ?? '')
    await page
      .locator('#opinions')
      .getByRole('link', { name: t('opinions.report') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report_opinion.title'))
    await expectAccessible(page)
    const reason = `Reklama ${randomUUID()}`
    await page.getByLabel(t('report_opinion.reason')).fill(reason)
    await page.getByRole('button', { name: t('report_opinion.send') }).click()
    await expect(page.getByText(t('report_opinion.sent'))).toBeVisible()

    await signedInAs(staff)
    await page.goto('/admin/opinions?state=reported')
    await page.getByRole('main').getByRole('row').last().getByRole('button').click()
    const report = page.getByRole('listitem').filter({ hasText: reason }).last()
    const close = report.getByRole('button', { name: t('admin_opinions.close_report') })
    await close.click()
    await expect(close).toHaveCount(0)
  },
)
