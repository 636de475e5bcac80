import { z } from 'zod'
import { productSchema, type Product } from '../contract/catalogue/product.ts'
import { addressIn, apiTest, expect, test, texts } from './fixtures.ts'

const kinds = [
  { list: '/api/tires', detail: '/tireDetail' },
  { list: '/api/wheels', detail: '/wheelDetail' },
  { list: '/api/spacers', detail: '/spacerDetail' },
] as const

/** What the shared layout of the detail pages has to show, whatever the product is. */
const blocks = ['delivery', 'payment', 'certification'] as const

/** Every page is opened in every language by a test of its own, and texts are looked at where they are drawn. */
const language = 'ru'
const t = texts(language)
const price = (product: Product) =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(product.price / 100)}\u00a0`

for (const { list, detail } of kinds)
  // Shows S2.67, S2.68, S2.70, S9.24, D17a
  test(`${detail} shows price, rating, specification and the three promises`, async ({
    page,
    productApiUrl,
  }) => {
    const product = await firstOf(`${productApiUrl}${list}?lang=${language}`)
    await page.goto(addressIn(language, `${detail}/${product.id}`))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.title)
    await expect(main.getByText(price(product)).first()).toContainText('zł')
    await expect(main.getByText(t('product.opinions', { count: 5 }), { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: t('product.specification') })).toBeVisible()
    for (const block of blocks)
      await expect(main.getByRole('heading', { name: t(`product.${block}`), exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: t('product.about_link') })).toHaveAttribute(
      'href',
      addressIn(language, '/aboutcompany'),
    )
  })

apiTest(
  'the largest picture of a product and of a list is fetched ahead of scripts',
  async ({ request, productApiUrl }) => {
    const tags = async (path: string) =>
      (await (await request.get(path)).text()).match(/<(?:link|img) [^>]*>/g) ?? []
    const { id } = await firstOf(`${productApiUrl}/api/tires`)
    const preloaded = (await tags(`/tireDetail/${id}`)).filter((tag) => tag.includes('as="image"'))
    expect(preloaded).toEqual([expect.stringMatching(/drawings\/tire-sheet.*fetchPriority="high"/)])
    const list = await tags('/tires/filter/width=195&profile=80&diameter=15')
    expect(list.find((tag) => tag.startsWith('<img'))).toContain('fetchPriority="high"')
  },
)

// Shows S2.60, S2.61, S2.65
test(`a tire shows its numbers as name: value pairs`, async ({ page, productApiUrl }) => {
  const tire = await firstOf(`${productApiUrl}/api/tires`)
  if (tire.productType !== 'Tire') throw new Error('There is something else among the tires.')
  await page.goto(addressIn(language, `/tireDetail/${tire.id}`))
  const pairs = await page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
  expect(pairs).toEqual(
    expect.arrayContaining([
      [t('tire.name'), t('tire.name_value', { type: tire.typeOfTire, manufacturer: tire.manufacturer })],
      [t('tire.width'), expect.stringMatching(new RegExp(`^${tire.width}\\b`))],
      [t('tire.profile'), expect.stringMatching(new RegExp(`^${tire.profile}\\b`))],
      [t('tire.diameter'), expect.stringMatching(new RegExp(`^${tire.diameter}\\D`))],
      [t('tire.ic_vc'), expect.stringContaining(`${tire.icVc}: `)],
      [t('tire.season'), t(`tire.seasons.${tire.season}`)],
    ]),
  )
  expect(pairs.map(([name]) => name)).toContain(t('tire.stock'))
})
async function firstOf(url: string): Promise<Product> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  const [first] = z.array(productSchema).parse(await response.json())
  if (first === undefined) throw new Error(`${url} is empty`)
  return first
}
