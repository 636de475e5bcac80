import { expect, it } from 'vitest'
import { isPayer } from './is-payer'

it.each([
  ['ŁUCJA ŻÓŁĆ', 'Łucja Żółć'],
  ['ZOLC LUCJA UL. POLNA 1 30-001 KRAKÓW', 'Łucja Żółć'],
  ['TRANSPORT WYSOCKI SP. Z O.O.', 'Transport Wysocki Sp. z o.o.'],
])('%s is %s', (payer, name) => {
  expect(isPayer(payer, name)).toBe(true)
})

it.each([
  ['JAN ŻÓŁĆ', 'Łucja Żółć'],
  ['JANINA NOWAKOWSKA', 'Jan Nowak'],
  ['', 'Łucja Żółć'],
  ['ŁUCJA ŻÓŁĆ', ''],
])('%s is not %s', (payer, name) => {
  expect(isPayer(payer, name)).toBe(false)
})
