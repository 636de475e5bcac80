import { z } from 'zod'
import { spacerSchema } from '../contract/catalogue/product.ts'
import { apiTest, expect, staff, test, texts } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { idTokenOf } from './people.ts'
import { getStock, listOtherTires } from './tires.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'

apiTest(
  'a page that was sent again and again shows a new price as soon as there is one',
  async ({ request, identityUrl, productApiUrl }) => {
    const spacers = z
      .array(spacerSchema)
      .parse(await (await request.get(`${productApiUrl}/api/spacers`)).json())
    const { id, price } = spacers.at(-1) ?? { id: 0, price: 0 }
    const page = `/spacerDetail/${id}`
    const read = async () => (await request.get(page)).text()
    for (let visit = 0; visit < 3; visit++) expect(await read()).not.toContain('987,65')

    const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, staff)}` }
    const data = { from: price / 100, to: 987.65, reason: 'Nowy cennik' }
    const changed = await request.patch(`/api/admin/products/${id}/price`, { data, headers })
    expect(changed.status(), await changed.text()).toBe(200)
    await expect.poll(read).toContain('987,65')
  },
)

// Shows D16c
test('what an order leaves of a product is shown by its page and by the list on which it stands', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const tire = (await listOtherTires(productApiUrl, 12, 20))[2]
  if (!tire) throw new Error('The seed has too few tires of which there are 12 to 20.')
  const { id, width, profile, diameter, protector } = tire
  const query = `width=${width}&profile=${profile}&diameter=${diameter}&protector=${encodeURIComponent(protector)}`
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/tireDetail/${id}"]`) })
  const places = [
    { path: `/tires/filter/${query}`, shown: card },
    { path: `/tireDetail/${id}`, shown: page.getByRole('main') },
  ]
  const isShown = async () => {
    const count = await getStock(productApiUrl, id)
    for (const { path, shown } of places) {
      await page.goto(path)
      const text = texts('pl')('catalogue.stock_count', { count })
      await expect(shown).toContainText(text, { timeout: 1_000 })
    }
    return count
  }
  const before = await isShown()
  await placeOrder(page.request, identityUrl, { buyer: customer, tire })
  await expect(async () => expect(await isShown()).toBeLessThan(before)).toPass({ timeout: 5_000 })
})

apiTest(
  'a cached page is for crawlers as well, and does not hold visitors of another language',
  async ({ request }) => {
    const { etag } = (await request.get('/rules', { headers: { 'accept-language': 'pl' } })).headers()
    const crawled = await request.get('/rules', { headers: { 'user-agent': CRAWLER } })
    expect(crawled.headers()).toMatchObject({ 'content-encoding': 'br', etag })
    const english = await request.get('/rules', { headers: { 'accept-language': 'en' }, maxRedirects: 0 })
    expect(english.headers()).toMatchObject({ location: '/en/rules' })
    const asked = await request.get('/rules', { headers: { cookie: 'language=ru' }, maxRedirects: 0 })
    expect(asked.headers()).toMatchObject({ location: '/ru/rules' })
  },
)
