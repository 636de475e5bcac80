import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyPart, recordKey } from './record-key'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('.', '$', '#', '[', ']', '/', '%', '_', '\0', '\u007f', '\ud800', '🛞', 'Ж', 'a'),
  }),
)
const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 128 }).filter((uid) => uid.isWellFormed())
const person = fc.record({ name: text, surname: text, id })

describe('recordKey', () => {
  it.each([
    ['Jan', 'Kowalski', 'u1', 'Jan_Kowalski_u1'],
    ['Łucja-Maria', 'O’Neil', 'u1', 'Łucja-Maria_O’Neil_u1'],
    ['Jan', "O'Neil", 'u1', "Jan_O'Neil_u1"],
    ['A.B.#$[]/', '100%', 'u1', 'A%2EB%2E%23%24%5B%5D%2F_100%25_u1'],
    ['a\0\u007f', '\u0085', 'u1', 'a%00%7F_%C2%85_u1'],
    ['Jan', 'Nowak_Zając', 'de_mo', 'Jan_Nowak_Zając_de%5Fmo'],
    ['Jan', '', 'u1', 'Jan__u1'],
    ['🛞'.repeat(64), 'Ж'.repeat(64), 'u1', `${'🛞'.repeat(64)}_${'Ж'.repeat(64)}_u1`],
  ])('of %j, %j and %s', (name, surname, uid, key) => {
    expect(recordKey({ name, surname, id: uid })).toBe(key)
  })

  // Shows D12
  it('is always one that the database takes', () => {
    fc.assert(
      fc.property(person, (anybody) => {
        const key = recordKey(anybody)
        expect(key).not.toMatch(/[.$#[\]/\p{Cc}\p{Cs}]/u)
        expect(Buffer.byteLength(key)).toBeLessThanOrEqual(768)
      }),
      { numRuns: 1000 },
    )
  })

  it('ends with the whole id, so that two people never share one', () => {
    fc.assert(
      fc.property(person, (anybody) => {
        const end = recordKey(anybody).split('_').at(-1) ?? ''
        expect(decodeURIComponent(end)).toBe(anybody.id)
      }),
    )
  })

  it('says name and surname back as long as they fit', () => {
    const short = fc.string({ unit: 'binary', maxLength: 40 }).filter((name) => name.isWellFormed())
    const name = short.filter((written) => !written.includes('_'))
    fc.assert(
      fc.property(name, short, (first, last) => {
        const [writtenFirst = '', ...rest] = recordKey({ name: first, surname: last, id: 'u1' }).split('_')
        expect(decodeURIComponent(writtenFirst)).toBe(first)
        expect(decodeURIComponent(rest.slice(0, -1).join('_'))).toBe(last)
      }),
    )
  })

  it('cuts a name that is too long between two characters', () => {
    const key = recordKey({ name: '漢'.repeat(200), surname: '/'.repeat(200), id: 'u1' })
    expect(key).toMatch(/^漢{127}_(%2F){127}_u1$/)
  })
})

it('the key of an id is one part of a path', () => {
  expect(keyPart('a/b_c.d')).toBe('a%2Fb%5Fc%2Ed')
})
