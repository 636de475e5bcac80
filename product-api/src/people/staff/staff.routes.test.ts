// Shows D10c

import { staffMemberSchema } from '@bieznik/contract/people/staff-members'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tally } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { createTestStaff } from '../../../test/staff-accounts.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'

const shop = await buildTestShop()

/** A shop whose owners are staff and ewa; jan is a customer. */
async function open(differences: Partial<ReturnType<typeof createTestStaff>> = {}) {
  const staffAccounts = { ...createTestStaff(), ...differences }
  const { asStaff, db } = await shop.another({ staffAccounts })
  const latest = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
  return { owner: asStaff(), ewa: asStaff('ewa'), latest, staffAccounts, db }
}

const rolesIn = ({ body }: Reply) =>
  Object.fromEntries(
    z
      .array(staffMemberSchema)
      .parse(body)
      .map(({ uid, role }) => [uid, role]),
  )

test('the owner gives a role, changes it and takes it, and the log has each', async () => {
  const { owner, latest } = await open()
  expect(rolesIn(await owner.get('/api/staff'))).toEqual({ staff: 'owner', ewa: 'owner' })

  const give = (role: string) =>
    owner.call('POST', '/api/staff', { body: { email: 'jan@example.com', role } })
  expect(rolesIn(await give('warehouse'))).toMatchObject({ jan: 'warehouse' })
  expect(await latest()).toMatchObject({
    who: 'staff',
    role: 'owner',
    call: 'POST /api/staff',
    action: 'insert',
    entity: 'staff',
    entityId: 'jan',
    before: null,
    after: { role: 'warehouse' },
  })
  expect(rolesIn(await give('office'))).toMatchObject({ jan: 'office' })
  expect(await latest()).toMatchObject({ before: { role: 'warehouse' }, after: { role: 'office' } })

  expect(rolesIn(await owner.call('DELETE', '/api/staff/jan'))).toEqual({ staff: 'owner', ewa: 'owner' })
  expect(await latest()).toMatchObject({ action: 'delete', before: { role: 'office' }, after: null })
})

test('a role that somebody has already is no change', async () => {
  const { owner, db } = await open()
  const before = await db.$count(auditLog)
  const body = { email: 'ewa@example.com', role: 'owner' }
  expect(await owner.call('POST', '/api/staff', { body })).toMatchObject({ status: 200 })
  expect(await owner.call('DELETE', '/api/staff/jan')).toMatchObject({ status: 200 })
  expect(await db.$count(auditLog)).toBe(before)
})

test('nobody changes their own role', async () => {
  const { owner, staffAccounts } = await open()
  expect(await owner.call('DELETE', '/api/staff/staff')).toMatchObject({ status: 403 })
  const body = { email: 'staff@example.com', role: 'office' }
  expect(await owner.call('POST', '/api/staff', { body })).toMatchObject({ status: 403 })
  expect(await staffAccounts.findByUid('staff')).toMatchObject({ role: 'owner' })
})

test('two owners who take each other’s role at once leave one', async () => {
  const { owner, ewa, staffAccounts } = await open()
  const replies = await Promise.all([
    owner.call('DELETE', '/api/staff/ewa'),
    ewa.call('DELETE', '/api/staff/staff'),
  ])
  expect(tally(replies)).toEqual({ 200: 1, '403 forbidden': 1 })
  expect((await staffAccounts.list()).map(({ role }) => role)).toEqual(['owner'])
})

test('somebody without an account gets no role', async () => {
  const { owner } = await open()
  const body = { email: 'nobody@example.com', role: 'office' }
  expect(await owner.call('POST', '/api/staff', { body })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'email', message: 'unknown_account' }] },
  })
  expect(await owner.call('DELETE', '/api/staff/nobody')).toMatchObject({ status: 404 })
})

test.each([{ email: 'jan@example.com', role: 'king' }, { email: 'jan', role: 'office' }, { role: 'office' }])(
  'refuses %j',
  async (body) => {
    const { owner } = await open()
    expect(await owner.call('POST', '/api/staff', { body })).toMatchObject({ status: 400 })
  },
)

test('a change that Firebase refuses is not in the log', async () => {
  const { owner, db } = await open({
    setRole: async () => {
      throw new Error('away')
    },
  })
  const before = await db.$count(auditLog)
  const body = { email: 'jan@example.com', role: 'office' }
  expect(await owner.call('POST', '/api/staff', { body })).toMatchObject({ status: 500 })
  expect(await db.$count(auditLog)).toBe(before)
})
