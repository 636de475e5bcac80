import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { startMailServer, tallyMails } from '../mail-server.ts'
import { startMailProcess } from '../processes.ts'
import { listMails, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 40_000, interval: 50 }
const MAILS = 50

/** Killed when the server has the 18th mail and has not yet confirmed it: the worst moment. Another process then goes on. */
async function killInTheMiddle(outbox: 'guarded' | 'forgetful') {
  const shop = await buildTestShop()
  await placeOrders(shop, MAILS)
  const { url, arrived } = await startMailServer({
    beforeAnswer: async (mails) => {
      if (mails.length === 18) await first.end('SIGKILL')
    },
  })
  const first = await startMailProcess(shop.url, url, outbox)
  await expect.poll(() => arrived.length, POLLING).toBe(18)
  const unsent = async () => (await listMails(shop.db)).filter(({ sentAt }) => sentAt === null)
  await startMailProcess(shop.url, url, 'guarded')
  await expect.poll(unsent, POLLING).toEqual([])
  return tallyMails(arrived)
}

// Shows D27b
test('killed between sending and noting it: no mail is lost, one arrives twice under the same Message-ID', async () => {
  expect(await killInTheMiddle('guarded')).toEqual({ mails: MAILS + 1, different: MAILS, doubled: [2] })
  reached('mail', `killed while sending ${MAILS}: all arrive, one of them twice with one Message-ID`)
})

test('without noting each mail at once, more of them arrive twice', async () => {
  const { different, doubled } = await killInTheMiddle('forgetful')
  expect(different).toBe(MAILS)
  expect(doubled.length).toBeGreaterThan(1)
})
