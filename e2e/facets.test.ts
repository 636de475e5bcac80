import { facetedListSchema } from '../contract/catalogue/facet-choice.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'
import { headOf } from './page-head.ts'

const t = texts('pl')
const SIZE = '/tires/filter/width=195&profile=80&diameter=15'

test('a list is narrowed by what is ticked, and the count that was promised is what is shown', async ({
  page,
}) => {
  await page.goto('/wheels')
  await page.getByText(t('facets.title'), { exact: true }).click()
  const steel = page.getByRole('checkbox', { name: /^stal \(\d+\)$/ })
  const name = (await steel.evaluate((box) => box.closest('label')?.textContent)) ?? ''
  const promised = /\((\d+)\)/.exec(name)?.[1]
  await steel.check()
  // The button says the number before it is pressed.
  await page.getByRole('button', { name: new RegExp(`^Pokaż ${promised} `) }).click()
  await expect(page).toHaveURL(/\/wheels\?.*material=steel/)
  await expect(page.getByRole('navigation', { name: t('facets.chosen') })).toContainText(
    `${t('facets.names.material')}: stal`,
  )
  await expect(page.getByRole('button', { name: new RegExp(`^Pokaż ${promised} `) })).toBeVisible()
  await page.getByRole('link', { name: t('facets.clear'), exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/wheels' && url.search === '')
})

test('the counts of the other options follow what is ticked', async ({ page }) => {
  await page.goto('/tires?sort=price')
  const winter = page.locator('input[name=pattern][value="Śnieżka"]')
  await expect(winter).toHaveAccessibleName(/\([1-9]\d*\)$/)
  await page.locator('input[name=use][value=truck]').check()
  await expect(winter).toHaveAccessibleName(/\(0\)$/)
})

test('a size chosen beside a narrowed list leaves what the list is narrowed by, and its order', async ({
  page,
}) => {
  await page.goto('/tires?use=4X4&sort=price_desc')
  await page.getByLabel(t('size_box.label')).fill('195/80 R15')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('tire_filter.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(
    (url) => url.pathname.startsWith('/tires/filter/') && url.search === '?use=4X4&sort=price_desc',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Opony 195\/80 R15 do aut terenowych i SUV · \d+$/,
  )
})

/** What stands within the first screen of a phone: above it, and so high that its price is seen. */
const PRICE_BELOW = 320

for (const [path, name] of [
  [`/tires?pattern=${encodeURIComponent('Śnieżka')}`, 'Opony na zimę'],
  ['/tires?use=truck&priceTo=300&inStock=1', 'Opony do aut dostawczych do 300 zł dostępne od ręki'],
  ['/wheels?material=aluminium&color=black_matt', 'Felgi czarne matowe aluminiowe'],
  ['/spacer?thickness=20', 'Dystanse do kół o grubości 20 mm'],
  [`${SIZE}?use=4X4&sort=price_desc`, 'Opony 195/80 R15 do aut terenowych i SUV'],
] as const)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`the first product of "${name}" stands in the first screen, under what was chosen`, async ({
      page,
    }) => {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      const shown = new RegExp(`^${name} · (\\d+)$`)
      await expect(heading).toHaveText(shown)
      const count = Number(shown.exec((await heading.textContent()) ?? '')?.[1])
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      await expect(cards).toHaveCount(Math.min(count, 24))
      const top = (await cards.first().boundingBox())?.y
      expect(top).toBeLessThan(844 - PRICE_BELOW)
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is narrowed and sorted all the same, page by page', async ({ page }) => {
    await page.goto('/tires')
    await page.getByRole('combobox', { name: t('facets.sort'), exact: true }).selectOption('price_desc')
    await page.getByRole('button', { name: t('facets.sort'), exact: true }).click()
    await expect(page).toHaveURL(/\/tires\?.*sort=price_desc/)
    const first = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
    await page
      .getByRole('link', { name: t('ui.next_page') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/tires\/page\/2\?.*sort=price_desc/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(
      first ?? '',
    )
  })
})

test('an order is chosen beside the list, and stays with what the list is narrowed by', async ({ page }) => {
  await page.goto('/tires?use=truck')
  const order = page.getByRole('combobox', { name: t('facets.sort'), exact: true })
  await order.selectOption('price_desc')
  await expect(page).toHaveURL(/\/tires\?use=truck&sort=price_desc$/)
  await expect(order).toHaveValue('price_desc')
  await page.getByRole('link', { name: t('facets.clear'), exact: true }).click()
  await expect(page).toHaveURL(/\/tires\?sort=price_desc$/)
  await order.selectOption('')
  await expect(page).toHaveURL(/\/tires\?sort=$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'))
})

apiTest(
  'a filtered size is not indexed and names the size as its canonical address',
  async ({ request, baseURL }) => {
    for (const language of ['pl', 'en', 'ru'] as const) {
      const path = addressIn(language, SIZE)
      const html = await (await request.get(`${path}?use=4X4&sort=price_desc`)).text()
      expect(html).toContain('noindex')
      expect(headOf(html).canonical).toBe(new URL(path, baseURL).href)
      expect(await (await request.get(path)).text()).not.toContain('noindex')
    }
  },
)

apiTest('a facet whose value has a blank and one with diacritics are found', async ({ request }) => {
  for (const pattern of ['Śnieżka', 'Szuter AT']) {
    const html = await (await request.get(`/tires?pattern=${encodeURIComponent(pattern)}`)).text()
    expect(html).toContain(`${t('facets.names.pattern')}: ${pattern}`)
    expect(html).not.toContain(t('facets.none'))
  }
})

apiTest('a narrowed list has its own products, cached or not', async ({ request, productApiUrl }) => {
  const reply = await request.get(`${productApiUrl}/api/narrowed/tires?by=${encodeURIComponent('use=truck')}`)
  const { total, products } = facetedListSchema.parse(await reply.json())
  expect(total).toBeGreaterThan(0)
  const titles = products.map(({ title }) => title)
  const others = await request.get(`${productApiUrl}/api/narrowed/tires?by=use%3D4X4&pageSize=1`)
  const other = facetedListSchema.parse(await others.json()).products[0]?.title ?? ''
  expect(other).not.toBe('')
  for (let visit = 0; visit < 2; visit++) {
    const html = await (await request.get('/tires?use=truck&utm_source=mail')).text()
    for (const title of titles.slice(0, 3)) expect(html).toContain(title)
    expect(html).not.toContain(other)
  }
})

test('results of a search by words are narrowed by kind first, then as the list of that kind, and sorted', async ({
  page,
}) => {
  await page.goto('/products/title/5x112')
  const kinds = page.getByRole('navigation', { name: t('search.found_kinds') })
  const wheels = kinds.getByRole('link', { name: new RegExp(`^${t('search.kinds.Wheel')} \\(\\d+\\)$`) })
  const promised = /\((\d+)\)/.exec((await wheels.textContent()) ?? '')?.[1]
  await wheels.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(new RegExp(` · ${promised}$`))
  await page.getByRole('combobox', { name: t('facets.sort') }).selectOption(t('facets.sorts.price_desc'))
  await expect(page).toHaveURL(/\/products\/title\/5x112\?kind=wheels&sort=price_desc$/)
  const steel = page.getByRole('checkbox', { name: /^stal \(\d+\)$/ })
  await steel.check()
  await page.getByRole('button', { name: /^Pokaż \d+ / }).click()
  await expect(page).toHaveURL(/\?kind=wheels&sort=price_desc&.*material=steel/)
  await expect(page.getByRole('navigation', { name: t('facets.chosen') })).toContainText('stal')
  // Back to all kinds.
  await kinds.getByRole('link', { name: new RegExp(`^${t('search.all_kinds')}`) }).click()
  await expect(page).toHaveURL(/\/products\/title\/5x112$/)
})
