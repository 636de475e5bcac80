import fc from 'fast-check'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { readCsv } from './read-file.ts'
import type { FileRecord } from './split-records.ts'

const recordsOf = (text: string): FileRecord[] => [...readCsv(text.replace(/^\uFEFF/, ''))()]

test('lines are counted as an editor counts them', () => {
  const records = recordsOf('\uFEFFa;b\r\n"x\ny";1\r\n\r\n;\r\nz;2')
  expect(records.map(({ cells, line }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny', '1'],
    [6, 'z', '2'],
  ])
})

test('every table comes back, however it is separated', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ż', 'Ж', '"', ';', ',', '\n', ' ', '1') })
  const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(table, fc.constantFrom(';', ',', '\t'), fc.boolean(), (rows, delimiter, bom) => {
      const text = stringify([['a', 'b', 'c'], ...rows], { delimiter, bom })
      const records = recordsOf(text)
      expect(records.slice(1).map(({ cells }) => cells)).toEqual(rows)
    }),
    { numRuns: 60 },
  )
})

test('an inch mark within a cell is a letter, and the lines after it are read', () => {
  const records = recordsOf('a;b\nTerenowa 31x10.5" R15;1\n15";2\nz;3')
  expect(records.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['Terenowa 31x10.5" R15', '1'],
    ['15"', '2'],
    ['z', '3'],
  ])
})

const readLines = (text: string) => recordsOf(text).map(({ line, broken, cells }) => [line, broken ?? cells])

test.each([
  ['that is never closed', 'a;b\nx;1\n\n"y;2\nz;3', 4],
  ['that another line closes by chance', 'a;b\n"y;2\nx;15"\nz;3', 2],
  ['before a cell of its own', 'a;b\n"y;2\n"x";1\nz;3', 2],
  ['that is never closed, in the last line', 'a;b\nz;3\n"y;2', 3],
])('a quotation mark %s breaks its own line only', (_, text, line) => {
  const records = recordsOf(text)
  const broken = { line, broken: 'broken_quotes', cells: ['"y;2'] }
  expect(records.filter((each) => each.broken)).toEqual([broken])
  expect(records).toContainEqual(expect.objectContaining({ cells: ['z', '3'] }))
})

test('wherever a line with a mark that is not closed stands, all others are read', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '\n', '1'), maxLength: 4 })
  const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), { maxLength: 5 })
  fc.assert(
    fc.property(rows, rows, (above, below) => {
      const [before, after] = [above, below].map((each) => stringify(each, { delimiter: ';' }))
      const records = recordsOf(`a;b;c\n${before}"nic;1;x\n${after}`)
      expect(records.filter(({ broken }) => broken)).toHaveLength(1)
      expect(records.filter(({ broken }) => !broken).map(({ cells }) => cells)).toEqual([
        ['a', 'b', 'c'],
        ...above,
        ...below,
      ])
    }),
  )
})

test('a line that is too long is named, and the next one is read', () => {
  expect(readLines(`a;b\n${'y'.repeat(140_000)};2\nz;3`)).toEqual([
    [1, ['a', 'b']],
    [2, 'record_too_long'],
    [3, ['z', '3']],
  ])
  expect(readLines(`a;b\n"x;1\n${'y;2\n'.repeat(50_000)}`).slice(0, 3)).toEqual([
    [1, ['a', 'b']],
    [2, 'broken_quotes'],
    [3, ['y', '2']],
  ])
})

test('a line that says what separates the columns is no record', () => {
  const records = recordsOf('\uFEFFsep=,\r\na,b\r\n1,2')
  expect(records.map(({ cells, line }) => [line, ...cells])).toEqual([
    [2, 'a', 'b'],
    [3, '1', '2'],
  ])
})
