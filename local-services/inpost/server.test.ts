import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { inpostStandIn } from './credentials.ts'
import { startInpost, type InpostStandInOptions } from './server.ts'

const address = {
  street: 'ul. Prosta',
  building_number: '5/7/9',
  city: 'Łódź',
  post_code: '90-001',
  country_code: 'PL',
}
const company = { company_name: 'Bieżnik', email: 'biuro@example.com', phone: '345550187', address }
const dimensions = { length: '640', width: '640', height: '400', unit: 'mm' }
const parcel = { dimensions, weight: { amount: '18.5', unit: 'kg' }, is_non_standard: true }
const shipment = {
  service: 'inpost_courier_standard',
  reference: 'B1-1',
  receiver: company,
  sender: company,
  parcels: [parcel],
  custom_attributes: { sending_method: 'dispatch_order' },
  insurance: { amount: 450, currency: 'PLN' },
}
const courier = { name: 'Bieżnik', email: 'biuro@example.com', phone: '345550187', address }

const replySchema = z.looseObject({ id: z.int().optional(), status: z.union([z.string(), z.int()]) })

async function start(options: Partial<InpostStandInOptions> = {}) {
  const inpost = await startInpost({ port: 0, ...inpostStandIn, stepMs: 0.01, wayMs: 20, ...options })
  onTestFinished(inpost.stop)
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${inpost.url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${inpostStandIn.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { code: response.status, body: replySchema.parse(await response.json()) }
  }
  const of = `organizations/${inpostStandIn.organizationId}`
  const idOf = async (reply: ReturnType<typeof call>) => (await reply).body.id ?? 0
  return {
    create: (body: object = shipment) => call('POST', `${of}/shipments`, body),
    order: (shipments: number[], differences: object = {}) =>
      call('POST', `${of}/dispatch_orders`, { ...courier, shipments, ...differences }),
    statusOf: async (kind: 'shipments' | 'dispatch_orders', id: number) =>
      (await call('GET', `${kind}/${id}`)).body.status,
    idOf,
  }
}

test('a parcel that is to be collected waits until a courier is ordered, and is on its way then', async () => {
  const { create, order, statusOf, idOf } = await start()
  const id = await idOf(create())
  await sleep(60)
  expect(await statusOf('shipments', id)).toBe('confirmed')
  const courierId = await idOf(order([id]))
  await sleep(60)
  expect(await statusOf('dispatch_orders', courierId)).toBe('done')
  expect(await statusOf('shipments', id)).not.toBe('confirmed')
})

test('one that is collected by agreement leaves by itself', async () => {
  const { create, statusOf, idOf } = await start({ isStanding: true })
  const id = await idOf(create())
  await sleep(60)
  expect(await statusOf('shipments', id)).not.toBe('confirmed')
})

test('what an earlier version has written is read, and couriers outlast a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inpost-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'inpost.json')
  const { insurance: _insurance, ...uninsured } = shipment
  const earlier = { id: 1001, created_at: new Date().toISOString(), moved_to: null, tracking_number: null }
  await writeFile(file, JSON.stringify([{ ...uninsured, ...earlier }]))
  const before = await start({ file, wayMs: 3_600_000 })
  const courierId = await before.idOf(before.order([1001]))
  const after = await start({ file, wayMs: 3_600_000 })
  expect(await after.statusOf('dispatch_orders', courierId)).toBe('accepted')
  expect(await after.order([1001])).toMatchObject({ code: 400 })
})

test('a courier for a parcel that the sender brings is taken at first, and rejected afterwards', async () => {
  const { create, order, statusOf, idOf } = await start({ wayMs: 3_600_000 })
  const custom_attributes = { sending_method: 'parcel_locker' }
  const id = await idOf(create({ ...shipment, custom_attributes }))
  const courierId = await idOf(order([id]))
  await sleep(5)
  expect(await statusOf('dispatch_orders', courierId)).toBe('rejected')
})

test.each([
  ['a parcel that is not there', [999_999], {}, 'shipments'],
  ['no parcel', [], {}, 'shipments'],
  ['an address without a number', null, { address: { ...address, building_number: '' } }, 'address'],
  ['a phone with the code of a country', null, { phone: '+48345550187' }, 'phone'],
])('a courier for %s is refused', async (_what, shipments, differences, field) => {
  const { create, order, idOf } = await start({ wayMs: 3_600_000 })
  const id = await idOf(create())
  const refused = await order(shipments ?? [id], differences)
  expect(refused).toMatchObject({
    code: 400,
    body: { error: 'validation_failed', details: { [field]: expect.any(Array) } },
  })
})

test('a second courier for the same parcel is refused', async () => {
  const { create, order, idOf } = await start({ wayMs: 3_600_000 })
  const id = await idOf(create())
  expect(await order([id])).toMatchObject({ code: 201 })
  expect(await order([id])).toMatchObject({ code: 400, body: { details: { shipments: ['invalid'] } } })
})

test.each([
  ['a phone with a trunk zero', { receiver: { ...company, phone: '0345550187' } }, 'receiver'],
  ['a phone with the code of a country', { receiver: { ...company, phone: '+48345550187' } }, 'receiver'],
  ['neither a company nor a name', { receiver: { ...company, company_name: undefined } }, 'receiver'],
  ['no e-mail address', { receiver: { ...company, email: undefined } }, 'receiver'],
  ['no insurance', { insurance: undefined }, 'insurance'],
  [
    'a side above 3.5 m',
    { parcels: [{ ...parcel, dimensions: { ...dimensions, length: '3501' } }] },
    'parcels',
  ],
  ['a reference of two letters', { reference: 'B1' }, 'reference'],
  ['a comment of 101 letters', { comments: 'x'.repeat(101) }, 'comments'],
])('a shipment with %s is refused', async (_what, differences, field) => {
  const { create } = await start()
  expect(await create({ ...shipment, ...differences })).toMatchObject({
    code: 400,
    body: { error: 'validation_failed', details: { [field]: expect.any(Array) } },
  })
})
