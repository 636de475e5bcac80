import type { Browser } from 'playwright'
import { median } from '../arithmetic/samples.ts'
import { withBrowser } from '../browser/browser.ts'
import { desktop, phone, type Setting } from '../browser/settings.ts'
import { kinds, totalOf, type Traffic } from '../browser/traffic.ts'
import { visitPage, type Visit } from '../browser/visit.ts'
import { addressOf } from '../calibration/bare-next.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { formatNumber, kilobytes } from '../page/format.ts'
import { atMost, type Aim, type Section, type Table } from '../page/section.ts'
import type { Run } from '../run.ts'
import { calibrationNote } from './calibration-note.ts'
import { listPages, type PageName } from './page-addresses.ts'

/** ethanniser/NextFaster on a phone throttled alike: LCP in ms, the quickest and the slowest of its pages. */
const NEXT_FASTER_LCP = { quickest: 392, slowest: 644 }

interface Looked {
  name: PageName | 'bare page'
  visits: Visit[]
}

/** Of the pages themselves; the bare page stands beside them in each table. */
export async function measurePages(run: Run): Promise<Section> {
  const shop = await run.shop()
  const pages = await listPages(shop)
  const bare = await run.bareNext()
  const addresses = [...pages, { name: 'bare page' as const, url: bare.url + addressOf(1) }]
  // Each page is rendered at its first visit and kept; here the second one counts.
  for (const { url } of addresses) await (await fetch(url)).arrayBuffer()
  const { result, calibration } = await calibrated(run, 1, () =>
    withBrowser(async (browser) => ({
      desktop: await look(run, browser, desktop, addresses),
      phone: await look(run, browser, phone, addresses),
    })),
  )
  return {
    notes: [
      `Chromium with an empty cache, the server warm; the median of ${run.visits}. kB are 1,000 bytes as they came over the network (raw HTML: unpacked). "At load": until the event \`load\`; "settled": once nothing has been under way for 2 s. Shift: the sum of all layout shifts. Blocking: what tasks took beyond 50 ms each, from the first paint on. The time to the first byte is the server's, without the throttle; what a browser prerenders by speculation rules is not counted. The bare page is one of this framework with two lines of text.`,
      'Where it was measured, NextFaster had 192 to 195 kB of script and 390 kB in all at load, 700 to 900 kB settled, after 126 to 277 prefetches, and an LCP of 392 to 644 ms on the phone.',
      calibrationNote(calibration),
    ],
    tables: [
      timesOf('Times in ms', desktop, result.desktop),
      timesOf('Times in ms', phone, result.phone),
      bytesOf('At load, kB', result.phone, ({ atLoad }) => atLoad),
      bytesOf('Settled, kB', result.phone, ({ settled }) => settled),
    ],
    aims: aimsOf(result),
  }
}

/** In turn, so that what the machine does beside it falls on all. */
async function look(
  { visits }: Run,
  browser: Browser,
  setting: Setting,
  addresses: readonly { name: Looked['name']; url: string }[],
): Promise<Looked[]> {
  const looked: Looked[] = addresses.map(({ name }) => ({ name, visits: [] }))
  for (let round = 0; round < visits; round++)
    for (const [index, { url }] of addresses.entries())
      looked[index]?.visits.push(await visitPage(browser, setting, url))
  return looked
}

const medianOf = ({ visits }: Looked, figure: (each: Visit) => number): number => median(visits.map(figure))

function timesOf(title: string, { name: setting }: Setting, all: readonly Looked[]): Table {
  return {
    title: `${title}: ${setting}`,
    head: ['', 'TTFB', 'FCP', 'LCP', 'shift', 'blocking', 'requests at load', 'settled'],
    rows: all.map((page) => [
      page.name,
      ...[
        medianOf(page, ({ ttfb }) => ttfb),
        medianOf(page, ({ fcp }) => fcp),
        medianOf(page, ({ lcp }) => lcp),
        medianOf(page, ({ shift }) => shift),
        medianOf(page, ({ blocking }) => blocking),
        medianOf(page, ({ atLoad }) => atLoad.requests),
        medianOf(page, ({ settled }) => settled.requests),
      ].map(formatNumber),
    ]),
  }
}

function bytesOf(title: string, all: readonly Looked[], traffic: (visit: Visit) => Traffic): Table {
  return {
    title: `${title}: ${phone.name}`,
    head: ['', 'raw HTML', ...kinds, 'in all', 'without pictures'],
    rows: all.map((page) => [
      page.name,
      kilobytes(medianOf(page, (visit) => traffic(visit).rawHtml)),
      ...kinds.map((kind) => kilobytes(medianOf(page, (visit) => traffic(visit).bytes[kind]))),
      kilobytes(medianOf(page, (visit) => totalOf(traffic(visit)))),
      kilobytes(medianOf(page, (visit) => withoutPictures(traffic(visit)))),
    ]),
  }
}

const withoutPictures = (traffic: Traffic): number => totalOf(traffic) - traffic.bytes.picture

/** The worst of the pages counts. */
function aimsOf(result: Record<'desktop' | 'phone', readonly Looked[]>): Aim[] {
  const ours = [...result.desktop, ...result.phone].filter(({ name }) => name !== 'bare page')
  const onPhone = result.phone.filter(({ name }) => name !== 'bare page')
  const worst = (pages: readonly Looked[], figure: (visit: Visit) => number) =>
    Math.max(...pages.map((page) => medianOf(page, figure)))
  const named = (name: PageName) => ours.filter((page) => page.name === name)
  const lists = [...named('list'), ...named('filtered list')]
  const lcps = onPhone.map((page) => medianOf(page, ({ lcp }) => lcp))
  return [
    atMost(
      'raw HTML of a list, kB',
      60,
      worst(lists, ({ atLoad }) => atLoad.rawHtml / 1000),
    ),
    atMost(
      'raw HTML of a product, kB',
      40,
      worst(named('product'), ({ atLoad }) => atLoad.rawHtml / 1000),
    ),
    atMost(
      'script at load, kB',
      165,
      worst(ours, ({ atLoad }) => atLoad.bytes.script / 1000),
    ),
    atMost(
      'all but pictures at load, kB',
      240,
      worst(ours, ({ atLoad }) => withoutPictures(atLoad) / 1000),
    ),
    atMost(
      'everything, settled, kB',
      350,
      worst(ours, ({ settled }) => totalOf(settled) / 1000),
    ),
    atMost('LCP on the phone: the quickest, ms', 0.9 * NEXT_FASTER_LCP.quickest, Math.min(...lcps)),
    atMost('LCP on the phone: the slowest, ms', 0.9 * NEXT_FASTER_LCP.slowest, Math.max(...lcps)),
    atMost(
      'layout shift',
      0,
      worst(ours, ({ shift }) => shift),
    ),
  ]
}
