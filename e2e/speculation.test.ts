import type { Page } from '@playwright/test'
import { addressIn, expect, test } from './fixtures.ts'

interface Fetched {
  path: string
  /** Before anybody clicked. */
  isAhead: boolean
}

/** Documents that the browser asks for from now on; those that it has fetched ahead it does not ask for again. */
async function followDocuments(page: Page): Promise<readonly Fetched[]> {
  const session = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const fetched: Fetched[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Document' || type === 'Prefetch') paths.set(requestId, new URL(request.url).pathname)
  })
  // Those alone that go over the network have these.
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    const path = paths.get(requestId)
    if (path !== undefined) fetched.push({ path, isAhead: headers['Sec-Purpose'] === 'prefetch' })
  })
  await session.send('Network.enable')
  return fetched
}

const rulesOf = (page: Page): Promise<number> => page.locator('script[type=speculationrules]').count()

/** Longer than a browser waits before it takes a pointer for an intention. */
const HOVERED_MS = 1_000

const linkTo = (page: Page, language: string) => page.locator(`a[hreflang=${language}]`).first()

for (const [from, to] of [
  ['pl', 'en'],
  ['en', 'ru'],
] as const)
  test(`a page in another language is fetched before the click (${from} to ${to})`, async ({ page }) => {
    const fetched = await followDocuments(page)
    await page.goto(addressIn(from, '/rules'))
    await expect.poll(() => rulesOf(page)).toBe(1)
    await linkTo(page, to).hover()
    const target = addressIn(to, '/rules')
    await expect.poll(() => fetched.slice(1)).toEqual([{ path: target, isAhead: true }])

    await linkTo(page, to).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === target)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    expect(fetched, 'the click asks for nothing more').toHaveLength(2)
    expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe(to)
  })

test('a link that came with a page change within the shop is followed as well', async ({ page }) => {
  const fetched = await followDocuments(page)
  await page.goto('/rules')
  await page.getByRole('contentinfo').locator('a[href="/returns"]').click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/returns')
  await expect(linkTo(page, 'ru')).toHaveAttribute('href', '/ru/returns')
  await linkTo(page, 'ru').hover()
  await expect.poll(() => fetched.slice(1)).toEqual([{ path: '/ru/returns', isAhead: true }])
})

test('Polish is not: what its address answers is decided by the choice that the click makes', async ({
  page,
}) => {
  const fetched = await followDocuments(page)
  await page.goto('/ru/rules')
  await linkTo(page, 'en').click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/en/rules')
  // Until the click says otherwise this leads back to English.
  expect((await page.request.get('/rules')).url()).toMatch(/\/en\/rules$/)
  const before = fetched.length
  await expect.poll(() => rulesOf(page)).toBe(1)
  for (const language of ['en', 'pl']) {
    await linkTo(page, language).hover()
    await page.waitForTimeout(HOVERED_MS)
  }
  expect(fetched.slice(before)).toEqual([])
  await linkTo(page, 'pl').click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/rules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('where somebody signs in, nothing is fetched unasked', async ({ page }) => {
  const fetched = await followDocuments(page)
  await page.goto('/signIn')
  await linkTo(page, 'en').hover()
  await page.waitForTimeout(HOVERED_MS)
  expect(await rulesOf(page)).toBe(0)
  expect(fetched).toEqual([{ path: '/signIn', isAhead: false }])
})
