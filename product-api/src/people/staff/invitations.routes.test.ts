// Shows D10c

import { invitationLinkSchema, staffInvitationSchema } from '@bieznik/contract/people/staff-invitations'
import type { StaffRole } from '@bieznik/contract/people/staff'
import { desc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { createTestStaff } from '../../../test/staff-accounts.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { staffInvitations } from '../../platform/db/schema/staff-invitations.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { ObsoleteMail } from '../../platform/mail/obsolete-mail.ts'
import { deleteOldInvitations } from './delete-old-invitations.ts'

const base = await buildTestShop()
const { db } = base
const JAN = 'jan@example.com'

/** A shop without invitations. Its owners are staff and ewa; jan is a customer with a verified address. */
async function open({ isVerified = true, ...replaced }: { isVerified?: boolean; linkSecrets?: [] } = {}) {
  await db.delete(staffInvitations)
  await db.delete(mailOutbox)
  const accounts = createTestStaff()
  const findByUid: typeof accounts.findByUid = async (uid) => {
    const found = await accounts.findByUid(uid)
    return found && { ...found, isEmailVerified: isVerified }
  }
  const staffAccounts = { ...accounts, findByUid }
  const shop = await base.another({ staffAccounts, ...replaced })
  const owner = shop.asStaff()
  return {
    owner,
    staffAccounts,
    ewa: shop.asStaff('ewa'),
    jan: shop.asCustomer('jan'),
    anyone: shop.anyone,
    shop,
    invite: async (email = JAN, role: StaffRole = 'warehouse') =>
      owner.call('POST', '/api/staff-invitations', { body: { email, role, language: 'pl' } }),
  }
}

const invitationsIn = (body: unknown) => z.array(staffInvitationSchema).parse(body)

/** The newest mail to the address, as it is sent now. */
async function mailTo(email = JAN) {
  const mail = (await listMailsTo(db, email)).at(-1)
  if (!mail) throw new Error(`there is no mail to ${email}`)
  return composeMail(db, sender, mail)
}

/** The link as that mail has it. */
async function linkFor(email = JAN) {
  const { text } = await mailTo(email)
  const address = /https:\/\/\S+\/staff-invitation\?\S+/.exec(text)?.[0] ?? ''
  return invitationLinkSchema.parse(Object.fromEntries(new URL(address).searchParams))
}

const refusedFor = (message: string) => ({
  status: 400,
  body: { code: 'invalid_request', fields: [{ path: 'invitation', message }] },
})

type Opened = Awaited<ReturnType<typeof open>>
const accept = async ({ jan }: Pick<Opened, 'jan'>, link: object) =>
  jan.call('POST', '/api/staff-invitation', { body: link })

test('the owner invites an address, whose account gets the role by the link of the mail, once', async () => {
  const opened = await open()
  const reply = await opened.invite()
  expect(reply).toMatchObject({ status: 200, body: [{ email: JAN, role: 'warehouse', state: 'open' }] })
  const [{ invitedAt, expiresAt } = expect.unreachable()] = invitationsIn(reply.body)
  expect(Date.parse(expiresAt) - Date.parse(invitedAt)).toBe(7 * 24 * 3_600_000)
  const link = await linkFor()
  const shown = async () =>
    (await opened.anyone.call('POST', '/api/staff-invitation/shown', { body: link })).body
  expect(await shown()).toEqual({ email: JAN, role: 'warehouse', state: 'open' })

  expect(await accept(opened, link)).toMatchObject({ status: 200, body: { state: 'accepted' } })
  expect(await opened.staffAccounts.findByUid('jan')).toMatchObject({ role: 'warehouse' })
  expect(await shown()).toMatchObject({ state: 'accepted' })
  expect((await opened.owner.get('/api/staff-invitations')).body).toEqual([])

  await opened.staffAccounts.setRole('jan', null)
  expect(await accept(opened, link)).toMatchObject(refusedFor('not_open'))
  expect(await opened.staffAccounts.findByUid('jan')).toMatchObject({ role: null })
})

test('inviting, accepting and withdrawing are in the audit log, without the address', async () => {
  const opened = await open()
  const before = await db.$count(auditLog)
  await opened.invite()
  await accept(opened, await linkFor())
  await opened.invite('ola@example.com')
  const [{ id } = expect.unreachable()] = invitationsIn(
    (await opened.owner.get('/api/staff-invitations')).body,
  )
  await opened.owner.call('DELETE', `/api/staff-invitations/${id}`)
  const rows = await db.select().from(auditLog).orderBy(auditLog.id).offset(before)
  expect(rows).toMatchObject([
    { who: 'staff', entity: 'staff_invitations', action: 'insert', after: { role: 'warehouse' } },
    {
      who: 'jan',
      role: 'warehouse',
      entity: 'staff_invitations',
      action: 'update',
      after: { accepted_by: 'jan' },
    },
    { who: 'jan', entity: 'staff', entityId: 'jan', action: 'insert', after: { role: 'warehouse' } },
    { who: 'staff', action: 'insert' },
    { who: 'staff', action: 'update', after: { withdrawn_by: 'staff' } },
  ])
  expect(JSON.stringify(rows)).not.toContain('@example.com')
})

describe('the role is not given', () => {
  test('where the invitation has expired', async () => {
    const opened = await open()
    await opened.invite()
    const link = await linkFor()
    await db.update(staffInvitations).set({ expiresAt: sql`now()` })
    expect(await accept(opened, link)).toMatchObject(refusedFor('not_open'))
    expect((await opened.owner.get('/api/staff-invitations')).body).toMatchObject([{ state: 'expired' }])
    await expect(mailTo()).rejects.toThrow(ObsoleteMail)
  })

  test('where it was withdrawn, or the address invited anew', async () => {
    const opened = await open()
    const [{ id } = expect.unreachable()] = invitationsIn((await opened.invite()).body)
    const link = await linkFor()
    expect(invitationsIn((await opened.invite('JAN@example.com', 'office')).body)).toHaveLength(1)
    expect(await accept(opened, link)).toMatchObject(refusedFor('not_open'))
    expect(await opened.owner.call('DELETE', `/api/staff-invitations/${id}`)).toMatchObject({ status: 404 })
    const second = await linkFor('JAN@example.com')
    const { body } = await opened.owner.call('DELETE', `/api/staff-invitations/${second.invitation}`)
    expect(body).toEqual([])
    expect(await accept(opened, second)).toMatchObject(refusedFor('not_open'))
  })

  test('to an account with another address, or with an unverified one', async () => {
    const opened = await open()
    await opened.invite('ola@example.com')
    expect(await accept(opened, await linkFor('ola@example.com'))).toMatchObject(refusedFor('other_address'))
    const unverified = await open({ isVerified: false })
    await unverified.invite()
    expect(await accept(unverified, await linkFor())).toMatchObject(refusedFor('unverified'))
    expect(await unverified.staffAccounts.findByUid('jan')).toMatchObject({ role: null })
  })

  test('in place of one that the account got meanwhile', async () => {
    const opened = await open()
    await opened.invite()
    await opened.staffAccounts.setRole('jan', 'office')
    expect(await accept(opened, await linkFor())).toMatchObject(refusedFor('has_role'))
    expect(await opened.staffAccounts.findByUid('jan')).toMatchObject({ role: 'office' })
  })

  test('when who invited is no owner any more', async () => {
    const opened = await open()
    await opened.invite()
    await opened.staffAccounts.setRole('staff', 'office')
    expect(await accept(opened, await linkFor())).toMatchObject(refusedFor('not_open'))
    expect(await opened.staffAccounts.findByUid('jan')).toMatchObject({ role: null })
  })

  test('by a link that the shop has not signed, or without a sign-in', async () => {
    const opened = await open()
    await opened.invite()
    const link = await linkFor()
    const forged = { ...link, signature: '0'.repeat(64) }
    const missing = { ...link, invitation: link.invitation + 1 }
    for (const unknown of [forged, missing]) {
      expect(await accept(opened, unknown)).toMatchObject({ status: 404 })
      expect(
        await opened.anyone.call('POST', '/api/staff-invitation/shown', { body: unknown }),
      ).toMatchObject({ status: 404 })
    }
    expect(await opened.anyone.call('POST', '/api/staff-invitation', { body: link })).toMatchObject({
      status: 401,
    })
    const guest = await opened.shop.asGuest('guest').call('POST', '/api/staff-invitation', { body: link })
    expect(guest.status).toBeGreaterThanOrEqual(400)
  })

  test('twice to two calls at once', async () => {
    const opened = await open()
    await opened.invite()
    const link = await linkFor()
    const replies = await Promise.all([accept(opened, link), accept(opened, link)])
    expect(tally(replies)).toEqual({ 200: 1, '400 invalid_request': 1 })
  })
})

test('the open invitations of an owner are withdrawn with the role, and not those of another', async () => {
  const opened = await open()
  await opened.ewa.call('POST', '/api/staff-invitations', {
    body: { email: JAN, role: 'office', language: 'pl' },
  })
  await opened.invite('ola@example.com')
  const link = await linkFor()
  await opened.owner.call('POST', '/api/staff', { body: { email: 'ewa@example.com', role: 'office' } })
  expect((await opened.owner.get('/api/staff-invitations')).body).toMatchObject([
    { email: 'ola@example.com' },
  ])
  expect(
    (await opened.anyone.call('POST', '/api/staff-invitation/shown', { body: link })).body,
  ).toMatchObject({ state: 'withdrawn' })
})

test('only an owner invites, an account with a role is not invited, nor any address where links are not signed', async () => {
  const opened = await open()
  expect(await opened.invite('ewa@example.com')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'email', message: 'has_role' }] },
  })
  const body = { email: JAN, role: 'office', language: 'pl' }
  expect(
    await opened.shop.asStaff('anna', 'office').call('POST', '/api/staff-invitations', { body }),
  ).toMatchObject({
    status: 403,
  })
  await opened.staffAccounts.setRole('ewa', 'office')
  expect(await opened.ewa.call('POST', '/api/staff-invitations', { body })).toMatchObject({ status: 403 })
  expect(await (await open({ linkSecrets: [] })).invite()).toMatchObject({ status: 503 })
  expect(await listMailsTo(db, JAN)).toEqual([])
})

test('an invitation is deleted 30 days after its last day, with its mail', async () => {
  const opened = await open()
  await opened.invite()
  await db.update(staffInvitations).set({ expiresAt: sql`now() - interval '29 days'` })
  expect(await deleteOldInvitations(db)).toBe(0)
  await db.update(staffInvitations).set({ expiresAt: sql`now() - interval '31 days'` })
  await db.update(mailOutbox).set({ createdAt: sql`now() - interval '38 days'` })
  expect(await deleteOldInvitations(db)).toBe(1)
  expect(await listMailsTo(db, JAN)).toEqual([])
  expect(await db.select().from(staffInvitations).orderBy(desc(staffInvitations.id))).toEqual([])
})
