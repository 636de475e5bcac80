import {
  child,
  get,
  increment,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  goOffline,
  update,
  type DatabaseReference,
} from 'firebase/database'
import { ServerValue, type Database as AdminDatabase } from 'firebase-admin/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestDatabase } from './real-clients.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>
let admin: AdminDatabase
let here: DatabaseReference
let count = 0

beforeAll(async () => {
  database = await startTestDatabase()
  admin = database.admin()
})
afterAll(() => database.stop())
beforeEach(() => {
  here = ref(database.browser(), `place-${(count += 1)}`)
})
/** What somebody else reads who has received nothing so far. */
const readElsewhere = async (): Promise<unknown> => (await admin.ref(here.key ?? '').get()).exportVal()
/** The time of the server, which is that of this machine. */
const aboutNow = (): unknown => expect.closeTo(Date.now(), -4)

describe('a value', () => {
  it.each([
    ['a text', 'Łucja-Maria O’Neil 🛞'],
    ['a number', -12.5],
    ['a boolean', false],
    ['a tree', { name: 'Jan', address: { city: 'Gdańsk', lines: ['ul. Długa 1', 'm. 2'] } }],
    ['strange keys', { '10': 1, '9': 2, 'a b': 3, 'Łódź %2E': 4, constructor: 5 }],
  ])('is read as it was written: %s', async (_kind, value) => {
    await set(here, value)
    expect((await get(here)).val()).toEqual(value)
    expect((await admin.ref(here.key ?? '').get()).val()).toEqual(value)
  })

  it('goes when it is removed, and with it everything that holds nothing else', async () => {
    await set(here, { a: { b: { c: 1 } }, d: 2 })
    await remove(child(here, 'a/b/c'))
    expect(await readElsewhere()).toEqual({ d: 2 })
    await set(here, null)
    expect((await get(here)).exists()).toBe(false)
  })

  it('takes the place of a tree and the other way round', async () => {
    await set(here, { a: 1 })
    await set(child(here, 'a/b'), 2)
    expect(await readElsewhere()).toEqual({ a: { b: 2 } })
    await set(here, 'leaf')
    expect(await readElsewhere()).toBe('leaf')
  })

  it('of a megabyte comes and goes in pieces', async () => {
    const value = { text: 'zażółć gęślą jaźń 0123456789'.repeat(36_000), after: 'x' }
    await set(here, value)
    expect(await readElsewhere()).toEqual(value)
  })

  it('may have a pair of surrogates where a piece ends', async () => {
    // Written in small pieces: the SDK itself cuts a pair in two.
    const lines = Object.fromEntries(
      Array.from({ length: 40 }, (_, line) => [`line-${line}`, '🛞'.repeat(400 + line)]),
    )
    for (const [line, text] of Object.entries(lines)) await set(child(here, line), text)
    expect(await readElsewhere()).toEqual(lines)
  })

  it('keeps its priority', async () => {
    await setWithPriority(here, { a: 1 }, 5)
    await setPriority(child(here, 'a'), 'later')
    expect(await readElsewhere()).toEqual({ '.priority': 5, a: { '.value': 1, '.priority': 'later' } })
  })

  it('gets a new key in the order of time', async () => {
    const keys = await Promise.all(['a', 'b', 'c'].map(async (value) => (await push(here, value)).key))
    expect(await readElsewhere()).toEqual({ [`${keys[0]}`]: 'a', [`${keys[1]}`]: 'b', [`${keys[2]}`]: 'c' })
    expect(keys.toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1))).toEqual(keys)
  })

  it.each([
    ['a.b', 1],
    ['a', { 'b#c': 1 }],
    ['a', { 'b/c': 1 }],
    [Array.from({ length: 40 }, () => 'deep').join('/'), 1],
  ])('cannot lie at %j as %j', async (path, value) => {
    const write = admin.ref().child.bind(admin.ref())
    await expect(async () => write(path).set(value)).rejects.toThrow(/key|path/i)
  })
})

describe('placeholders', () => {
  it('become the time and the sum on the server', async () => {
    await set(here, { count: 40, at: 0 })
    await update(here, { count: increment(2), at: serverTimestamp(), 'fresh/count': increment(-1) })
    expect(await readElsewhere()).toEqual({ count: 42, at: aboutNow(), fresh: { count: -1 } })
  })

  it('of many clients at once all count', async () => {
    const clients = Array.from({ length: 5 }, () => ref(database.browser(), here.key ?? ''))
    await Promise.all(
      clients.flatMap((client) => Array.from({ length: 20 }, () => set(client, increment(1)))),
    )
    expect(await readElsewhere()).toBe(100)
  })

  it('are known to the admin too', async () => {
    await admin.ref(here.key ?? '').set(ServerValue.TIMESTAMP)
    expect((await get(here)).val()).toEqual(aboutNow())
  })
})

describe('an update of several paths', () => {
  it('renames a record: one is there before, one after, and nobody sees none or two', async () => {
    await set(here, { Jan_Kowalski_1: { id: '1', name: 'Jan' } })
    const seen: unknown[] = []
    const stop = onValue(ref(database.browser(), here.key ?? ''), (snapshot) => seen.push(snapshot.val()))
    await vi.waitUntil(() => seen.length === 1)
    await update(here, { Jan_Kowalski_1: null, Jan_Nowak_1: { id: '1', name: 'Jan' } })
    await vi.waitUntil(() => seen.length > 1)
    stop()
    expect(seen).toEqual([
      { Jan_Kowalski_1: { id: '1', name: 'Jan' } },
      { Jan_Nowak_1: { id: '1', name: 'Jan' } },
    ])
  })

  it('leaves what it does not name', async () => {
    await set(here, { a: { x: 1, y: 2 }, b: 3 })
    await update(here, { 'a/x': 10, 'c/d': 4, b: null })
    expect(await readElsewhere()).toEqual({ a: { x: 10, y: 2 }, c: { d: 4 } })
  })

  it('happens as a whole or not at all', async () => {
    await set(here, { a: 1, big: Number.MAX_VALUE })
    await expect(update(here, { a: 2, big: increment(Number.MAX_VALUE) })).rejects.toThrow('INVALID_DATA')
    expect(await readElsewhere()).toEqual({ a: 1, big: Number.MAX_VALUE })
  })
})

describe('a listener', () => {
  it('receives what other clients do, child by child', async () => {
    const events: string[] = []
    const other = ref(database.browser(), here.key ?? '')
    await set(here, { a: 1, b: 2 })
    onChildAdded(other, (snapshot) => events.push(`added ${snapshot.key}`))
    onChildChanged(other, (snapshot) => events.push(`changed ${snapshot.key} ${snapshot.val()}`))
    onChildRemoved(other, (snapshot) => events.push(`removed ${snapshot.key}`))
    await vi.waitUntil(() => events.length === 2)
    await set(child(here, 'c'), 3)
    await set(child(here, 'a'), 10)
    await remove(child(here, 'b'))
    await vi.waitUntil(() => events.length >= 5)
    expect(events).toEqual(['added a', 'added b', 'added c', 'changed a 10', 'removed b'])
  })

  it('receives changes above it and deep below it, and no others', async () => {
    const seen: unknown[] = []
    onValue(ref(database.browser(), `${here.key}/a/b`), (snapshot) => seen.push(snapshot.val()))
    await vi.waitUntil(() => seen.length === 1)
    await set(child(here, 'a/b/c/d'), 1)
    await set(child(here, 'a/other'), 'of no interest')
    await update(here, { 'a/b/e': 2, 'a/b/c/d': 3 })
    await set(here, { a: { b: 'above' } })
    await vi.waitUntil(() => seen.length >= 4)
    expect(seen).toEqual([null, { c: { d: 1 } }, { c: { d: 3 }, e: 2 }, 'above'])
  })

  it('receives nothing more when it is gone', async () => {
    const received = vi.fn<() => void>()
    const other = ref(database.browser(), here.key ?? '')
    const stop = onValue(other, received)
    await vi.waitUntil(() => received.mock.calls.length === 1)
    stop()
    await get(child(other, 'elsewhere'))
    await set(here, 1)
    await get(child(other, 'elsewhere'))
    expect(received).toHaveBeenCalledTimes(1)
  })

  it('receives the last writes of a client that goes', async () => {
    const leaving = database.browser()
    const state = ref(leaving, `${here.key}/state`)
    await set(state, 'there')
    await onDisconnect(state).set('gone')
    await onDisconnect(child(here, 'kept')).set('not me')
    await onDisconnect(ref(leaving, `${here.key}/at`)).set(serverTimestamp())
    await onDisconnect(ref(leaving, `${here.key}/taken-back`)).set(1)
    await onDisconnect(ref(leaving, `${here.key}/taken-back`)).cancel()
    goOffline(leaving)
    await vi.waitFor(async () => expect(await readElsewhere()).toEqual({ state: 'gone', at: aboutNow() }))
  })
})
