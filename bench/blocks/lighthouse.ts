import lighthouse from 'lighthouse'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { median } from '../arithmetic/samples.ts'
import { withBrowser } from '../browser/browser.ts'
import { slowdownsFor, USUAL_SLOWDOWN } from '../browser/settings.ts'
import { addressOf } from '../calibration/bare-next.ts'
import { calibrated, USUAL_CONNECTIONS } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'
import { atLeast, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { calibrationNote, slowdownNote } from './calibration-note.ts'
import { listPages } from './page-addresses.ts'

const MOST_ROUNDS = 3

/** The others, which have to be perfect. */
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const

interface Score {
  /** 0 to 100. */
  performance: number
  /** 0 to 100: the lowest of the other categories. */
  others: number
  /** ms */
  lcp: number
  blocking: number
}

interface Scored extends Score {
  name: string
}

export async function measureLighthouse(run: Run): Promise<Section> {
  // `/tires` is the start page at another address and names that one as canonical, which Lighthouse counts as a mistake.
  const ours = (await listPages(await run.shop())).filter(({ name }) => name !== 'list')
  const bare = await run.bareNext()
  const addresses = [...ours, { name: 'bare page' as const, url: bare.url + addressOf(1) }]
  for (const { url } of addresses) await (await fetch(url)).arrayBuffer()
  const rounds = Math.min(run.visits, MOST_ROUNDS)
  const { result, calibration } = await calibrated(run, USUAL_CONNECTIONS, async (now) => {
    const scored: { slowdown: number; pages: Scored[] }[] = []
    for (const slowdown of slowdownsFor(run, now))
      scored.push({ slowdown, pages: await scoreAll(addresses, { rounds, slowdown }) })
    return scored
  })
  return {
    notes: [
      `Lighthouse as it comes: a slow phone, ${USUAL_SLOWDOWN}× slower than its machine, simulated from what it sees; the median of ${rounds}. Where it was measured, NextFaster had 96 to 97.`,
      ...slowdownNote(run),
      calibrationNote(calibration),
    ],
    tables: result.map(({ slowdown, pages }) => ({
      title: `Lighthouse, ${slowdown}× CPU`,
      head: ['', 'performance', 'lowest of the others', 'LCP, ms', 'blocking, ms'],
      rows: pages.map(({ name, performance, others, lcp, blocking }) => [
        name,
        ...[performance, others, lcp, blocking].map(formatNumber),
      ]),
    })),
    aims: result.flatMap(({ slowdown, pages }) =>
      pages
        .filter(({ name }) => name !== 'bare page')
        .flatMap(({ name, performance, others }) => [
          atLeast(`performance, ${slowdown}× CPU: ${name}`, 97, performance),
          atLeast(`accessibility, best practices and SEO, ${slowdown}× CPU: ${name}`, 100, others),
        ]),
    ),
  }
}

async function scoreAll(
  addresses: readonly { name: string; url: string }[],
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<Scored[]> {
  const [port = 0] = await findFreePorts(1)
  const args = [`--remote-debugging-port=${port}`]
  return withBrowser(async () => {
    const scored: Scored[] = []
    for (const { name, url } of addresses) {
      const scores: Score[] = []
      for (let round = 0; round < rounds; round++) scores.push(await score(url, { port, slowdown }))
      const of = (figure: keyof Score) => median(scores.map((each) => each[figure]))
      scored.push({
        name,
        performance: of('performance'),
        others: of('others'),
        lcp: of('lcp'),
        blocking: of('blocking'),
      })
    }
    return scored
  }, args)
}

async function score(url: string, { port, slowdown }: { port: number; slowdown: number }): Promise<Score> {
  const throttling = { cpuSlowdownMultiplier: slowdown }
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', ...OTHERS],
    logLevel: 'error',
    throttling,
  })
  const scoreOf = (category: string): number => {
    const share = result?.lhr.categories[category]?.score
    if (typeof share !== 'number') throw new Error(`Lighthouse came to no result for ${url}.`)
    return Math.round(share * 100)
  }
  const valueOf = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: scoreOf('performance'),
    others: Math.min(...OTHERS.map(scoreOf)),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
  }
}
