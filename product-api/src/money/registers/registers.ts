import { vatRateNames, type VatSum } from '@bieznik/contract/money/vat'
import {
  bookMethods,
  type AccountingRegisters,
  type RegisterPeriod,
  type DocumentSums,
  type MoneySums,
  type OpenMatter,
} from '@bieznik/contract/money/registers'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { Database } from '../../platform/db/client.ts'
import { listIssued } from './issued.queries.ts'
import { listPayments, listRefunds, type MoneyEntry } from './money.queries.ts'
import { listNotCorrected } from './open-matters.queries.ts'
import { listSales, type Sale } from './sales.queries.ts'

/** How many open matters are named. */
const NAMED = 50

/** Not spread into arguments: a year has more documents than a call takes. */
const addUp = (amounts: readonly Grosze[]): Grosze => grosze(amounts.reduce((sum, amount) => sum + amount, 0))

const totalOf = (sums: readonly VatSum[]) => ({
  net: addUp(sums.map(({ net }) => net)),
  vat: addUp(sums.map(({ vat }) => vat)),
  gross: addUp(sums.map(({ gross }) => gross)),
})

/** Each document counts with its own VAT, so the sums are those of the rows of the file. */
function sumDocuments(documents: readonly (readonly VatSum[])[]): DocumentSums {
  const sums = documents.flat()
  const rates = vatRateNames
    .filter((rate) => sums.some((sum) => sum.rate === rate))
    .map((rate) => ({ rate, ...totalOf(sums.filter((sum) => sum.rate === rate)) }))
  return { count: documents.length, rates, total: totalOf(sums) }
}

const sumEntries = (entries: readonly MoneyEntry[]) => ({
  count: entries.length,
  total: addUp(entries.map(({ amount }) => amount)),
})

function sumMoney(entries: readonly MoneyEntry[]): MoneySums {
  const methods = bookMethods
    .map((method) => ({ method, ...sumEntries(entries.filter((entry) => entry.method === method)) }))
    .filter(({ count }) => count > 0)
  return { ...sumEntries(entries), methods }
}

const grossOf = ({ sums }: Pick<Sale, 'sums'>): Grosze => totalOf(sums).gross

const counted = (sales: readonly Sale[]) => ({ count: sales.length, gross: addUp(sales.map(grossOf)) })

/** By which document each sale is covered. */
function splitSales(sales: readonly Sale[], { from, before }: RegisterPeriod) {
  const invoiced = sales.filter(({ document }) => document === 'invoice')
  const isInPeriod = ({ invoicedOn }: Sale) =>
    invoicedOn !== null && invoicedOn >= from && invoicedOn < before
  return {
    onReceipts: sales.filter(({ document }) => document === 'receipt'),
    onInvoices: invoiced.filter(isInPeriod),
    onOtherInvoices: invoiced.filter((sale) => sale.invoicedOn !== null && !isInPeriod(sale)),
    withoutInvoice: invoiced.filter(({ invoicedOn }) => invoicedOn === null),
  }
}

/** Whether the invoice, or what its corrections made of it, says what the order does; a return of goods may have been corrected too. */
function isInvoicedRight(sale: Sale): boolean {
  const { what, invoiceGross, documentsGross, orderGross } = sale
  if (invoiceGross === orderGross || documentsGross === orderGross) return true
  return documentsGross !== invoiceGross && (what === 'corrected' || invoiceGross === grossOf(sale))
}

function openMatterOf(sale: Sale): OpenMatter | null {
  if (sale.document === 'receipt' || sale.what === 'taken_back') return null
  if (sale.invoiceGross === null) return 'no_invoice'
  return isInvoicedRight(sale) ? null : 'differs'
}

async function listOpen(db: Database, sales: readonly Sale[]): Promise<AccountingRegisters['open']> {
  const ofSales = sales.flatMap((sale) => {
    const matter = openMatterOf(sale)
    return matter === null ? [] : [{ orderId: sale.orderId, matter }]
  })
  const once = new Map(ofSales.map((open) => [open.orderId, open]))
  const notCorrected = await listNotCorrected(db, NAMED)
  const others = notCorrected.map((orderId) => ({ orderId, matter: 'not_corrected' as const }))
  return [...others, ...[...once.values()].filter(({ orderId }) => !notCorrected.includes(orderId))].slice(
    0,
    NAMED,
  )
}

/** The totals of a period, and whether they agree with each other. */
export async function getRegisters(
  db: Database,
  period: RegisterPeriod,
): Promise<Omit<AccountingRegisters, 'hasTaxOffice'>> {
  const invoices: VatSum[][] = []
  const toReceipts: VatSum[][] = []
  let withoutKsefNumber = 0
  for await (const { content, sums, isForKsef, ksefNumber } of listIssued(db, period)) {
    ;(content.isToReceipt ? toReceipts : invoices).push(sums)
    if (isForKsef && ksefNumber === null) withoutKsefNumber += 1
  }
  const [sales, paid, refunded] = await Promise.all([
    listSales(db, period),
    listPayments(db, period),
    listRefunds(db, period),
  ])
  const { onReceipts, onInvoices, onOtherInvoices, withoutInvoice } = splitSales(sales, period)
  const receipts = onReceipts.map(({ sums }) => sums)
  const disputed = paid.filter(({ state }) => state === 'disputed')
  return {
    invoices: sumDocuments(invoices),
    toReceipts: { count: toReceipts.length, gross: totalOf(toReceipts.flat()).gross },
    receipts: sumDocuments(receipts),
    sales: sumDocuments([...invoices, ...receipts]),
    sold: counted(sales),
    soldOnReceipts: counted(onReceipts),
    soldOnInvoices: counted(onInvoices),
    soldOnOtherInvoices: counted(onOtherInvoices),
    soldWithoutInvoice: counted(withoutInvoice),
    payments: sumMoney(paid),
    refunds: sumMoney(refunded),
    disputed: { count: disputed.length, gross: sumEntries(disputed).total },
    withoutKsefNumber,
    open: await listOpen(db, sales),
  }
}
