import type { Browser, BrowserContext, Page } from 'playwright'
import { applyThrottle, type Setting } from './settings.ts'
import { followTraffic, type Traffic } from './traffic.ts'
import { readTimings, watchTimings, type Timings } from './timings.ts'

/** How long nothing may be under way until a page counts as at rest. */
const QUIET_MS = 2_000

export interface Visit extends Timings {
  /** Once the page is loaded. */
  atLoad: Traffic
  settled: Traffic
}

interface Visitor {
  context: BrowserContext
  page: Page
  traffic: Awaited<ReturnType<typeof followTraffic>>
  untilSettled: () => Promise<void>
}

/** Somebody who has never been here: nothing is in the browser's cache. */
export async function withVisitor<T>(
  browser: Browser,
  setting: Setting,
  use: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(setting.context)
  try {
    await watchTimings(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await followTraffic(session)
    await applyThrottle(session, setting)
    return await use({ context, page, traffic, untilSettled: () => traffic.untilQuiet(QUIET_MS) })
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until it is at rest. */
export async function visitPage(browser: Browser, setting: Setting, url: string): Promise<Visit> {
  return withVisitor(browser, setting, async ({ page, traffic, untilSettled }) => {
    const reply = await page.goto(url, { waitUntil: 'load' })
    if (!reply?.ok()) throw new Error(`${url} answered ${reply?.status()}`)
    const atLoad = traffic.sum()
    await untilSettled()
    return { ...(await readTimings(page)), atLoad, settled: traffic.sum() }
  })
}
