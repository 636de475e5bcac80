import type { Page } from 'playwright'
import { languages } from '../contract/order.ts'
import { addressIn, expect, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { fixed, listPublicRoutes } from './public-routes.ts'
import { untilScriptsRun } from './scripts-run.ts'

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

const SCRIPTS = '**/_next/static/**/*.js'

/** Frames are drawn when the returned function is called, as in a tab that nobody has looked at yet. */
async function holdFrames(page: Page, { isInBackground = false } = {}): Promise<() => Promise<void>> {
  await page.addInitScript((hidden) => {
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => held.push(frame)
    window.addEventListener('draw', () => {
      for (const frame of held.splice(0)) frame(performance.now())
    })
    Object.defineProperty(document, 'hidden', { value: hidden })
  }, isInBackground)
  return () => page.evaluate(() => void window.dispatchEvent(new Event('draw')))
}

test('the scripts of a page are asked for once it is drawn', async ({ page }) => {
  const asked: string[] = []
  await page.route(SCRIPTS, (route) => {
    asked.push(route.request().url())
    return route.continue()
  })
  const drawFrame = await holdFrames(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await drawFrame()
  await untilScriptsRun(page)
  expect(asked.length).toBeGreaterThan(5)
})

test('a page that is opened in the background is not waited for', async ({ page }) => {
  await holdFrames(page, { isInBackground: true })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await untilScriptsRun(page)
  expect(await page.locator('script[src][async]').count()).toBeGreaterThan(5)
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
      return value.replaceAll(/(?:sans|mono)(?:Latin|Polish|Cyrillic|Other), /g, '')
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

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ javaScriptEnabled: false, colorScheme: language === 'en' ? 'dark' : 'light' })

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
