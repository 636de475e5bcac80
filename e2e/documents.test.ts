import { languages } from '../contract/selling/order.ts'
import { documentText } from './document-text.ts'
import { expectAccessible } from './accessibility.ts'
import { followErrors } from './browser-errors.ts'
import { addressIn, apiTest, expect, test as base, texts } from './fixtures.ts'
import { expectSecured } from './secured.ts'
import { openStorefrontApart, type StorefrontApart } from './storefront-apart.ts'
import { listTiresInStock } from './tires.ts'

const test = base.extend<{ apart: StorefrontApart }>({
  apart: async ({ productApiUrl, identityUrl }, use) => {
    const storefront = await openStorefrontApart({ productApiUrl, identityUrl })
    await use(storefront)
    await storefront.close()
  },
})

const keptByNobody = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    const t = texts(language)

    // Shows S2.76, D3b
    test(`what is missing has a whole page, and leads on (${language})`, async ({ page, browserErrors }) => {
      browserErrors.expect(/404/)
      const address = addressIn(language, '/tireDetail/999999')
      const reply = await page.goto(address)
      expect(reply?.status()).toBe(404)
      expect(reply?.headers()).toMatchObject(keptByNobody)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(new RegExp(t('not_found.title')))
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('heading', { level: 1, name: t('not_found.title') })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const others = page.getByRole('navigation', { name: t('language.label') }).getByRole('link')
      expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        expect.arrayContaining(languages.map((each) => addressIn(each, '/'))),
      )
      await page
        .getByRole('main')
        .getByRole('link', { name: t('not_found.back') })
        .click()
      await expect(page).toHaveURL((url) => url.pathname === addressIn(language, '/'))

      await page.goto(addressIn(language, '/news/999999'))
      await expect(page.getByRole('heading', { level: 1, name: t('news.not_found') })).toBeVisible()
    })
  }

  // Shows S8.29
  test(
    'a page that cannot be made says so with 503, and is there as soon as it can',
    { tag: '@heavy' },
    async ({ page, apart, productApiUrl, browserErrors }) => {
      browserErrors.expect(/503/)
      const [seen, unseen] = await listTiresInStock(productApiUrl, 1)
      const seenAddress = `${apart.url}/tireDetail/${seen?.id}`
      expect((await page.goto(seenAddress))?.status()).toBe(200)

      apart.cutOff(true)
      expect((await page.goto(seenAddress))?.status()).toBe(200)
      for (const language of languages) {
        const t = texts(language)
        const reply = await page.goto(apart.url + addressIn(language, `/tireDetail/${unseen?.id}`))
        expect(reply?.status()).toBe(503)
        expect(reply?.headers()).toMatchObject({ ...keptByNobody, 'retry-after': '5' })
        expectSecured(reply?.headers() ?? {}, 'a page that cannot be made')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const title = t('catalogue.failed.product', { id: `${unseen?.id}` })
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
      expect((await page.request.head(page.url())).status()).toBe(503)
      const before = apart.output().length
      await page.request.get(`${apart.url}/products/title/nobody-has-looked`)
      await expect.poll(() => apart.output().slice(before)).toContain('the product API does not answer')

      apart.cutOff(false)
      await expect(async () => {
        await page.getByRole('link', { name: texts('ru')('failure.retry') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${unseen?.title}`, {
          timeout: 2_000,
        })
      }).toPass({ timeout: 30_000 })
    },
  )
})

test(
  'a page that failed comes to life in the browser and can be left by its links',
  { tag: '@heavy' },
  async ({ browser, apart }) => {
    // Not the page of the fixtures: they go through its addresses once more, when this storefront is closed.
    const context = await browser.newContext()
    const page = await context.newPage()
    const errors = followErrors(page)
    // The page, and the pages that its links fetch ahead.
    errors.expect(/status of 50[03]/)
    const t = texts('en')
    apart.cutOff(true)
    expect((await page.goto(`${apart.url}/en/wheels`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: t('catalogue.failed.wheels') })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.rules') })
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: documentText('rules', 'en').title }),
    ).toBeVisible()
    errors.expectNone()
    await context.close()
  },
)

apiTest('the documents are no pages of their own', async ({ request }) => {
  for (const path of ['/problem/not-found', '/en/problem/tires', '/ru/problem']) {
    const reply = await request.get(path)
    expect(reply.status(), path).toBe(404)
  }
})
