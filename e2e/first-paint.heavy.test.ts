import type { Page } from 'playwright'
import { addressIn, expect, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { fixed, listPublicRoutes } from './public-routes.ts'

const SHEETS = '**/*.css'

/** What is drawn differently while it is missing is not what is looked at here. */
const FONTS = '**/*.woff2'

test('a page is drawn before its sheet is there', async ({ page }) => {
  const bringSheet = await holdBack(page, SHEETS)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  bringSheet()
  await page.waitForLoadState('load')
})

interface Look {
  what: string
  box: number[]
  style: string[]
}

/** Each element of the first picture: where it is, and what it looks like. Runs in the page. */
function lookAround(): Look[] {
  const properties = [
    'display',
    'color',
    'background-color',
    'background-image',
    'border-top-width',
    'border-top-style',
    'border-top-color',
    'border-bottom-width',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-transform',
    'white-space',
    'opacity',
    'visibility',
    'mask-image',
  ]
  const elements = [...document.body.querySelectorAll('*:not(script, use, footer *)')]
  return elements.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (y > innerHeight || width * height === 0) return []
    const parts = [null, '::before', '::after'].map((part) => getComputedStyle(element, part))
    // The typefaces that nobody has yet are named by the sheet alone.
    const valueOf = (part: CSSStyleDeclaration, name: string) => {
      const value = part.getPropertyValue(name)
      // A picture that is written into a style comes with the sheet, and until then nothing is seen in its place.
      if (name === 'mask-image' && value !== 'none') return 'a picture'
      return value.replaceAll(/(?:sans|mono)[A-Z][a-z]+, /g, '')
    }
    const style = parts.flatMap((part) => properties.map((name) => valueOf(part, name)))
    const what = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`
    return [{ what, box: [x, y, width].map(Math.round), style }]
  })
}

/** As a document comes, before any script: while its sheet is held back, and with it. */
async function look(page: Page, path: string): Promise<{ bare: Look[]; whole: Look[] }> {
  const bringSheet = await holdBack(page, SHEETS)
  await page.goto(path, { waitUntil: 'commit' })
  // The sheet stands behind all that is drawn.
  await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' })
  const bare = await page.evaluate(lookAround)
  bringSheet()
  await page.waitForLoadState('load')
  return { bare, whole: await page.evaluate(lookAround) }
}

for (const [language, colorScheme] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const)
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ javaScriptEnabled: false, colorScheme })

    test('the first picture is the same without the sheet', async ({
      page,
      productApiUrl,
      browserErrors,
    }) => {
      browserErrors.expect(/\.woff2/)
      const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
      await page.route(FONTS, (route) => route.fulfill({ status: 404 }))
      for (const path of [...fixed, ...[tires, wheels, spacers, news].flatMap(([first]) => first ?? [])]) {
        const { bare, whole } = await look(page, addressIn(language, path))
        expect(whole.length, path).toBeGreaterThan(20)
        expect(bare, path).toEqual(whole)
      }
    })
  })
