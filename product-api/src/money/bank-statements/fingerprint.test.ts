import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withFingerprints } from './fingerprint.ts'

const entry = {
  bookedOn: '2026-11-27',
  amount: 165_000,
  title: 'Zamówienie 30-08',
  payerAccount: '61109010140000071219812874',
}
const fingerprints = (entries: (typeof entry)[]) => withFingerprints(entries).map((each) => each.fingerprint)

test('is the same for the same line of another kind of file', () => {
  expect(fingerprints([{ ...entry, title: 'ZAMOWIENIE  30 08' }])).toEqual(fingerprints([entry]))
})

test('two equal lines of one day are two, in whichever file both are', () => {
  const two = fingerprints([entry, entry])
  expect(new Set(two).size).toBe(2)
  expect(fingerprints([entry])).toEqual(two.slice(0, 1))
})

test('another day, amount, title or account is another line', () => {
  const others = [
    { ...entry, bookedOn: '2026-11-28' },
    { ...entry, amount: 165_001 },
    { ...entry, title: 'Zamówienie 31-05' },
    { ...entry, payerAccount: '' },
  ]
  expect(new Set(fingerprints([entry, ...others])).size).toBe(5)
})

test('a file that holds another one has its lines, whatever their order', () => {
  const entries = fc.array(
    fc.record({
      bookedOn: fc.constantFrom('2026-11-27', '2026-11-28'),
      amount: fc.integer({ min: 1, max: 3 }),
      title: fc.constantFrom('a', 'b'),
      payerAccount: fc.constant(''),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(entries, entries, (first, more) => {
      const whole = new Set(fingerprints([...more, ...first]))
      expect(whole.size).toBe(first.length + more.length)
      for (const each of fingerprints(first)) expect(whole).toContain(each)
    }),
  )
})
