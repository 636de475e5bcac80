import type { Browser } from 'playwright'
import { withBrowser } from '../browser/browser.ts'
import { desktop, phone, slowdownsFor, type Setting } from '../browser/settings.ts'
import { visitPage } from '../browser/visit.ts'
import { addressOf } from '../calibration/bare-next.ts'
import { calibrated, USUAL_CONNECTIONS } from '../calibration/bare-server.ts'
import type { Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { calibrationNote, slowdownNote } from './calibration-note.ts'
import { listPages } from './page-addresses.ts'
import { aimsOf, bytesOf, timesOf, type Looked, type Seen } from './page-figures.ts'

/** Of the pages themselves; the bare page stands beside them in each table. */
export async function measurePages(run: Run): Promise<Section> {
  const shop = await run.shop()
  const pages = await listPages(shop)
  const bare = await run.bareNext()
  const addresses = [...pages, { name: 'bare page' as const, url: bare.url + addressOf(1) }]
  // Each page is rendered at its first visit and kept; here the second one counts.
  for (const { url } of addresses) await (await fetch(url)).arrayBuffer()
  const { result, calibration } = await calibrated(run, USUAL_CONNECTIONS, (now) =>
    withBrowser(async (browser) => {
      const settings: Seen[] = []
      for (const setting of [desktop, ...slowdownsFor(run, now).map(phone)])
        settings.push({ setting, pages: await look(run, browser, setting, addresses) })
      return settings
    }),
  )
  // Every phone fetches the same.
  const onPhone = result.filter(({ setting }) => setting.throttle).slice(0, 1)
  return {
    notes: [
      `Chromium with an empty cache, the server warm; the median of ${run.visits}. kB are 1,000 bytes as they came over the network (raw HTML: unpacked). "At load": until the event \`load\`; "settled": once nothing has been under way for 2 s. Shift: the sum of all layout shifts. Blocking: what tasks took beyond 50 ms each, from the first paint on. The time to the first byte is the server's, without the throttle; what a browser prerenders by speculation rules is not counted. The bare page is one of this framework with two lines of text.`,
      'Where it was measured, NextFaster had 192 to 195 kB of script and 390 kB in all at load, 700 to 900 kB settled, after 126 to 277 prefetches, and an LCP of 392 to 644 ms on the phone.',
      ...slowdownNote(run),
      calibrationNote(calibration),
    ],
    tables: [
      ...result.map((seen) => timesOf('Times in ms', seen)),
      ...onPhone.map((seen) => bytesOf('At load, kB', seen, ({ atLoad }) => atLoad)),
      ...onPhone.map((seen) => bytesOf('Settled, kB', seen, ({ settled }) => settled)),
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
