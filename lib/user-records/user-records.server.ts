import 'server-only'
import type { NewRecord, Profile, UserRecord } from '@/lib/account/account'
import {
  changeDisplayName,
  deleteAccountHolder,
  requireAccountHolder,
  type AccountHolder,
} from './account-holder.server'
import { forgetSessions } from '@/lib/session/own-sessions.server'
import { splitFullName } from './full-name'
import { findRecords, replaceRecords } from './stored-records.server'
import { inTurn, type Turn } from './turn.server'

/*
 * People's records in the realtime database. Everything here throws `unavailable` when the database or the identity service
 * does not respond. A write first checks, in the person's turn, whether the account is still there: a change
 * that overlaps the deletion of the account must not bring the record back.
 */

export async function getUserRecord(uid: string): Promise<UserRecord | null> {
  const [found] = await findRecords(uid)
  return found?.[1] ?? null
}

/** Of what registration sends, what is kept; the company fields are not. */
type Given = Pick<NewRecord, 'name' | 'surname' | 'phone'>

/**
 * Writes the record of a new person. One that is there stays as it is, unless it has no phone: then it was made without
 * the person, by `ensureUserRecord`, and gets what the person gave.
 */
export async function createUserRecord(
  uid: string,
  { name, surname, phone }: Given,
): Promise<{ record: UserRecord; isNew: boolean }> {
  return inTurn(uid, (turn) =>
    writeRecord(uid, turn, (holder, existing) =>
      existing?.phone ? existing : { ...(existing ?? emptyRecord(holder)), name, surname, phone },
    ),
  )
}

/** Gives a record to somebody whose record could not be written at registration. Never changes one that is there. */
export async function ensureUserRecord(uid: string): Promise<UserRecord> {
  const existing = await getUserRecord(uid)
  if (existing) return existing
  const { record } = await inTurn(uid, (turn) =>
    writeRecord(uid, turn, (holder, found) => found ?? emptyRecord(holder)),
  )
  return record
}

/** Changes what a person may change, the display name of the account with it; also moves the record to its new name. */
export async function changeUserRecord(uid: string, profile: Profile): Promise<UserRecord> {
  return inTurn(uid, async (turn) => {
    const { record } = await writeRecord(uid, turn, (holder, existing) => ({
      ...(existing ?? emptyRecord(holder)),
      ...profile,
      email: holder.email,
    }))
    await changeDisplayName(uid, `${record.name} ${record.surname}`)
    return record
  })
}

/** Removes the record and then the account; when it fails in between, a repeat finishes it. */
export async function deleteAccount(uid: string): Promise<void> {
  await inTurn(uid, async (turn) => {
    const found = await findRecords(uid)
    turn.requireTime()
    await replaceRecords(found, null)
    await forgetSessions(uid)
    await deleteAccountHolder(uid)
  })
}

/** Writes what `change` makes of the record; when that is the record itself, nothing. */
async function writeRecord(
  uid: string,
  turn: Turn,
  change: (holder: AccountHolder, existing: UserRecord | null) => UserRecord,
): Promise<{ record: UserRecord; isNew: boolean }> {
  const [holder, found] = await Promise.all([requireAccountHolder(uid), findRecords(uid)])
  const existing = found[0]?.[1] ?? null
  const changed = change(holder, existing)
  if (changed === existing) return { record: existing, isNew: false }
  const record = { ...changed, updatedAt: new Date().toISOString() }
  turn.requireTime()
  await replaceRecords(found, record)
  return { record, isNew: existing === null }
}

function emptyRecord({ uid, email, displayName }: AccountHolder): UserRecord {
  const now = new Date().toISOString()
  return {
    id: uid,
    ...splitFullName(displayName),
    email,
    phone: '',
    role: 'customer',
    address: '',
    index: '',
    city: '',
    createdAt: now,
    updatedAt: now,
  }
}
