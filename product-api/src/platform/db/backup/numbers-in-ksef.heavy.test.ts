import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { expect, test } from 'vitest'
import { invoiceOfToday, startTestKsef, taxpayer } from '../../../../test/ksef.ts'
import { copyDatabase } from '../../../../test/shop.ts'
import { createKsefClient } from '../../../money/invoices/ksef/ksef-client.ts'
import { readLastNumbers } from './last-numbers.ts'
import { INVOICE_GAP, leaveGap } from './leave-gap.ts'
import { configuredKsef } from './numbers-in-ksef.ts'

const url = await copyDatabase()
const year = dayInWarsaw(new Date()).slice(0, 4)
const number = (sequence: number) => `FV/${year}/${String(sequence).padStart(4, '0')}`
const yesterday = new Date(Date.now() - 86_400_000)
const variables = (ksef: { url: string }) => ({ KSEF_URL: ksef.url, KSEF_TOKEN: taxpayer.token })

async function ksefWith(sequences: readonly number[]) {
  const ksef = await startTestKsef()
  const client = createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1 })
  await client.inSession(async ({ send }) => {
    for (const each of [...sequences.map(number), 'FAKTURA 7'])
      await send(invoiceOfToday(each), { isOffline: false })
  })
  return ksef
}

/** The number of the year's invoices that is issued next. */
async function nextAfter(
  ksef: { url: string },
  lastInvoices: readonly string[],
): Promise<string | undefined> {
  const find = configuredKsef(variables(ksef))
  const inKsef = async (since: Date) => (await find(await copyDatabase(), since)).lastInvoices
  const operator = readLastNumbers(undefined, lastInvoices)
  const gaps = await leaveGap(await copyDatabase(), { operator, inKsef }, yesterday)
  return gaps.find(({ of }) => of === `FV/${year}`)?.next
}

test('numbers that KSeF knows are behind the one that is issued next, whatever the operator says', async () => {
  const ksef = await ksefWith([3, INVOICE_GAP + 500, 4])
  expect(await configuredKsef(variables(ksef))(url, yesterday)).toMatchObject({
    lastInvoices: new Map([[`FV/${year}`, INVOICE_GAP + 500]]),
    report: expect.stringMatching(
      new RegExp(`^KSeF has received since .* as the last numbers FV/${year}/${INVOICE_GAP + 500}\\.$`),
    ),
  })
  expect(await nextAfter(ksef, [])).toBe(number(2 * INVOICE_GAP + 501))
  expect(await nextAfter(ksef, [number(3)])).toBe(number(2 * INVOICE_GAP + 501))
  expect(await nextAfter(ksef, [number(INVOICE_GAP + 500)])).toBe(number(INVOICE_GAP + 501))
  expect(await nextAfter(ksef, [number(INVOICE_GAP + 502)])).toBe(number(INVOICE_GAP + 503))
})

test('an empty KSeF has no number, and one that is away or refuses fails nothing', async () => {
  const ksef = await startTestKsef()
  const find = configuredKsef(variables(ksef))
  expect((await find(url, yesterday)).report).toMatch(/ no number of the shop\.$/)
  ksef.goAway(503)
  expect(await find(url, yesterday)).toEqual({
    lastInvoices: new Map(),
    report: expect.stringContaining('KSeF could not be asked: KSeF: '),
  })
  const narrow = await startTestKsef({ permissions: ['InvoiceWrite'] })
  expect((await configuredKsef(variables(narrow))(url, yesterday)).report).toContain(
    'KSEF_TOKEN needs the right to read invoices',
  )
})

test('without KSeF none is asked; a variable that is wrong is known before anything is restored', async () => {
  expect((await configuredKsef({})(url, yesterday)).report).toContain('KSEF_URL and KSEF_TOKEN are not set')
  const wrong = { KSEF_URL: 'https://ksef.example', KSEF_TOKEN: 'x', COMPANY_FILE: '/nowhere.json' }
  expect(() => configuredKsef(wrong)).toThrow('COMPANY_FILE')
})
