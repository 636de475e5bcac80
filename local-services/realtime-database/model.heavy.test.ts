import fc from 'fast-check'
import { get, onValue, ref, remove, set, update } from 'firebase/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from './real-clients.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>

beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

type Value = number | string | { [key: string]: Value }
type Change =
  | { kind: 'set'; path: string; value: Value }
  | { kind: 'update'; values: Record<string, Value | null> }
  | { kind: 'remove'; path: string }

const key = fc.constantFrom('a', 'b', 'c')
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('/'))
const { value: anyValue } = fc.letrec<{ value: Value; branch: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, fc.integer({ min: 0, max: 9 }), fc.constant('text'), tie('branch')),
  branch: fc.dictionary(key, tie('value'), { noNullPrototype: true }),
}))
const contains = (outer: string, inner: string) => outer !== inner && `${inner}/`.startsWith(`${outer}/`)
const values = fc
  .dictionary(path, fc.option(anyValue), { minKeys: 1, maxKeys: 4, noNullPrototype: true })
  .filter((each) =>
    Object.keys(each).every((outer) => !Object.keys(each).some((inner) => contains(outer, inner))),
  )
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), path, value: anyValue }),
  fc.record({ kind: fc.constant('update' as const), values }),
  fc.record({ kind: fc.constant('remove' as const), path }),
)

/** The same as plain JavaScript: what it would be if there were no network, no frames and no pushes. */
function put(tree: Value | null, [head, ...rest]: string[], value: Value | null): Value | null {
  if (head === undefined) return prune(value)
  const children = typeof tree === 'object' && tree !== null ? tree : {}
  const child = put(children[head] ?? null, rest, value)
  if (child === null && typeof tree !== 'object') return tree
  return prune({ ...children, [head]: child ?? {} })
}

function prune(value: Value | null): Value | null {
  if (typeof value !== 'object' || value === null) return value
  const children = Object.entries(value).flatMap(([name, child]) => {
    const pruned = prune(child)
    return pruned === null ? [] : [[name, pruned] as const]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

const writesOf = (each: Change): [string, Value | null][] => {
  if (each.kind === 'update') return Object.entries(each.values)
  return [[each.path, each.kind === 'set' ? each.value : null]]
}
const expectedOf = (changes: readonly Change[]) =>
  changes.flatMap(writesOf).reduce<Value | null>((tree, [at, value]) => put(tree, at.split('/'), value), null)

it('any changes by two clients come to what they say, for readers, listeners and queries', async () => {
  const [first, second, listener] = [database.browser(), database.browser(), database.browser()]
  const [admin, reader] = [database.admin(), database.admin()]
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 }), async (steps) => {
      const place = `runs/${(run += 1)}`
      const seen = {
        all: null as unknown,
        a: null as unknown,
        first: null as unknown,
        byChild: null as unknown,
      }
      const query = admin.ref(place).orderByKey().limitToFirst(2)
      const byChild = admin.ref(place).orderByChild('a').startAt(5)
      const stops = [
        onValue(ref(listener, place), (snapshot) => void (seen.all = snapshot.val())),
        onValue(ref(second, `${place}/a`), (snapshot) => void (seen.a = snapshot.val())),
      ]
      query.on('value', (snapshot) => void (seen.first = snapshot.val()))
      byChild.on('value', (snapshot) => void (seen.byChild = snapshot.val()))

      for (const [each, isFirst] of steps) {
        const client = isFirst ? first : second
        if (each.kind === 'update') await update(ref(client, place), each.values)
        else if (each.kind === 'set') await set(ref(client, `${place}/${each.path}`), each.value)
        else await remove(ref(client, `${place}/${each.path}`))
      }
      // Whoever has an answer has everything that was sent before it.
      await Promise.all([
        get(ref(listener, 'barrier')),
        get(ref(second, 'barrier')),
        admin.ref('barrier').get(),
      ])

      const expected = expectedOf(steps.map(([each]) => each))
      expect((await get(ref(first, place))).val()).toEqual(expected)
      expect(seen.all).toEqual(expected)
      expect(seen.a).toEqual(typeof expected === 'object' ? (expected?.a ?? null) : null)
      const fresh = reader.ref(place)
      expect(seen.first).toEqual((await fresh.orderByKey().limitToFirst(2).get()).val())
      expect(seen.byChild).toEqual((await fresh.orderByChild('a').startAt(5).get()).val())
      stops.forEach((stop) => stop())
      query.off()
      byChild.off()
    }),
    { numRuns: 150 },
  )
}, 60_000)
