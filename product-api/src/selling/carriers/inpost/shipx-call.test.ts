import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from './shipx-call.ts'

test.each([
  [{ receiver: [{ address: [{ post_code: ['invalid_format'] }] }] }, ['receiver.address.post_code']],
  [{ receiver: [{ phone: ['invalid'] }, { email: ['required'] }] }, ['receiver.phone', 'receiver.email']],
  [{ parcels: [{ weight: [{ amount: ['too_big'] }] }, {}] }, ['parcels.weight.amount']],
  [{ base: ['something'] }, ['base']],
  [null, []],
  ['text', []],
  [[], []],
])('%j names %j', (details, fields) => {
  expect(fieldsOf(details)).toEqual(fields)
})

test('whatever ShipX says, fields are names, each once, and never what they contain', () => {
  fc.assert(
    fc.property(
      fc.object({ maxDepth: 4, values: [fc.constant('Jan Kowalski'), fc.integer()] }),
      (details) => {
        const fields = fieldsOf(details)
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields).not.toContain('Jan Kowalski')
      },
    ),
  )
})
