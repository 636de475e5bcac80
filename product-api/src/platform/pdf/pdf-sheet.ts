import type { Language } from '@bieznik/contract/selling/order'
import PDFDocument from 'pdfkit'
import { bold, regular } from './typeface.ts'

/* What every PDF of the shop is written with: A4 pages, one typeface, page numbers. */

export const REGULAR = 'regular'
export const BOLD = 'bold'

/** In points. */
export const MARGIN = 56
const TEXT = 10
export const LINE_GAP = 3

export type Pdf = InstanceType<typeof PDFDocument>

interface PdfFacts {
  title: string
  author: string
  language: Language
  madeAt: Date
}

export function openPdf({ title, author, language, madeAt }: PdfFacts): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
  })
  return pdf.registerFont(REGULAR, regular).registerFont(BOLD, bold)
}

export function heading(pdf: Pdf, words: string, size: number): void {
  // A heading that would stand alone at the end of a page goes to the next one.
  if (pdf.y + size * 5 > pdf.page.height - MARGIN) pdf.addPage()
  pdf.font(BOLD).fontSize(size).text(words, { lineGap: LINE_GAP }).moveDown(0.4)
}

export function paragraph(pdf: Pdf, words: string, indent = 0): void {
  pdf
    .font(REGULAR)
    .fontSize(TEXT)
    .text(words, MARGIN + indent, pdf.y, { lineGap: LINE_GAP, width: widthOf(pdf) - indent })
    .moveDown(0.35)
  pdf.x = MARGIN
}

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN

const AMOUNT_WIDTH = 110

/** Words, and an amount at the right edge. */
export function row(pdf: Pdf, words: string, amount: string, font = REGULAR): void {
  const width = widthOf(pdf) - AMOUNT_WIDTH
  pdf.font(font).fontSize(TEXT)
  const height = pdf.heightOfString(words, { width, lineGap: LINE_GAP })
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
  const top = pdf.y
  pdf.text(words, MARGIN, top, { width, lineGap: LINE_GAP })
  const bottom = pdf.y
  pdf.text(amount, MARGIN + width, top, { width: AMOUNT_WIDTH, align: 'right' })
  pdf.y = bottom
  pdf.x = MARGIN
  pdf.moveDown(0.3)
}

export function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would else begin a new page.
    pdf.page.margins.bottom = 0
    pdf
      .font(REGULAR)
      .fontSize(8)
      .text(`${page + 1} / ${count}`, MARGIN, pdf.page.height - MARGIN / 1.5, {
        width: widthOf(pdf),
        align: 'right',
        lineBreak: false,
      })
  }
}
