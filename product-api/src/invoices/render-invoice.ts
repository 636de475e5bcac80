import { multiplyMoney, type Grosze } from '@bieznik/contract/money'
import type { Language } from '@bieznik/contract/order'
import { buffer } from 'node:stream/consumers'
import { encode } from 'uqr'
import {
  BOLD,
  heading,
  LINE_GAP,
  MARGIN,
  numberPages,
  openPdf,
  paragraph,
  REGULAR,
  row,
  widthOf,
  type Pdf,
} from '../confirmation/pdf-sheet.ts'
import { mailTexts, sellerLines } from '../mail/mail-content.ts'
import { statedSums, type InvoiceContent, type InvoiceLine } from './invoice-content.ts'
import { invoiceTexts, type InvoiceTexts } from './invoice-texts.ts'
import { isChanged, type IssuedInvoice } from './invoice-xml.ts'
import { totalOfSums } from './vat.ts'

type PrintedInvoice = IssuedInvoice & {
  language: Language
  /** Of an invoice that KSeF has. */
  verification: { url: string; ksefNumber: string } | null
}

/** A word in Polish, and in the buyer's language beside it. */
type Words = (textOf: (texts: InvoiceTexts) => string) => string

/** The invoice as a PDF of A4 pages: in Polish, which the books are kept in, with the buyer's language beside it. */
export async function renderInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, issuedAt, content, language } = invoice
  const say = wordsIn(language)
  const kind = say((texts) => (content.correction ? texts.correction : texts.invoice))
  const title = `${kind} ${number}`
  const pdf = openPdf({ title, author: content.seller.legalName, language, madeAt: issuedAt })
  const whole = buffer(pdf)
  heading(pdf, title, 16)
  writeFacts(pdf, invoice, say)
  writeParties(pdf, content, say)
  writeLines(pdf, content, say)
  writeSums(pdf, content, say)
  writePayment(pdf, content, say, language)
  if (invoice.verification) writeVerification(pdf, invoice.verification)
  numberPages(pdf)
  pdf.end()
  return whole
}

function wordsIn(language: Language): Words {
  return (textOf) => {
    const inPolish = textOf(invoiceTexts.pl)
    const own = textOf(invoiceTexts[language])
    return own === inPolish ? inPolish : `${inPolish} / ${own}`
  }
}

/** `1 396,00 zł`, as Polish papers write it in every language. */
const format = new Intl.NumberFormat('pl', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = (amount: Grosze): string => `${format.format(amount / 100)} zł`

function fact(pdf: Pdf, name: string, value: string): void {
  paragraph(pdf, `${name}: ${value}`)
}

function writeFacts(pdf: Pdf, { number, issuedOn, content }: PrintedInvoice, say: Words): void {
  const { soldOn, order, correction, seller, isToReceipt } = content
  fact(
    pdf,
    say((texts) => texts.number),
    number,
  )
  fact(
    pdf,
    say((texts) => texts.issuedOn),
    issuedOn,
  )
  fact(
    pdf,
    say((texts) => texts.place),
    seller.seat.city,
  )
  if (soldOn !== null)
    fact(
      pdf,
      say((texts) => texts.soldOn),
      soldOn,
    )
  fact(
    pdf,
    say((texts) => texts.order),
    `${order.id}, ${order.orderedOn}`,
  )
  if (correction) {
    const { invoice, reason } = correction
    fact(
      pdf,
      say((texts) => texts.corrects),
      `${invoice.number}, ${invoice.issuedOn}`,
    )
    fact(
      pdf,
      say((texts) => texts.reason),
      say((texts) => texts.reasons[reason]),
    )
  }
  if (isToReceipt)
    paragraph(
      pdf,
      say((texts) => texts.toReceipt),
    )
}

function writeParties(pdf: Pdf, { seller, buyer }: InvoiceContent, say: Words): void {
  heading(
    pdf,
    say((texts) => texts.seller),
    12,
  )
  paragraph(pdf, sellerLines(mailTexts.pl, seller).join('\n'))
  heading(
    pdf,
    say((texts) => texts.buyer),
    12,
  )
  paragraph(
    pdf,
    [
      buyer.name,
      `${buyer.address}, ${buyer.postCode} ${buyer.city}, ${buyer.country}`,
      ...(buyer.taxId === null ? [] : [`${say((texts) => texts.taxId)}: ${buyer.taxId}`]),
    ].join('\n'),
  )
}

function writeLines(pdf: Pdf, { lines, correction }: InvoiceContent, say: Words): void {
  if (!correction) return writeTable(pdf, lines, say)
  const isOther = (line: InvoiceLine, index: number) => {
    const was = correction.before[index]
    return was !== undefined && isChanged(was, line)
  }
  const changed = new Set(lines.flatMap((line, index) => (isOther(line, index) ? [index] : [])))
  const ofChanged = (all: readonly InvoiceLine[]) => all.filter((_line, index) => changed.has(index))
  heading(
    pdf,
    say((texts) => texts.before),
    12,
  )
  writeTable(pdf, ofChanged(correction.before), say)
  heading(
    pdf,
    say((texts) => texts.after),
    12,
  )
  writeTable(pdf, ofChanged(lines), say)
}

/** Shares of the width. */
const LINE_COLUMNS = [0.44, 0.1, 0.16, 0.18, 0.12] as const
const SUM_COLUMNS = [0.25, 0.25, 0.25, 0.25] as const

function writeTable(pdf: Pdf, lines: readonly InvoiceLine[], say: Words): void {
  const names = [
    say((texts) => texts.item),
    say((texts) => texts.quantity),
    say((texts) => texts.price),
    say((texts) => texts.value),
    say((texts) => texts.rate),
  ]
  cells(pdf, names, LINE_COLUMNS, BOLD)
  for (const { title, quantity, price, rate } of lines)
    cells(
      pdf,
      [title, `${quantity} szt.`, money(price), money(multiplyMoney(price, quantity)), `${rate}%`],
      LINE_COLUMNS,
      REGULAR,
    )
  pdf.moveDown(0.5)
}

const CELL_TEXT = 9
const GAP = 6

/** One row of a table; the first column is text, the others are amounts at the right. */
function cells(pdf: Pdf, texts: readonly string[], shares: readonly number[], font: string): void {
  const whole = widthOf(pdf)
  pdf.font(font).fontSize(CELL_TEXT)
  const widths = shares.map((share) => share * whole - GAP)
  const heights = texts.map((text, index) => pdf.heightOfString(text, { width: widths[index], lineGap: 1 }))
  const height = Math.max(...heights)
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
  const top = pdf.y
  let left = MARGIN
  texts.forEach((text, index) => {
    const width = widths[index] ?? 0
    pdf.text(text, left, top, { width, lineGap: 1, align: index === 0 ? 'left' : 'right' })
    left += width + GAP
  })
  pdf.x = MARGIN
  pdf.y = top + height + LINE_GAP
}

function writeSums(pdf: Pdf, content: InvoiceContent, say: Words): void {
  const sums = statedSums(content)
  const total = totalOfSums(sums)
  const names = [
    say((texts) => texts.rate),
    say((texts) => texts.net),
    say((texts) => texts.vat),
    say((texts) => texts.gross),
  ]
  cells(pdf, names, SUM_COLUMNS, BOLD)
  for (const { rate, net, vat, gross } of sums)
    cells(pdf, [`${rate}%`, money(net), money(vat), money(gross)], SUM_COLUMNS, REGULAR)
  const { net, vat, gross } = total
  cells(pdf, [say((texts) => texts.total), money(net), money(vat), money(gross)], SUM_COLUMNS, BOLD)
  pdf.moveDown(0.5)
  row(
    pdf,
    say((texts) => (content.correction ? texts.changedBy : texts.toPay)),
    money(gross),
    BOLD,
  )
}

function writePayment(pdf: Pdf, content: InvoiceContent, say: Words, language: Language): void {
  const { payment, seller, isSplitPayment } = content
  const methodIn = (each: Language) => mailTexts[each].paymentMethods[payment.method]
  const method = language === 'pl' ? methodIn('pl') : `${methodIn('pl')} / ${methodIn(language)}`
  fact(
    pdf,
    say((texts) => texts.payment),
    method,
  )
  if (payment.paidOn !== null)
    fact(
      pdf,
      say((texts) => texts.paidOn),
      payment.paidOn,
    )
  fact(
    pdf,
    say((texts) => texts.bankAccount),
    seller.bankAccount,
  )
  if (isSplitPayment)
    paragraph(
      pdf,
      say((texts) => texts.splitPayment),
    )
}

/** In points. */
const CODE_SIZE = 96

/** The code that leads to the invoice in KSeF, and its number there below it. */
function writeVerification(pdf: Pdf, { url, ksefNumber }: { url: string; ksefNumber: string }): void {
  const { size, data } = encode(url, { border: 0 })
  if (pdf.y + CODE_SIZE + 40 > pdf.page.height - MARGIN) pdf.addPage()
  pdf.moveDown(0.8)
  const top = pdf.y
  const side = CODE_SIZE / size
  for (const [line, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(MARGIN + column * side, top + line * side, side, side)
  pdf.fill('black')
  pdf.y = top + CODE_SIZE + 6
  paragraph(pdf, `KSeF: ${ksefNumber}`)
  paragraph(pdf, url)
}
