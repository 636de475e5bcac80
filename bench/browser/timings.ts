import type { BrowserContext, Page } from 'playwright'
import { z } from 'zod'

/** Times in ms since the navigation began. */
export interface Timings {
  ttfb: number
  fcp: number
  lcp: number
  /** Sum of all layout shifts: never less than CLS, which leaves some out. */
  shift: number
  /** What tasks took beyond 50 ms each, from the first paint until the page was at rest. */
  blocking: number
}

const seenSchema = z.object({
  ttfb: z.number(),
  fcp: z.number(),
  seen: z.object({
    lcp: z.number(),
    shift: z.number(),
    tasks: z.array(z.object({ start: z.number(), ms: z.number() })),
  }),
})

/** From here on a task blocks what a person does. */
const BLOCKING_MS = 50

/** Has every page of the context watched from its beginning. */
export async function watchTimings(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch)
}

export async function readTimings(page: Page): Promise<Timings> {
  const { ttfb, fcp, seen } = seenSchema.parse(await page.evaluate(read))
  const blocking = seen.tasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - BLOCKING_MS), 0)
  return { ttfb, fcp, lcp: seen.lcp, shift: seen.shift, blocking }
}

/* What follows runs in the page, each function by itself. */

function watch(): void {
  const seen: { lcp: number; shift: number; tasks: { start: number; ms: number }[] } = {
    lcp: 0,
    shift: 0,
    tasks: [],
  }
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  follow('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
  follow('longtask', ({ startTime, duration }) => void seen.tasks.push({ start: startTime, ms: duration }))
  Object.assign(window, { benchmarkSeen: seen })
}

function read(): unknown {
  const seen: unknown = Reflect.get(window, 'benchmarkSeen')
  const [navigation] = performance.getEntriesByType('navigation')
  const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return { ttfb, fcp, seen }
}
