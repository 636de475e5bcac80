import { getApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLocalPeople } from '@/tests/local-people'
import { recordKey } from './record-key'

type Records = typeof import('./user-records.server')

let people: Awaited<ReturnType<typeof startLocalPeople>>
let records: Records
let otherRecords: Records

/** Twelve at once, in turn by this process and another one. */
const twelveTimes = <T>(work: (process: Records, turn: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: 12 }, (_, turn) => work(turn % 2 ? otherRecords : records, turn))

/** What another process has: the same code with connections of its own. */
async function anotherProcess(): Promise<Records> {
  vi.resetModules()
  return import('./user-records.server')
}

beforeAll(async () => {
  people = await startLocalPeople()
  records = await anotherProcess()
  otherRecords = await anotherProcess()
}, 30_000)
afterAll(() => people.stop())
beforeEach(() => people.database.ref().remove())

const given = { name: 'Jan', surname: 'Kowalski', phone: '+48600100200' }
const home = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
const readUsers = async (): Promise<unknown> => (await people.database.ref('Users').get()).val()

/** Looks at the person's records until it is stopped; how many there were each time. */
function watch(uid: string) {
  const counts: number[] = []
  const end = new AbortController()
  const looking = (async () => {
    while (!end.signal.aborted) {
      const found = await people.database.ref('Users').orderByChild('id').equalTo(uid).get()
      counts.push(found.numChildren())
    }
  })()
  return {
    stop: async () => {
      end.abort()
      await looking
      return counts
    },
  }
}

const long = Array.from('Ёжик🛞👨‍👩‍👧').join('').repeat(8)
const names = [
  ['Łucja-Maria', "O'Neil"],
  ['A.B.#$[]/', '%2F_%'],
  [Array.from(long).slice(0, 64).join(''), Array.from(long).slice(0, 64).toReversed().join('')],
  ['漢'.repeat(200), '../..'],
  ['a\0b\u007f', '\ud83d\ude1e'],
] as const

const changeOrEnsure = (process: Records, uid: string, turn: number) =>
  turn % 3 === 0
    ? process.ensureUserRecord(uid)
    : process.changeUserRecord(uid, { ...given, ...home, name: `Jan${turn}` })

describe('fields that a newer version has written', () => {
  const preferences = { language: 'pl', news: [{ since: '2027-01-01' }] }

  it('are left out by this one when it reads, and are still there after it has written', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    const { record } = await records.createUserRecord(uid, given)
    const newer = { ...record, vatNumber: '5260001246', preferences }
    await people.database.ref('Users').set({ [recordKey(record)]: newer })
    expect(await records.getUserRecord(uid)).toEqual(record)
    const changed = await records.changeUserRecord(uid, { ...given, ...home, surname: 'Nowak' })
    expect(changed).not.toHaveProperty('vatNumber')
    expect(await readUsers()).toEqual({
      [recordKey(changed)]: { ...changed, vatNumber: '5260001246', preferences },
    })
  })

  it('are those of the newer record when there are two', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    const { record } = await records.createUserRecord(uid, given)
    const older = { ...record, updatedAt: '2026-01-01T00:00:00.000Z', vatNumber: 'old', note: 'kept' }
    await people.database.ref('Users').set({ older, newer: { ...record, vatNumber: 'new' } })
    const changed = await records.changeUserRecord(uid, { ...given, ...home })
    expect(await readUsers()).toEqual({
      [recordKey(changed)]: { ...changed, vatNumber: 'new', note: 'kept' },
    })
  })
})

describe('a person', () => {
  // Shows S1.21, S3.2, S3.3, S7.38, D12
  it.each(names)('called %j %j is written, found, renamed and deleted', async (name, surname) => {
    const { uid, email } = await people.createAccount('Jan Kowalski')
    const made = await records.createUserRecord(uid, { ...given, name, surname })
    expect(made).toEqual({
      isNew: true,
      record: {
        id: uid,
        name,
        surname,
        email,
        phone: given.phone,
        role: 'customer',
        address: '',
        index: '',
        city: '',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    expect(await readUsers()).toEqual({ [recordKey(made.record)]: made.record })
    expect(await records.getUserRecord(uid)).toEqual(made.record)

    const watching = watch(uid)
    await records.changeUserRecord(uid, { ...given, ...home })
    const changed = await records.changeUserRecord(uid, { ...given, ...home, name: surname, surname: name })
    const counts = await watching.stop()
    expect(counts.length).toBeGreaterThan(2)
    expect(new Set(counts)).toEqual(new Set([1]))
    expect(changed).toMatchObject({ ...home, name: surname, surname: name, createdAt: made.record.createdAt })
    expect(changed.updatedAt > made.record.updatedAt).toBe(true)
    expect(await readUsers()).toEqual({ [recordKey(changed)]: changed })
    expect(await people.accounts.getUser(uid)).toMatchObject({ displayName: `${surname} ${name}` })

    await records.deleteAccount(uid)
    expect(await readUsers()).toBeNull()
    await expect(people.accounts.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('who has a record still has it after a second registration', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    const { record } = await records.createUserRecord(uid, given)
    const again = await records.createUserRecord(uid, { ...given, name: 'Eve', phone: '0000000' })
    expect(again).toEqual({ record, isNew: false })
    expect(await records.ensureUserRecord(uid)).toEqual(record)
  })

  it('who got none at registration gets one from the display name, and then what registration still sends', async () => {
    const { uid, email } = await people.createAccount('Anna Maria Zając')
    const ensured = await records.ensureUserRecord(uid)
    expect(ensured).toMatchObject({ id: uid, name: 'Anna Maria', surname: 'Zając', email, phone: '' })
    const { record, isNew } = await records.createUserRecord(uid, { ...given, surname: 'Zając' })
    expect(isNew).toBe(false)
    expect(record).toMatchObject({ ...given, surname: 'Zając', createdAt: ensured.createdAt })
    expect(await readUsers()).toEqual({ [recordKey(record)]: record })
  })

  it('without a record gets one by changing the data', async () => {
    const { uid } = await people.createAccount('')
    const record = await records.changeUserRecord(uid, { ...given, ...home })
    expect(await readUsers()).toEqual({ [recordKey(record)]: record })
  })

  it('sees their own record among those of others', async () => {
    const [jan, ewa] = await Promise.all([people.createAccount('Jan'), people.createAccount('Ewa')])
    await records.createUserRecord(jan.uid, given)
    expect(await records.getUserRecord(ewa.uid)).toBeNull()
    await records.deleteAccount(ewa.uid)
    expect(await records.getUserRecord(jan.uid)).toMatchObject(given)
  })

  // Shows S4.36, S6.7
  it('whom another program wrote down twice and as staff has one record and no role', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    const old = { id: uid, name: 'Jan', createdAt: '2020-01-01T00:00:00.000Z', more: 1 }
    await people.database.ref('Users').set({
      a: old,
      b: { ...old, role: 'admin', phone: '1234567', updatedAt: '2021-01-01T00:00:00.000Z' },
    })
    expect(await records.getUserRecord(uid)).toMatchObject({
      phone: '1234567',
      surname: '',
      role: 'customer',
    })
    const record = await records.changeUserRecord(uid, { ...given, ...home })
    expect(record).toMatchObject({ role: 'customer', createdAt: old.createdAt })
    expect(await readUsers()).toEqual({ [recordKey(record)]: { ...record, more: 1 } })
  })

  it('whose record is invalid gets an error', async () => {
    await people.database.ref('Users/Jan_Kowalski_u1').set({ id: 'u1', name: 5, surname: 'Kowalski' })
    const error: unknown = await records.getUserRecord('u1').catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: 'upstream_failed' })
    // It goes into the log, where names have no place.
    expect(inspect(error, { depth: Infinity })).not.toContain('Kowalski')
  })

  it('who is gone gets no record', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    await records.deleteAccount(uid)
    const attempts = await Promise.allSettled([
      records.createUserRecord(uid, given),
      records.changeUserRecord(uid, { ...given, ...home }),
      records.ensureUserRecord(uid),
    ])
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } })
    expect((await people.database.ref().get()).val()).toBeNull()
    await records.deleteAccount(uid)
  })
})

describe('many at once, in two processes', { timeout: 30_000 }, () => {
  it('a double registration makes one record', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    const made = await Promise.all(
      twelveTimes((process, turn) => process.createUserRecord(uid, { ...given, name: `Jan${turn}` })),
    )
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(made.map(({ record }) => record.name)).size).toBe(1)
    expect(Object.keys((await readUsers()) ?? {})).toHaveLength(1)
  })

  // Shows S4.35
  it('renames leave one record at every moment', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    await records.createUserRecord(uid, given)
    const watching = watch(uid)
    const renamed = await Promise.all(
      twelveTimes((process, turn) =>
        process.changeUserRecord(uid, { ...given, ...home, name: `Jan${turn}` }),
      ),
    )
    expect(new Set(await watching.stop())).toEqual(new Set([1]))
    const last = await records.getUserRecord(uid)
    expect(renamed).toContainEqual(last)
    expect((await people.accounts.getUser(uid)).displayName).toBe(`${last?.name} Kowalski`)
    expect((await people.database.ref('UserTurns').get()).val()).toBeNull()
  })

  it('a deletion among changes leaves nothing', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    await records.createUserRecord(uid, given)
    const accounts = getAuth(getApp())
    const deleteUser = accounts.deleteUser.bind(accounts)
    const changes: Promise<unknown>[] = []
    const deleting = vi.spyOn(accounts, 'deleteUser').mockImplementation(async (id) => {
      // The record is gone by now, the account is not.
      changes.push(...twelveTimes((process, turn) => changeOrEnsure(process, uid, turn)))
      await sleep(200)
      await deleteUser(id)
    })
    await records.deleteAccount(uid)
    for (const outcome of await Promise.allSettled(changes))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } })
    expect((await people.database.ref().get()).val()).toBeNull()
    deleting.mockRestore()
  })
})

describe('a turn', { timeout: 30_000 }, () => {
  const holdUntil = (uid: string, until: number) =>
    people.database.ref(`UserTurns/${uid}`).set({ holder: 'somebody', until })

  it('of a process that died in it passes on', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    await holdUntil(uid, Date.now() + 1_000)
    const begun = Date.now()
    await records.createUserRecord(uid, given)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(900)
  })

  it('that does not end is not taken from who has it', async () => {
    const { uid } = await people.createAccount('Jan Kowalski')
    await holdUntil(uid, Date.now() + 60_000)
    await expect(records.createUserRecord(uid, given)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await readUsers()).toBeNull()
    expect((await people.database.ref(`UserTurns/${uid}/holder`).get()).val()).toBe('somebody')
  })
})

describe('while the database is away', { timeout: 30_000 }, () => {
  it('everything fails within the deadline, and nothing of it happens when it is back', async () => {
    const [{ uid }, another] = await Promise.all([people.createAccount('Jan'), people.createAccount('Ewa')])
    const { record } = await records.createUserRecord(uid, given)
    const { askDatabase } = await import('./database.server')
    const { openDatabase } = await import('@/lib/firebase/app.server')
    await people.goAway()
    const begun = Date.now()
    const outcomes = await Promise.allSettled([
      records.getUserRecord(uid),
      records.changeUserRecord(uid, { ...given, ...home }),
      records.ensureUserRecord(another.uid),
      askDatabase((database) => database.ref().update({ late: true })),
    ])
    expect(Date.now() - begun).toBeLessThan(3_000)
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    // As the SDK does it by itself.
    const control = openDatabase()
    const waiting = control.database.ref().update({ control: true })
    await people.comeBack()
    await waiting
    await sleep(1_500)
    const all: unknown = (await people.database.ref().get()).val()
    expect(all).toEqual({ Users: { [recordKey(record)]: record }, control: true })
    expect(await records.getUserRecord(uid)).toEqual(record)
    await control.close()
  })
})
