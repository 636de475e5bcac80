import { openingFindingsSchema, type OpeningFinding } from '@bieznik/contract/opening'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestShop, type Shop } from '../../test/shop.ts'
import { backups } from '../db/schema/backups.ts'
import { lookAtShop } from './look-at-shop.ts'

const settings = {
  siteUrl: 'https://opony.pl',
  companyEmail: 'biuro@opony.pl',
  mailFrom: undefined,
  smtpUrl: undefined,
  paymentUrls: [],
  ksefUrl: null,
  shipxUrl: null,
  requiresSafetyData: false,
}

const reasonsOf = (found: readonly OpeningFinding[]) => found.map(({ reason }) => reason)
const found = async (shop: Shop) =>
  openingFindingsSchema.parse((await shop.asStaff('ewa').get('/api/opening')).body)

test('a shop as it comes has much to do, and each thing that is done is seen', async () => {
  const shop = await buildTestShop()
  expect(reasonsOf(await found(shop))).toEqual([
    'safety_incomplete',
    'mail_folder',
    'payment_cash',
    'invoices_none',
    'delivery_by_hand',
    'backup_never',
    'demo_there',
  ])
  await shop.db.insert(backups).values({ takenAt: new Date() })
  for (const { id } of [1, 2, 3, 4, 6, 7].map((each) => ({ id: each })))
    await shop.asStaff('ewa').call('PATCH', `/api/products/${id}/archive`, { body: { inArchive: true } })
  const after = await shop.another({
    opening: {
      ...settings,
      paymentUrls: ['https://api-m.paypal.com'],
      ksefUrl: 'https://api.ksef.mf.gov.pl/v2',
      shipxUrl: 'https://api-shipx-pl.easypack24.net',
      requiresSafetyData: true,
    },
  })
  expect(reasonsOf(await found(after))).toEqual([
    'safety_complete',
    'mail_folder',
    'payment_wallet',
    'invoices_ksef',
    'delivery_labels',
    'backup_fresh',
    'demo_gone',
  ])
})

test('a mail server that does not answer, or refuses, is told by its code', async () => {
  const { db } = await buildTestShop()
  const server = createServer((socket) => socket.end('554 go away\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailOf = async (smtpUrl: string) =>
    (await lookAtShop(db, { ...settings, smtpUrl }, new Date())).find(({ check }) => check === 'mail')
  expect(await mailOf(`smtp://127.0.0.1:${port}`)).toMatchObject({
    reason: 'mail_unreachable',
    values: { code: expect.stringContaining('554') },
  })
  expect(await mailOf('smtp://127.0.0.1:1')).toMatchObject({
    values: { code: expect.stringMatching(/^E/) },
  })
})
