import { expect, onTestFinished, test } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { addTires } from '../../../test/stock.ts'
import { connectDatabase } from '../db/client.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { backups } from '../db/schema/backups.ts'
import { watchBackups } from './watch-backups.ts'
import { watchDatabase, watchPool } from './watch-database.ts'

const metrics = createMetrics()
const { registry } = metrics
const shop = await buildTestShop({ metrics })

const lines = async () => (await registry.metrics()).split('\n')

test('requests are counted by the pattern of their route, without anything of an address', async () => {
  const jan = shop.asCustomer('secret-uid')
  await jan.cart()
  await jan.cart()
  await shop.anyone.get('/api/products/title/somebody%20typed%20this')
  await shop.anyone.get('/of/somebody?their=secret')
  const output = await lines()
  expect(output).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/shop/cart/:userId/items",status="200"} 2',
  )
  expect(output).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
  expect(output.join('\n')).not.toMatch(/secret|somebody|typed/)
})

test('a thousand addresses make no more series than one', async () => {
  const series = async () => (await lines()).filter((line) => /^http_.*_count/.test(line)).length
  await shop.anyone.get('/nowhere')
  const before = await series()
  for (let index = 0; index < 1_000; index += 1) await shop.anyone.get(`/nowhere/${index}`)
  expect(await series()).toBe(before)
})

test('orders are counted from zero, so that the first failure after a start is an increase', async () => {
  const text = await createMetrics().registry.metrics()
  for (const outcome of ['placed', 'failed'])
    expect(text).toContain(`\nshop_orders_total{outcome="${outcome}"} 0\n`)
})

test('orders are counted by how they ended', async () => {
  const [productId = 0] = await addTires(shop.db, 1, 1)
  const jan = shop.asCustomer('jan')
  await jan.order()
  await jan.add(productId)
  await jan.order({}, 'once')
  await jan.order({}, 'once')
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'shop_orders_total{outcome="cart_empty"} 1',
      'shop_orders_total{outcome="placed"} 1',
      'shop_orders_total{outcome="repeated"} 1',
    ]),
  )
})

test('the last backup on record is reported by its age and its size', async () => {
  const watched = createMetrics()
  watchBackups(watched.registry, { db: shop.db, onTrouble: () => expect.unreachable() })
  const figures = async () => {
    const output = await watched.registry.metrics()
    const [, age] = /^shop_backup_age_seconds (\S+)$/m.exec(output) ?? []
    const [, bytes] = /^shop_backup_bytes (\S+)$/m.exec(output) ?? []
    return { age: age && Math.floor(Number(age) / 3_600), bytes }
  }
  await shop.db.delete(backups)
  expect(await figures()).toEqual({ age: undefined, bytes: undefined })
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await shop.db.insert(backups).values([
    { takenAt: ago(5), bytes: 20 },
    { takenAt: ago(30), bytes: 10 },
  ])
  expect(await figures()).toEqual({ age: 5, bytes: '20' })
  // As a version that did not count has it.
  await shop.db.insert(backups).values({ takenAt: ago(1) })
  expect(await figures()).toEqual({ age: 1, bytes: undefined })
})

async function serve(url: string) {
  const troubles: unknown[] = []
  const shown = createMetrics()
  const { db, pool } = connectDatabase({
    url,
    poolSize: 3,
    connectTimeoutMs: 500,
    onIdleError: () => undefined,
  })
  watchPool(shown.registry, pool)
  const refresh = watchDatabase(shown.registry, {
    db,
    automatic: { from: '2020-01-01', settings: { prepaid: 'delivery' } },
    onTrouble: (error) => troubles.push(error),
  })
  const read = async () => {
    await refresh()
    return shown.registry.metrics()
  }
  const server = await serveMetrics({ read, host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    await pool.end()
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  return { get, troubles }
}

test('the outbox is measured when it is asked for', async () => {
  const jan = shop.asCustomer('ola')
  const [productId = 0] = await addTires(shop.db, 1, 1)
  await jan.add(productId)
  await jan.order()
  await shop.db.update(mailOutbox).set({ sentAt: new Date() })
  const [order] = await shop.db.select({ id: orders.id }).from(orders).limit(1)
  const mail = {
    recipient: 'jan@example.com',
    language: 'pl',
    kind: 'order_placed',
    about: { orderId: order?.id, status: 'Pending' },
    createdAt: new Date(Date.now() - 90_000),
  } as const
  await shop.db.insert(mailOutbox).values([mail, mail, { ...mail, setAsideAt: new Date() }])
  const { get } = await serve(shop.url)
  const reply = await get('/metrics')
  expect(reply.headers.get('content-type')).toContain('text/plain')
  const output = await reply.text()
  expect(output).toContain('\nshop_queue_waiting{queue="mails"} 2\n')
  expect(output).toMatch(/\nshop_queue_oldest_seconds{queue="mails"} 9\d(\.\d+)?\n/)
  expect(output).toContain('\nshop_queue_given_up{queue="mails"} 1\n')
  expect(output).toContain('\ndatabase_up 1\n')
  expect(output).toContain('\ndatabase_pool_connections{state="max"} 3\n')
  expect(output).not.toContain('jan@')
  expect((await get('/')).status).toBe(404)
})

test('a database that is away is reported as such, and its old figures are not', async () => {
  const { get, troubles } = await serve('postgres://nobody@127.0.0.1:1/away')
  const output = await (await get('/metrics')).text()
  expect(output).toContain('\ndatabase_up 0\n')
  expect(output).not.toMatch(/^shop_(?:queue|exchange_rate)_\w+[ {]/m)
  expect(troubles).toHaveLength(1)
})
