import 'server-only'
import type { Database, Query } from 'firebase-admin/database'
import { z } from 'zod'
import { userRecordSchema, type UserRecord } from '@/lib/account/account'
import { ProblemError } from '@/lib/http/problem-error'
import { askDatabase } from './database.server'
import { recordKey } from './record-key'

const USERS = 'Users'

/** As the database may have it: other programs wrote there before, and the role is never believed. */
const storedSchema = z
  .object({
    ...userRecordSchema.shape,
    name: z.string().default(''),
    surname: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().default(''),
    role: z
      .unknown()
      .optional()
      .transform(() => 'customer' as const),
    address: z.string().default(''),
    index: z.string().default(''),
    city: z.string().default(''),
  })
  .partial({ updatedAt: true })
  .transform(({ updatedAt, ...stored }): UserRecord => ({
    ...stored,
    updatedAt: updatedAt ?? stored.createdAt,
  }))

const foundSchema = z.record(z.string(), z.unknown()).nullable()

/** Fields that this version does not know: a newer one has written them, and they are written back as they are. */
type UnknownFields = Readonly<Record<string, unknown>>

/** The records of a person by their keys, newest first: at most one, unless somebody else wrote there. */
export type Found = readonly (readonly [key: string, record: UserRecord, unknown: UnknownFields])[]

export const queryOf = (database: Database, uid: string): Query =>
  database.ref(USERS).orderByChild('id').equalTo(uid)

export async function findRecords(uid: string): Promise<Found> {
  const snapshot = await askDatabase((database) => queryOf(database, uid).get())
  return readFound(snapshot.val())
}

/** Throws `upstream_failed` for a record that cannot be one. */
export function readFound(value: unknown): Found {
  return Object.entries(foundSchema.parse(value) ?? {})
    .map(([key, stored]) => [key, readRecord(stored), unknownFieldsOf(stored)] as const)
    .toSorted(([, a], [, b]) => (a.updatedAt > b.updatedAt ? -1 : 1))
}

/** What it throws ends in the log, so it must not know the key, which has the person's name in it. */
function readRecord(stored: unknown): UserRecord {
  const record = storedSchema.safeParse(stored)
  if (record.success) return record.data
  throw new ProblemError('upstream_failed', 'a user record cannot be read', { cause: record.error })
}

const isKnown = (name: string): boolean => Object.hasOwn(userRecordSchema.shape, name)

const unknownFieldsOf = (stored: unknown): UnknownFields =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !isKnown(name)))

/** Of several records the newest counts. */
const allUnknownFields = (found: Found): UnknownFields =>
  Object.fromEntries(found.toReversed().flatMap(([, , unknown]) => Object.entries(unknown)))

/**
 * Puts the record in the place of those found, null: removes them; all at once. It is one update of the root, since the SDK
 * names the path of a write that fails on the console, and the path of a record is a person's name.
 */
export async function replaceRecords(found: Found, record: UserRecord | null): Promise<void> {
  const changes = new Map<string, object | null>(found.map(([key]) => [`${USERS}/${key}`, null]))
  if (record) changes.set(`${USERS}/${recordKey(record)}`, { ...allUnknownFields(found), ...record })
  if (changes.size === 0) return
  await askDatabase((database) => database.ref().update(Object.fromEntries(changes)))
}
