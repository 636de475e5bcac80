import { median } from '../arithmetic/samples.ts'
import type { Setting } from '../browser/settings.ts'
import { kinds, totalOf, type Traffic } from '../browser/traffic.ts'
import type { Visit } from '../browser/visit.ts'
import { formatNumber, kilobytes } from '../page/format.ts'
import { atMost, type Aim, type Table } from '../page/section.ts'
import type { PageName } from './page-addresses.ts'

/** ethanniser/NextFaster on a phone throttled alike: LCP in ms, the quickest and the slowest of its pages. */
const NEXT_FASTER_LCP = { quickest: 392, slowest: 644 }

export interface Looked {
  name: PageName | 'bare page'
  visits: Visit[]
}

/** All pages in one setting. */
export interface Seen {
  setting: Setting
  pages: Looked[]
}

const medianOf = ({ visits }: Looked, figure: (each: Visit) => number): number => median(visits.map(figure))

export function timesOf(title: string, { setting, pages }: Seen): Table {
  return {
    title: `${title}: ${setting.name}`,
    head: ['', 'TTFB', 'FCP', 'LCP', 'shift', 'blocking', 'requests at load', 'settled'],
    rows: pages.map((page) => [
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

export function bytesOf(title: string, { setting, pages }: Seen, traffic: (visit: Visit) => Traffic): Table {
  return {
    title: `${title}: ${setting.name}`,
    head: ['', 'raw HTML', ...kinds, 'in all', 'without pictures'],
    rows: pages.map((page) => [
      page.name,
      kilobytes(medianOf(page, (visit) => traffic(visit).rawHtml)),
      ...kinds.map((kind) => kilobytes(medianOf(page, (visit) => traffic(visit).bytes[kind]))),
      kilobytes(medianOf(page, (visit) => totalOf(traffic(visit)))),
      kilobytes(medianOf(page, (visit) => withoutPictures(traffic(visit)))),
    ]),
  }
}

const withoutPictures = (traffic: Traffic): number => totalOf(traffic) - traffic.bytes.picture

const oursOf = (pages: readonly Looked[]): Looked[] => pages.filter(({ name }) => name !== 'bare page')

/** The worst of the pages counts. */
export function aimsOf(settings: readonly Seen[]): Aim[] {
  const ours = settings.flatMap(({ pages }) => oursOf(pages))
  const worst = (pages: readonly Looked[], figure: (visit: Visit) => number) =>
    Math.max(...pages.map((page) => medianOf(page, figure)))
  const named = (name: PageName) => ours.filter((page) => page.name === name)
  const lists = [...named('list'), ...named('filtered list')]
  return [
    atMost(
      'document of a list, packed, without headers, kB',
      15,
      worst(lists, ({ atLoad }) => atLoad.packedHtml / 1000),
    ),
    atMost(
      'document of a product, packed, without headers, kB',
      15,
      worst(named('product'), ({ atLoad }) => atLoad.packedHtml / 1000),
    ),
    atMost(
      'script at load, kB',
      165,
      worst(ours, ({ atLoad }) => atLoad.bytes.script / 1000),
    ),
    atMost(
      'all but pictures at load, kB',
      245,
      worst(ours, ({ atLoad }) => withoutPictures(atLoad) / 1000),
    ),
    atMost(
      'everything, settled, kB',
      350,
      worst(ours, ({ settled }) => totalOf(settled) / 1000),
    ),
    ...settings.filter(({ setting }) => setting.throttle).flatMap(lcpAims),
    atMost(
      'layout shift',
      0,
      worst(ours, ({ shift }) => shift),
    ),
  ]
}

function lcpAims({ setting, pages }: Seen): Aim[] {
  const lcps = oursOf(pages).map((page) => medianOf(page, ({ lcp }) => lcp))
  return [
    atMost(
      `LCP of the quickest page, ms: ${setting.name}`,
      0.9 * NEXT_FASTER_LCP.quickest,
      Math.min(...lcps),
    ),
    atMost(`LCP of the slowest page, ms: ${setting.name}`, 0.9 * NEXT_FASTER_LCP.slowest, Math.max(...lcps)),
  ]
}
