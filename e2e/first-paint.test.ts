import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright'
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
  await page.goto('/')
  expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(5)
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
  const elements = [...document.body.querySelectorAll('*:not(script, footer *)')]
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

/** As a document comes, before any script. */
async function look(
  browser: Browser,
  from: Page,
  path: string,
  scheme: 'light' | 'dark',
  sheet: boolean,
): Promise<Look[]> {
  const viewport = from.viewportSize()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: scheme,
    baseURL: new URL(from.url()).origin,
    ...(viewport && { viewport }),
  })
  try {
    const page = await context.newPage()
    await page.route(FONTS, (route) => route.fulfill({ status: 404 }))
    if (!sheet) await page.route(SHEETS, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto(path)
    return await page.evaluate(lookAround)
  } finally {
    await context.close()
  }
}

for (const language of languages)
  test(`the first picture is the same without the sheet, in ${language}`, async ({
    page,
    browser,
    productApiUrl,
  }) => {
    const { tires, wheels, spacers, news } = await listPublicRoutes(productApiUrl)
    const scheme = language === 'en' ? 'dark' : 'light'
    await page.goto(addressIn(language, '/'))
    for (const path of [...fixed, ...[tires, wheels, spacers, news].flatMap(([first]) => first ?? [])]) {
      const address = addressIn(language, path)
      const whole = await look(browser, page, address, scheme, true)
      expect(whole.length, path).toBeGreaterThan(20)
      const bare = await look(browser, page, address, scheme, false)
      // Somebody may have published news in between.
      const isSame = isDeepStrictEqual(bare, whole)
      expect(bare, path).toEqual(isSame ? whole : await look(browser, page, address, scheme, true))
    }
  })
