import { median } from '../arithmetic/samples.ts'
import { withBrowser } from '../browser/browser.ts'
import { desktop, phone, slowdownsFor, type Setting } from '../browser/settings.ts'
import { goToProduct, moments, type Moment } from '../browser/way-to-product.ts'
import { calibrated, timeInRatio, USUAL_CONNECTIONS } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Aim, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { catalogueOf } from '../shop/catalogue.ts'
import { calibrationNote, slowdownNote } from './calibration-note.ts'

/** How it is gone, what is to be reached, and what ethanniser/NextFaster took where it was measured; ms. */
interface Way {
  setting: Setting
  moment: Moment
  aim: number | null
  nextFaster: number | null
}

const waysOn = (phones: readonly Setting[]): Way[] => [
  { setting: desktop, moment: 'settled', aim: 45, nextFaster: 46 },
  { setting: desktop, moment: 'at once', aim: null, nextFaster: null },
  ...phones.flatMap((setting): Way[] => [
    { setting, moment: 'settled', aim: 150, nextFaster: 302 },
    { setting, moment: 'at once', aim: 1_000, nextFaster: 2_087 },
  ]),
]

const nameOf = ({ setting, moment }: Way): string => `${setting.name}: clicked ${moment}`

export async function measureNavigation(run: Run): Promise<Section> {
  const { backend, url } = await run.shop()
  const [path = ''] = await catalogueOf(backend.port).listFullPages(1)
  const list = url + path
  const { result, calibration } = await calibrated(run, USUAL_CONNECTIONS, (now) =>
    withBrowser(async (browser) => {
      // Pages are rendered at their first visit and kept; here the later ones count.
      for (const moment of moments) await goToProduct(browser, desktop, { list, moment })
      const measured = []
      for (const way of waysOn(slowdownsFor(run, now).map(phone))) {
        const times: number[] = []
        for (let visit = 0; visit < run.visits; visit++)
          times.push(await goToProduct(browser, way.setting, { list, moment: way.moment }))
        measured.push({ ...way, times, ms: median(times) })
      }
      return measured
    }),
  )
  return {
    notes: [
      `From the click on the first card of a list to the frame with the product's heading, in ms; the median of ${run.visits}. The pointer comes to the card only to click. "Settled": nothing has been under way for 2 s; "at once": as soon as there is a card to click on.`,
      ...slowdownNote(run),
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
    aims: result.flatMap((way) => aimsOf(way, calibration.mean)),
  }
}

function aimsOf(way: Way & { ms: number }, bareServerNow: number): Aim[] {
  if (way.aim === null) return []
  const name = `${nameOf(way)}, ms`
  const asItIs = atMost(name, way.aim, way.ms)
  // A phone is slowed down until it is like theirs; a desktop is as quick as it is.
  if (way.setting.throttle) return [asItIs]
  return [asItIs, atMost(`${name}, in ratio`, timeInRatio(way.aim, bareServerNow), way.ms)]
}
