import { multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { Language } from '@bieznik/contract/selling/order'
import { priceText } from '@bieznik/contract/money/price-text'
import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import { buffer } from 'node:stream/consumers'
import {
  BOLD,
  heading,
  numberPages,
  openPdf,
  paragraph,
  REGULAR,
  row,
  type Pdf,
} from '../../platform/pdf/pdf-sheet.ts'
import { tableRow } from '../../platform/pdf/pdf-table.ts'
import { dayText } from '../../platform/mail/mail-dates.ts'
import { sellerLines } from '../../platform/mail/mail-content.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { isAdvance, statedSums, type InvoiceContent, type InvoiceLine } from './invoice-content.ts'
import { textsIn, type Say } from './invoice-texts.ts'
import type { PrintedCodes } from './ksef/ksef-codes.ts'
import { isChanged, type IssuedInvoice } from './invoice-xml.ts'
import { netLines } from './net-lines.ts'
import { totalOfSums } from './vat.ts'
import { writeVerification } from './write-verification.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

type PrintedInvoice = IssuedInvoice & {
  language: Language
  /** Of an invoice that KSeF has or gets. */
  codes: PrintedCodes | null
}

/** The invoice as a PDF of A4 pages: in Polish, which the books are kept in, with the buyer's language beside it. */
export async function renderInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, issuedAt, content, language } = invoice
  const say = textsIn(language)
  const kind = say(content.correction ? 'correction' : isAdvance(content) ? 'advance' : 'invoice')
  const title = `${kind} ${number}`
  const pdf = openPdf({ title, author: content.seller.legalName, language, madeAt: issuedAt })
  const whole = buffer(pdf)
  heading(pdf, title, 16)
  writeFacts(pdf, invoice, say)
  writeParties(pdf, content, say)
  writeLines(pdf, content, say)
  writeSums(pdf, content, say)
  writePayment(pdf, content, say, language)
  if (invoice.codes) writeVerification(pdf, invoice.codes, say)
  numberPages(pdf)
  pdf.end()
  return whole
}

/** As Polish papers write it in every language. */
const money = (amount: Grosze): string => priceText(amount, 'pl')

function fact(pdf: Pdf, name: string, value: string): void {
  paragraph(pdf, `${name}: ${value}`)
}

function writeFacts(pdf: Pdf, { issuedOn, content, language }: PrintedInvoice, say: Say): void {
  const { soldOn, advancePaidOn, order, correction, seller, isToReceipt } = content
  const day = (date: string) => dayText(date, language)
  fact(pdf, say('issuedOn'), day(issuedOn))
  fact(pdf, say('place'), seller.seat.city)
  if (soldOn !== null) fact(pdf, say('soldOn'), day(soldOn))
  if (advancePaidOn !== null) fact(pdf, say('advancePaidOn'), day(advancePaidOn))
  fact(pdf, say('order'), `${order.id}, ${day(order.orderedOn)}`)
  if (correction) {
    const { invoice, reason, reasonText } = correction
    fact(pdf, say('corrects'), `${invoice.number}, ${day(invoice.issuedOn)}`)
    fact(pdf, say('reason'), reasonText ?? say(`reason_${reason}`))
  }
  if (isToReceipt) paragraph(pdf, say('toReceipt'))
}

function writeParties(pdf: Pdf, { seller, buyer, correction }: InvoiceContent, say: Say): void {
  heading(pdf, say('seller'), 12)
  paragraph(pdf, sellerLines(mailTexts.pl, seller).join('\n'))
  if (correction?.buyerBefore) {
    heading(pdf, say('buyerBefore'), 12)
    writeBuyer(pdf, correction.buyerBefore, say)
  }
  heading(pdf, say('buyer'), 12)
  writeBuyer(pdf, buyer, say)
}

function writeBuyer(pdf: Pdf, buyer: InvoiceContent['buyer'], say: Say): void {
  paragraph(
    pdf,
    [
      buyer.name,
      `${buyer.address}, ${buyer.postCode} ${buyer.city}, ${buyer.country}`,
      ...(buyer.taxId === null ? [] : [`${say('taxId')}: ${buyer.taxId}`]),
    ].join('\n'),
  )
}

function writeLines(pdf: Pdf, content: InvoiceContent, say: Say): void {
  const { lines, correction } = content
  if (!correction) return isAdvance(content) ? writeNetTable(pdf, lines, say) : writeTable(pdf, lines, say)
  if (correction.buyerBefore) return
  const isOther = (line: InvoiceLine, index: number) => {
    const was = correction.before[index]
    return was !== undefined && isChanged(was, line)
  }
  const changed = new Set(lines.flatMap((line, index) => (isOther(line, index) ? [index] : [])))
  const ofChanged = (all: readonly InvoiceLine[]) => all.filter((_line, index) => changed.has(index))
  heading(pdf, say('before'), 12)
  writeTable(pdf, ofChanged(correction.before), say)
  heading(pdf, say('after'), 12)
  writeTable(pdf, ofChanged(lines), say)
}

/** Shares of the width. */
const LINE_COLUMNS = [0.44, 0.1, 0.16, 0.18, 0.12] as const
const NET_COLUMNS = [0.34, 0.1, 0.16, 0.16, 0.1, 0.14] as const
const SUM_COLUMNS = [0.25, 0.25, 0.25, 0.25] as const

function writeTable(pdf: Pdf, lines: readonly InvoiceLine[], say: Say): void {
  const names = [say('item'), say('quantity'), say('price'), say('value'), say('rate')]
  tableRow(pdf, names, LINE_COLUMNS, BOLD)
  for (const { title, quantity, price, rate } of lines)
    tableRow(
      pdf,
      [title, `${quantity} szt.`, money(price), money(multiplyMoney(price, quantity)), `${rate}%`],
      LINE_COLUMNS,
      REGULAR,
    )
  pdf.moveDown(0.5)
}

/** What was ordered, without VAT: article 106f(1)(4) of the act on VAT wants that of an advance invoice. */
function writeNetTable(pdf: Pdf, lines: readonly InvoiceLine[], say: Say): void {
  const names = [say('item'), say('quantity'), say('unitNet'), say('net'), say('rate'), say('vat')]
  tableRow(pdf, names, NET_COLUMNS, BOLD)
  for (const { line, unitNet, net, vat } of netLines(lines)) {
    const { title, quantity, rate } = line
    const cells = [title, `${quantity} szt.`, money(unitNet), money(net), `${rate}%`, money(vat)]
    tableRow(pdf, cells, NET_COLUMNS, REGULAR)
  }
  pdf.moveDown(0.5)
}

function writeSums(pdf: Pdf, content: InvoiceContent, say: Say): void {
  const sums = statedSums(content)
  const total = totalOfSums(sums)
  if (content.correction?.buyerBefore) return row(pdf, say('changedBy'), money(total.gross), BOLD)
  const names = [say('rate'), say('net'), say('vat'), say('gross')]
  tableRow(pdf, names, SUM_COLUMNS, BOLD)
  for (const { rate, net, vat, gross } of sums)
    tableRow(pdf, [`${rate}%`, money(net), money(vat), money(gross)], SUM_COLUMNS, REGULAR)
  const { net, vat, gross } = total
  tableRow(pdf, [say('total'), money(net), money(vat), money(gross)], SUM_COLUMNS, BOLD)
  pdf.moveDown(0.5)
  row(pdf, say(content.correction ? 'changedBy' : 'toPay'), money(gross), BOLD)
}

function writePayment(pdf: Pdf, content: InvoiceContent, say: Say, language: Language): void {
  const { payment, seller, isSplitPayment } = content
  const methodIn = (each: Language) => wordsIn[each].paymentMethods[payment.method].name
  const method = language === 'pl' ? methodIn('pl') : `${methodIn('pl')} / ${methodIn(language)}`
  fact(pdf, say('payment'), method)
  if (payment.paidOn !== null) fact(pdf, say('paidOn'), dayText(payment.paidOn, language))
  fact(pdf, say('bankAccount'), accountInGroups(seller.bankAccount))
  if (isSplitPayment) paragraph(pdf, say('splitPayment'))
}
