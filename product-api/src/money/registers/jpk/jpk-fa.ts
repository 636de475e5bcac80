import { grossOfLine, totalOfSums } from '@bieznik/contract/money/vat'
import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { addressLine } from '@bieznik/contract/platform/company'
import { addDays } from '@bieznik/contract/platform/calendar-day'
import { splitStreet } from '../../../selling/carriers/street.ts'
import {
  isAdvance,
  isChanged,
  type InvoiceContent,
  type InvoiceLine,
} from '../../invoices/invoice-content.ts'
import { amount, UNIT } from '../../invoices/invoice-line.ts'
import { reasonInPolish } from '../../invoices/invoice-xml.ts'
import { netLines, type NetLine } from '../../invoices/net-lines.ts'
import { isUnion, taxNumberOf } from '../../invoices/tax-id-of-buyer.ts'
import { vatFields } from '../../invoices/vat.ts'
import { element, writeXml, xmlMoment, type XmlNode } from '../../invoices/xml-writer.ts'
import type { IssuedDocument } from '../issued.queries.ts'
import { formCode, within } from './jpk-header.ts'
import type { Taxpayer } from './taxpayer.ts'

/* JPK_FA(4): invoices as a tax office asks for them. */

const NAMESPACE = 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/'
/** Of the elements of an address, which are qualified by it. */
const TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/'
const MAX_TEXT = 256
const MAX_STREET = 65
const MAX_BUILDING = 9
const MAX_CITY = 56

const text = (name: string, value: string) => element(name, within(MAX_TEXT, value))

function addressOf({ company: { seat }, office }: Taxpayer): XmlNode {
  const { street, building } = splitStreet(seat.street) ?? { street: seat.street, building: '-' }
  return element('AdresPodmiotu', [
    element('etd:KodKraju', 'PL'),
    element('etd:Wojewodztwo', office.voivodeship),
    element('etd:Powiat', office.county),
    element('etd:Gmina', office.commune),
    element('etd:Ulica', within(MAX_STREET, street)),
    element('etd:NrDomu', within(MAX_BUILDING, building)),
    element('etd:Miejscowosc', within(MAX_CITY, seat.city)),
    element('etd:KodPocztowy', seat.postCode),
  ])
}

function buyerNumber(content: InvoiceContent): XmlNode[] {
  const found = taxNumberOf(content.buyer)
  if (found === null) return []
  const { country, number } = found
  const isOfUnion = country !== null && country !== 'PL' && isUnion(country)
  return [...(isOfUnion ? [element('P_5A', country)] : []), element('P_5B', number.slice(0, 50))]
}

const FALSE = ['P_16', 'P_17', 'P_18'] as const
const FALSE_AFTER = ['P_19', 'P_20', 'P_21', 'P_22', 'P_23', 'P_106E_2', 'P_106E_3'] as const
const no = (name: string) => element(name, 'false')

function kindOf(content: InvoiceContent): string {
  if (content.correction) return 'KOREKTA'
  return isAdvance(content) ? 'ZAL' : 'VAT'
}

function invoiceOf({ number, issuedOn, content, sums }: IssuedDocument): XmlNode {
  const { buyer, seller, correction } = content
  const soldOn = content.advancePaidOn ?? content.soldOn
  return element('Faktura', [
    element('KodWaluty', 'PLN'),
    element('P_1', issuedOn),
    text('P_2A', number),
    text('P_3A', buyer.name),
    text('P_3B', `${buyer.address}, ${buyer.postCode} ${buyer.city}`),
    text('P_3C', seller.legalName),
    text('P_3D', addressLine(seller.seat)),
    element('P_4B', seller.nip),
    ...buyerNumber(content),
    soldOn === null || soldOn === issuedOn ? null : element('P_6', soldOn),
    ...sums.flatMap(({ rate, net, vat }) => [
      element(vatFields[rate].net, amount(net)),
      element(vatFields[rate].vat, amount(vat)),
    ]),
    element('P_15', amount(totalOfSums(sums).gross)),
    ...FALSE.map(no),
    element('P_18A', String(content.isSplitPayment)),
    ...FALSE_AFTER.map(no),
    element('RodzajFaktury', kindOf(content)),
    correction && text('PrzyczynaKorekty', reasonInPolish(correction)),
    correction && text('NrFaKorygowanej', correction.invoice.number),
  ])
}

type Row = { line: InvoiceLine; sign: 1 | -1 }

/** Of a correction: what changes is taken back, and written as it is now. */
function rowsOf({ lines, correction }: InvoiceContent): Row[] {
  if (!correction) return lines.map((line) => ({ line, sign: 1 }))
  return lines.flatMap((line, index): Row[] => {
    const was = correction.before[index]
    return was && isChanged(was, line)
      ? [
          { line: was, sign: -1 },
          { line, sign: 1 },
        ]
      : []
  })
}

function lineOf(number: string, { line, sign }: Row): XmlNode {
  return element('FakturaWiersz', [
    text('P_2B', number),
    text('P_7', line.title),
    element('P_8A', UNIT),
    element('P_8B', String(sign * line.quantity)),
    element('P_9B', amount(line.price)),
    element('P_11A', amount(grosze(sign * grossOfLine(line)))),
    element('P_12', line.rate),
  ])
}

type OrderRow = NetLine<InvoiceLine> & { sign: 1 | -1 }

/** What was ordered, of an advance invoice: of its correction, what is taken back and what is ordered now. */
function orderRows(content: InvoiceContent): OrderRow[] {
  const { lines, correction } = content
  if (!correction) return netLines(lines).map((row) => ({ ...row, sign: 1 }))
  if (!lines.some((line, index) => !correction.before[index] || isChanged(correction.before[index], line)))
    return []
  return [
    ...netLines(correction.before).map((row): OrderRow => ({ ...row, sign: -1 })),
    ...netLines(lines).map((row): OrderRow => ({ ...row, sign: 1 })),
  ]
}

const worthOf = (rows: readonly OrderRow[]): Grosze =>
  grosze(rows.reduce((sum, { net, vat, sign }) => sum + sign * (net + vat), 0))

function orderOf(number: string, rows: readonly OrderRow[]): XmlNode {
  return element('Zamowienie', [
    text('P_2AZ', number),
    element('WartoscZamowienia', amount(worthOf(rows))),
    ...rows.map(({ line, unitNet, net, vat, sign }) =>
      element('ZamowienieWiersz', [
        text('P_7Z', line.title),
        element('P_8AZ', UNIT),
        element('P_8BZ', String(sign * line.quantity)),
        element('P_9AZ', amount(unitNet)),
        element('P_11NettoZ', amount(grosze(sign * net))),
        element('P_11VatZ', amount(grosze(sign * vat))),
        element('P_12Z', line.rate),
      ]),
    ),
  ])
}

export type IssuedInvoices = { period: RegisterPeriod; documents: readonly IssuedDocument[]; madeAt: Date }

/** null: no invoice of the period has a line, so that there is no valid file. */
export function writeJpkFa(taxpayer: Taxpayer, { period, documents, madeAt }: IssuedInvoices): string | null {
  const { company, office } = taxpayer
  const lines = documents
    .filter(({ content }) => !isAdvance(content))
    .flatMap(({ number, content }) => rowsOf(content).map((row) => lineOf(number, row)))
  const orders = documents
    .filter(({ content }) => isAdvance(content))
    .map(({ number, content }) => ({ number, rows: orderRows(content) }))
    .filter(({ rows }) => rows.length > 0)
  if (lines.length === 0) return null
  const worth = documents.reduce((sum, { sums }) => sum + totalOfSums(sums).gross, 0)
  const ordered = orders.reduce((sum, { rows }) => sum + worthOf(rows), 0)
  return writeXml(
    element(
      'JPK',
      [
        element('Naglowek', [
          formCode('JPK_FA', 'JPK_FA (4)', '1-0'),
          element('WariantFormularza', '4'),
          element('CelZlozenia', '1'),
          element('DataWytworzeniaJPK', xmlMoment(madeAt)),
          element('DataOd', period.from),
          element('DataDo', addDays(period.before, -1)),
          element('KodUrzedu', office.code),
        ]),
        element('Podmiot1', [
          element('IdentyfikatorPodmiotu', [
            element('NIP', company.nip),
            element('PelnaNazwa', company.legalName),
          ]),
          addressOf(taxpayer),
        ]),
        ...documents.map(invoiceOf),
        element('FakturaCtrl', [
          element('LiczbaFaktur', String(documents.length)),
          element('WartoscFaktur', amount(grosze(worth))),
        ]),
        ...lines,
        // The shop writes prices with VAT, so that the column P_11 is empty.
        element('FakturaWierszCtrl', [
          element('LiczbaWierszyFaktur', String(lines.length)),
          element('WartoscWierszyFaktur', '0.00'),
        ]),
        ...orders.map(({ number, rows }) => orderOf(number, rows)),
        ...(orders.length > 0
          ? [
              element('ZamowienieCtrl', [
                element('LiczbaZamowien', String(orders.length)),
                element('WartoscZamowien', amount(grosze(ordered))),
              ]),
            ]
          : []),
      ],
      { xmlns: NAMESPACE, 'xmlns:etd': TYPES },
    ),
  )
}
