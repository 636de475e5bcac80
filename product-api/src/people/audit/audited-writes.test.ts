import { auditEntities } from '@bieznik/contract/people/audit'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { manufacturers } from '../../platform/db/schema/manufacturers.ts'
import { runAsStaffCall, type StaffCall } from './staff-call.ts'

const shop = await buildTestShop()

const anna: StaffCall = { who: 'anna', role: 'office', call: 'PATCH /api/planted', requestId: 'r' }

/** `staff` is no table: Firebase stores who has a role. */
const tables = auditEntities.filter((entity) => entity !== 'staff')

/** None of them changes a row: what is refused is that they are sent. */
const statements = tables.flatMap((table) =>
  [
    `update "${table}" set id = id where false`,
    `DELETE FROM public.${table} WHERE false`,
    `with gone as (delete from only "${table}" where false returning 1) select * from gone`,
    `insert into "${table}" select * from "${table}" where false`,
  ].map((text) => ({ table, text })),
)

test.each(statements)('staff cannot send outside of a transaction: $text', async ({ table, text }) => {
  const sent = runAsStaffCall(anna, async () => shop.db.execute(sql.raw(text)))
  await expect(sent).rejects.toThrow(`staff change ${table} outside of a transaction`)
})

test('a statement that Drizzle writes is refused as well, and nothing is changed', async () => {
  const before = await shop.db.$count(manufacturers)
  const maker = { name: 'Nowy', mark: '', address: '', contact: '', country: 'PL', writtenBy: 'anna' }
  await expect(
    runAsStaffCall(anna, async () =>
      shop.db
        .insert(manufacturers)
        .values({ ...maker, responsibleName: '', responsibleAddress: '', responsibleContact: '' }),
    ),
  ).rejects.toThrow('outside of a transaction')
  expect(await shop.db.$count(manufacturers)).toBe(before)
})

test('staff read, write what is not audited, and change everything in a transaction', async () => {
  const before = await shop.db.$count(auditLog)
  await runAsStaffCall(anna, async () => {
    await shop.db.execute(sql`select id, updated_at from products order by id limit 1`)
    await shop.db.execute(sql`delete from mail_outbox where false`)
    await shop.db.transaction((tx) =>
      tx.execute(sql`update products set url = 'https://pictures.example/1' where id = 1`),
    )
  })
  expect(await shop.db.$count(auditLog)).toBe(before + 1)
})

test('customers and jobs are not asked', async () => {
  const sent = shop.db.execute(sql`update products set url = url where false`)
  await expect(sent).resolves.toMatchObject({ rowCount: 0 })
})
