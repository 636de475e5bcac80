import type { Language } from '@bieznik/contract/selling/order'
import { buffer } from 'node:stream/consumers'
import { sellerLines } from '../../platform/mail/seller-lines.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { writeLetterhead, writeParties, type Seller } from '../../platform/pdf/letterhead.ts'
import { factGrid, numberPages, openPdf, wholeWidth, write, writeFact } from '../../platform/pdf/pdf-sheet.ts'
import { writeTotal } from '../../platform/pdf/write-total.ts'

/** That money went back for an order, in words of the buyer's language. */
export interface RefundAdvice {
  language: Language
  title: string
  madeAt: Date
  seller: Seller
  /** Where the buyer lives, which is not where every order goes. */
  buyer: { name: string; address: string; postCode: string; city: string }
  amount: [label: string, value: string]
  /** Of which order, when, and by which way. */
  facts: [label: string, value: string][]
  /** When it comes, and who answers if it does not. */
  notes: [label: string, value: string][]
}

/** The advice of a refund as a PDF of one A4 page. */
export async function renderRefund(advice: RefundAdvice): Promise<Buffer> {
  const { language, title, madeAt, seller, buyer, amount, facts, notes } = advice
  const texts = mailTexts[language]
  const pdf = openPdf({ title, author: seller.legalName, language, madeAt })
  const whole = buffer(pdf)
  writeLetterhead(pdf, title, seller)
  factGrid(pdf, facts, [0.25, 0.25, 0.5])
  pdf.y += 8
  const { confirmation } = texts
  writeParties(pdf, [confirmation.seller, seller], {
    label: confirmation.buyer,
    name: buyer.name,
    writeRest: (column) => write(pdf, `${buyer.address}\n${buyer.postCode} ${buyer.city}`, column),
  })
  writeTotal(pdf, ...amount, wholeWidth(pdf))
  for (const note of notes) writeFact(pdf, note, wholeWidth(pdf))
  numberPages(pdf, sellerLines(texts, seller).join(' · '))
  pdf.end()
  return whole
}
