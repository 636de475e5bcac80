import type { Readable } from 'node:stream'
import type { BookRegister, RegistersFile } from '@bieznik/contract/money/registers'
import type { Language } from '@bieznik/contract/language'
import { writeCsv, type Cell } from '../../platform/csv/write-csv.ts'
import type { Database } from '../../platform/db/client.ts'
import { gtuOfProduct } from '../invoices/invoice-line.ts'
import type { VatRate } from '../invoices/vat.ts'
import { listIssued, type IssuedDocument } from './issued.queries.ts'
import { listPayments, listRefunds, type MoneyEntry } from './money.queries.ts'
import { headerOf } from './register-columns.ts'
import { listSales, type Sale } from './sales.queries.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

type Row = readonly Cell[]

const yesOrNo = (is: boolean, language: Language) => wordsIn[language].books.cells[is ? 'yes' : 'no']

/** The groups of goods that JPK_V7 asks for, of what the document names at the rate. */
function gtuOf({ lines }: IssuedDocument['content'], rate: VatRate): string {
  const groups = lines
    .filter((line) => line.rate === rate)
    .map((line) => gtuOfProduct[line.productType] ?? '')
  return [...new Set(groups)].filter(Boolean).toSorted().join(' ')
}

/** One row for each document and rate. */
function issuedRows(document: IssuedDocument, language: Language): Row[] {
  const { content, sums } = document
  return sums.map(({ rate, net, vat, gross }) => [
    document.number,
    wordsIn[language].books.cells[document.kind],
    document.issuedOn,
    content.advancePaidOn ?? content.soldOn,
    content.correction?.invoice.number ?? null,
    content.buyer.name,
    content.buyer.taxId,
    yesOrNo(content.isToReceipt, language),
    yesOrNo(content.isSplitPayment, language),
    gtuOf(content, rate),
    document.ksefNumber,
    document.orderId,
    `${rate}%`,
    { grosze: net },
    { grosze: vat },
    { grosze: gross },
  ])
}

function saleRows({ day, what, orderId, method, sums }: Sale, language: Language): Row[] {
  return sums.map(({ rate, net, vat, gross }) => [
    day,
    wordsIn[language].books.cells[what],
    orderId,
    wordsIn[language].paymentMethods[method].inRegisters,
    `${rate}%`,
    { grosze: net },
    { grosze: vat },
    { grosze: gross },
  ])
}

const moneyCells = ({ day, method, reference, orderId, amount }: MoneyEntry, language: Language): Row => [
  day,
  wordsIn[language].paymentMethods[method].inRegisters,
  reference,
  orderId,
  { grosze: amount },
]

async function* rowsOf(
  db: Database,
  register: BookRegister,
  { language, ...period }: RegistersFile,
): AsyncGenerator<Row> {
  switch (register) {
    case 'invoices':
      for await (const document of listIssued(db, period)) yield* issuedRows(document, language)
      return
    case 'receipts':
      for (const sale of await listSales(db, period))
        if (sale.document === 'receipt') yield* saleRows(sale, language)
      return
    case 'payments':
      for (const entry of await listPayments(db, period))
        yield [...moneyCells(entry, language), entry.state && wordsIn[language].books.cells[entry.state]]
      return
    case 'refunds':
      for (const entry of await listRefunds(db, period)) yield [...moneyCells(entry, language), entry.paidOn]
  }
}

/** A register of the period as a file. */
export function writeRegister(db: Database, register: BookRegister, file: RegistersFile): Readable {
  return writeCsv(headerOf(register, file.language), rowsOf(db, register, file))
}
