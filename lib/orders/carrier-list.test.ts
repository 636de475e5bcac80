import { grosze } from '@bieznik/contract/money/money'
import { expect, it } from 'vitest'
import { aStaffOrder } from '@/tests/shop-examples'
import { carrierListOf } from './carrier-list'

it('has a line for each order that is sent, as spreadsheets and carriers read it', () => {
  const sent = aStaffOrder({
    id: 30,
    name: 'Łucja "Żak"',
    typeOfDelivery: 'shipping_to_another_address',
    typeOfPayment: 'payment_at_delivery',
    due: grosze(165_050),
    recipient: '=HYPERLINK("http://evil.example")',
    recipientPhone: '+48600200300',
    courierNote: 'Dzwonić; 2 piętro\nbrama',
  })
  const paid = aStaffOrder({ id: 31, typeOfDelivery: 'shipping_to_customer', due: grosze(0) })
  const pickedUp = aStaffOrder({ id: 32, typeOfDelivery: 'delivery_with_assembly' })
  const [header, first, second, ...rest] = carrierListOf([sent, paid, pickedUp], (column) => column)
    .slice(1)
    .split('\r\n')
  expect(header).toBe(
    '"order";"recipient";"address";"postCode";"city";"country";"phone";"email";"pieces";"collect";"note"',
  )
  expect(first).toContain(`"30";"'=HYPERLINK(""http://evil.example"")";`)
  expect(first).toContain(';"600200300";"jan@example.com";"4";"1650,50";"Dzwonić; 2 piętro\nbrama"')
  expect(second).toMatch(/^"31";.*;"4";"";""$/)
  expect(rest).toEqual([''])
})

it.each([
  ['Polska', '0048600700800', '600700800'],
  ['Polska', '+4915123456789', '+4915123456789'],
  ['Niemcy', '+48600700800', '+48600700800'],
])('for %s has the phone %s as couriers there take it', (country, phone, written) => {
  const order = aStaffOrder({ typeOfDelivery: 'shipping_to_customer', country, phone })
  expect(carrierListOf([order], (column) => column)).toContain(`;"${written}";"jan@example.com"`)
})
