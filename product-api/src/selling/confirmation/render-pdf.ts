import type { Block, Document, Inline } from '@bieznik/contract/content/documents'
import { buffer } from 'node:stream/consumers'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { documentsOf } from './accepted-texts.ts'
import type { Confirmation } from './confirmation.ts'
import {
  BOLD,
  heading,
  numberPages,
  openPdf,
  paragraph,
  row,
  type Pdf,
} from '../../platform/pdf/pdf-sheet.ts'
import { writeCode } from '../../platform/pdf/write-code.ts'

/** The confirmation as a PDF of A4 pages, for keeping and printing. */
export async function renderPdf(confirmation: Confirmation): Promise<Buffer> {
  const { order, language, inPolish } = confirmation
  const texts = mailTexts[language]
  const title = texts.confirmation.title(order.id)
  const author = confirmation.seller[0] ?? ''
  const pdf = openPdf({ title, author, language, madeAt: new Date(order.orderDate) })
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

function writeSeller(pdf: Pdf, { language, seller }: Confirmation): void {
  heading(pdf, mailTexts[language].confirmation.seller, 12)
  paragraph(pdf, seller.join('\n'))
}

function writeOrder(pdf: Pdf, { language, facts, transferCode }: Confirmation): void {
  const texts = mailTexts[language]
  heading(pdf, texts.products, 12)
  for (const { title, count, value } of facts.lines) row(pdf, `${title}\n${count}`, value)
  row(pdf, `${texts.total}, ${facts.pieces}`, facts.total, BOLD)
  for (const [label, value] of facts.settled) row(pdf, label, value)
  pdf.moveDown(0.5)
  for (const { facts: group } of facts.groups)
    for (const [label, value] of group) paragraph(pdf, `${label}: ${value}`)
  if (transferCode) {
    writeCode(pdf, transferCode, { below: 20 })
    paragraph(pdf, texts.awaited.code)
  }
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
