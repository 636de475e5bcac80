import { expect, test } from 'vitest'
import { applyWith, dryRunOf, fingerprintOf, RETREADS, type ImportOutcome } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { insertCurrencyRates } from '../../money/exchange-rates/currency-rates.queries.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
await insertCurrencyRates(shop.db, [
  { currency: 'EUR', pln: 4.25, date: '2026-11-26' },
  { currency: 'CZK', pln: 0.1745, date: '2026-11-26' },
])

const header = 'Nazwa;Producent;Typ;Sezon'
const rest = 'Testowa;osobowe;zima'
const listOf = (columns: string, ...cells: string[]) =>
  [`${header};${columns}`, ...cells.map((each, at) => `Opona ${at} 195/65 R15 91T;${rest};${each}`)].join(
    '\n',
  )

/** Of each line its price in PLN, or why it has none. */
const pricesOf = ({ lines }: ImportOutcome) =>
  lines.map(
    ({ changes, reasons }) => changes.find(({ field }) => field === 'price')?.to ?? reasons[0]?.reason,
  )

test.each([
  ['Cena EUR', '10,10', '42.93'],
  ['Cena brutto [€]', '100', '425'],
  ['Cena', '100 €', '425'],
  ['Cena', '€ 1 000,50', '4252.13'],
  ['Cena', 'EUR 100', '425'],
  ['Cena', '100 zł', '100'],
  ['Cena EUR', '100 zł', '100'],
  ['Cena', '1000 Kč', '174.5'],
  ['Price, USD', '100', '391.32'],
  ['Cena', '100 GBP', 'currency_no_rate'],
  ['Cena', '100 muszelek', 'currency_unknown'],
  ['Cena;Waluta', '100;EUR', '425'],
  ['Cena;Waluta', '100;', '100'],
  ['Cena;Waluta', '100;muszelki', 'currency_unknown'],
])('a price below %s of %s is %s', async (columns, cells, price) => {
  expect(pricesOf(await dryRunOf(anna, listOf(columns, cells)))).toEqual([price])
})

test('staff may say what a list is in, and see by what it is converted', async () => {
  const outcome = await dryRunOf(anna, listOf('Cena', '100', '200 zł'), `${RETREADS}&currency=EUR`)
  expect(pricesOf(outcome)).toEqual(['425', '200'])
  expect(outcome.last).toMatchObject({ rates: [{ currency: 'EUR', pln: 4.25, date: '2026-11-26' }] })
})

test('a price that is the same number in another currency is no price that is there already', async () => {
  const list = listOf('Cena', '425')
  await applyWith(anna, list, fingerprintOf(await dryRunOf(anna, list)))
  expect((await dryRunOf(anna, listOf('Cena', '100 €'))).last).toMatchObject({ counts: { same: 1 } })
  expect(pricesOf(await dryRunOf(anna, listOf('Cena', '425 €')))).toEqual(['1806.25'])
})

test('a rate that has changed since the dry run refuses the import as a whole', async () => {
  const list = listOf('Cena', '77 €')
  const fingerprint = fingerprintOf(await dryRunOf(anna, list))
  await insertCurrencyRates(shop.db, [{ currency: 'EUR', pln: 4.3, date: '2026-11-27' }])
  expect((await applyWith(anna, list, fingerprint)).last).toMatchObject({ reason: 'catalogue_changed' })
})
