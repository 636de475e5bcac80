import { pageOf } from '@bieznik/contract/endpoint'
// Shows D10c

import { appliedBulkChangeSchema, bulkPreviewSchema } from '@bieznik/contract/catalogue/bulk-change'
import { REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'
import { auditEntities, auditEntrySchema, type AuditEntry } from '@bieznik/contract/people/audit'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { applyWith, dryRunOf, fingerprintOf } from '../../../test/imports.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { personalTables } from '../accounts/personal-tables.ts'

const shop = await buildTestShop()
const owner = shop.asStaff()
const anna = shop.asStaff('anna', 'office')
const piotr = shop.asStaff('piotr', 'warehouse')

const read = async (query = ''): Promise<AuditEntry[]> =>
  pageOf(auditEntrySchema).parse((await owner.get(`/api/audit${query}`)).body).rows

async function nextEntries(change: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = await shop.db.$count(auditLog)
  await change()
  return (await read()).slice(0, (await shop.db.$count(auditLog)) - before)
}

const countListed = async () =>
  pageOf(auditEntrySchema).parse((await owner.get('/api/audit?pageSize=1')).body).total

const changePrice = (to: number, from: number) =>
  anna.call('PATCH', `/api/products/${ids.tire}/price`, { body: { to, from, reason: 'test' } })

describe('a change by staff', () => {
  test('is in the log with who, what, before and after', async () => {
    const entries = await nextEntries(async () =>
      expect(await changePrice(400, 412.5)).toMatchObject({ status: 200 }),
    )
    expect(entries.find(({ entity }) => entity === 'products')).toMatchObject({
      who: 'anna',
      role: 'office',
      call: 'PATCH /api/products/:id/price',
      action: 'update',
      entityId: `${ids.tire}`,
      before: { price: '41250' },
      after: { price: '40000' },
      withheld: [],
    })
  })

  test('is in the log also where it is one statement', async () => {
    const maker = {
      name: 'Nadbieg sp. z o.o.',
      mark: 'Nadbieg',
      address: 'Polna 1, 90-001 Łódź',
      contact: 'kontakt@nadbieg.example',
      country: 'PL',
      responsibleName: '',
      responsibleAddress: '',
      responsibleContact: '',
    }
    const entries = await nextEntries(async () =>
      expect((await anna.call('POST', '/api/manufacturers', { body: maker })).status).toBeLessThan(300),
    )
    expect(entries).toMatchObject([
      { entity: 'manufacturers', action: 'insert', before: null, after: { name: maker.name } },
    ])
  })

  test('is in the log row by row where a file makes it, and one row of the list', async () => {
    const file = `ID Bieżnik;Cena\r\n${ids.scarceTire};123,45\r\n${ids.soldOutTire};98,76`
    const plan = await dryRunOf(anna, file)
    const [total, written] = [await countListed(), await shop.db.$count(auditLog)]
    await applyWith(anna, file, fingerprintOf(plan))
    const added = (await shop.db.$count(auditLog)) - written
    expect(await countListed()).toBe(total + 1)
    const [listed, before] = await read('?pageSize=2')
    expect(listed).toMatchObject({
      who: 'anna',
      entity: 'product_imports',
      after: { created: '0', changed: '2' },
      folded: added - 1,
    })
    expect(before?.id).toBeLessThan(listed?.id ?? 0)
    const inRun = await read(`?run=${listed?.id}`)
    expect(inRun).toHaveLength(added - 1)
    expect(inRun.filter(({ entity }) => entity === 'products')).toMatchObject([
      { who: 'anna', after: expect.objectContaining({ price: expect.any(String) }), folded: 0 },
      { who: 'anna' },
    ])
    const second = await owner.get(`/api/audit?run=${listed?.id}&pageSize=1&page=2`)
    expect(second.body).toMatchObject({ total: added - 1, rows: [{ id: inRun[1]?.id }] })
    expect(await read(`?entity=products&entityId=${ids.soldOutTire}`)).toMatchObject([
      { after: { price: '9876' } },
    ])
  })

  test('of many products at once is one row of the list, as is its undoing', async () => {
    const change = { what: 'archive', inArchive: true, reason: 'koniec' }
    const preview = await anna.call('POST', '/api/products/bulk-changes/preview', {
      body: { change, target: { ids: [ids.wheel, ids.spacer] } },
    })
    const seen = bulkPreviewSchema.parse(preview.body).products
    const products = seen.map(({ id, price, inArchive, place }) => ({
      id,
      price: price / 100,
      inArchive,
      place,
    }))
    const total = await countListed()
    const applied = await anna.call('POST', '/api/products/bulk-changes', { body: { change, products } })
    const { id } = appliedBulkChangeSchema.parse(applied.body)
    await anna.call('POST', `/api/products/bulk-changes/${id}/undo`, {})
    expect(await countListed()).toBe(total + 2)
    expect(await read('?pageSize=2')).toMatchObject([
      { entity: 'bulk_changes', action: 'update', folded: 4 },
      { entity: 'bulk_changes', action: 'insert', after: { changed: '2' }, folded: 4 },
    ])
  })

  test('of another call is not folded into a run, whatever the id of its request', async () => {
    const file = `ID Bieżnik;Cena\r\n${ids.scarceTire};124,45`
    await applyWith(anna, file, fingerprintOf(await dryRunOf(anna, file)))
    const [run] = await read('?pageSize=1')
    const entries = await nextEntries(() =>
      anna.call('PATCH', `/api/products/${ids.inchTire}/price`, {
        body: { to: 413, from: 500.1, reason: 'test' },
        headers: { [REQUEST_ID_HEADER]: run?.requestId ?? '' },
      }),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({
        requestId: run?.requestId,
        entity: 'products',
        after: expect.objectContaining({ price: '41300' }),
      }),
    )
  })

  test('of an order says nothing of its buyer', async () => {
    const jan = shop.asCustomer('jan')
    await jan.add(ids.spacer, 1)
    const { id } = orderIn(await jan.order())
    const entries = await nextEntries(async () =>
      expect(await piotr.changeStatus({ orderId: `${id}`, status: 'In Processing' })).toMatchObject({
        status: 200,
      }),
    )
    expect(entries.find(({ entity }) => entity === 'orders')).toMatchObject({
      who: 'piotr',
      role: 'warehouse',
      entityId: `${id}`,
      after: { status: 'In Processing' },
    })
    await shop.db.execute(sql`select set_config('shop.staff', '', false)`)
    const renamed = await nextEntries(() =>
      shop.db.transaction(async (tx) => {
        const call = { who: 'anna', role: 'office', call: 'PATCH /api/planted', requestId: 'r' }
        await tx.execute(sql`select set_config('shop.staff', ${JSON.stringify(call)}, true)`)
        await tx.execute(sql`update orders set name = 'Jan Nowak', status = 'Pending' where id = ${id}`)
      }),
    )
    expect(renamed).toMatchObject([{ after: { status: 'Pending' }, withheld: ['name'] }])
    expect(JSON.stringify(renamed)).not.toContain('Nowak')
  })

  test('that is taken back with its transaction is not in the log', async () => {
    const { db, pool, failWhen } = connectFailingDatabase(shop.url)
    afterAll(() => pool.end())
    const failing = await shop.another({ db })
    failWhen((text) => text === 'commit')
    const before = await shop.db.$count(auditLog)
    const reply = await failing.asStaff().call('PATCH', `/api/products/${ids.tire}/price`, {
      body: { to: 399, from: 400, reason: 'test' },
    })
    expect(reply.status).toBeGreaterThanOrEqual(500)
    expect(await shop.db.$count(auditLog)).toBe(before)
  })
})

test('customers and the shop itself leave nothing in the log, and a connection does not remember for whom it ran', async () => {
  await changePrice(405, 400)
  const entries = await nextEntries(async () => {
    const ola = shop.asCustomer('ola')
    await ola.add(ids.tire, 1)
    expect(orderIn(await ola.order()).id).toBeGreaterThan(0)
    for (let time = 0; time < 20; time++) await shop.db.execute(sql`update products set url = url`)
  })
  expect(entries).toEqual([])
})

test('the log is only written on', async () => {
  for (const statement of [
    sql`update audit_log set who = 'nobody'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(shop.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the audit log is only written on' },
    })
  }
})

describe('the list', () => {
  test('is searched by person, thing and day, and paged', async () => {
    await changePrice(410, 405)
    const today = dayInWarsaw(new Date())
    expect((await read(`?who=piotr`)).every(({ who }) => who === 'piotr')).toBe(true)
    const ofTire = await read(`?entity=products&entityId=${ids.tire}&day=${today}`)
    expect(ofTire[0]).toMatchObject({ after: { price: '41000' } })
    expect(await read('?day=2020-01-01')).toEqual([])
    const [first, second] = await read('?pageSize=1&page=1').then(async (one) => [
      ...one,
      ...(await read('?pageSize=1&page=2')),
    ])
    expect(first?.id).toBeGreaterThan(second?.id ?? Infinity)
    const paged = await owner.get('/api/audit?pageSize=1&page=1')
    expect(paged.body).toMatchObject({ total: (await read('?pageSize=100')).length })
  })

  test('names everybody in it once', async () => {
    expect((await owner.get('/api/audit/people')).body).toEqual(['anna', 'piotr'])
  })

  test.each(['who=%00', 'entity=Products;', 'day=2026-13-01', 'page=-1', `entityId=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect(await owner.get(`/api/audit?${query}`)).toMatchObject({ status: 400 })
    },
  )
})

/** What staff do not change, or what is itself the history of a change. */
const notAudited = [
  'audit_log',
  'backups',
  'bank_line_events',
  'bulk_change_products',
  'cart_lines',
  'complaint_drafts',
  'complaint_photos',
  'consents',
  'currency_rates',
  'customer_access_log',
  'dispatched_shipments',
  'exchange_rates',
  'handled_failures',
  'idempotency_keys',
  'idempotent_requests',
  'invoice_failures',
  'invoice_series',
  'ksef_calls',
  'mail_outbox',
  'opinion_changes',
  'opinion_photos',
  'order_extras',
  'order_status_changes',
  'order_work_log',
  'person_cars',
  'price_history',
  'product_changes',
  'product_import_changes',
  'search_changes',
  'search_misses',
  'stock_ledger',
  'stock_notices',
  'supplier_products',
  'supplier_feed_runs',
  'imported_purchase_prices',
  'withdrawal_changes',
  'withdrawal_drafts',
]

const triggersSchema = z.array(
  z.object({ table: z.string(), audited: z.boolean(), arguments: z.string().nullable() }),
)

async function listTables() {
  const { rows } = await shop.db.execute(sql`
    select c.relname as table, t.oid is not null as audited, encode(t.tgargs, 'escape') as arguments
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'audit'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  `)
  return triggersSchema.parse(rows)
}

test('every table is audited (select audit_changes_of(…) in a migration), or listed here as not audited', async () => {
  const audited = (await listTables()).filter((each) => each.audited).map(({ table }) => table)
  const missing = (await listTables()).filter((each) => !each.audited).map(({ table }) => table)
  expect(missing.toSorted()).toEqual(notAudited.toSorted())
  expect([...audited, 'staff'].toSorted()).toEqual(auditEntities.toSorted())
})

test('of a table that knows people no column is shown that is not named', async () => {
  const personal = new Set(personalTables.map(({ name }) => name))
  const shownWhole = (await listTables()).filter((each) => each.arguments?.includes('*'))
  expect(shownWhole.filter(({ table }) => personal.has(table))).toEqual([])
})
