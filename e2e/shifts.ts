import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

/** How long after the letters of the typeface have come a frame with them is drawn, in ms, on a machine that has other work. */
const TYPEFACE_MS = 500

/** Times in ms since the navigation began. */
const notesSchema = z.object({
  shifts: z.array(z.object({ at: z.number(), what: z.string() })),
  typefaces: z.array(z.number()),
})

/**
 * Has the pages that are opened from now on note what moves in them by itself. What moves within half a second of a click or a
 * key does not count, as in Cumulative Layout Shift; nor what moves as letters of the typeface come, which hangs on the
 * letters that a system has until then, and is for the benchmark to say.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Until nothing more is under way. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest)
}

/** What has moved on the page from its first paint until nothing more was under way, one line for each part. */
export async function findShifts(page: Page): Promise<readonly string[]> {
  await untilAtRest(page)
  const notes = await page.evaluate((): unknown => Reflect.get(window, 'notes'))
  const { shifts, typefaces } = notesSchema.parse(notes)
  return shifts
    .filter(({ at }) => !typefaces.some((came) => Math.abs(came - at) < TYPEFACE_MS))
    .map(({ what }) => what)
}

export async function expectNoShift(page: Page): Promise<void> {
  expect.soft(await findShifts(page), `what has moved on ${page.url()}`).toEqual([])
}

/** What browsers have and TypeScript does not describe: https://wicg.github.io/layout-instability/#sec-layout-shift */
declare class LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/* What follows runs in the page. */

/** What streams its news never comes to an end and does not count. */
function isAtRest(): boolean {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
  return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > 400
}

function watch(): void {
  const shifts: { at: number; what: string }[] = []
  const typefaces: number[] = []
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width} × ${height} at ${x}, ${y}`
  const describe = (node: Node | null) =>
    (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof LayoutShift) || entry.hadRecentInput) continue
      for (const { node, previousRect, currentRect } of entry.sources)
        shifts.push({
          at: entry.startTime,
          what: `${describe(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  let count = 0
  // Each on its own: `loadingdone` waits for those that come later.
  const look = () => {
    const there = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes(' like '),
    )
    if (there.length > count) typefaces.push(performance.now())
    count = there.length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { notes: { shifts, typefaces } })
}
