import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encodeCp852,
  encodeLatin2,
  encodeWindows1250,
  mbankFile,
  mt940File,
  pkoFile,
  type Movement,
} from '../../../test/bank-files.ts'
import { readStatement, requireOwnAccount } from './read-statement.ts'
import { StatementError, type StatementFile } from './statement-file.ts'

const account = exampleCompany.bankAccount
const payment: Movement = {
  bookedOn: '2026-11-27',
  amount: 165_000,
  title: 'Zamowienie 30-08',
  payer: 'ŁUCJA ŻÓŁĆ UL. POLNA 7',
  payerAccount: '61109010140000071219812874',
}
const fee: Movement = { ...payment, amount: -1_250, title: 'Opłata za prowadzenie rachunku', payer: '' }

const utf8 = (text: string) => new TextEncoder().encode(text)
const files = { mt940: mt940File, mbank: mbankFile, pko: pkoFile }

const problemOf = (bytes: Uint8Array, own = account): string => {
  try {
    requireOwnAccount(readStatement(bytes), own)
    return 'none'
  } catch (error) {
    if (error instanceof StatementError)
      return error.line === null ? error.problem : `${error.problem} at a line`
    throw error
  }
}
/** Of a file that is refused, none; what fails in another way is thrown. */
function amountsOf(text: string): number[] {
  try {
    return entriesOf(utf8(text)).map(({ amount }) => amount)
  } catch (error) {
    if (error instanceof StatementError) return []
    throw error
  }
}
const entriesOf = (bytes: Uint8Array): StatementFile['entries'] => readStatement(bytes).entries

describe.each(Object.entries(files))('a file of the kind %s', (_kind, fileOf) => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', (text: string) => utf8(`\u{FEFF}${text}`)],
    ['Windows-1250', encodeWindows1250],
    ['ISO 8859-2', encodeLatin2],
    ['code page 852', encodeCp852],
  ] as const)('is read in %s', (_encoding, encode) => {
    expect(entriesOf(encode(fileOf([payment, fee], { account })))).toEqual([
      { ...payment, currency: 'PLN', isReversal: false },
      { ...fee, currency: 'PLN', isReversal: false },
    ])
  })

  test('of any movements gives each of them once, in their order', () => {
    const words = fc.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻa-ząćęłńóśźż\d.,-]{1,12}( [A-ZŁa-z\d]{1,9}){0,8}$/)
    const movement = fc.record({
      bookedOn: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      amount: fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: -99_999_999, max: -1 })),
      title: words,
      // There are two subfields for it.
      payer: words.map((text) => text.slice(0, 50).trim()),
      payerAccount: fc.stringMatching(/^\d{26}$/),
    })
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 12 }), (movements) => {
        // Where a bank cuts a title, a blank may be lost or come.
        const squeezed = <E extends Movement>(entry: E) => ({
          ...entry,
          title: entry.title.replaceAll(' ', ''),
          payer: entry.payer.replaceAll(' ', ''),
        })
        const entries = entriesOf(utf8(fileOf(movements, { account })))
        expect(entries.map(squeezed)).toEqual(
          movements.map((each) => ({ ...squeezed(each), currency: 'PLN', isReversal: false })),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('cut anywhere is refused, or gives a part of its lines and nothing else', () => {
    const text = fileOf([payment, fee, { ...payment, amount: 1 }], { account })
    const whole = amountsOf(text)
    for (let length = 0; length < text.length; length++) {
      const amounts = amountsOf(text.slice(0, length))
      expect(amounts).toEqual(whole.slice(0, amounts.length))
    }
  })

  test('that is damaged anywhere never fails in another way', () => {
    const text = fileOf([payment, fee], { account })
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 5 }), (at, put) => {
        expect(amountsOf(text.slice(0, at) + put + text.slice(at + 1))).toBeInstanceOf(Array)
      }),
      { numRuns: 300 },
    )
  })

  test('in another currency is distinguished from one in złoty', () => {
    expect(problemOf(utf8(fileOf([payment], { account, currency: 'EUR' })))).toBe('foreign_account')
  })
})

test.each([
  ['mt940', mt940File, 'other_account'],
  ['mbank', mbankFile, 'other_account'],
  // Its file does not say.
  ['pko', pkoFile, 'none'],
] as const)('a %s file of another account: %s', (_kind, fileOf, problem) => {
  expect(problemOf(utf8(fileOf([payment], { account: '61109010140000071219812874' })))).toBe(problem)
})

test.each([
  ['nothing', '', 'empty'],
  ['blanks', ' \r\n ', 'empty'],
  ['a letter', 'Szanowni Państwo,', 'unknown_format'],
  ['the CSV of another bank', '"Data transakcji";"Tytuł";"Kwota"\n01.11.2026;x;1,00', 'unknown_format'],
  ['a page', '<!doctype html><title>x</title>', 'unknown_format'],
])('%s is refused', (_what, text, problem) => {
  expect(problemOf(utf8(text))).toBe(problem)
})

describe('MT940', () => {
  const text = mt940File([payment, fee], { account })

  test('without its end, or with a line taken out, does not come to its balances', () => {
    expect(problemOf(utf8(text.slice(0, text.indexOf(':62F:'))))).toBe('cut_off at a line')
    expect(problemOf(utf8(text.replace(/:61:.*\r\n:86:[^]*?(?=\r\n:6[12])/, '')))).toBe(
      'sums_differ at a line',
    )
  })

  test.each(['~', '<', '?', '^'])('has subfields behind %s, each on a line of its own or not', (mark) => {
    const file = text.replaceAll('~', mark)
    const onLines = file.replaceAll(new RegExp(`\\${mark}(?=\\d\\d)`, 'g'), `\r\n${mark}`)
    for (const each of [file, onLines]) expect(entriesOf(utf8(each))[0]).toMatchObject(payment)
  })

  test('is read inside the envelope of SWIFT, and several statements in one file', () => {
    const swift = `{1:F01BREXPLPWAXXX0000000000}{2:I940X}{4:\r\n${text}-}`
    expect(entriesOf(utf8(swift))).toHaveLength(2)
    expect(entriesOf(utf8(`${text}\r\n${text}`))).toHaveLength(4)
  })

  test('knows its account in the forms that banks use', () => {
    for (const form of [account, `PL${account}`, `/PL${account}`, `${account}PLN`, `BREXPLPW/${account}`])
      expect(problemOf(utf8(text.replace(/^:25:.*$/m, `:25:${form}`))), form).toBe('none')
  })

  test('books a day around New Year in the right year', () => {
    const [entry] = entriesOf(utf8(text.replace(/:61:\d{10}/, ':61:2612310102')))
    expect(entry?.bookedOn).toBe('2027-01-02')
  })

  test('takes a credit that was taken back, and a debit that was, for no payment', () => {
    const debit = mt940File([{ ...payment, amount: -165_000 }], { account }).replace(/(:61:\d{10})D/, '$1RC')
    expect(entriesOf(utf8(debit))[0]?.amount).toBe(-165_000)
    const credit = mt940File([payment], { account }).replace(/(:61:\d{10})C/, '$1RD')
    expect(entriesOf(utf8(credit))[0]?.amount).toBeLessThan(0)
  })

  test('without subfields has all of it as the title', () => {
    const plain = text.replace(/:86:[^]*?(?=\r\n:6)/, ':86:PRZELEW ZAMOWIENIE 30-08\r\nLUCJA')
    expect(entriesOf(utf8(plain))[0]).toMatchObject({ title: 'PRZELEW ZAMOWIENIE 30-08 LUCJA', payer: '' })
  })
})

describe('the CSV of mBank', () => {
  test('as a list of operations has one text, and its account above', () => {
    const text = [
      'mBank S.A. Bankowość Detaliczna;',
      '#dla rachunków:;',
      `mBiznes - ${account};`,
      '#Waluta;#Wpływy;#Wydatki;',
      'PLN;1 650,00;-12,50;',
      '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;',
      '2026-11-27;"PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY Zamowienie 30-08 ŁUCJA";"mBiznes";"Wpływy";1 650,00 PLN;;',
      '2026-11-27;"OPŁATA";"mBiznes";"Opłaty";-12,50 PLN;;',
    ].join('\r\n')
    expect(readStatement(utf8(text))).toMatchObject({
      accounts: [account],
      entries: [{ amount: 165_000, bookedOn: '2026-11-27' }, { amount: -1_250 }],
    })
    expect(
      problemOf(utf8(text.replace(/mBiznes - .*;/, `a ${account};\r\nb 61109010140000071219812874;`))),
    ).toBe('many_accounts')
  })

  test('says where a line is wrong, and that the last one is cut off', () => {
    const text = mbankFile([payment, payment], { account })
    expect(problemOf(utf8(text.replace('1650,00', 'dużo')))).toBe('bad_line at a line')
    expect(problemOf(utf8(text.slice(0, text.lastIndexOf(';165'))))).toBe('cut_off at a line')
  })
})
