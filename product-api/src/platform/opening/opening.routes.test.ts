import { openingFindingsSchema, type OpeningFinding } from '@bieznik/contract/platform/opening'
import { eq } from 'drizzle-orm'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop, type Shop } from '../../../test/shop.ts'
import { backups } from '../db/schema/backups.ts'
import { products } from '../db/schema/catalogue.ts'
import { lookAtShop } from './look-at-shop.ts'

const settings = {
  siteUrl: 'https://opony.pl',
  companyEmail: 'biuro@opony.pl',
  mailFrom: undefined,
  smtpUrl: undefined,
  paymentUrls: [],
  ksefUrl: null,
  prepaid: null,
  carrierUrls: [],
  requiresSafetyData: false,
}

const reasonsOf = (found: readonly OpeningFinding[]) => found.map(({ reason }) => reason)
const found = async (shop: Shop) =>
  openingFindingsSchema.parse((await shop.asStaff('ewa').get('/api/opening')).body)

test('a shop as it comes has much to do, and each thing that is done is seen', async () => {
  const shop = await buildTestShop()
  expect(reasonsOf(await found(shop))).toEqual([
    'safety_incomplete',
    'photographs_missing',
    'mail_folder',
    'payment_cash',
    'invoices_none',
    'prepaid_undecided',
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
      prepaid: 'advance',
      carrierUrls: ['https://api-shipx-pl.easypack24.net'],
      requiresSafetyData: true,
    },
  })
  expect(reasonsOf(await found(after))).toEqual([
    'safety_complete',
    'photographs_fit',
    'mail_folder',
    'payment_wallet',
    'invoices_ksef',
    'prepaid_advance',
    'delivery_labels',
    'backup_fresh',
    'demo_gone',
  ])
})

test('products for sale that feeds leave out are counted, and those with a small photograph', async () => {
  const { db } = await buildTestShop()
  const photographsWith = async (url: string | null, inArchive = false) => {
    await db.update(products).set({ url: `/pictures/${'a'.repeat(32)}-800x600-1b46c2.webp` })
    await db.update(products).set({ url, inArchive }).where(eq(products.id, ids.tire))
    return (await lookAtShop(db, settings, new Date())).find(({ check }) => check === 'photographs')
  }
  const missing = { reason: 'photographs_missing', values: { missing: '1', small: '0' } }
  expect(await photographsWith(null)).toMatchObject(missing)
  expect(await photographsWith('/drawings/one.svg')).toMatchObject(missing)
  expect(await photographsWith(null, true)).toMatchObject({ reason: 'photographs_fit' })
  for (const size of ['499x900', '900x499'])
    expect(await photographsWith(`/pictures/${'b'.repeat(32)}-${size}.webp`)).toMatchObject({
      reason: 'photographs_small',
      values: { missing: '0', small: '1' },
    })
  for (const url of [`/pictures/${'b'.repeat(32)}-500x500.webp`, 'https://cdn.example/a.JPG?w=100x100'])
    expect(await photographsWith(url)).toMatchObject({ reason: 'photographs_fit' })
})

test('a mail server that does not answer, or refuses, is reported by its code', async () => {
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
