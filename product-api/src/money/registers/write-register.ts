import type { VatRate, VatSum } from '@bieznik/contract/money/vat'
import type { Readable } from 'node:stream'
import type { BookRegister, RegisterPeriod, RegistersFile } from '@bieznik/contract/money/registers'
import { writeCsv, type Columns } from '../../platform/csv/write-csv.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Words } from '../../platform/words/pl.ts'
import { wordsIn } from '../../platform/words/words-in.ts'
import { gtuOf } from '../invoices/invoice-line.ts'
import { listIssued, type IssuedDocument } from './issued.queries.ts'
import { listPayments, listRefunds, type MoneyEntry } from './money.queries.ts'
import { listSales, type Sale } from './sales.queries.ts'

type ColumnsOf<Row> = Columns<Row, keyof Words['books']['columns']>

/** The groups of goods that JPK_V7 asks for, of what the document names at the rate. */
const gtuOfRate = ({ lines }: IssuedDocument['content'], rate: VatRate): string =>
  gtuOf(lines.filter((line) => line.rate === rate)).join(' ')

const sumColumns: ColumnsOf<{ sum: VatSum }> = [
  ['rate', ({ sum }) => `${sum.rate}%`],
  ['net', ({ sum }) => ({ grosze: sum.net })],
  ['vat', ({ sum }) => ({ grosze: sum.vat })],
  ['gross', ({ sum }) => ({ grosze: sum.gross })],
]

/** One row for each document and rate. */
async function* issuedRates(db: Database, period: RegisterPeriod) {
  for await (const document of listIssued(db, period))
    for (const sum of document.sums) yield { ...document, sum }
}

const issuedColumns = ({ cells }: Words['books']): ColumnsOf<IssuedDocument & { sum: VatSum }> => [
  ['number', ({ number }) => number],
  ['document', ({ kind }) => cells[kind]],
  ['issuedOn', ({ issuedOn }) => issuedOn],
  ['soldOn', ({ content }) => content.advancePaidOn ?? content.soldOn],
  ['corrects', ({ content }) => content.correction?.invoice.number ?? null],
  ['buyer', ({ content }) => content.buyer.name],
  ['taxId', ({ content }) => content.buyer.taxId],
  ['toReceipt', ({ content }) => cells[content.isToReceipt ? 'yes' : 'no']],
  ['splitPayment', ({ content }) => cells[content.isSplitPayment ? 'yes' : 'no']],
  ['gtu', ({ content, sum }) => gtuOfRate(content, sum.rate)],
  ['ksef', ({ ksefNumber }) => ksefNumber],
  ['order', ({ orderId }) => orderId],
  ['receipt', ({ receiptNumber }) => receiptNumber],
  ...sumColumns,
]

async function receiptRates(db: Database, period: RegisterPeriod) {
  const receipts = (await listSales(db, period)).filter(({ document }) => document === 'receipt')
  return receipts.flatMap((sale) => sale.sums.map((sum) => ({ ...sale, sum })))
}

const receiptColumns = ({ books, paymentMethods }: Words): ColumnsOf<Sale & { sum: VatSum }> => [
  ['day', ({ day }) => day],
  ['document', ({ what }) => books.cells[what]],
  ['order', ({ orderId }) => orderId],
  ['receipt', ({ receiptNumber }) => receiptNumber],
  ['method', ({ method }) => paymentMethods[method].inRegisters],
  ...sumColumns,
]

const moneyColumns = ({ paymentMethods }: Words): ColumnsOf<MoneyEntry> => [
  ['day', ({ day }) => day],
  ['method', ({ method }) => paymentMethods[method].inRegisters],
  ['reference', ({ reference }) => reference],
  ['order', ({ orderId }) => orderId],
  ['amount', ({ amount }) => ({ grosze: amount })],
]

/** A register of the period as a file. */
export async function writeRegister(
  db: Database,
  register: BookRegister,
  { language, ...period }: RegistersFile,
): Promise<Readable> {
  const words = wordsIn[language]
  const { books } = words
  switch (register) {
    case 'invoices':
      return writeCsv(issuedRates(db, period), issuedColumns(books), books.columns)
    case 'receipts':
      return writeCsv(await receiptRates(db, period), receiptColumns(words), books.columns)
    case 'payments': {
      const state = ['state', ({ state: is }: MoneyEntry) => is && books.cells[is]] as const
      return writeCsv(await listPayments(db, period), [...moneyColumns(words), state], books.columns)
    }
    case 'refunds': {
      const paidOn = ['paidOn', ({ paidOn: day }: MoneyEntry) => day] as const
      return writeCsv(await listRefunds(db, period), [...moneyColumns(words), paidOn], books.columns)
    }
  }
}
