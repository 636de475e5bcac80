import type { Browser, Locator, Page } from 'playwright'
import type { Setting } from './settings.ts'
import { withVisitor } from './visit.ts'

const ARRIVE_WITHIN_MS = 30_000
const KEY = 'benchmark-click'

declare global {
  interface Window {
    /** Takes how long the way took, in ms. */
    benchmarkArrived?: (ms: number) => void
  }
}

/** When a person clicks: once nothing moves any more, or as soon as there is something to click on. */
export const moments = ['settled', 'at once'] as const
export type Moment = (typeof moments)[number]

/**
 * From the click on a card of a list until the frame with the product's heading is drawn, in ms. The pointer is not there before: it
 * moves to the card and clicks. Nothing is asked of the page in between: each question takes the page's own time.
 */
export async function goToProduct(
  browser: Browser,
  setting: Setting,
  { list, moment }: { list: string; moment: Moment },
): Promise<number> {
  return withVisitor(browser, setting, async ({ context, page, untilSettled }) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    await context.exposeFunction('benchmarkArrived', resolve)
    await context.addInitScript(watch, KEY)
    await page.goto(list, { waitUntil: moment === 'settled' ? 'load' : 'commit' })
    const card = page.locator('main a[href*="/tireDetail/"]').first()
    if (moment === 'settled') await untilSettled()
    await press(page, card, setting)
    const timer = setTimeout(() => reject(new Error('The product did not appear.')), ARRIVE_WITHIN_MS)
    return promise.finally(() => clearTimeout(timer))
  })
}

/** As a mouse or a finger does; a click of Playwright's looks into the page for what it met, and takes the page's time for that. */
async function press(page: Page, target: Locator, { context: { hasTouch } }: Setting): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to click on.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Runs in each document. The click is kept in the session, because it may lead to another document. */
function watch(key: string): void {
  const now = () => performance.timeOrigin + performance.now()
  const wordsOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, '') ?? ''
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    sessionStorage.setItem(`${key}-title`, wordsOf(link))
    sessionStorage.setItem(`${key}-at`, String(now()))
  }
  const tell = () => window.benchmarkArrived?.(now() - Number(sessionStorage.getItem(`${key}-at`)))
  const look = () => {
    const title = sessionStorage.getItem(`${key}-title`)
    const isThere = title !== null && wordsOf(document.querySelector('main h1')) === title
    // What is there before a frame is drawn is drawn with it.
    if (isThere) setTimeout(tell)
    else requestAnimationFrame(look)
  }
  addEventListener('click', onClick, { capture: true })
  requestAnimationFrame(look)
}
