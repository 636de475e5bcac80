import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickupEvent } from './pickup-event'

const event = {
  orderId: 7,
  day: '2026-12-31',
  summary: 'Odbiór zamówienia nr 7',
  place: 'ul. Kauczukowa 14, 42-207 Częstochowa',
  hours: 'pon.–pt. 8:00 - 20:00',
  now: new Date('2026-12-23T12:30:15.123Z'),
}

/** The properties of a file, unfolded and read as calendars do. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      const text = line
        .slice(at + 1)
        .replaceAll(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign))
      return [line.slice(0, at), text]
    }),
  )
}

it('is a day that ends with the next one', () => {
  const file = read(pickupEvent(event))
  expect(file.get('DTSTART;VALUE=DATE')).toBe('20261231')
  expect(file.get('DTEND;VALUE=DATE')).toBe('20270101')
  expect(file.get('DTSTAMP')).toBe('20261223T123015Z')
  expect(file.get('LOCATION')).toBe(event.place)
})

it('has every text, in lines of at most 75 octets', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((typed) => typed.replaceAll(/\p{Cc}/gu, ' ').toWellFormed())
  fc.assert(
    fc.property(text, text, (summary, place) => {
      const file = pickupEvent({ ...event, summary, place })
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(read(file).get('SUMMARY')).toBe(summary)
      expect(read(file).get('LOCATION')).toBe(place)
    }),
  )
})
