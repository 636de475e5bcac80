import { rateOfProduct, sumsOfProducts, vatRateNames } from '@bieznik/contract/money/vat'
import { grosze } from '@bieznik/contract/money/money'
import { paymentMethods } from '@bieznik/contract/selling/order'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { setOfTires } from '../../../test/invoices.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { requireValidInvoice } from './validate-xml.ts'
import { InvalidXml } from './xsd-validator.ts'

const issued = {
  number: 'FV/2026/0001',
  issuedOn: '2026-11-25',
  issuedAt: new Date('2026-11-25T14:30:00.123Z'),
}
const xmlOf = (differences: Partial<InvoiceContent> = {}): string =>
  writeInvoiceXml({ ...issued, content: { ...setOfTires, ...differences } })

/** The texts of all elements of that name. */
function textsOf(xml: string, name: string): string[] {
  using document = XmlDocument.fromString(xml)
  return document.find(`//*[local-name()="${name}"]`).map((node) => node.content)
}

test('an invoice of a company says what the law wants, in the gross method', () => {
  const xml = xmlOf()
  requireValidInvoice(xml)
  const facts = { P_1: '2026-11-25', P_2: 'FV/2026/0001', P_6: '2026-11-24', RodzajFaktury: 'VAT' }
  const sums = { P_13_1: '1134.96', P_14_1: '261.04', P_15: '1396.00' }
  const line = { P_8B: '4', P_9B: '349.00', P_11A: '1396.00', P_12: '23' }
  const payment = { Zaplacono: '1', DataZaplaty: '2026-11-24', FormaPlatnosci: '1' }
  const rest = { P_18A: '2', BDO: '000123456', NrZamowienia: '30', DataWytworzeniaFa: '2026-11-25T14:30:00Z' }
  for (const [name, text] of Object.entries({ ...facts, ...sums, ...line, ...payment, ...rest }))
    expect(textsOf(xml, name), name).toEqual([text])
  expect(textsOf(xml, 'NIP')).toEqual(['1234563218', '5260001246'])
  expect(textsOf(xml, 'GTU')).toEqual([])
})

test('a day of delivery that is the day of issue is not repeated', () => {
  const xml = xmlOf({ soldOn: issued.issuedOn })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'P_6')).toEqual([])
})

test('a person has no tax id; a buyer abroad has the number of their country', () => {
  const { buyer } = setOfTires
  const person = xmlOf({ buyer: { ...buyer, name: 'Jan Kowalski', taxId: null } })
  requireValidInvoice(person)
  expect(textsOf(person, 'BrakID')).toEqual(['1'])
  const german = xmlOf({
    buyer: { ...buyer, taxId: 'DE123456789', country: 'Niemcy', countryCode: 'DE' },
  })
  requireValidInvoice(german)
  expect(textsOf(german, 'KodUE')).toEqual(['DE'])
  expect(textsOf(german, 'NrVatUE')).toEqual(['123456789'])
})

test('wheels have their mark, a split payment its own and the account', () => {
  const [tires] = setOfTires.lines
  if (!tires) throw new Error('the example has no line')
  const xml = xmlOf({ isSplitPayment: true, lines: [{ ...tires, productType: 'Wheel' }] })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'GTU')).toEqual(['GTU_07'])
  expect(textsOf(xml, 'P_18A')).toEqual(['1'])
  expect(textsOf(xml, 'NrRB')).toEqual([setOfTires.seller.bankAccount])
})

test('an invoice to a receipt is marked', () => {
  const xml = xmlOf({ isToReceipt: true })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'FP')).toEqual(['1'])
})

test('a correction states the difference, and its lines before and after', () => {
  const [tires] = setOfTires.lines
  if (!tires) throw new Error('the example has no line')
  const xml = xmlOf({
    lines: [{ ...tires, quantity: 3 }],
    correction: {
      reason: 'return',
      invoice: { number: 'FV/2026/0001', issuedOn: '2026-11-25', ksefNumber: null },
      before: [tires],
      buyerBefore: null,
    },
  })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'RodzajFaktury')).toEqual(['KOR'])
  expect(textsOf(xml, 'P_15')).toEqual(['-349.00'])
  expect(textsOf(xml, 'P_14_1')).toEqual(['-65.26'])
  expect(textsOf(xml, 'P_8B')).toEqual(['4', '3'])
  expect(textsOf(xml, 'StanPrzed')).toEqual(['1'])
  expect(textsOf(xml, 'NrFaKorygowanej')).toEqual(['FV/2026/0001'])
})

test.each([
  [{ reason: 'return' }, 'Zwrot towaru', ['2']],
  [{ reason: 'discount' }, 'Obniżenie ceny (rabat)', ['2']],
  [{ reason: 'mistake' }, 'Pomyłka na fakturze', ['1']],
  [{ reason: 'other', reasonText: 'Bonus roczny' }, 'Bonus roczny', []],
] as const)('a correction says why and when it counts: %j', (why, text, effect) => {
  const [tires] = setOfTires.lines
  if (!tires) throw new Error('the example has no line')
  const invoice = { number: 'FV/2026/0001', issuedOn: '2026-11-25', ksefNumber: null }
  const xml = xmlOf({
    lines: [{ ...tires, price: grosze(30_000) }],
    correction: { ...why, invoice, before: [tires], buyerBefore: null },
  })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'PrzyczynaKorekty')).toEqual([text])
  expect(textsOf(xml, 'TypKorekty')).toEqual(effect)
})

test('a correction of the buyer names them as before and as now, and changes no amount', () => {
  const { buyer, lines } = setOfTires
  const xml = xmlOf({
    buyer: { ...buyer, name: 'Trakt S.A.' },
    correction: {
      reason: 'buyer',
      invoice: { number: 'FV/2026/0001', issuedOn: '2026-11-25', ksefNumber: null },
      before: lines,
      buyerBefore: buyer,
    },
  })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'Nazwa').slice(1)).toEqual(['Trakt S.A.', 'Trakt sp. z o.o.'])
  expect(textsOf(xml, 'NIP').slice(1)).toEqual(['5260001246', '5260001246'])
  expect(textsOf(xml, 'IDNabywcy')).toEqual(['0001', '0001'])
  expect(textsOf(xml, 'P_15')).toEqual(['0.00'])
  for (const name of ['P_13_1', 'FaWiersz', 'TypKorekty']) expect(textsOf(xml, name)).toEqual([])
})

test('what a buyer writes stays text', () => {
  const name = `"A & B" <script>\u0007'x' ]]>`
  const xml = xmlOf({ buyer: { ...setOfTires.buyer, name } })
  requireValidInvoice(xml)
  expect(textsOf(xml, 'Nazwa')[1]).toBe(name.replace('\u0007', ' '))
})

test('what is not as the schema wants it is refused, and nothing of it is repeated', () => {
  const broken = xmlOf({ buyer: { ...setOfTires.buyer, name: '' } })
  expect(() => requireValidInvoice(broken)).toThrow(InvalidXml)
  expect(() => requireValidInvoice(xmlOf({ soldOn: 'Jan Kowalski' }))).toThrow(/^not valid: P_6$/)
  expect(() => requireValidInvoice('<Faktura>')).toThrow(InvalidXml)
})

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => `a${text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')}`)
const line: fc.Arbitrary<InvoiceLine> = fc.record({
  title: words,
  productType: fc.constantFrom('Tire', 'Wheel', 'Spacer'),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 1, max: 9_999_999 }).map(grosze),
  rate: fc.constantFrom(...vatRateNames),
})
const changes = fc.record({
  buyer: fc.record({
    name: words,
    taxId: fc.constantFrom(null, '5260001246', 'DE123456789', '2021234567', 'bez numeru'),
    address: words,
    postCode: words,
    city: words,
    country: words,
    countryCode: fc.constantFrom(null, 'PL', 'DE', 'GR', 'UA', 'GB'),
  }),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  soldOn: fc.constantFrom(null, '2026-02-28'),
  advancePaidOn: fc.constantFrom(null, null, '2026-02-27'),
  payment: fc.record({
    method: fc.constantFrom(...paymentMethods),
    paidOn: fc.constantFrom(null, '2026-03-01'),
    dueOn: fc.constantFrom(null, '2026-03-08'),
  }),
  isSplitPayment: fc.boolean(),
  isToReceipt: fc.boolean(),
})

test('what is shown as net and VAT before the order is what its invoice states', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (sold) => {
      const products = sold.map(({ productType, quantity, price }) => ({ productType, quantity, price }))
      const lines = sold.map((each) => ({ ...each, rate: rateOfProduct[each.productType] }))
      const xml = xmlOf({ lines })
      const [shown, ...others] = sumsOfProducts(products)
      expect(others).toEqual([])
      const stated = ['P_13_1', 'P_14_1', 'P_15'].map((name) => textsOf(xml, name))
      expect(stated).toEqual(
        [shown?.net, shown?.vat, shown?.gross].map((sum) => [((sum ?? 0) / 100).toFixed(2)]),
      )
    }),
  )
})

test('every invoice, and every correction of it, is valid and comes to its lines', () => {
  fc.assert(
    fc.property(changes, fc.array(fc.integer({ min: 0, max: 40 })), (differences, left) => {
      const xml = xmlOf(differences)
      requireValidInvoice(xml)
      const gross = differences.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
      expect(textsOf(xml, 'P_15')).toEqual([(gross / 100).toFixed(2)])
      const lines = differences.lines.map((each, index) => ({ ...each, quantity: left[index] ?? 0 }))
      const ksefNumber = fc.sample(fc.constantFrom(null, '1234563218-20261126-0123456789AB-7C'), 1)[0] ?? null
      const invoice = { number: issued.number, issuedOn: issued.issuedOn, ksefNumber }
      const corrected = xmlOf({
        ...differences,
        lines,
        correction: { reason: 'mistake', invoice, before: differences.lines, buyerBefore: null },
      })
      requireValidInvoice(corrected)
      const rest = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
      expect(Number(textsOf(corrected, 'P_15')[0])).toBeCloseTo((rest - gross) / 100, 5)
    }),
  )
})
