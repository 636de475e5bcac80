import { pageOf } from '@bieznik/contract/endpoint'
import { supplierSchema } from '@bieznik/contract/catalogue/supplier'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import {
  applyWith,
  dryRunOf,
  fingerprintOf,
  importFile,
  importIdOf,
  type ImportOutcome,
} from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { currencyRates } from '../../platform/db/schema/currency-rates.ts'
import { listPurchasePrices } from '../../money/reports/purchase-price.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
await shop.db.insert(currencyRates).values({ currency: 'EUR', pln: 4.25, date: '2026-11-27' })

const costOf = async (id: number) => (await listPurchasePrices(shop.db, [id])).get(id) ?? null
const priceOf = async (id: number) =>
  z.looseObject({ price: z.number() }).parse((await anna.get(`/api/products/${id}`)).body).price
const linesOf = ({ lines }: ImportOutcome) =>
  lines.map(({ cost, changes, reasons }) => ({
    cost,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    ...(reasons[0] && { [String(reasons[0].field)]: reasons[0].reason }),
  }))

const rule = 'productType=Tire&markup=250&ending=grosze_99'
const list = (price: string, header = 'Cena') => `ID Bieżnik;${header}\n${ids.tire};${price}`

test('the price column is the cost: the dry run shows cost and price, and what it shows is applied and stored', async () => {
  const shown = await dryRunOf(anna, list('200,00'), rule)
  expect(linesOf(shown)).toEqual([{ cost: 200, price: '307.99', purchasePrice: '200' }])
  const outcome = await applyWith(anna, list('200,00'), fingerprintOf(shown), rule)
  expect(outcome.last).toMatchObject({ counts: { changed: 1 }, fingerprint: fingerprintOf(shown) })
  expect(await priceOf(ids.tire)).toBe(307.99)
  expect(await costOf(ids.tire)).toBe(20_000)
  expect((await dryRunOf(anna, list('200,00'), rule)).last).toMatchObject({ counts: { same: 1 } })
})

test('another rule than the one that was shown is refused', async () => {
  const shown = await dryRunOf(anna, list('180'), rule)
  const outcome = await applyWith(
    anna,
    list('180'),
    fingerprintOf(shown),
    'productType=Tire&markup=260&ending=grosze_99',
  )
  expect(outcome.last).toMatchObject({ event: 'failed', reason: 'catalogue_changed' })
})

test('costs with VAT, in another currency, with a lowest margin and a lowest price', async () => {
  const by = async (query: string, price: string, header?: string) =>
    linesOf(await dryRunOf(anna, list(price, header), `productType=Tire&${query}`))
  expect(await by('markup=0&costTax=gross', '246')).toEqual([{ cost: 200, price: '246' }])
  expect(await by('markup=100', '100', 'Cena netto EUR')).toEqual([])
  expect(await by('markup=100&columns=id,price', '100', 'Cena netto EUR')).toEqual([
    { cost: 425, price: '575.03', purchasePrice: '425' },
  ])
  expect(await by('markup=0&minimumMargin=5000', '100')).toEqual([
    { cost: 100, price: '184.5', purchasePrice: '100' },
  ])
  expect(await by('markup=0&minimumPrice=29900&ending=zloty_9_99', '100')).toEqual([
    { cost: 100, price: '299.99', purchasePrice: '100' },
  ])
  expect(await by('markup=0', '0')).toEqual([{ cost: null, price: 'price_positive' }])
})

test('a column of purchase prices is stored beside the price, and with a markup makes it', async () => {
  const file = `ID Bieżnik;Cena;Cena zakupu\n${ids.inchTire};500;301,5051`
  expect(linesOf(await dryRunOf(anna, file))).toEqual([
    { cost: 301.51, price: '500', purchasePrice: '301.51' },
  ])
  expect(linesOf(await dryRunOf(anna, file, rule))).toEqual([
    { cost: 301.51, price: '463.99', purchasePrice: '301.51' },
  ])
})

test('a new product has its cost, and undoing the import removes it and restores the one before', async () => {
  const before = await costOf(ids.tire)
  const file = [
    'Nazwa;Producent;Typ;Sezon;Stan opony;Cena;Stan',
    'Kosztowna 195/65 R15 91T;Testowa;osobowa;zima;nowa;100;4',
    'Nadbieg Szuter AT 195/80 R15 96T;;;;;150;',
  ].join('\n')
  const outcome = await importFile(anna, file, rule)
  expect(linesOf(outcome)).toEqual([])
  expect(await costOf(ids.tire)).toBe(15_000)
  const { body } = await anna.get('/api/products?search=Kosztowna')
  const [made] = pageOf(z.looseObject({ id: z.int(), price: z.number() })).parse(body).rows
  expect(made?.price).toBe(153.99)
  expect(await costOf(made?.id ?? 0)).toBe(10_000)
  await anna.call('POST', `/api/products/imports/${importIdOf(outcome)}/undo`)
  expect(await costOf(ids.tire)).toBe(before)
  expect(await costOf(made?.id ?? 0)).toBeNull()
})

test('the rule is remembered with the supplier, and nobody else is shown a cost', async () => {
  const body = { name: 'Hurtownia z kosztem' }
  const { id } = supplierSchema.parse((await anna.call('POST', '/api/suppliers', { body })).body)
  await importFile(
    anna,
    list('210'),
    `${rule}&minimumMargin=1500&costTax=net&supplierId=${id}&columns=id,price`,
  )
  const listed = z.array(supplierSchema).parse((await anna.get('/api/suppliers')).body)
  expect(listed.find((each) => each.id === id)?.reading).toMatchObject({
    markup: 250,
    ending: 'grosze_99',
    minimumMargin: 1500,
    costTax: 'net',
  })
  const shown = JSON.stringify((await shop.anyone.get(`/api/products/${ids.tire}`)).body)
  expect(shown).not.toMatch(/cost|purchase|21000|\b210\b/i)
  expect(String((await anna.get('/api/products/export')).body)).not.toContain('Cena zakupu')
})
