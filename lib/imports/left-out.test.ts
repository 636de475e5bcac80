import type { ImportLine } from '@bieznik/contract/catalogue/product-import'
import { expect, it } from 'vitest'
import { countReasons, leftOutCsv } from './left-out'

const refused = (line: number, reasons: ImportLine['reasons'], title = 'Opona'): ImportLine => ({
  event: 'line',
  line,
  outcome: 'refused',
  productId: null,
  title,
  cost: null,
  changes: [],
  reasons,
  leftOut: [],
})
const lines = [
  refused(2, [{ field: 'size', reason: 'size_width', value: '196/80 R15' }], 'Opona "A"; zimowa'),
  refused(3, [{ field: 'price', reason: 'required', value: '' }]),
  refused(4, [
    { field: 'price', reason: 'required', value: '' },
    { field: null, reason: 'too_many_cells', value: '=1+1' },
  ]),
  {
    ...refused(5, []),
    outcome: 'created' as const,
    leftOut: [{ field: 'ean' as const, reason: 'ean_invalid' as const, value: '5901234123458' }],
  },
]

it('counts each reason of a column once, the most frequent first', () => {
  expect(countReasons(lines.map(({ reasons }) => reasons))).toEqual([
    { field: 'price', reason: 'required', count: 2 },
    { field: 'size', reason: 'size_width', count: 1 },
    { field: null, reason: 'too_many_cells', count: 1 },
  ])
})

it('writes a row for each line and cell that is left out, with the line of the file, in the words of the reader, and no formula', async () => {
  const csv = leftOutCsv(lines, {
    header: ['Wiersz', 'Powód'],
    nameOf: (field) => `<${field}>`,
    wordsOf: (reason) => `(${reason})`,
    line: 'wiersz',
    cell: 'komórka',
  })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer())
  expect(text.split('\r\n')).toEqual([
    '\uFEFFWiersz;Powód',
    '2;"Opona ""A""; zimowa";<size>;196/80 R15;(size_width);wiersz',
    '3;Opona;<price>;;(required);wiersz',
    '4;Opona;<price>;;(required);wiersz',
    "4;Opona;;'=1+1;(too_many_cells);wiersz",
    '5;Opona;<ean>;5901234123458;(ean_invalid);komórka',
    '',
  ])
})
