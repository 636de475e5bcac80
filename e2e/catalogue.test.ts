import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { languages } from '../contract/selling/order.ts'
import { newsItemSchema } from '../contract/content/news.ts'
import { spacerSchema, wheelSchema } from '../contract/catalogue/product.ts'
import { addressIn, expect, test, texts } from './fixtures.ts'

const kinds = [
  { home: '/wheels', results: '/wheels/filter/diameter=16&boltSpacing=5x112' },
  { home: '/spacer', results: '/spacer/filter/boltDistance=5x112' },
] as const

async function firstOf<Reply extends z.ZodType>(url: string, item: Reply): Promise<z.output<Reply>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  const [first] = z.array(item).parse(await response.json())
  if (first === undefined) throw new Error(`${url} is empty`)
  return first
}

const cards = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /: / })

/** Every page is opened in every language by a test of its own, and texts are looked at where they are drawn. */
const polish = texts('pl')

for (const { home, results } of kinds)
  // Shows S0.2, S1.2, S2.13, S2.14, S2.17, S2.18
  test(`${home} and its results list products`, async ({ page }) => {
    await page.goto(addressIn('pl', home))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24)
    await page.goto(addressIn('pl', results))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5x112')
    const count = await cards(page).count()
    expect(count).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(` · ${count}`)
  })

// Shows S2.21, S2.22, S2.62, S2.63, S9.23
test(`a wheel and a spacer show their specification`, async ({ page, productApiUrl }) => {
  const wheel = await firstOf(`${productApiUrl}/api/wheels`, wheelSchema)
  await page.goto(addressIn('pl', `/wheelDetail/${wheel.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wheel.title)
  for (const name of [
    'diameter',
    'width',
    'central_bore',
    'bolt_spacing',
    'color',
    'material',
    'stock',
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: polish(`wheel.${name}`) })).not.toHaveCount(0)
  await expect(page.getByRole('definition').getByText(wheel.boltSpacing, { exact: true })).toHaveCount(1)

  const spacer = await firstOf(`${productApiUrl}/api/spacers`, spacerSchema)
  await page.goto(addressIn('pl', `/spacerDetail/${spacer.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spacer.title)
  for (const name of ['name', 'bolt_distance', 'bolt_info', 'thickness', 'stock'] as const)
    await expect(page.getByRole('term').filter({ hasText: polish(`spacer.${name}`) })).not.toHaveCount(0)
  for (const value of [spacer.boltInfo, polish('spacer.mm', { value: spacer.thickness })])
    await expect(page.getByRole('definition').filter({ hasText: value }).last()).toBeVisible()
})

// Shows S0.4, S1.3, S2.19, S2.37, S2.71, S2.72, S6.2, S8.30
test(`the search says how many titles match, and when none does`, async ({ page }) => {
  await page.goto(addressIn('pl', '/'))
  const box = page.getByRole('searchbox', { name: polish('header.search_label') })
  const button = page.getByRole('button', { name: polish('header.search_submit'), exact: true }).first()
  await expect(button).toBeDisabled()
  await box.fill('dystans 5x112')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    polish('search.title', { query: 'dystans 5x112' }),
  )
  await expect(box).toHaveValue('dystans 5x112')
  expect(await cards(page).count()).toBeGreaterThan(0)
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/spacerDetail\/\d+$/,
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.goto(addressIn('pl', '/products/title/%D1%8A%D1%8A%D1%8A%D1%8A'))
  await expect(page.getByText(polish('search.no_results'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('·')

  await page.goto(addressIn('pl', `/products/title/${encodeURIComponent('felgi 5x113')}`))
  await expect(page.getByRole('heading', { name: polish('search.near') })).toBeVisible()
  await page.getByRole('link', { name: '5x112', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    polish('search.title', { query: 'felgi 5x112' }),
  )
  expect(await cards(page).count()).toBeGreaterThan(0)

  // The end of it would be a tire of a width that none has.
  await page.goto(addressIn('pl', `/products/title/${encodeURIComponent('felgi 5x112 R20')}`))
  await expect(page.getByRole('link', { name: '18″ · 5x112' })).toHaveAttribute(
    'href',
    '/wheels/filter/diameter=18&boltSpacing=5x112',
  )
  await expect(page.getByText(/: 112 R20/)).toBeHidden()

  await page.goto(addressIn('pl', '/products/title/opony%20ca%C5%82oroczne'))
  await expect(
    page
      .getByRole('navigation', { name: polish('search.sizes') })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/products\/title\/opony%20ca%C5%82oroczne%20\d+%2F\d+%20R\d+$/)
})

// Shows S1.4, S2.23, S2.24, S2.74, S2.75, S6.2
test(`news lead to an item, whose video loads on a click`, async ({ page, productApiUrl }) => {
  const item = await firstOf(`${productApiUrl}/api/tires/news`, newsItemSchema)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  )
  await page.goto(addressIn('pl', '/allnews'))
  await page.getByRole('link', { name: item.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
  const day = new Intl.DateTimeFormat('pl', { dateStyle: 'medium', timeZone: 'Europe/Warsaw' })
  await expect(page.getByRole('time')).toHaveText(day.format(new Date(item.createdDate)))
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: polish('news.play') }).click()
  const frame = page.getByTitle(polish('news.video_title', { title: item.title }))
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
  expect((await frame.boundingBox())?.height).toBe(400)
})

// Shows S2.76
test(`what is not there says so with 404`, { tag: '@heavy' }, async ({ page, browserErrors }) => {
  browserErrors.expect(/404/)
  for (const path of [
    '/wheelDetail/1',
    '/spacerDetail/1',
    '/wheelDetail/x',
    '/wheels/filter/boltSpacing=5x112',
  ]) {
    expect((await page.goto(addressIn('pl', path)))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: polish('not_found.title') })).toBeAttached()
  }
  expect((await page.goto(addressIn('pl', '/news/999999')))?.status()).toBe(404)
  await expect(page.getByText(polish('news.not_found')).last()).toBeVisible()
})
const missing = [
  {
    home: '/tires',
    results: '/tires/filter/width=195&profile=60&diameter=17',
    words: 'tire_filter',
    nearest: /\d+\/\d+ R17/,
  },
  {
    home: '/tires',
    results: '/tires/filter/width=195&profile=80&diameter=15&priceTo=1',
    words: 'tire_filter',
    nearest: /195\/80 R15/,
  },
  {
    home: '/wheels',
    results: '/wheels/filter/diameter=16&boltSpacing=5x112&width=99',
    words: 'wheel_results',
    nearest: /^16″ · 5x112 · .*″$/,
  },
  {
    home: '/wheels',
    results: '/wheels/filter/diameter=99&boltSpacing=5x112',
    words: 'wheel_results',
    nearest: /^\d+″ · 5x112$/,
  },
  {
    home: '/spacer',
    results: '/spacer/filter/boltDistance=5x112&thickness=999',
    words: 'spacer_results',
    nearest: /^5x112 · \d+/,
  },
  {
    home: '/spacer',
    results: '/spacer/filter/boltDistance=5x113',
    words: 'spacer_results',
    nearest: /^5x112$/,
  },
] as const

for (const [index, { home, results, words, nearest }] of missing.entries())
  // Shows S2.55
  test(
    `${home}: a choice that nobody has says so and leads on to the nearest one (${results})`,
    { tag: '@heavy' },
    async ({ page }) => {
      const language = languages[index % languages.length] ?? 'pl'
      const t = texts(language)
      await page.goto(addressIn(language, results))
      const noResult = page.getByText(t(`${words}.no_result`), { exact: true })
      await expect(noResult).toBeVisible()
      const choices = page.getByRole('region', { name: t(`${words}.nearest`) })
      await choices.getByRole('link', { name: nearest }).first().click()
      await expect(noResult).toBeHidden()
      const products = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
      await expect(products).not.toHaveCount(0)
    },
  )

test(
  'a size that no list can hold leads to none of another size, and says what comes near',
  { tag: '@heavy' },
  async ({ page }) => {
    const t = texts('pl')
    await page.goto('/tires/filter/size=7.50R16')
    await expect(page.getByText(t('size_box.not_listed'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^\+48/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /Nadbieg/ })).toHaveCount(0)
    await page
      .getByRole('region', { name: t('tire_filter.nearest') })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/width=235&profile=85&diameter=16$/)
  },
)

test(
  'a season that a size does not have is named, with those that it has',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const t = texts('pl')
    await page.goto('/tires/filter/width=195&profile=80&diameter=15&season=winter')
    const notice = page.getByText(t('tire_filter.season_none', { season: 'winter', size: '195/80\u00A0R15' }))
    await expect(notice).toBeVisible()
    if (isMobile) await page.getByText(t('tire_filter.change'), { exact: true }).click()
    await expect(page.getByRole('combobox', { name: t('tire_filter.season') })).toHaveValue('winter')
    await page.getByRole('link', { name: /całoroczn/ }).click()
    await expect(page).toHaveURL(/diameter=15&season=allseason$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /195\/80/ })).not.toHaveCount(
      0,
    )
  },
)

// Shows S1.2, S2.49, S2.53
test(
  'the wheel filter by keyboard: each choice opens the next, and stays after a reload',
  { tag: ['@phone', '@heavy'] },
  async ({ page }) => {
    const t = texts('en')
    await page.goto('/en/wheels')
    const field = (key: 'diameter' | 'bolt_spacing' | 'width' | 'central_bore') =>
      page.getByRole('combobox', { name: t(`wheel_filter.${key}`) })
    const submit = page.getByRole('main').getByRole('button', { name: t('wheel_filter.submit'), exact: true })
    await expect(submit).toBeDisabled()
    await field('diameter').focus()
    await page.keyboard.type('16')
    await expect(field('diameter')).toHaveValue('16')
    await expect(field('bolt_spacing')).toBeEnabled()
    await expect(field('width')).toBeDisabled()
    await page.keyboard.press('Tab')
    await page.keyboard.type('5x112')
    await expect(field('width')).toBeEnabled()
    await expect(field('central_bore')).toBeEnabled()

    await page.reload()
    await expect(field('diameter')).toHaveValue('16')
    await expect(field('bolt_spacing')).toHaveValue('5x112')
    await expect(field('width')).toBeEnabled()
    await submit.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/wheels\/filter\/diameter=16&boltSpacing=5x112$/)

    await page
      .getByRole('navigation', { name: t('header.nav') })
      .getByRole('link', { name: t('header.wheels'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/en\/wheels$/)
    // The list is whole, and the filter keeps what was chosen.
    await expect(page.getByText(t('wheel_filter.none_chosen'), { exact: true })).toBeAttached()
    // On a phone the panel is as open as it was left.
    await expect(field('bolt_spacing')).toHaveValue('5x112')
  },
)

// Shows S2.73
test(
  'a search that takes a while says that it is under way, over the whole page',
  { tag: ['@phone', '@heavy'] },
  async ({ page }) => {
    const t = texts('pl')
    await page.goto('/spacer')
    await page.route(/\/products\/title\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    const box = page.getByRole('searchbox', { name: t('header.search_label') })
    await box.fill('wykrot')
    await box.press('Enter')
    const loading = page.getByRole('status').filter({ hasText: t('ui.loading') })
    await expect(loading).toBeVisible()
    // What is under the lower edge of the window belongs to it.
    const isCovered = await loading.evaluate((status) =>
      document.elementFromPoint(innerWidth / 2, innerHeight - 5)?.contains(status),
    )
    expect(isCovered).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      t('search.title', { query: 'wykrot' }),
    )
    await expect(page.getByRole('status').filter({ hasText: t('ui.loading') })).toHaveCount(0)
  },
)

// Shows S2.46
test('the price thumbs and fields move together', { tag: ['@phone', '@heavy'] }, async ({ page }) => {
  const t = texts('pl')
  await page.goto('/tires')
  const upper = page.getByRole('slider', { name: t('tire_filter.price_to_thumb') })
  await expect(upper).toBeEnabled()
  await upper.focus()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('textbox', { name: t('tire_filter.price_to') })).toHaveValue('1900')
  await page.getByRole('textbox', { name: t('tire_filter.price_from') }).fill('250')
  const lower = page.getByRole('slider', { name: t('tire_filter.price_from_thumb') })
  await expect(lower).toHaveValue('250')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('tire_filter.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/priceFrom=250&priceTo=1900$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const forms = [
    {
      home: '/tires',
      words: 'tire_filter',
      choose: {},
      results: '/tires/filter/width=195&profile=80&diameter=15',
    },
    {
      home: '/wheels',
      words: 'wheel_filter',
      choose: { diameter: '16' },
      results: '/wheels/filter/diameter=16',
    },
    {
      home: '/spacer',
      words: 'spacer_filter',
      choose: { bolt_distance: '5x112' },
      results: '/spacer/filter/boltDistance=5x112',
    },
  ] as const

  for (const { home, words, choose, results } of forms)
    // Shows S2.12
    test(`${home} lists products and its filter is a plain form`, { tag: '@phone' }, async ({ page }) => {
      const t = texts('en')
      await page.goto(addressIn('en', home))
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24)
      for (const [name, value] of Object.entries(choose))
        await page
          .locator(`select[name=${name === 'diameter' ? 'diameter' : 'boltDistance'}]`)
          .selectOption(value)
      await page
        .getByRole('main')
        .getByRole('button', { name: t(`${words}.submit`), exact: true })
        .click()
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`/en${results}`))
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    })

  for (const [text, path] of [
    [
      '205/55r16 91v',
      '/en/tires/filter/width=205&profile=55&diameter=16&season=allseason&priceFrom=0&priceTo=2000',
    ],
    ['my car', '/en/tires/filter/size=my%20car'],
    ['7.50R16', '/en/tires/filter/size=7.50R16'],
  ] as const)
    test(`${text} in the size box leads to ${path}`, { tag: '@phone' }, async ({ page, browserErrors }) => {
      const t = texts('en')
      // What cannot be read as a size is a page that is not there, with ways on.
      if (text === 'my car') browserErrors.expect(/404/)
      await page.goto('/en/tires')
      await page.getByRole('textbox', { name: t('size_box.label') }).fill(text)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('tire_filter.submit'), exact: true })
        .click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('the search leads to its results', async ({ page }) => {
    const t = texts('ru')
    await page.goto('/ru/spacer')
    await page.getByRole('searchbox', { name: t('header.search_label') }).fill('Trasa 195/80')
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(/\/ru\/products\/title\/Trasa%20195%2F80$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      t('search.title', { query: 'Trasa 195/80' }),
    )
  })

  // Shows S2.75
  test('a news item can be read', async ({ page, productApiUrl }) => {
    const item = await firstOf(`${productApiUrl}/api/tires/news`, newsItemSchema)
    await page.goto(`/news/${item.id}`)
    await expect(page.getByText(item.description.split('\n')[0] ?? '')).toBeVisible()
    await expect(page.getByRole('link', { name: texts('pl')('news.play') })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    )
  })
})
