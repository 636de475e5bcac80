import { grosze } from '@bieznik/contract/money/money'
import { correctedFields } from '@bieznik/contract/selling/order-correction'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '@/tests/shop-examples'
import {
  correctionFormOf,
  correctionFormSchema,
  lineKeyOf,
  rebaseCorrection,
  toCorrection,
  type CorrectedOrder,
} from './correction-form'

const order: CorrectedOrder = { ...anOrder({}), email: 'jan@example.com', phone: '+48600100200' }
const [item] = order.orderItems
if (!item) throw new Error('the example has a line')
const key = lineKeyOf(item)

const parse = (form: ReturnType<typeof correctionFormOf>) => correctionFormSchema(order).parse(form)
const typed = (differences: object) => ({ ...correctionFormOf(order), reason: 'Ustalone', ...differences })

it('is nothing as long as nothing differs', () => {
  expect(toCorrection(order, parse(typed({})), [])).toBeNull()
})

it('sends what differs alone, with what was seen', () => {
  const form = typed({
    lines: { [key]: { quantity: '3', price: correctionFormOf(order).lines[key]?.price } },
  })
  form.fields = { ...form.fields, city: 'Łódź', courierNote: 'Brama' }
  expect(toCorrection(order, parse(form), [{ productId: 9, quantity: 1 }])).toEqual({
    seen: { status: order.status, correction: null },
    reason: 'Ustalone',
    fields: { city: 'Łódź', courierNote: 'Brama' },
    lines: [{ itemId: item.id, quantity: 3 }],
    added: [{ productId: 9, quantity: 1 }],
  })
})

it('writes a price as the language of the page writes it', () => {
  const priced = { ...order, orderItems: [{ ...item, price: grosze(47_350) }] }
  const priceIn = (language: 'pl' | 'en') => correctionFormOf(priced, language).lines[key]?.price
  expect([priceIn('pl'), priceIn('en')]).toEqual(['473,50', '473.50'])
})

it('reads a price as it is typed in Polish, and 0 pieces as a canceled line', () => {
  const correction = toCorrection(
    order,
    parse(typed({ lines: { [key]: { quantity: '0', price: '400,10' } } })),
    [],
  )
  expect(correction?.lines).toEqual([{ itemId: item.id, quantity: null, price: 40_010 }])
})

it.each([
  ['reason', { reason: 'x' }],
  ['quantity', { lines: { [key]: { quantity: 'dwa', price: '1' } } }],
  ['quantity', { lines: { [key]: { quantity: '101', price: '1' } } }],
  ['price', { lines: { [key]: { quantity: '1', price: '1,234' } } }],
])('refuses a wrong %s', (_what, differences) => {
  expect(correctionFormSchema(order).safeParse(typed(differences)).success).toBe(false)
})

const LONG = 'x'.repeat(500)

it.each([...correctedFields.map((field) => [field, LONG] as const), ['email', ''] as const])(
  'leaves a %s that the form refuses ("%.3s") as it is, and takes no such one instead of another',
  (field, untypable) => {
    const odd = { ...order, [field]: untypable }
    const { fields } = correctionFormOf(odd)
    const corrected = field === 'city' ? 'name' : 'city'
    const form = typed({ fields: { ...fields, [corrected]: 'Zgierz' } })
    const correction = toCorrection(odd, correctionFormSchema(odd).parse(form), [])
    expect(correction?.fields).toEqual({ [corrected]: 'Zgierz' })
    expect(correctionFormSchema(order).safeParse(form).success).toBe(false)
  },
)

const values = fc.constantFrom('a', 'b', 'c')

it('goes on over what another changed: mine stays where I typed, theirs where I did not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...correctedFields), values, values, (field, theirs, mine) => {
      const now = { ...order, [field]: theirs }
      const before = correctionFormOf(order)
      const isTyped = mine !== 'a'
      const form = { ...before, fields: { ...before.fields, ...(isTyped && { [field]: mine }) } }
      expect(rebaseCorrection(form, { seen: order, now }).fields[field]).toBe(isTyped ? mine : theirs)
    }),
  )
})

it('drops a line that another canceled, and has one that another added', () => {
  const added = { ...item, id: 77, price: grosze(100), quantity: 2 }
  const now = { ...order, orderItems: [added] }
  const form = typed({ lines: { [key]: { quantity: '9', price: '1' } } })
  expect(rebaseCorrection(form, { seen: order, now }).lines).toEqual({
    i77: { quantity: '2', price: '1,00' },
  })
})
