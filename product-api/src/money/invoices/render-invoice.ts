import { totalOfSums } from '@bieznik/contract/money/vat'
import { multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { Language } from '@bieznik/contract/selling/order'
import { priceText } from '@bieznik/contract/money/price-text'
import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import { buffer } from 'node:stream/consumers'
import { writeLetterhead, writeParties } from '../../platform/pdf/letterhead.ts'
import {
  BOLD,
  columnsOf,
  factGrid,
  heading,
  needRoom,
  numberPages,
  openPdf,
  sideBySide,
  wholeWidth,
  write,
  writeFact,
  writeLabel,
  writeSmall,
  type Column,
  type Pdf,
} from '../../platform/pdf/pdf-sheet.ts'
import { writeTable, type TableColumn } from '../../platform/pdf/pdf-table.ts'
import { writeTotal } from '../../platform/pdf/write-total.ts'
import { writeCode } from '../../platform/pdf/write-code.ts'
import { dayText } from '../../platform/mail/mail-dates.ts'
import { sellerLines } from '../../platform/mail/seller-lines.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { isAdvance, isChanged, statedSums, type InvoiceContent, type InvoiceLine } from './invoice-content.ts'
import { textsIn, type Say } from './invoice-texts.ts'
import type { PrintedCodes } from './ksef/ksef-codes.ts'
import type { IssuedInvoice } from './invoice-xml.ts'
import { netLines } from './net-lines.ts'
import type { InvoiceTransfer } from './transfer-of-invoice.ts'
import { writeVerification } from './write-verification.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

type PrintedInvoice = IssuedInvoice & {
  language: Language
  /** Of an invoice that KSeF has or gets. */
  codes: PrintedCodes | null
  /** How what is still due is paid; null: nothing is, or in another way. */
  transfer: InvoiceTransfer | null
}

/** The invoice as a PDF of A4 pages: in Polish, which the books are kept in, with the buyer's language beside it. */
export async function renderInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, issuedAt, content, language } = invoice
  const say = textsIn(language)
  const kind = say(content.correction ? 'correction' : isAdvance(content) ? 'advance' : 'invoice')
  const title = `${kind} ${number}`
  const pdf = openPdf({ title, author: content.seller.legalName, language, madeAt: issuedAt })
  const whole = buffer(pdf)
  writeLetterhead(pdf, title, content.seller)
  writeFacts(pdf, invoice, say)
  writeBoth(pdf, content, say)
  writeLines(pdf, content, say)
  writeEnd(pdf, invoice, say)
  if (invoice.codes) writeVerification(pdf, invoice.codes, say)
  numberPages(pdf, sellerLines(mailTexts.pl, content.seller).join(' · '))
  pdf.end()
  return whole
}

/** As Polish papers write it in every language. */
const money = (amount: Grosze): string => priceText(amount, 'pl')

const QUARTERS = [0.25, 0.25, 0.25, 0.25] as const

function writeFacts(pdf: Pdf, { issuedOn, content, language }: PrintedInvoice, say: Say): void {
  const { soldOn, advancePaidOn, order, correction, seller, isToReceipt } = content
  const day = (date: string) => dayText(date, language)
  const facts: [string, string | null][] = [
    [say('issuedOn'), day(issuedOn)],
    [say('place'), seller.seat.city],
    [say('soldOn'), soldOn && day(soldOn)],
    [say('advancePaidOn'), advancePaidOn && day(advancePaidOn)],
    [say('order'), `${order.id}, ${day(order.orderedOn)}`],
  ]
  if (correction) {
    const { invoice, reason, reasonText } = correction
    facts.push([say('corrects'), `${invoice.number},\n${day(invoice.issuedOn)}`])
    facts.push([say('reason'), reasonText ?? say(`reason_${reason}`)])
  }
  factGrid(
    pdf,
    facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    QUARTERS,
  )
  if (isToReceipt) write(pdf, say('toReceipt'), wholeWidth(pdf), { font: BOLD })
  pdf.y += 8
}

function writeBoth(pdf: Pdf, { seller, buyer, correction }: InvoiceContent, say: Say): void {
  writeParties(pdf, [say('seller'), seller], {
    label: say('buyer'),
    name: buyer.name,
    writeRest: (column) => {
      writeAddress(pdf, buyer, say, column)
      const before = correction?.buyerBefore
      if (!before) return
      pdf.y += 8
      writeLabel(pdf, say('buyerBefore'), column)
      write(pdf, before.name, column, { font: BOLD })
      writeAddress(pdf, before, say, column)
    },
  })
}

function writeAddress(pdf: Pdf, buyer: InvoiceContent['buyer'], say: Say, column: Column): void {
  const { address, postCode, city, country, taxId } = buyer
  const lines = [address, `${postCode} ${city}, ${country}`, ...(taxId ? [`${say('taxId')} ${taxId}`] : [])]
  write(pdf, lines.join('\n'), column)
}

function writeLines(pdf: Pdf, content: InvoiceContent, say: Say): void {
  const { lines, correction } = content
  if (!correction)
    return isAdvance(content) ? writeNetLines(pdf, lines, say) : writeGrossLines(pdf, lines, say)
  if (correction.buyerBefore) return
  const isOther = (line: InvoiceLine, index: number) => {
    const was = correction.before[index]
    return was !== undefined && isChanged(was, line)
  }
  const changed = new Set(lines.flatMap((line, index) => (isOther(line, index) ? [index] : [])))
  const ofChanged = (all: readonly InvoiceLine[]) => all.filter((_line, index) => changed.has(index))
  heading(pdf, say('before'), 11)
  writeGrossLines(pdf, ofChanged(correction.before), say)
  heading(pdf, say('after'), 11)
  writeGrossLines(pdf, ofChanged(lines), say)
}

const amounts = (columns: readonly (readonly [name: string, share: number])[]): TableColumn[] =>
  columns.map(([name, share]) => ({ name, share, isAmount: true }))

function writeGrossLines(pdf: Pdf, lines: readonly InvoiceLine[], say: Say): void {
  writeTable(pdf, {
    columns: [
      { name: say('item'), share: 0.425 },
      ...amounts([
        [say('quantity'), 0.125],
        [say('price'), 0.16],
        [say('rate'), 0.12],
        [say('value'), 0.17],
      ]),
    ],
    rows: lines.map(({ title, quantity, price, rate }) => [
      title,
      `${quantity} szt.`,
      money(price),
      `${rate}%`,
      money(multiplyMoney(price, quantity)),
    ]),
  })
}

/** What was ordered, without VAT: article 106f(1)(4) of the act on VAT wants that of an advance invoice. */
function writeNetLines(pdf: Pdf, lines: readonly InvoiceLine[], say: Say): void {
  writeTable(pdf, {
    columns: [
      { name: say('item'), share: 0.315 },
      ...amounts([
        [say('quantity'), 0.125],
        [say('unitNet'), 0.15],
        [say('net'), 0.16],
        [say('rate'), 0.11],
        [say('vat'), 0.14],
      ]),
    ],
    rows: netLines(lines).map(({ line: { title, quantity, rate }, unitNet, net, vat }) => [
      title,
      `${quantity} szt.`,
      money(unitNet),
      money(net),
      `${rate}%`,
      money(vat),
    ]),
  })
}

/** So much fits at least of how it is paid, beside the sums. */
const END = 170

/** How it is paid at the left, the sums of each rate and the whole at the right. */
function writeEnd(pdf: Pdf, invoice: PrintedInvoice, say: Say): void {
  const [left, right] = columnsOf(wholeWidth(pdf), [0.4, 0.6])
  if (!left || !right) return
  needRoom(pdf, invoice.transfer?.code ? END + 110 : END)
  sideBySide(pdf, [
    () => writePayment(pdf, invoice, say, left),
    () => writeSums(pdf, invoice.content, say, right),
  ])
}

function writeSums(pdf: Pdf, content: InvoiceContent, say: Say, column: Column): void {
  const sums = statedSums(content)
  const total = totalOfSums(sums)
  const hasNoSums = Boolean(content.correction?.buyerBefore)
  if (!hasNoSums)
    writeTable(
      pdf,
      {
        columns: [
          { name: say('rate'), share: 0.19 },
          ...amounts([
            [say('net'), 0.28],
            [say('vat'), 0.24],
            [say('gross'), 0.29],
          ]),
        ],
        rows: sums.map(({ rate, net, vat, gross }) => [`${rate}%`, money(net), money(vat), money(gross)]),
        total: [say('total'), money(total.net), money(total.vat), money(total.gross)],
      },
      column,
    )
  writeTotal(pdf, say(content.correction ? 'changedBy' : 'toPay'), money(total.gross), column)
}

function writePayment(
  pdf: Pdf,
  { content, transfer, language }: PrintedInvoice,
  say: Say,
  column: Column,
): void {
  const { payment, seller, isSplitPayment } = content
  const methodIn = (each: Language) => wordsIn[each].paymentMethods[payment.method].name
  const method = language === 'pl' ? methodIn('pl') : `${methodIn('pl')} / ${methodIn(language)}`
  const day = (date: string | null | undefined) => (date ? dayText(date, language) : null)
  const facts: [string, string | null][] = [
    [say('payment'), method],
    [say('paidOn'), day(payment.paidOn)],
    [say('dueOn'), payment.paidOn === null ? day(payment.dueOn) : null],
    [say('bankAccount'), `PL ${accountInGroups(seller.bankAccount)}`],
    [say('transferTitle'), transfer && transfer.title],
    [say('transferAmount'), transfer && money(transfer.amount)],
  ]
  for (const [label, value] of facts) if (value !== null) writeFact(pdf, [label, value], column)
  if (isSplitPayment) write(pdf, say('splitPayment'), column, { font: BOLD })
  if (!transfer?.code) return
  writeCode(pdf, transfer.code, { below: 24, left: column.left })
  writeSmall(pdf, say('transferCode'), column)
}
