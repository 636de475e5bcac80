import type { Database as AdminDatabase, Query } from 'firebase-admin/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestDatabase } from './real-clients.ts'

const people = {
  Anna_Nowak_3: { id: '3', age: 40, address: { city: 'Kraków' } },
  Ewa_Zając_1: { id: '1', age: 30, address: { city: 'Gdańsk' } },
  Jan_Kowalski_2: { id: '2', age: 30, address: { city: 'Łódź' } },
  'Zoë_Ohne-Alter_4': { id: '4' },
}
const numbers = { '2': 'b', '10': 'a', '-1': 'd', x: 'c', '007': 'e' }

let database: Awaited<ReturnType<typeof startTestDatabase>>
let admin: AdminDatabase
let users: ReturnType<AdminDatabase['ref']>

beforeAll(async () => {
  database = await startTestDatabase()
  admin = database.admin()
  users = admin.ref('Users')
  await admin.ref().set({ Users: people, numbers })
})
afterAll(() => database.stop())

/** The keys in the order in which the query has them, read once and listened to. */
async function keysOf(query: Query): Promise<string[]> {
  const [read, received] = [await query.get(), await query.once('value')].map((snapshot) => {
    const keys: string[] = []
    snapshot.forEach((child) => void keys.push(child.key ?? ''))
    return keys
  })
  expect(received).toEqual(read)
  return read ?? []
}
const namesOf = async (query: Query) => (await keysOf(query)).map((key) => key.split('_')[0])

describe('a query', () => {
  it('finds a record by its indexed child', async () => {
    const snapshot = await users.orderByChild('id').equalTo('2').get()
    expect(snapshot.val()).toEqual({ Jan_Kowalski_2: people.Jan_Kowalski_2 })
    expect((await users.orderByChild('id').equalTo('5').get()).exists()).toBe(false)
    expect((await users.orderByChild('id').equalTo(2).get()).exists()).toBe(false)
  })

  it.each<[string, (query: typeof users) => Query, string[]]>([
    ['from a value on', (all) => all.orderByChild('age').startAt(31), ['Anna']],
    ['up to a value', (all) => all.orderByChild('age').endAt(30), ['Zoë', 'Ewa', 'Jan']],
    ['between two', (all) => all.orderByChild('age').startAt(1).endAt(35), ['Ewa', 'Jan']],
    ['after a value', (all) => all.orderByChild('age').startAfter(30), ['Anna']],
    ['before a value', (all) => all.orderByChild('age').endBefore(30), ['Zoë']],
    ['after one of equals', (all) => all.orderByChild('age').startAfter(30, 'Ewa_Zając_1'), ['Jan', 'Anna']],
    ['from one of equals', (all) => all.orderByChild('age').startAt(30, 'F'), ['Jan', 'Anna']],
    ['one key among equals', (all) => all.orderByChild('age').equalTo(30, 'Jan_Kowalski_2'), ['Jan']],
    ['without the child', (all) => all.orderByChild('age').equalTo(null), ['Zoë']],
    ['by a child of a child', (all) => all.orderByChild('address/city').startAt('K'), ['Anna', 'Jan']],
    ['the first', (all) => all.orderByChild('age').limitToFirst(2), ['Zoë', 'Ewa']],
    ['the last', (all) => all.orderByChild('age').limitToLast(2), ['Jan', 'Anna']],
    ['by key', (all) => all.orderByKey().startAt('B').endAt('K'), ['Ewa', 'Jan']],
    ['after a key', (all) => all.orderByKey().startAfter('Ewa_Zając_1').limitToFirst(1), ['Jan']],
    ['one key', (all) => all.orderByKey().equalTo('Ewa_Zając_1'), ['Ewa']],
  ])('answers: %s', async (_kind, build, expected) => {
    expect(await namesOf(build(users))).toEqual(expected)
  })

  it('has integers in their order before other keys', async () => {
    expect(await keysOf(admin.ref('numbers').orderByKey().limitToFirst(9))).toEqual([
      '-1',
      '2',
      '007',
      '10',
      'x',
    ])
  })

  it('orders by value when the rules have an index for it, and says so when they have none', async () => {
    await expect(admin.ref('numbers').orderByValue().limitToLast(1).get()).rejects.toThrow(
      '".indexOn": ".value"',
    )
    await admin.ref('window').set({ x: 'b', y: 3, z: 'a', v: true })
    expect(await keysOf(admin.ref('window').orderByValue().limitToLast(3))).toEqual(['y', 'z', 'x'])
  })
})

describe('a query that is listened to', () => {
  it('keeps to its window while others write', async () => {
    const writer = database.admin().ref('window')
    await writer.set({ a: 10, b: 20, c: 30 })
    const seen: unknown[] = []
    const query = admin.ref('window').orderByValue().limitToLast(2)
    query.on('value', (snapshot) => seen.push(snapshot.val()))
    const next = async (work: Promise<unknown>) => {
      const length = seen.length
      await work
      await vi.waitUntil(() => seen.length > length)
      return seen.at(-1)
    }
    await vi.waitUntil(() => seen.length === 1)
    expect(seen).toEqual([{ b: 20, c: 30 }])
    expect(await next(writer.child('d').set(25))).toEqual({ d: 25, c: 30 })
    expect(await next(writer.child('c').remove())).toEqual({ b: 20, d: 25 })
    expect(await next(writer.update({ a: 99, b: null }))).toEqual({ d: 25, a: 99 })
    expect(await next(writer.child('d').set(26))).toEqual({ d: 26, a: 99 })
    expect(await next(writer.remove())).toBeNull()
    query.off()
  })

  it('follows one record by its id through a rename', async () => {
    const writer = database.admin().ref('Users')
    const seen: unknown[] = []
    const query = users.orderByChild('id').equalTo('1')
    query.on('value', (snapshot) => seen.push(snapshot.val()))
    await vi.waitUntil(() => seen.length === 1)
    await writer.update({ Ewa_Zając_1: null, Ewa_Sroka_1: people.Ewa_Zając_1 })
    await vi.waitUntil(() => seen.length === 2)
    query.off()
    expect(seen[1]).toEqual({ Ewa_Sroka_1: people.Ewa_Zając_1 })
  })
})
