import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { addDays } from '@bieznik/contract/platform/calendar-day'
import { amount, gtuOf } from '../../invoices/invoice-line.ts'
import { taxNumberOf } from '../../invoices/tax-id-of-buyer.ts'
import { vatPercents, vatRateNames, type VatSum } from '@bieznik/contract/money/vat'
import { element, writeXml, xmlMoment, type XmlNode } from '../../invoices/xml-writer.ts'
import type { IssuedDocument } from '../issued.queries.ts'
import { formCode, NONE, within } from './jpk-header.ts'
import type { Taxpayer } from './taxpayer.ts'

/*
 * JPK_V7M(3), in force from February 2026: the records of a month's sales. The declaration and the purchases, which the shop does not
 * know, are added by the accountant.
 */

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/12/19/14090/'
const MAX_NAME = 512
const MAX_NUMBER = 256

/** The fields for the net amount and the VAT at a rate. */
const fieldsOf = { '23': ['K_19', 'K_20'], '8': ['K_17', 'K_18'], '5': ['K_15', 'K_16'] } as const

/** One amount for each rate, in the order of the schema: the lowest rate first. */
function sumFields(sums: readonly VatSum[]): XmlNode[] {
  const rates = vatRateNames.toSorted((a, b) => vatPercents[a] - vatPercents[b])
  return rates.flatMap((rate) => {
    const ofRate = sums.filter((sum) => sum.rate === rate)
    if (ofRate.length === 0) return []
    const [net, vat] = fieldsOf[rate]
    return [
      element(net, amount(grosze(ofRate.reduce((sum, each) => sum + each.net, 0)))),
      element(vat, amount(grosze(ofRate.reduce((sum, each) => sum + each.vat, 0)))),
    ]
  })
}

/**
 * The number in KSeF. An invoice that goes there and has none yet counts as another document until it has (`DI`, and the file is corrected
 * then); one that does not go there is an electronic or a paper one (`BFK`).
 */
function ksefField({ isForKsef, ksefNumber }: IssuedDocument): XmlNode {
  if (ksefNumber !== null) return element('NrKSeF', ksefNumber)
  return element(isForKsef ? 'DI' : 'BFK', '1')
}

function buyerFields({ buyer }: IssuedDocument['content']): (XmlNode | null)[] {
  const number = taxNumberOf(buyer)
  const isForeign = number !== null && number.country !== null && number.country !== 'PL'
  return [
    isForeign ? element('KodKrajuNadaniaTIN', number.country ?? '') : null,
    element('NrKontrahenta', number?.number.slice(0, 50) ?? NONE),
    element('NazwaKontrahenta', within(MAX_NAME, buyer.name)),
  ]
}

function invoiceRow(document: IssuedDocument): (XmlNode | null)[] {
  const { number, issuedOn, content, sums } = document
  const soldOn = content.advancePaidOn ?? content.soldOn
  return [
    ...buyerFields(content),
    element('DowodSprzedazy', within(MAX_NUMBER, number)),
    element('DataWystawienia', issuedOn),
    soldOn === null || soldOn === issuedOn ? null : element('DataSprzedazy', soldOn),
    ksefField(document),
    content.isToReceipt ? element('TypDokumentu', 'FP') : null,
    ...gtuOf(content.lines).map((group) => element(group, '1')),
    ...sumFields(sums),
  ]
}

/** All sales on receipts in one row: the accountant writes the number of the cash register's report in place of the month. */
function receiptsRow(sums: readonly VatSum[], { from, before }: RegisterPeriod): (XmlNode | null)[] {
  return [
    element('NrKontrahenta', NONE),
    element('NazwaKontrahenta', NONE),
    element('DowodSprzedazy', `RO/${from.slice(0, 7)}`),
    element('DataWystawienia', addDays(before, -1)),
    element('DI', '1'),
    element('TypDokumentu', 'RO'),
    ...sumFields(sums),
  ]
}

const vatOf = (sums: readonly VatSum[]): number => sums.reduce((sum, { vat }) => sum + vat, 0)

export type MonthOfSales = {
  period: RegisterPeriod
  documents: readonly IssuedDocument[]
  /** Of sales on receipts, with their sign. */
  receipts: readonly VatSum[]
  madeAt: Date
}

/** The file of a month. Its VAT is that of the registers: invoices to a receipt are in it and do not count, since the receipt does. */
export function writeJpkV7m(
  { company, office }: Taxpayer,
  { period, documents, receipts, madeAt }: MonthOfSales,
): string {
  const counted = documents.filter(({ content }) => !content.isToReceipt)
  const due: Grosze = grosze(counted.reduce((sum, { sums }) => sum + vatOf(sums), 0) + vatOf(receipts))
  const rows = [...documents.map(invoiceRow), ...(receipts.length > 0 ? [receiptsRow(receipts, period)] : [])]
  return writeXml(
    element(
      'JPK',
      [
        element('Naglowek', [
          formCode('JPK_VAT', 'JPK_V7M (3)', '1-0E'),
          element('WariantFormularza', '3'),
          element('DataWytworzeniaJPK', xmlMoment(madeAt)),
          element('NazwaSystemu', 'Bieznik'),
          element('CelZlozenia', '1', { poz: 'P_7' }),
          element('KodUrzedu', office.code),
          element('Rok', period.from.slice(0, 4)),
          element('Miesiac', String(Number(period.from.slice(5, 7)))),
        ]),
        element(
          'Podmiot1',
          [
            element('OsobaNiefizyczna', [
              element('NIP', company.nip),
              element('PelnaNazwa', company.legalName),
              element('Email', company.email),
              element('Telefon', company.phone.replaceAll(' ', '')),
            ]),
          ],
          { rola: 'Podatnik' },
        ),
        element('Ewidencja', [
          ...rows.map((row, index) =>
            element('SprzedazWiersz', [element('LpSprzedazy', String(index + 1)), ...row]),
          ),
          element('SprzedazCtrl', [
            element('LiczbaWierszySprzedazy', String(rows.length)),
            element('PodatekNalezny', amount(due)),
          ]),
          element('ZakupCtrl', [element('LiczbaWierszyZakupow', '0'), element('PodatekNaliczony', '0.00')]),
        ]),
      ],
      { xmlns: NAMESPACE },
    ),
  )
}
