import { grosze } from '@bieznik/contract/money/money'
import { expect, test } from 'vitest'
import { objectionTo } from '../../../../local-services/ksef/checks.ts'
import { setOfTires } from '../../../test/invoices.ts'
import { brokenRules } from '../../../test/ministry-checks.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { requireValidInvoice } from './validate-xml.ts'

const { buyer, seller, lines } = setOfTires
const [tires] = lines
if (!tires) throw new Error('the example has no line')

const issued = {
  number: 'FV/2026/0001',
  issuedOn: '2026-11-25',
  issuedAt: new Date('2026-11-25T14:30:00.123Z'),
}
const xmlOf = (differences: Partial<InvoiceContent> = {}): string =>
  writeInvoiceXml({ ...issued, content: { ...setOfTires, ...differences } })

const line = (differences: Partial<InvoiceLine>): InvoiceLine => ({ ...tires, ...differences })
const person = { ...buyer, name: 'Jan Kowalski', taxId: null }
const abroad = (countryCode: string | null, country: string, taxId: string) => ({
  ...buyer,
  taxId,
  country,
  countryCode,
})
const inKsef = { ...issued, ksefNumber: '1234563218-20261125-0123456789AB-7C' }
const outside = { ...issued, ksefNumber: null }
type Correction = NonNullable<InvoiceContent['correction']>
function correctionOf(differences: Partial<Correction> = {}): Pick<InvoiceContent, 'correction' | 'payment'> {
  const { number, issuedOn, ksefNumber } = differences.invoice ?? inKsef
  return {
    correction: {
      reason: 'return',
      before: lines,
      buyerBefore: null,
      ...differences,
      invoice: { number, issuedOn, ksefNumber },
    },
    payment: { ...setOfTires.payment, paidOn: null },
  }
}
const advance = {
  soldOn: null,
  advancePaidOn: '2026-11-20',
  payment: { method: 'przelewy24', paidOn: '2026-11-20', dueOn: null },
} as const
const several = [
  line({ quantity: 4 }),
  line({ productType: 'Wheel', price: grosze(29_901), quantity: 3 }),
  line({ productType: 'Spacer', price: grosze(4_999), quantity: 2 }),
  line({ price: grosze(1), quantity: 1 }),
]

const kinds: Readonly<Record<string, Partial<InvoiceContent>>> = {
  'a company, paid online': { payment: { method: 'przelewy24', paidOn: '2026-11-24', dueOn: null } },
  'a person, paid online': {
    buyer: person,
    payment: { method: 'przelewy24', paidOn: '2026-11-24', dueOn: null },
  },
  'a person with a receipt': { buyer: person, isToReceipt: true },
  'a line for nothing': { lines: [line({}), line({ title: 'Montaż gratis', price: grosze(0) })] },
  'odd names': {
    buyer: { ...buyer, name: `"Ą & <b>" ]]> 🛞 \u0007\u0085\u200b'x'` },
    lines: [line({ title: `${'Opona '.repeat(80)}🛞 ]]> &amp; <!-- x -->` })],
  },
  'characters that KSeF refuses': {
    buyer: { ...buyer, name: 'A\u{fdd0}\u{fdef}\u{1fffe}\u{10ffff}\ufffe\u0081B' },
  },
  '100 lines': { lines: Array.from({ length: 100 }, (_, index) => line({ price: grosze(100 + index) })) },
  'one grosz': { lines: [line({ quantity: 1, price: grosze(1) })] },
  'two million': { lines: [line({ quantity: 200, price: grosze(1_000_000) })], isSplitPayment: true },
  'three rates': { lines: [line({}), line({ rate: '8' }), line({ rate: '5', price: grosze(10_007) })] },
  'a split payment': { lines: [line({ quantity: 50 })], isSplitPayment: true },
  'cash at the delivery': { payment: { method: 'payment_at_delivery', paidOn: null, dueOn: null } },
  'a wallet': { payment: { method: 'paypal', paidOn: '2026-11-23', dueOn: null } },
  'a transfer to come': { payment: { method: 'transfer', paidOn: null, dueOn: null } },
  'a transfer to come by a day': { payment: { method: 'transfer', paidOn: null, dueOn: '2026-12-02' } },
  'issued on the day of the delivery': { soldOn: issued.issuedOn },
  'paid before the delivery, issued after it': {
    payment: { method: 'przelewy24', paidOn: '2026-11-20', dueOn: null },
    soldOn: '2026-11-24',
  },
  'paid before the delivery, and issued before it': { ...advance, lines: several },
  'issued on the day of that payment': {
    ...advance,
    advancePaidOn: issued.issuedOn,
    payment: { method: 'przelewy24', paidOn: issued.issuedOn, dueOn: null },
  },
  'a number with letters from abroad': { buyer: abroad('DE', 'Niemcy', 'DE123456789') },
  'ten digits from abroad': { buyer: abroad('SK', 'Słowacja', '2021234567') },
  'a country outside the Union': { buyer: abroad('UA', 'Ukraina', '1234567890') },
  'a country that the shop does not know': { buyer: abroad(null, 'Atlantyda', 'XY-1') },
  'a return': { ...correctionOf(), lines: [line({ quantity: 3 })] },
  'a lower price': { ...correctionOf({ reason: 'discount' }), lines: [line({ price: grosze(34_000) })] },
  'a mistake': { ...correctionOf({ reason: 'mistake' }), lines: [line({ price: grosze(34_000) })] },
  'a reason in words': {
    ...correctionOf({ reason: 'other', reasonText: 'Bonus za ilość <"ą"> & '.repeat(11).slice(0, 256) }),
    lines: [line({ price: grosze(34_000) })],
  },
  "a correction of the buyer's data": {
    ...correctionOf({ reason: 'buyer', buyerBefore: buyer }),
    buyer: { ...buyer, name: 'Trakt S.A.' },
  },
  'a wrong number taken to nothing': {
    ...correctionOf({ reason: 'tax_id' }),
    lines: [line({ quantity: 0 })],
  },
  'a correction of four lines': {
    ...correctionOf({ before: several }),
    lines: several.map((each) => ({ ...each, quantity: Math.max(0, each.quantity - 2) })),
  },
  'a correction of an invoice outside KSeF': {
    ...correctionOf({ invoice: outside }),
    lines: [line({ quantity: 3 })],
  },
  'a return of what was paid in advance': {
    ...advance,
    ...correctionOf({ before: several }),
    lines: several.map((each) => ({ ...each, quantity: each.quantity - 1 })),
  },
  "the buyer's data on an advance invoice": {
    ...advance,
    ...correctionOf({ reason: 'buyer', buyerBefore: buyer }),
    buyer: { ...buyer, name: 'Trakt S.A.' },
  },
  'the longest phone': { seller: { ...seller, phone: '+48 345 550 187 1234' } },
}

test.each(Object.entries(kinds))(
  '%s: valid, as the ministry checks it, and taken by KSeF',
  (_kind, differences) => {
    const xml = xmlOf(differences)
    requireValidInvoice(xml)
    expect(brokenRules(xml)).toEqual([])
    expect(objectionTo(Buffer.from(xml), seller.nip, requireValidInvoice)).toBeNull()
  },
)

test.each([
  ['P_15 is net and VAT of every rate', '<P_15>1396.00', '<P_15>1396.01'],
  ['P_11A is quantity times price', '<P_9B>349.00', '<P_9B>349.01'],
  ['P_6 is another day than P_1', '<P_6>2026-11-24', '<P_6>2026-11-25'],
  ['numbers of Polish taxpayers have their check digit', '5260001246', '5260001247'],
  ['a NIP belongs to a buyer in Poland', /<KodKraju>PL(?=<\/KodKraju><AdresL1>ul. Prz)/, '<KodKraju>SK'],
  ['every annotation is answered', '<P_16>2</P_16>', ''],
])('the checks find it out: %s', (rule, was, is) => {
  expect(brokenRules(xmlOf().replace(was, is))).toContain(rule)
})

test('of an advance invoice the schema has the payment, and the order without VAT; its correction both states', () => {
  const xml = xmlOf({ ...advance, lines: [line({})] })
  for (const part of [
    '<P_6>2026-11-20</P_6>',
    '<RodzajFaktury>ZAL</RodzajFaktury>',
    '<P_13_1>1134.96</P_13_1><P_14_1>261.04</P_14_1><P_15>1396.00</P_15>',
    '<DataZaplaty>2026-11-20</DataZaplaty>',
    '<P_8BZ>4</P_8BZ><P_9AZ>283.74</P_9AZ><P_11NettoZ>1134.96</P_11NettoZ><P_11VatZ>261.04</P_11VatZ>',
  ])
    expect(xml).toContain(part)
  expect(xml).not.toContain('<FaWiersz>')
  const corrected = xmlOf({ ...advance, ...correctionOf(), lines: [line({ quantity: 3 })] })
  for (const part of [
    '<RodzajFaktury>KOR_ZAL</RodzajFaktury>',
    '<P_15>-349.00</P_15>',
    '<P_15ZK>1396.00</P_15ZK>',
    '<WartoscZamowienia>1047.00</WartoscZamowienia>',
    '<StanPrzedZ>1</StanPrzedZ>',
  ])
    expect(corrected).toContain(part)
})
