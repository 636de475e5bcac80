import { median } from '../arithmetic/samples.ts'
import { withBrowser } from '../browser/browser.ts'
import { desktop, phone, type Setting } from '../browser/settings.ts'
import { goToProduct, moments, type Moment } from '../browser/way-to-product.ts'
import { calibrated } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { catalogueOf } from '../shop/catalogue.ts'
import { calibrationNote } from './calibration-note.ts'

/** What is to be reached, and what ethanniser/NextFaster took where it was measured; ms. */
const ways = [
  { setting: desktop, moment: 'settled', aim: 45, nextFaster: 46 },
  { setting: desktop, moment: 'at once', aim: null, nextFaster: null },
  { setting: phone, moment: 'settled', aim: 150, nextFaster: 302 },
  { setting: phone, moment: 'at once', aim: 1_000, nextFaster: 2_087 },
] satisfies readonly { setting: Setting; moment: Moment; aim: number | null; nextFaster: number | null }[]

export async function measureNavigation(run: Run): Promise<Section> {
  const { backend, url } = await run.shop()
  const [path = ''] = await catalogueOf(backend.port).listFullPages(1)
  const list = url + path
  const { result, calibration } = await calibrated(run, 1, () =>
    withBrowser(async (browser) => {
      // Pages are rendered at their first visit and kept; here the later ones count.
      for (const moment of moments) await goToProduct(browser, desktop, { list, moment })
      const measured = []
      for (const way of ways) {
        const times: number[] = []
        for (let visit = 0; visit < run.visits; visit++)
          times.push(await goToProduct(browser, way.setting, { list, moment: way.moment }))
        measured.push({ ...way, times, ms: median(times) })
      }
      return measured
    }),
  )
  const nameOf = ({ setting, moment }: (typeof ways)[number]) => `${setting.name}: clicked ${moment}`
  return {
    notes: [
      `From the click on the first card of a list to the frame with the product's heading, in ms; the median of ${run.visits}. The pointer comes to the card only to click. "Settled": nothing has been under way for 2 s; "at once": as soon as there is a card to click on.`,
      calibrationNote(calibration),
    ],
    tables: [
      {
        title: 'From list to product, ms',
        head: ['', 'median', 'quickest', 'slowest', 'NextFaster'],
        rows: result.map((way) => [
          nameOf(way),
          ...[way.ms, Math.min(...way.times), Math.max(...way.times), way.nextFaster ?? Number.NaN].map(
            formatNumber,
          ),
        ]),
      },
    ],
    aims: result.flatMap((way) => (way.aim === null ? [] : [atMost(`${nameOf(way)}, ms`, way.aim, way.ms)])),
  }
}
