import type { Block, Document, Inline } from '@bieznik/contract/documents'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { mailTexts } from '../mail/mail-content.ts'
import { documentsOf, type Confirmation } from './confirmation.ts'

const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
)
const BOLD = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
)

/** In points. */
const MARGIN = 56
const TEXT = 10
const LINE_GAP = 3

type Pdf = InstanceType<typeof PDFDocument>

/** The confirmation as a PDF of A4 pages, for keeping and printing. */
export async function renderPdf(confirmation: Confirmation): Promise<Buffer> {
  const { order, language, inPolish } = confirmation
  const texts = mailTexts[language]
  const title = texts.confirmation.title(order.id)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: confirmation.seller[0] ?? '', CreationDate: new Date(order.orderDate) },
  })
  const whole = buffer(pdf)
  heading(pdf, title, 17)
  writeSeller(pdf, confirmation)
  writeOrder(pdf, confirmation)
  for (const document of documentsOf(confirmation.accepted)) writeDocument(pdf, document)
  if (inPolish) {
    pdf.addPage()
    heading(pdf, texts.confirmation.inPolish, 15)
    for (const document of documentsOf(inPolish)) writeDocument(pdf, document)
  }
  numberPages(pdf)
  pdf.end()
  return whole
}

function heading(pdf: Pdf, words: string, size: number): void {
  // A heading that would stand alone at the end of a page goes to the next one.
  if (pdf.y + size * 5 > pdf.page.height - MARGIN) pdf.addPage()
  pdf.font(BOLD).fontSize(size).text(words, { lineGap: LINE_GAP }).moveDown(0.4)
}

function paragraph(pdf: Pdf, words: string, indent = 0): void {
  pdf
    .font(REGULAR)
    .fontSize(TEXT)
    .text(words, MARGIN + indent, pdf.y, { lineGap: LINE_GAP, width: widthOf(pdf) - indent })
    .moveDown(0.35)
  pdf.x = MARGIN
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN

function writeSeller(pdf: Pdf, { language, seller }: Confirmation): void {
  heading(pdf, mailTexts[language].confirmation.seller, 12)
  paragraph(pdf, seller.join('\n'))
}

function writeOrder(pdf: Pdf, { language, facts }: Confirmation): void {
  const texts = mailTexts[language]
  heading(pdf, texts.products, 12)
  for (const { title, count, value } of facts.lines) row(pdf, `${title}\n${count}`, value)
  row(pdf, `${texts.total}, ${facts.pieces}`, facts.total, BOLD)
  for (const [label, value] of facts.settled) row(pdf, label, value)
  pdf.moveDown(0.5)
  for (const [label, value] of facts.details) paragraph(pdf, `${label}: ${value}`)
  paragraph(pdf, `${texts.confirmation.buyer}: ${facts.name}`)
}

const AMOUNT_WIDTH = 110

/** Words, and an amount at the right edge. */
function row(pdf: Pdf, words: string, amount: string, font = REGULAR): void {
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

function writeDocument(pdf: Pdf, { title, lead, sections }: Document): void {
  pdf.moveDown(0.8)
  heading(pdf, title, 14)
  paragraph(pdf, lead)
  sections.forEach((section, index) => {
    heading(pdf, `${index + 1}. ${section.title}`, 11)
    for (const block of section.blocks) writeBlock(pdf, block)
  })
}

function writeBlock(pdf: Pdf, block: Block): void {
  if (block.type === 'paragraph') return paragraph(pdf, plain(block.text))
  if (block.type === 'table') throw new Error('no document of an order has a table')
  block.items.forEach((item, index) =>
    paragraph(pdf, `${block.isOrdered ? `${index + 1}.` : '–'} ${plain(item)}`, 14),
  )
}

/** On paper a link is read: an address of another site stands behind its words. */
const plain = (inlines: readonly Inline[]): string =>
  inlines.map(({ text, href }) => (href?.startsWith('https:') ? `${text}: ${href}` : text)).join('')

function numberPages(pdf: Pdf): void {
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
