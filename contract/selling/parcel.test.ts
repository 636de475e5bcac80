import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carriers, parcelNumberSchema, trackingUrl } from './parcel.ts'

it.each([
  ['520 000 012345 678901 234567', '520000012345678901234567'],
  ['jjd-0003 0200 4444', 'JJD000302004444'],
  ['1Z999AA10123456784', '1Z999AA10123456784'],
])('reads %j as a label has it', (written, number) => {
  expect(parcelNumberSchema.parse(written)).toBe(number)
})

it.each(['', '12345', 'a'.repeat(41), '12345?&6', 'żółć123456'])('refuses %j', (written) => {
  expect(parcelNumberSchema.safeParse(written).success).toBe(false)
})

it('leads to the page of the carrier with the whole number, whatever it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...carriers), fc.string({ minLength: 1 }), (carrier, number) => {
      const url = new URL(trackingUrl({ carrier, number: number.toWellFormed() }))
      expect(url.protocol).toBe('https:')
      expect([...url.searchParams.values()].at(-1)).toBe(number.toWellFormed())
    }),
  )
})
