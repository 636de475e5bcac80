import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readReply } from './read-reply'

const lineSchema = z.strictObject({ id: z.int(), size: z.strictObject({ width: z.number() }).nullable() })

const schema = z.strictObject({
  lines: z.array(lineSchema),
  payment: z.discriminatedUnion('how', [
    z.strictObject({ how: z.literal('transfer'), title: z.string() }),
    z.strictObject({ how: z.literal('card') }),
  ]),
  buyer: z.union([
    z.strictObject({ name: z.string() }),
    z.strictObject({ name: z.string(), nip: z.string() }),
  ]),
  paidOn: z.iso.date().transform((day) => day.replaceAll('-', '')),
  byLanguage: z.partialRecord(z.enum(['pl', 'en']), z.string()),
})

const body = {
  lines: [
    { id: 1, size: null },
    { id: 2, size: { width: 205 } },
  ],
  payment: { how: 'transfer', title: 'Order 1' },
  buyer: { name: 'Anna', nip: '1234563218' },
  paidOn: '2026-11-28',
  byLanguage: { pl: 'Opona' },
}

const newer = {
  ...body,
  added: { deep: [1] },
  lines: body.lines.map(({ id, size }) => ({ id, size: size && { ...size, unit: 'mm' }, added: null })),
  payment: { ...body.payment, added: 1 },
  buyer: { ...body.buyer, added: 1 },
  byLanguage: { ...body.byLanguage, de: 'Reifen' },
}

describe('a reply of a newer version', () => {
  it('is read without the fields that this version does not know, at any depth', () => {
    const sent = structuredClone(newer)
    expect(readReply(schema, sent)).toEqual({ success: true, data: schema.parse(body) })
    expect(sent).toEqual(newer)
  })

  it('is read when a member of a union holds a union with an added field', () => {
    const inner = z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })])
    const outer = z.union([z.strictObject({ other: z.string() }), z.strictObject({ inner })])
    const { data } = readReply(outer, { inner: { b: 1, added: 2 } })
    expect(data).toEqual({ inner: { b: 1 } })
  })

  it.each([
    ['a field that is missing', { ...newer, payment: { how: 'transfer', added: 1 } }],
    ['a value of another type', { ...newer, lines: [{ id: '1', size: null, added: 1 }] }],
    ['a field that was renamed in a union', { ...newer, buyer: { fullName: 'Anna' } }],
    ['nothing', null],
  ])('is refused for %s', (_what, sent) => {
    expect(readReply(schema, sent).success).toBe(false)
  })
})

it('what is added changes nothing of what is read', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (name, value) => {
      const sent = { ...body, [`added ${name}`]: value }
      expect(readReply(schema, sent)).toEqual({ success: true, data: schema.parse(body) })
    }),
  )
})
