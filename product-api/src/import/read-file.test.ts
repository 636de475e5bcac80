import fc from 'fast-check'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { findDelimiter, readRecords, type FileRecord } from './read-file.ts'

async function recordsOf(text: string): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  for await (const record of readRecords(Buffer.from(text))) records.push(record)
  return records
}

describe('the separator', () => {
  test.each([
    ['a;b;c', ';'],
    ['a,b,c', ','],
    ['a\tb', '\t'],
    ['"a,b,c,d";e', ';'],
    ['"two\nlines, and more";b\n1,2,3', ';'],
    ['alone', ';'],
  ])('of %j is %j', (text, mark) => {
    expect(findDelimiter(text)).toBe(mark)
  })
})

test('lines are counted as an editor counts them', async () => {
  const records = await recordsOf('\uFEFFa;b\r\n"x\ny";1\r\n\r\n;\r\nz;2')
  expect(records.map(({ cells, line }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x\ny', '1'],
    [6, 'z', '2'],
  ])
  expect(records.at(-1)?.share).toBe(1)
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
