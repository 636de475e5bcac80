import type { Browser, BrowserContext, Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Setting } from './settings.ts'
import { withVisitor } from './visit.ts'

const ARRIVE_WITHIN_MS = 30_000
const KEY = 'benchmark-click'

/** When a person clicks: once nothing moves any more, or as soon as there is something to click on. */
export const moments = ['settled', 'at once'] as const
export type Moment = (typeof moments)[number]

/**
 * From the click on a card of a list until the product's heading is drawn, in ms. The pointer is not there before: it moves to
 * the card and clicks.
 */
export async function goToProduct(
  browser: Browser,
  setting: Setting,
  { list, moment }: { list: string; moment: Moment },
): Promise<number> {
  return withVisitor(browser, setting, async ({ context, page, untilSettled }) => {
    await watchClicks(context)
    await page.goto(list, { waitUntil: moment === 'settled' ? 'load' : 'commit' })
    const card = page.locator('main a[href*="/tireDetail/"]').first()
    if (moment === 'settled') await untilSettled()
    await (setting.context.hasTouch ? card.tap() : card.click())
    return untilArrived(page)
  })
}

async function untilArrived(page: Page): Promise<number> {
  const deadline = performance.now() + ARRIVE_WITHIN_MS
  while (performance.now() < deadline) {
    // While one document gives way to another, there is nobody to ask.
    const ms = await page.evaluate(readArrived).catch(() => null)
    if (typeof ms === 'number') return ms
    await sleep(50)
  }
  throw new Error('The product did not appear.')
}

function readArrived(): unknown {
  const ms: unknown = Reflect.get(window, 'benchmarkArrived')
  return ms
}

const watchClicks = (context: BrowserContext): Promise<unknown> => context.addInitScript(watch, KEY)

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
  const look = () => {
    const title = sessionStorage.getItem(`${key}-title`)
    const isThere = title !== null && wordsOf(document.querySelector('main h1')) === title
    if (!isThere) return requestAnimationFrame(look)
    // After the frame in which it is drawn.
    return requestAnimationFrame(() =>
      setTimeout(() => {
        const benchmarkArrived = now() - Number(sessionStorage.getItem(`${key}-at`))
        Object.assign(window, { benchmarkArrived })
      }),
    )
  }
  addEventListener('click', onClick, { capture: true })
  requestAnimationFrame(look)
}
