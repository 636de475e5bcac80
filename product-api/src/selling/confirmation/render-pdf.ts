import type { Block, Document, Inline } from '@bieznik/contract/content/documents'
import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import { buffer } from 'node:stream/consumers'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { documentsOf } from './accepted-texts.ts'
import type { Confirmation } from './confirmation.ts'
import { sellerLines } from '../../platform/mail/seller-lines.ts'
import { writeLetterhead, writeParties } from '../../platform/pdf/letterhead.ts'
import {
  columnsOf,
  factGrid,
  HALVES,
  heading,
  needRoom,
  numberPages,
  openPdf,
  paragraph,
  sideBySide,
  wholeWidth,
  writeFact,
  writeSmall,
  type Pdf,
} from '../../platform/pdf/pdf-sheet.ts'
import { writeTable } from '../../platform/pdf/pdf-table.ts'
import { writeAmount, writeTotal } from '../../platform/pdf/write-total.ts'
import { writeCode } from '../../platform/pdf/write-code.ts'

/** About so high, in points. */
const [FACT, CODE] = [32, 140]

/** The confirmation as a PDF of A4 pages, for keeping and printing. */
export async function renderPdf(confirmation: Confirmation): Promise<Buffer> {
  const { order, language, inPolish } = confirmation
  const texts = mailTexts[language]
  const isConsumer = !isLegalEntity(order.name)
  const title = texts.confirmation[isConsumer ? 'title' : 'businessTitle'](order.id)
  const { legalName: author } = confirmation.seller
  const pdf = openPdf({ title, author, language, madeAt: new Date(order.orderDate) })
  const whole = buffer(pdf)
  writeLetterhead(pdf, title, confirmation.seller)
  writeBoth(pdf, confirmation)
  writeOrder(pdf, confirmation)
  writeTerms(pdf, confirmation)
  for (const document of documentsOf(confirmation.accepted, isConsumer)) writeDocument(pdf, document)
  if (inPolish) {
    pdf.addPage()
    heading(pdf, texts.confirmation.inPolish, 15)
    for (const document of documentsOf(inPolish, isConsumer)) writeDocument(pdf, document)
  }
  numberPages(pdf, sellerLines(texts, confirmation.seller).join(' · '))
  pdf.end()
  return whole
}

function writeBoth(pdf: Pdf, { language, seller, facts }: Confirmation): void {
  const { confirmation } = mailTexts[language]
  const [name, ...rest] = facts.groups.find(({ about }) => about === 'buyer')?.facts ?? []
  writeParties(pdf, [confirmation.seller, seller], {
    label: confirmation.buyer,
    name: name?.[1] ?? '',
    writeRest: (column) => {
      pdf.y += 5
      factGrid(pdf, rest, HALVES, column)
    },
  })
}

function writeOrder(pdf: Pdf, { language, facts }: Confirmation): void {
  const texts = mailTexts[language]
  writeTable(pdf, {
    columns: [
      { name: texts.products, share: 0.56 },
      { name: texts.quantity, share: 0.24, isAmount: true },
      { name: texts.value, share: 0.2, isAmount: true },
    ],
    rows: facts.lines.map(({ title, count, value }) => [title, count, value]),
  })
  const [, right] = columnsOf(wholeWidth(pdf), [0.4, 0.6])
  if (!right) return
  needRoom(pdf, 90)
  writeTotal(pdf, `${texts.total}, ${facts.pieces}`, facts.total, right)
  for (const [label, value] of facts.settled) writeAmount(pdf, label, value, right)
  pdf.y += 8
}

/** How it comes at the left, how it is paid at the right, with the code of a transfer. */
function writeTerms(pdf: Pdf, { language, facts, transferCode }: Confirmation): void {
  const columns = columnsOf(wholeWidth(pdf), HALVES)
  const groups = facts.groups.filter(({ about }) => about !== 'buyer')
  needRoom(
    pdf,
    Math.max(...groups.map(({ facts: group }) => group.length)) * FACT + (transferCode ? CODE : 0),
  )
  sideBySide(
    pdf,
    groups.flatMap(({ about, title, facts: group }, index) => {
      const column = columns[index]
      if (!column) return []
      return () => {
        heading(pdf, title, 11, column)
        for (const fact of group) writeFact(pdf, fact, column)
        if (about !== 'payment' || !transferCode) return
        writeCode(pdf, transferCode, { below: 30, left: column.left })
        writeSmall(pdf, mailTexts[language].awaited.code, column)
      }
    }),
  )
}

function writeDocument(pdf: Pdf, { title, lead, sections }: Document): void {
  pdf.y += 14
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
