import { languages } from '../contract/selling/order.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'

for (const language of languages) {
  // Shows S0.1, S1.12, S2.11, S9.16, D1a
  apiTest(`the first page lists tires with prices in the HTML itself (${language})`, async ({ request }) => {
    const html = await (await request.get(addressIn(language, '/'))).text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(texts(language)('home.title'))
    const text = html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, '')
    expect(text.match(/\d[.,]\d\d\u00a0zł/g)?.length).toBeGreaterThanOrEqual(24)
  })
}

// Shows S0.3, S1.1, S2.11, S3.21, S9.9
test('the filter leads from the default size to its results', { tag: '@phone' }, async ({ page }) => {
  const t = texts('pl')
  await page.goto('/')
  await expect(page.getByLabel(t('tire_filter.width')).locator('visible=true')).toHaveValue('195')
  await page
    .getByRole('button', { name: t('tire_filter.submit') })
    .locator('visible=true')
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Opony 195\/80 R15 · \d+$/)
})

test(
  'the home page leads on by a tread, by a size that people buy, and to what it promises',
  { tag: '@phone' },
  async ({ page }) => {
    const t = texts('pl')
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByLabel(t('tire_filter.width')).locator('option:checked')).toHaveText('–')
    const treads = main.getByRole('navigation', { name: t('home.uses') }).getByRole('link')
    await expect(treads).toHaveText(
      (['city', 'road', 'snow', 'terrain', 'van'] as const).map((use) => t(`home.use.${use}`)),
    )
    await expect(main.getByRole('link', { name: '+48 34 555 01 87' })).toHaveAttribute('href', /^tel:/)
    await treads.nth(2).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Opony na zimę · \d+$/)
    await page.goBack()
    const sizes = main.getByRole('navigation', { name: t('home.popular') }).getByRole('link')
    const size = await sizes.first().textContent()
    await sizes.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(size ?? '')
    await page.goBack()
    await main.getByRole('link', { name: /bieżnikujemy/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('retreading.title') })).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture of a size is a form that shows dashes and searches for the size that it starts with', async ({
    page,
  }) => {
    const t = texts('ru')
    await page.goto('/ru')
    for (const name of ['width', 'profile', 'diameter'] as const)
      await expect(page.getByLabel(t(`tire_filter.${name}`)).locator('option:checked')).toHaveText('–')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('tire_filter.submit') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('195/80 R15')
  })
})

// Shows S2.15, S2.44, S2.48, S4.21, S4.23, S5.31, D3a
test(
  'a changed width resets what is below it, and searching waits for a whole size',
  { tag: '@phone' },
  async ({ page }) => {
    const t = texts('pl')
    await page.goto('/tires')
    const field = (key: 'width' | 'profile' | 'diameter') =>
      page.getByLabel(t(`tire_filter.${key}`)).locator('visible=true')
    await field('width').selectOption('205')
    await expect(field('profile')).toHaveValue('')
    await expect(field('diameter')).toBeDisabled()
    const submit = page
      .getByRole('main')
      .getByRole('button', { name: t('tire_filter.submit') })
      .locator('visible=true')
    await expect(submit).toBeDisabled()
    await field('profile').selectOption('55')
    await field('diameter').selectOption('16')
    await submit.click()
    await expect(page).toHaveURL(/width=205&profile=55&diameter=16/)
  },
)

// Shows S2.54
test('a size that nobody has says so and leads on', async ({ page }) => {
  await page.goto('/en/tires/filter/width=195&profile=80&diameter=20')
  await expect(page.getByText(texts('en')('tire_filter.no_result'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: texts('en')('tire_filter.all_tires') }).click()
  await expect(page).toHaveURL(/\/en\/tires$/)
})

// Shows D3b, D3c
test('an address that cannot be read is a 404 page with a way back', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/)
  const reply = await page.goto('/ru/tires/filter/width=abc')
  expect(reply?.status()).toBe(404)
  await page.getByRole('link', { name: texts('ru')('not_found.back') }).click()
  await expect(page).toHaveURL(/\/ru$/)
})

test(
  'a page whose texts do not arrive as a script stays what the document says',
  { tag: '@heavy' },
  async ({ page, browserErrors }) => {
    const t = texts('pl')
    browserErrors.expect(/ERR_FAILED/)
    const failed = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const reply = await route.fetch()
      if (!(await reply.text()).includes(t('footer.claim'))) return route.fulfill({ response: reply })
      await route.abort()
      failed.resolve()
    })
    await page.goto('/')
    await failed.promise
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('header.wheels'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/wheels$/)
    // The next page's scripts may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'a page whose texts get lost on their way once answers all the same',
  { tag: '@heavy' },
  async ({ page, browserErrors }) => {
    const t = texts('pl')
    browserErrors.expect(/ERR_FAILED/)
    let losses = 0
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const reply = await route.fetch()
      if (losses > 0 || !(await reply.text()).includes(t('footer.claim')))
        return route.fulfill({ response: reply })
      losses += 1
      await route.abort()
    })
    await page.goto('/')
    // Without scripts it can be pressed.
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('header.search_submit') }),
    ).toBeDisabled()
    expect(losses).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test.describe('an English browser without a choice', () => {
  test.use({ locale: 'en-GB' })
  // Shows S1.14, S1.16, D2a
  test('is led to the English page, and its own choice wins afterwards', async ({ page }) => {
    await page.goto('/tires')
    await expect(page).toHaveURL(/\/en\/tires$/)
    await page.getByRole('link', { name: /^pl$/i }).click()
    await expect(page).toHaveURL(/[^n]\/tires$/)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  })
})
