import lighthouse from 'lighthouse'
import { findFreePorts } from '../../e2e/ports.ts'
import { median } from '../arithmetic/samples.ts'
import { withBrowser } from '../browser/browser.ts'
import { addressOf } from '../calibration/bare-next.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'
import { atLeast, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { calibrationNote } from './calibration-note.ts'
import { listPages } from './page-addresses.ts'

const MOST_ROUNDS = 3

interface Score {
  /** 0 to 100. */
  performance: number
  /** ms */
  lcp: number
  blocking: number
}

export async function measureLighthouse(run: Run): Promise<Section> {
  const pages = (await listPages(await run.shop())).filter(({ name }) => name !== 'filtered list')
  const bare = await run.bareNext()
  const addresses = [...pages, { name: 'bare page' as const, url: bare.url + addressOf(1) }]
  for (const { url } of addresses) await (await fetch(url)).arrayBuffer()
  const rounds = Math.min(run.visits, MOST_ROUNDS)
  const { result, calibration } = await calibrated(run, 1, () => scoreAll(addresses, rounds))
  return {
    notes: [
      `Lighthouse as it comes: a slow phone, simulated from what it sees; the median of ${rounds}. Where it was measured, NextFaster had 96 to 97.`,
      calibrationNote(calibration),
    ],
    tables: [
      {
        title: 'Lighthouse',
        head: ['', 'performance', 'LCP, ms', 'blocking, ms'],
        rows: result.map(({ name, performance, lcp, blocking }) => [
          name,
          ...[performance, lcp, blocking].map(formatNumber),
        ]),
      },
    ],
    aims: result
      .filter(({ name }) => name !== 'bare page')
      .map(({ name, performance }) => atLeast(`performance: ${name}`, 99, performance)),
  }
}

async function scoreAll(addresses: readonly { name: string; url: string }[], rounds: number) {
  const [port = 0] = await findFreePorts(1)
  const args = [`--remote-debugging-port=${port}`]
  return withBrowser(async () => {
    const scored: ({ name: string } & Score)[] = []
    for (const { name, url } of addresses) {
      const scores: Score[] = []
      for (let round = 0; round < rounds; round++) scores.push(await score(url, port))
      const of = (figure: keyof Score) => median(scores.map((each) => each[figure]))
      scored.push({ name, performance: of('performance'), lcp: of('lcp'), blocking: of('blocking') })
    }
    return scored
  }, args)
}

async function score(url: string, port: number): Promise<Score> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const share = result?.lhr.categories.performance?.score
  if (!result || typeof share !== 'number') throw new Error(`Lighthouse came to no result for ${url}.`)
  const valueOf = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: Math.round(share * 100),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
  }
}
