import fc from 'fast-check'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { readRecords, type FileRecord } from './read-file.ts'

async function recordsOf(text: string): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  for await (const record of readRecords(Buffer.from(text))) records.push(record)
  return records
}

test('lines are counted as an editor counts them', async () => {
  const records = await recordsOf('\uFEFFa;b\r\n"x\ny";1\r\n\r\n;\r\nz;2')
  expect(records.map(({ cells, line }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny', '1'],
    [6, 'z', '2'],
  ])
})

test('every table comes back, however it is separated', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ż', 'Ж', '"', ';', ',', '\n', ' ', '1') })
  const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(';', ',', '\t'), fc.boolean(), async (rows, delimiter, bom) => {
      const text = stringify([['a', 'b', 'c'], ...rows], { delimiter, bom })
      const records = await recordsOf(text)
      expect(records.slice(1).map(({ cells }) => cells)).toEqual(rows)
    }),
    { numRuns: 60 },
  )
})

test('an inch mark within a cell is a letter, and the lines after it are read', async () => {
  const records = await recordsOf('a;b\nTerenowa 31x10.5" R15;1\n15";2\nz;3')
  expect(records.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['Terenowa 31x10.5" R15', '1'],
    ['15"', '2'],
    ['z', '3'],
  ])
})

test.each([
  ['a quotation mark that is never closed', 'a;b\nx;1\n\n"y;2\nz;3', 'broken_quotes', 4],
  ['a record that is too long', `a;b\nx;1\n${'y'.repeat(140_000)};2`, 'record_too_long', 3],
  [
    'one that is too long for its quotation mark',
    `a;b\n"x;1\n${'y;2\n'.repeat(50_000)}`,
    'record_too_long',
    2,
  ],
])('%s is named with its line', async (_, text, reason, line) => {
  await expect(recordsOf(text)).rejects.toMatchObject({ reason, line })
})

test('a line that says what separates the columns is no record', async () => {
  const records = await recordsOf('\uFEFFsep=,\r\na,b\r\n1,2')
  expect(records.map(({ cells, line }) => [line, ...cells])).toEqual([
    [2, 'a', 'b'],
    [3, '1', '2'],
  ])
})
