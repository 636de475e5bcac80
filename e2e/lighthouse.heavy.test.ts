import lighthouse from 'lighthouse'
import { expect, test as base } from './fixtures.ts'
import { findFreePorts } from '../local-services/free-ports.ts'
import { listPublicRoutes } from './public-routes.ts'

/** Speed is not among them: on a machine that runs other tests beside it, that would measure those. */
const onlyCategories = ['accessibility', 'best-practices', 'seo']

const test = base.extend<{ debuggingPort: number }>({
  debuggingPort: async ({ playwright, launchOptions }, use) => {
    const [port = 0] = await findFreePorts(1)
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(port)
    await browser.close()
  },
})

for (const kind of ['home', 'results', 'detail', 'news'] as const)
  test(`Lighthouse finds nothing to mend on a phone: ${kind}`, async ({
    baseURL,
    productApiUrl,
    debuggingPort: port,
  }) => {
    const { tires, news } = await listPublicRoutes(productApiUrl)
    const paths = {
      home: '/',
      results: '/tires/filter/width=195&profile=80&diameter=15',
      detail: tires[0],
      news: news[0],
    }
    const result = await lighthouse(new URL(paths[kind] ?? '', baseURL).href, {
      port,
      onlyCategories,
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse came to no result.')
    const { categories, audits } = result.lhr
    const wanting = Object.values(audits).filter(({ score }) => score !== null && score < 1)
    expect(
      wanting.map(({ id, title, details }) => ({ id, title, details })),
      'what Lighthouse finds',
    ).toEqual([])
    expect(Object.values(categories).map(({ id, score }) => [id, score])).toEqual(
      onlyCategories.map((id) => [id, 1]),
    )
  })
