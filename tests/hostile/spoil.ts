import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'

type Path = readonly (string | number)[]

type Spoiling =
  | { how: 'replace'; value: unknown }
  | { how: 'leave out' }
  | { how: 'wrap' }
  | { how: 'add'; key: string; value: unknown }

const LEFT_OUT = Symbol('left out')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The way to every value in a value, its own first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? Array.from(value, (item: unknown, index) => [index, item])
    : isRecord(value)
      ? Object.entries(value)
      : []
  return [path, ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return Array.from(value, (item: unknown, index) =>
      index === key ? changeAt(item, rest, change) : item,
    ).filter((item) => item !== LEFT_OUT)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, name === key ? changeAt(inner, rest, change) : inner] as const,
  )
  return Object.fromEntries(entries.filter(([, inner]) => inner !== LEFT_OUT))
}

function changeOf(spoiling: Spoiling): (found: unknown) => unknown {
  switch (spoiling.how) {
    case 'replace':
      return () => spoiling.value
    case 'leave out':
      return () => LEFT_OUT
    case 'wrap':
      return (found) => [found]
    case 'add':
      return (found) =>
        isRecord(found)
          ? Object.fromEntries([...Object.entries(found), [spoiling.key, spoiling.value]])
          : spoiling.value
  }
}

const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'id', 'userId', 'price', 'role', 'status', 'isStaff', 'total'),
  hostileText,
)

const spoiling: fc.Arbitrary<Spoiling> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ how: fc.constant('replace' as const), value: hostileValue }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('leave out' as const) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('wrap' as const) }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('add' as const), key: keys, value: hostileValue }) },
)

/** Good values, of which none, one or two places are spoiled; `undefined`: nothing is left. */
export function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoilings = fc.array(fc.tuple(fc.nat(), spoiling), { maxLength: 2 })
  return fc.tuple(good, spoilings).map(([value, changes]) => {
    let result = value
    for (const [at, change] of changes) {
      const places = placesIn(result)
      result = changeAt(result, places[at % places.length] ?? [], changeOf(change))
    }
    return result === LEFT_OUT ? undefined : result
  })
}

const NESTED = 5_000

/** The text of a value, which now and then is no JSON, or JSON that no value has. */
export function textOf(value: unknown): fc.Arbitrary<string | Buffer> {
  const text = JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(text) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<string | Buffer>(
        text.slice(0, -1),
        text.replace(/\d+/, '1e400'),
        text.replace('{', '{"__proto__":{"isStaff":true},'),
        text.replace('{', '{"id":1,"id":2,'),
        `\ufeff${text}`,
        `${text}\0`,
        '['.repeat(NESTED) + ']'.repeat(NESTED),
        '{"a":'.repeat(NESTED) + '1' + '}'.repeat(NESTED),
        Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0xaf, 0xff])]),
      ),
    },
  )
}
