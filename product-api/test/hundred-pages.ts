import { buffer } from 'node:stream/consumers'
import { numberPages, openPdf, paragraph } from '../src/platform/pdf/pdf-sheet.ts'

const PAGES = 100
const PARAGRAPHS_PER_PAGE = 12

/** A PDF longer than any that the shop makes; runs in the process for PDFs. */
export async function renderHundredPages(words: string): Promise<Buffer> {
  const pdf = openPdf({ title: words, author: words, language: 'pl', madeAt: new Date(0) })
  const whole = buffer(pdf)
  for (let page = 0; page < PAGES; page++) {
    if (page > 0) pdf.addPage()
    for (let line = 0; line < PARAGRAPHS_PER_PAGE; line++) paragraph(pdf, words.repeat(20))
  }
  numberPages(pdf)
  pdf.end()
  return whole
}
