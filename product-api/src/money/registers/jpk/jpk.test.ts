import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { expect, test } from 'vitest'
import { setOfTires } from '../../../../test/invoices.ts'
import { statedSums, type InvoiceContent } from '../../invoices/invoice-content.ts'
import type { IssuedDocument } from '../issued.queries.ts'
import { writeJpkFa } from './jpk-fa.ts'
import { writeJpkV7m } from './jpk-v7m.ts'
import { requireTaxpayer } from './taxpayer.ts'
import { requireValid } from './validate-jpk.ts'

const taxpayer = requireTaxpayer(exampleCompany)
const period = { from: '2026-11-01', before: '2026-12-01' }
const madeAt = new Date('2026-12-03T09:15:00.500Z')

let last = 0
function issued(
  content: Partial<InvoiceContent> = {},
  differences: Partial<IssuedDocument> = {},
): IssuedDocument {
  const whole: InvoiceContent = { ...setOfTires, ...content }
  last += 1
  return {
    id: last,
    number: `FV/2026/${String(last).padStart(4, '0')}`,
    kind: whole.correction ? 'correction' : 'invoice',
    issuedOn: '2026-11-24',
    orderId: 30,
    receiptNumber: null,
    isForKsef: false,
    ksefNumber: null,
    content: whole,
    sums: statedSums(whole),
    ...differences,
  }
}

const buyer = (differences: Partial<InvoiceContent['buyer']>) => ({ ...setOfTires.buyer, ...differences })
const [line] = setOfTires.lines
if (!line) throw new Error('the invoice has a line')
const wheel = { ...line, title: 'Felga 7x17 5x112', productType: 'Wheel' as const }
const correctionOf = (reason: 'return' | 'buyer', before: InvoiceContent['lines']) => ({
  reason,
  invoice: { number: 'FV/2026/0001', issuedOn: '2026-11-02', ksefNumber: null },
  before,
  buyerBefore: reason === 'buyer' ? buyer({ name: 'Trakt' }) : null,
})
const returned = {
  lines: [{ ...line, quantity: 1 }],
  correction: correctionOf('return', setOfTires.lines),
}
const KSEF_NUMBER = '5260001246-20261124-0A1B2C-3D4E5F-6A'

const v7m = (documents: IssuedDocument[], receipts: IssuedDocument['sums'] = []) => {
  const xml = writeJpkV7m(taxpayer, { period, documents, receipts, madeAt })
  requireValid.jpk_v7m(xml)
  return xml
}
const rowsOf = (xml: string) =>
  [...xml.matchAll(/<SprzedazWiersz>(.*?)<\/SprzedazWiersz>/g)].map(([, row = '']) => row)
const rowOf = (document: IssuedDocument) => rowsOf(v7m([document]))[0]

test.each([
  [
    'has its number in KSeF',
    issued({}, { isForKsef: true, ksefNumber: KSEF_NUMBER }),
    `<NrKSeF>${KSEF_NUMBER}</NrKSeF>`,
  ],
  ['goes to KSeF and has no number there yet', issued({}, { isForKsef: true }), '<DI>1</DI>'],
  ['does not go to KSeF', issued(), '<BFK>1</BFK>'],
  ['names wheels', issued({ lines: [line, wheel] }), '<BFK>1</BFK><GTU_07>1</GTU_07><K_19>'],
  ['names tires alone', issued(), '<BFK>1</BFK><K_19>1134.96</K_19><K_20>261.04</K_20>'],
  ['is to a receipt', issued({ isToReceipt: true }), '<TypDokumentu>FP</TypDokumentu>'],
  [
    'was issued on another day than the goods left',
    issued({ soldOn: '2026-11-20' }),
    '<DataSprzedazy>2026-11-20</DataSprzedazy>',
  ],
  [
    'was issued on the day on which the goods left',
    issued(),
    '<DataWystawienia>2026-11-24</DataWystawienia><BFK>',
  ],
  ['takes goods back', issued(returned), '<K_19>-851.22</K_19><K_20>-195.78</K_20>'],
  ['names a person', issued({ buyer: buyer({ taxId: null }) }), '<NrKontrahenta>BRAK</NrKontrahenta>'],
  ['names a company', issued(), '<LpSprzedazy>1</LpSprzedazy><NrKontrahenta>5260001246</NrKontrahenta>'],
  [
    'names a company of the Union',
    issued({ buyer: buyer({ taxId: 'DE 123 456 789', countryCode: 'DE' }) }),
    '<KodKrajuNadaniaTIN>DE</KodKrajuNadaniaTIN><NrKontrahenta>123456789</NrKontrahenta>',
  ],
  [
    'names a Greek company',
    issued({ buyer: buyer({ taxId: 'EL-123456789', countryCode: 'GR' }) }),
    '<KodKrajuNadaniaTIN>EL</KodKrajuNadaniaTIN><NrKontrahenta>123456789</NrKontrahenta>',
  ],
])('the row of an invoice that %s', (_what, document, field) => {
  expect(rowOf(document)).toContain(field)
})

test('a month has its invoices and one row for the receipts, and the VAT of what counts', () => {
  const receipts = statedSums({ ...setOfTires, lines: [{ ...line, quantity: 2 }] })
  const xml = v7m([issued(), issued({ isToReceipt: true })], [...receipts, ...receipts])
  expect(rowsOf(xml)).toHaveLength(3)
  expect(rowsOf(xml).at(-1)).toBe(
    '<LpSprzedazy>3</LpSprzedazy><NrKontrahenta>BRAK</NrKontrahenta><NazwaKontrahenta>BRAK</NazwaKontrahenta>' +
      '<DowodSprzedazy>RO/2026-11</DowodSprzedazy><DataWystawienia>2026-11-30</DataWystawienia><DI>1</DI>' +
      '<TypDokumentu>RO</TypDokumentu><K_19>1134.96</K_19><K_20>261.04</K_20>',
  )
  expect(xml).toContain(
    '<SprzedazCtrl><LiczbaWierszySprzedazy>3</LiczbaWierszySprzedazy><PodatekNalezny>522.08</PodatekNalezny></SprzedazCtrl>',
  )
  expect(xml).toContain('<KodUrzedu>2409</KodUrzedu><Rok>2026</Rok><Miesiac>11</Miesiac>')
  expect(xml).not.toContain('<Deklaracja>')
})

test('a month without sales is a file without rows', () => {
  expect(v7m([])).toContain(
    '<LiczbaWierszySprzedazy>0</LiczbaWierszySprzedazy><PodatekNalezny>0.00</PodatekNalezny>',
  )
})

test.each([
  ['a row without its mark', (xml: string) => xml.replace('<BFK>1</BFK>', '')],
  ['a row with two marks', (xml: string) => xml.replace('<BFK>1</BFK>', '<BFK>1</BFK><DI>1</DI>')],
  ['a number that is none of KSeF', (xml: string) => xml.replace('<BFK>1</BFK>', '<NrKSeF>FV/1</NrKSeF>')],
  ['a month of the variant before', (xml: string) => xml.replace('<Rok>2026', '<Rok>2025')],
  ['an amount without its VAT', (xml: string) => xml.replace(/<K_20>.*?<\/K_20>/, '')],
])('%s is not valid', (_what, broken) => {
  const xml = v7m([issued()])
  const wrong = broken(xml)
  expect(wrong).not.toBe(xml)
  expect(() => requireValid.jpk_v7m(wrong)).toThrow('not valid')
})

const fa = (documents: IssuedDocument[]) => {
  const xml = writeJpkFa(taxpayer, { period, documents, madeAt })
  if (xml !== null) requireValid.jpk_fa(xml)
  return xml ?? ''
}

test('an invoice is in JPK_FA as it was issued, with who sells and where', () => {
  const xml = fa([issued()])
  expect(xml).toContain('<DataOd>2026-11-01</DataOd><DataDo>2026-11-30</DataDo><KodUrzedu>2409</KodUrzedu>')
  expect(xml).toContain('<etd:Ulica>ul. Kauczukowa</etd:Ulica><etd:NrDomu>14</etd:NrDomu>')
  expect(xml).toContain(
    '<P_5B>5260001246</P_5B><P_13_1>1134.96</P_13_1><P_14_1>261.04</P_14_1><P_15>1396.00</P_15>',
  )
  expect(xml).toContain('<P_8B>4</P_8B><P_9B>349.00</P_9B><P_11A>1396.00</P_11A><P_12>23</P_12>')
  expect(xml).toContain('<LiczbaFaktur>1</LiczbaFaktur><WartoscFaktur>1396.00</WartoscFaktur>')
})

test('a correction says by how much, of what and why, and takes back the line that it changes', () => {
  const xml = fa([issued(returned)])
  expect(xml).toContain(
    '<RodzajFaktury>KOREKTA</RodzajFaktury><PrzyczynaKorekty>Zwrot towaru</PrzyczynaKorekty><NrFaKorygowanej>FV/2026/0001</NrFaKorygowanej>',
  )
  expect(xml).toContain('<P_15>-1047.00</P_15>')
  expect(xml).toContain('<P_8B>-4</P_8B><P_9B>349.00</P_9B><P_11A>-1396.00</P_11A>')
  expect(xml).toContain('<P_8B>1</P_8B><P_9B>349.00</P_9B><P_11A>349.00</P_11A>')
})

test('an advance invoice has its order and no lines', () => {
  const advance = issued({ soldOn: null, advancePaidOn: '2026-11-23' })
  const xml = fa([issued(), advance])
  expect(xml).toContain('<RodzajFaktury>ZAL</RodzajFaktury>')
  expect(xml).toContain(`<P_2AZ>${advance.number}</P_2AZ><WartoscZamowienia>1396.00</WartoscZamowienia>`)
  expect(xml).toContain('<LiczbaWierszyFaktur>1</LiczbaWierszyFaktur>')
  expect(xml).toContain('<LiczbaZamowien>1</LiczbaZamowien><WartoscZamowien>1396.00</WartoscZamowien>')
})

test('any invoice that was issued makes a valid file: long texts, buyers of all kinds, corrections of who buys', () => {
  const long = 'Ż'.repeat(600)
  const documents = [
    issued({
      buyer: buyer({ name: long, address: long, city: ' ' }),
      lines: [{ ...line, title: `  ${long}` }],
    }),
    issued({ buyer: buyer({ taxId: null, countryCode: null }) }),
    issued({ buyer: buyer({ taxId: 'XX 12/34', countryCode: 'UA' }), isSplitPayment: true }),
    issued({ buyer: buyer({ taxId: '--', countryCode: 'GR' }) }),
    issued({ lines: setOfTires.lines, correction: correctionOf('buyer', setOfTires.lines) }),
    issued({
      soldOn: null,
      advancePaidOn: '2026-11-20',
      lines: [{ ...line, price: grosze(30_000) }],
      correction: correctionOf('return', setOfTires.lines),
    }),
  ]
  expect(fa(documents)).toContain('<LiczbaFaktur>6</LiczbaFaktur>')
  v7m(documents)
})

test('without a line there is no file', () => {
  expect(fa([])).toBe('')
  expect(fa([issued({ soldOn: null, advancePaidOn: '2026-11-23' })])).toBe('')
})

test('a company whose record names no office files nothing', () => {
  const { taxOffice: _office, ...company } = exampleCompany
  expect(() => requireTaxpayer(company)).toThrow('names no tax office')
})
