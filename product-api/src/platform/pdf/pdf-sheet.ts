import type { Language } from '@bieznik/contract/selling/order'
import PDFDocument from 'pdfkit'
import { bold, regular } from './typeface.ts'

/* What every PDF of the shop is written with: A4 pages, one typeface, three colours, columns, page numbers. */

export const REGULAR = 'regular'
export const BOLD = 'bold'

/** Text, labels and hairlines: rubber and two of the greys of the pages. */
export const INK = '#1b1a18'
export const QUIET = '#5a5650'
const HAIRLINE = '#d8d4ca'

/** In points, as all that follows. Below the text there is room for the footer. */
export const MARGIN = 48
const BOTTOM = 72
const LINE_GAP = 2.5
const GUTTER = 24

const TEXT = 9.5
const SMALL = 7.5

export type Pdf = InstanceType<typeof PDFDocument>

/** A part of the width of the page. */
export interface Column {
  left: number
  width: number
}

interface PdfFacts {
  title: string
  author: string
  language: Language
  madeAt: Date
}

export function openPdf({ title, author, language, madeAt }: PdfFacts): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
  })
  return pdf.registerFont(REGULAR, regular).registerFont(BOLD, bold)
}

export const HALVES = [0.5, 0.5] as const

export const wholeWidth = (pdf: Pdf): Column => ({ left: MARGIN, width: pdf.page.width - 2 * MARGIN })

/** Columns that share a width; `shares` add up to 1. */
export function columnsOf({ left, width }: Column, shares: readonly number[]): Column[] {
  const free = width - GUTTER * (shares.length - 1)
  let next = left
  return shares.map((share) => {
    const column = { left: next, width: share * free }
    next += column.width + GUTTER
    return column
  })
}

/** Goes on at the top of the next page when so much does not fit on this one. */
export function needRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - BOTTOM) pdf.addPage()
}

interface Style {
  font?: string
  size?: number
  color?: string
  align?: 'left' | 'right'
  lineGap?: number
}

export function write(pdf: Pdf, words: string, { left, width }: Column, style: Style = {}): void {
  const { font = REGULAR, size = TEXT, color = INK, align = 'left', lineGap = LINE_GAP } = style
  pdf.font(font).fontSize(size).fillColor(color).text(words, left, pdf.y, { width, align, lineGap })
  pdf.x = MARGIN
}

export const writeSmall = (pdf: Pdf, words: string, column: Column, align: Style['align'] = 'left'): void =>
  write(pdf, words, column, { size: SMALL, color: QUIET, lineGap: 1, align })

/** Each from the same height; what follows stands below the longest of them. */
export function sideBySide(pdf: Pdf, parts: readonly (() => void)[]): void {
  const top = pdf.y
  const ends = parts.map((part) => {
    pdf.y = top
    part()
    return pdf.y
  })
  pdf.y = Math.max(top, ...ends)
}

type Fact = readonly [label: string, value: string]

/** Above what it is of. */
export function writeLabel(pdf: Pdf, label: string, column: Column): void {
  writeSmall(pdf, label, column)
  pdf.y += 1
}

function writeValue(pdf: Pdf, value: string, column: Column): void {
  write(pdf, value, column, { lineGap: 1.5 })
  pdf.y += 7
}

/** A label, and what it is of right below. */
export function writeFact(pdf: Pdf, [label, value]: Fact, column: Column): void {
  writeLabel(pdf, label, column)
  writeValue(pdf, value, column)
}

/** Facts in rows of so many; the values of a row begin at one height, however many lines the labels have. */
export function factGrid(
  pdf: Pdf,
  facts: readonly Fact[],
  shares: readonly number[],
  whole = wholeWidth(pdf),
): void {
  const columns = columnsOf(whole, shares)
  for (let first = 0; first < facts.length; first += columns.length) {
    needRoom(pdf, TEXT * 5)
    const row = columns.flatMap((column, index) => {
      const fact = facts[first + index]
      return fact ? [{ column, fact }] : []
    })
    sideBySide(
      pdf,
      row.map(
        ({ column, fact: [label] }) =>
          () =>
            writeLabel(pdf, label, column),
      ),
    )
    sideBySide(
      pdf,
      row.map(
        ({ column, fact: [, value] }) =>
          () =>
            writeValue(pdf, value, column),
      ),
    )
  }
}

export function heading(pdf: Pdf, words: string, size: number, column = wholeWidth(pdf)): void {
  // A heading that would stand alone at the end of a page goes to the next one.
  needRoom(pdf, size * 5)
  write(pdf, words, column, { font: BOLD, size })
  pdf.y += size * 0.4
}

export function paragraph(pdf: Pdf, words: string, indent = 0): void {
  const { left, width } = wholeWidth(pdf)
  write(pdf, words, { left: left + indent, width: width - indent })
  pdf.y += TEXT * 0.45
}

export function rule(pdf: Pdf, { left, width }: Column, thickness = 0.5, color = HAIRLINE): void {
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}

/** Numbers all pages, with who sells beside the number. */
export function numberPages(pdf: Pdf, footer = ''): void {
  const { count } = pdf.bufferedPageRange()
  const [words, number] = columnsOf(wholeWidth(pdf), [0.88, 0.12])
  if (!words || !number) return
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would else begin a new page.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - BOTTOM + 20
    pdf.y = top
    rule(pdf, wholeWidth(pdf))
    pdf.y = top + 8
    if (footer) writeSmall(pdf, footer, words)
    pdf.y = top + 8
    writeSmall(pdf, `${page + 1} / ${count}`, number, 'right')
  }
}
