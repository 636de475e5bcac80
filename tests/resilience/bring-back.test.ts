import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserImportRecord, UserRecord as StoredAccount } from 'firebase-admin/auth'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { diskStore } from '@/lib/pictures/disk-store.server'
import { startLocalPeople } from '../local-people'

/*
 * The way back of what is in no backup of the database, as the runbook has it: the export of the accounts, the content of the realtime
 * database as JSON, and a copy of the folder of pictures. Whether a password is right afterwards cannot be seen on the emulator, which
 * hashes none.
 */

type People = Awaited<ReturnType<typeof startLocalPeople>>

const folder = await mkdtemp(join(tmpdir(), 'bring-back-'))
afterAll(() => rm(folder, { recursive: true }))

const home = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
const jan = { name: 'Jan', surname: 'Kowalski', phone: '+48600100200', ...home }

/** In a process of its own, which finds the emulators of the moment. */
async function importRecords() {
  vi.resetModules()
  const records = await import('@/lib/user-records/user-records.server')
  const { requireAccountHolder } = await import('@/lib/user-records/account-holder.server')
  return { ...records, requireAccountHolder }
}

/** An account as the export has it, which is what an import takes. */
const importOf = (account: StoredAccount): UserImportRecord => ({
  uid: account.uid,
  ...(account.email !== undefined && { email: account.email }),
  emailVerified: account.emailVerified,
  ...(account.displayName !== undefined && { displayName: account.displayName }),
  ...(account.customClaims && { customClaims: account.customClaims }),
  metadata: account.metadata,
  passwordHash: Buffer.from(account.passwordHash ?? ''),
})

/** What the shop knows of somebody. */
async function knownOf(uid: string) {
  const { getUserRecord, requireAccountHolder } = await importRecords()
  return { record: await getUserRecord(uid), holder: await requireAccountHolder(uid) }
}

async function fill(people: People) {
  const { uid } = await people.createAccount('Jan Kowalski')
  await people.accounts.setCustomUserClaims(uid, { admin: true })
  await (await importRecords()).changeUserRecord(uid, jan)
  await diskStore(join(folder, 'pictures')).write([{ name: 'a.webp', bytes: Buffer.from('picture') }])
  return { uid, known: await knownOf(uid) }
}

test('accounts with their roles, records and pictures come back into empty places, and people are who they were', async () => {
  const before = await startLocalPeople()
  const { uid, known } = await fill(before)
  const account = await before.accounts.getUser(uid)
  const records: unknown = (await before.database.ref().get()).val()
  await cp(join(folder, 'pictures'), join(folder, 'copy'), { recursive: true })
  await before.stop()
  await rm(join(folder, 'pictures'), { recursive: true })

  const after = await startLocalPeople()
  onTestFinished(() => after.stop())
  await expect(knownOf(uid)).rejects.toMatchObject({ code: 'unauthenticated' })
  const imported = await after.accounts.importUsers([importOf(account)], { hash: { algorithm: 'BCRYPT' } })
  expect(imported).toMatchObject({ errors: [], failureCount: 0 })
  await after.database.ref().set(JSON.parse(JSON.stringify(records)))
  await cp(join(folder, 'copy'), join(folder, 'pictures'), { recursive: true })

  expect(await knownOf(uid)).toEqual(known)
  expect(await diskStore(join(folder, 'pictures')).read('a.webp')).toEqual(Buffer.from('picture'))
})
