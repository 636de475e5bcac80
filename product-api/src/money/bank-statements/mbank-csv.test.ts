import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mbankFile, type Movement } from '../../../test/bank-files.ts'
import { readMbankCsv } from './mbank-csv.ts'
import { StatementError } from './statement-file.ts'

const account = '03000000000000123456789012'
const payerAccount = '61109010140000071219812874'
const movement = (title: string, amount: number): Movement => ({
  bookedOn: '2026-11-02',
  amount,
  title,
  payer: 'ANNA',
  payerAccount,
})
const [first, second] = [movement('A', 165_000), movement('B', 1_000)]
const file = mbankFile([first, second], { account })
const titlesOf = (text: string) => readMbankCsv(text).entries.map(({ title }) => title)
/** A line after the operation with the title A. */
const withLine = (line: string) => file.replace(/^(.*"A".*)$/m, `$1\n${line}`)

describe('what stands between operations', () => {
  test.each(['', ';;;;;;;;', '  ;; ;', ' ', '"";"";'])('a record of %j ends nothing', (line) => {
    expect(titlesOf(withLine(line))).toEqual(['A', 'B'])
  })

  test.each([
    'Uznania;2;1 660,00;',
    'Suma;;;;;;1 660,00;',
    'Niniejszy dokument nie wymaga podpisu.',
    '90-959 Łódź 2;',
  ])('the record %j is no operation and ends nothing', (line) => {
    expect(titlesOf(withLine(line))).toEqual(['A', 'B'])
  })

  test('an operation that has lost its day is not passed over', () => {
    const line = `;;PRZELEW;"C";"ANNA";'${payerAccount}';10,00;2 660,00;`
    expect(() => titlesOf(withLine(line))).toThrow(expect.objectContaining({ problem: 'bad_line' }))
  })
})

test('of any movements all are read, whatever blank records, letterhead and sums stand around them', () => {
  const noise = fc.constantFrom(
    '',
    ';;;;;;;;',
    'Uznania;1;10,00;',
    'mBank S.A.;',
    '#Uwagi;',
    '90-959 Łódź 2;',
  )
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat({ max: 60 }), noise), { maxLength: 8 }),
      (amounts, noises) => {
        const lines = mbankFile(
          amounts.map((amount, index) => movement(`T${index}`, amount)),
          { account },
        ).split('\r\n')
        const afterNames = lines.findIndex((line) => line.includes('#Kwota')) + 1
        for (const [at, line] of noises)
          lines.splice(afterNames + (at % (lines.length - afterNames)), 0, line)
        expect(readMbankCsv(lines.join('\r\n')).entries.map(({ amount }) => amount)).toEqual(amounts)
      },
    ),
  )
})

describe('two statements in one file', () => {
  test('of one account are both read, each with its balances', () => {
    const next = mbankFile([movement('C', 500)], { account })
    expect(readMbankCsv(`${file}\r\n${next}`)).toMatchObject({
      accounts: [account],
      entries: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
    })
    expect(() => readMbankCsv(`${file}\r\n${next.replace(/(końcowe;).*/, '$11,00;')}`)).toThrow(
      expect.objectContaining({ problem: 'sums_differ' }),
    )
  })

  test('of two accounts name both', () => {
    const other = mbankFile([movement('C', 500)], { account: '61109010140000071219812874' })
    expect(readMbankCsv(`${file}\r\n${other}`).accounts).toEqual([account, '61109010140000071219812874'])
  })

  test('in two currencies leave each operation its own', () => {
    const euro = mbankFile([movement('C', 500)], { account, currency: 'EUR' })
    expect(readMbankCsv(`${file}\r\n${euro}`).entries.map(({ currency }) => currency)).toEqual([
      'PLN',
      'PLN',
      'EUR',
    ])
  })
})

/** The closing balance in the file, and what its operations come to. */
function sumsOf(text: string): [stated: number | undefined, computed: number | undefined] {
  try {
    titlesOf(text)
  } catch (error) {
    if (error instanceof StatementError && error.problem === 'sums_differ')
      return [error.balances?.stated, error.balances?.computed]
  }
  throw new Error('it was not refused for its sums')
}

describe('the balance at the end', () => {
  test('that is not what the operations come to is refused with both sums', () => {
    const without = file.replace(/^.*"A".*\r?\n/m, '')
    expect(sumsOf(without)).toEqual([266_000, 101_000])
  })

  test('is compared with the balances of the operations where there is no opening balance', () => {
    const bare = file.replace(/#Saldo początkowe.*/, '')
    expect(titlesOf(bare)).toEqual(['A', 'B'])
    expect(sumsOf(bare.replace(/(końcowe;).*/, '$19,00 PLN;'))).toEqual([900, 266_000])
    expect(sumsOf(bare.replace(/^.*"B".*\r?\n/m, ''))).toEqual([266_000, 265_000])
  })

  test('stands beside its name or in a column further on, and fits operations that begin with the newest', () => {
    const newestFirst = [
      '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;',
      '2026-09-29;"B";"mBiznes";"Wpływy";10,00 PLN;1 960,00 PLN;',
      '2026-09-28;"A";"mBiznes";"Wpływy";950,00 PLN;1 950,00 PLN;',
      '#Saldo końcowe;;;;1 960,00 PLN;',
    ].join('\n')
    expect(titlesOf(newestFirst)).toEqual(['B', 'A'])
    expect(sumsOf(newestFirst.replace(';;;;1 960', ';;;;1 961'))).toEqual([196_100, 196_000])
  })

  test('that is missing is the end of a file that is missing, where the file says its opening balance', () => {
    const cut = file.replace(/.*#Saldo końcowe.*/, '')
    expect(() => titlesOf(cut)).toThrow(expect.objectContaining({ problem: 'cut_off' }))
    expect(titlesOf(cut.replace(/#Saldo początkowe.*/, ''))).toEqual(['A', 'B'])
  })

  test('without its amount leaves nothing to compare', () => {
    expect(titlesOf(file.replace(/(#Saldo końcowe;).*/, '$1'))).toEqual(['A', 'B'])
  })
})

test('a day that is none of the calendar of a database is refused', () => {
  expect(() =>
    titlesOf('#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\n0000-01-01;x;y;z;1,00 PLN;'),
  ).toThrow(expect.objectContaining({ problem: 'bad_line' }))
})

test('a debit that the bank calls storno is a reversal', () => {
  const text = mbankFile([movement('A', -165_000)], { account })
  expect(readMbankCsv(text.replace('PRZELEW ZEWNĘTRZNY', 'STORNO PRZELEWU')).entries[0]).toMatchObject({
    isReversal: true,
  })
  expect(readMbankCsv(text).entries[0]).toMatchObject({ isReversal: false })
  expect(readMbankCsv(text.replace('"A"', '"STORNO"')).entries[0]).toMatchObject({ isReversal: false })
})
