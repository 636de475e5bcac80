import { grosze } from '@bieznik/contract/money/money'
import { languages } from '@bieznik/contract/selling/order'
import { expect, test } from 'vitest'
import { setOfTires } from '../../../test/invoices.ts'
import { printedPages, type PrintedRun } from '../../../test/printed-words.ts'
import { renderInvoice } from './render-invoice.ts'

type Invoice = Parameters<typeof renderInvoice>[0]

const issued: Invoice = {
  number: 'FV/2026/0001',
  issuedOn: '2026-11-25',
  issuedAt: new Date('2026-11-25T14:30:00Z'),
  language: 'pl',
  codes: null,
  transfer: null,
  content: setOfTires,
}
const printed = async (differences: Partial<Invoice> = {}) =>
  printedPages(await renderInvoice({ ...issued, ...differences }))

const wordsOf = (runs: readonly PrintedRun[]) => runs.map(({ text }) => text).join(' ')
const place = (runs: readonly PrintedRun[], beginning: string) => {
  const run = runs.find(({ text }) => text.startsWith(beginning))
  if (!run) throw new Error(`${beginning} is not printed in ${wordsOf(runs)}`)
  return run
}

test.each(languages)('the buyer stands beside the seller, and the number once, in %s', async (language) => {
  const [page = []] = await printed({ language })
  expect(place(page, 'Nabywca')).toMatchObject({ base: place(page, 'Sprzedawca').base })
  expect(place(page, 'Trakt').left).toBeGreaterThan(place(page, 'Bieżnik Sp.').right)
  expect(wordsOf(page).split('FV/2026/0001')).toHaveLength(2)
  expect(wordsOf(page)).not.toMatch(/\d{4}-\d{2}-\d{2}/)
})

const LONG = 'Przedsiębiorstwo Transportowo-Spedycyjne '.repeat(6) + 'Ą'.repeat(120)
const [tires] = setOfTires.lines
if (!tires) throw new Error('the example has no line')
const many = Array.from({ length: 60 }, (_, index) => ({
  ...tires,
  title: `Opona numer ${index + 1}. ${index === 3 ? LONG : ''}`,
  price: grosze(100 + index * 12_345),
}))

test('the lines of a long invoice go on below the same head, figures stand at one edge, and every page has its number', async () => {
  const content = { ...setOfTires, buyer: { ...setOfTires.buyer, name: LONG }, lines: many }
  const pages = await printed({ content })
  expect(pages.length).toBeGreaterThan(2)
  const edges = new Set<number>()
  pages.forEach((page, index) => {
    expect(wordsOf(page)).toContain(`${index + 1} / ${pages.length}`)
    const goods = page.filter(({ text }) => text.startsWith('Opona numer'))
    if (goods.length === 0) return
    const head = place(page, 'Nazwa towaru')
    expect(goods.every(({ base }) => base > head.base)).toBe(true)
    for (const { base } of goods) {
      const line = page.filter((run) => run.base === base).toSorted((a, b) => a.right - b.right)
      edges.add(Math.round(line.at(-1)?.right ?? 0))
      for (const [order, run] of line.entries())
        expect(run.left, run.text).toBeGreaterThanOrEqual(line[order - 1]?.right ?? 0)
    }
  })
  expect([...edges]).toHaveLength(1)
  const text = pages.map(wordsOf).join(' ')
  for (const { title } of many) expect(text).toContain(title.slice(0, 16).trim())
  expect(text.match(/Ą/g)).toHaveLength(2 * 120)
})

test('a size stays in one line wherever its name is broken', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    ...tires,
    title: `${'a'.repeat(20 + index)} 195/80 R15`,
  }))
  const pages = await printed({ content: { ...setOfTires, lines } })
  const sizes = pages.flat().filter(({ text }) => text.replace('\u00A0', ' ').endsWith('195/80 R15'))
  expect(sizes).toHaveLength(lines.length)
})

test('what waits for a transfer has its day, its title, its account in groups and the code; what is paid has none of them', async () => {
  const content = {
    ...setOfTires,
    payment: { method: 'transfer', paidOn: null, dueOn: '2026-12-07' },
  } as const
  const code = [
    [true, false],
    [false, true],
  ]
  const transfer = { title: 'Zamowienie 30-08', amount: grosze(139_600), code }
  const [waiting = []] = await printed({ content, transfer })
  for (const fact of ['7 grudnia 2026', 'Zamowienie 30-08', 'PL 03 0000 0000 0000 1234 5678 9012', 'Kod do'])
    expect(wordsOf(waiting)).toContain(fact)
  const [paid = []] = await printed()
  for (const fact of ['Termin zapłaty', 'Tytuł przelewu', 'Kod do']) expect(wordsOf(paid)).not.toContain(fact)
})
