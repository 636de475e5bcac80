import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mt940File, type Movement } from '../../../test/bank-files.ts'
import { isMt940, readMt940 } from './mt940.ts'

const account = '03000000000000123456789012'
const payment: Movement = {
  bookedOn: '2026-11-27',
  amount: 18_750,
  title: 'Zamowienie 23-29',
  payer: 'ANNA PROBNA',
  payerAccount: '61109010140000071219812874',
}
const file = mt940File([payment], { account })
const withText = (text: string) => file.replace(/:86:[^]*?(?=\r\n:62F)/, () => `:86:${text}`)
const [entryOf, textOf] = [
  (text: string) => readMt940(text).entries[0],
  (text: string) => /:86:([^]*?)\r\n:62F/.exec(text)?.[1] ?? '',
]

/** Written over several lines, broken after each of these numbers of characters in turn. */
function wrapped(text: string, widths: readonly number[], end = '\r\n'): string {
  const lines: string[] = []
  let rest = Array.from(text)
  for (let index = 0; rest.length > 0; index++) {
    const width = widths[index % widths.length] ?? rest.length
    lines.push(rest.slice(0, width).join(''))
    rest = rest.slice(width)
  }
  return lines.join(end)
}

describe('a line that is wrapped', () => {
  test.each(['-29', '{4:', '-', '-}', ':20:30 godz.', ':12:', ':60F: x', ':99X: x', '{', ': :'])(
    'and begins with %j is a part of its field',
    (piece) => {
      const text = withText(
        `020~00B062~20Zamowienie 23\r\n${piece}\r\n~32ANNA PROBNA~38PL${payment.payerAccount}`,
      )
      expect(entryOf(text)).toMatchObject({
        title: `Zamowienie 23${piece}`,
        payer: 'ANNA PROBNA',
        payerAccount: payment.payerAccount,
      })
    },
  )

  test('anywhere gives the same as one that is not', () => {
    const words = fc.stringMatching(/^[-{}A-Za-z\d.,:/]{1,20}( [-{}A-Za-z\d.,:/]{1,15}){0,6}$/)
    fc.assert(
      fc.property(
        fc.record({ title: words, payer: words.map((text) => text.slice(0, 50).trim()) }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\r\n', '\n', '\r'),
        (texts, widths, end) => {
          // A line that begins so is a field, whoever wrote it.
          fc.pre(!/:(?:61|86|62[FM]):/.test(texts.title + texts.payer))
          const whole = mt940File([{ ...payment, ...texts }], { account })
          const text = whole.replace(
            /:86:[^]*?(?=\r\n:62F)/,
            () => `:86:${wrapped(textOf(whole), widths, end)}`,
          )
          expect(readMt940(text)).toEqual(readMt940(whole))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('of a text without subfields is joined without a blank only where it was full', () => {
    const title = 'ZAPLATA ZA ZAMOWIENIE 23-29 ORAZ ZA MONTAZ KOL W SAMOCHODZIE OSOBOWYM MARKI SKODA'
    expect(entryOf(withText(wrapped(title, [65])))?.title).toBe(title)
    expect(entryOf(withText('ZAMOWIENIE 23-29\r\nANNA'))?.title).toBe('ZAMOWIENIE 23-29 ANNA')
  })
})

describe('the end of a message', () => {
  const other = mt940File([{ ...payment, title: 'Zamowienie 30-08' }], { account })

  test.each(['-', '-}', '-\u{3}', '-}{5:{CHK:0}}'])(
    'is %j after the balance, and what follows is none of it',
    (end) => {
      const text = `${file.slice(0, -1)}${end}\r\nKoniec pliku: 1 wyciag\r\n${other}`
      expect(readMt940(text).entries.map(({ title }) => title)).toEqual([
        'Zamowienie 23-29',
        'Zamowienie 30-08',
      ])
    },
  )

  test('that is missing does not join the next message to it', () => {
    const cut = file.slice(0, file.indexOf(':62F:'))
    expect(() => readMt940(`${cut}${other}`)).toThrow(expect.objectContaining({ problem: 'cut_off' }))
  })

  test('is where the balance is, without a mark as well', () => {
    expect(readMt940(`${file.slice(0, -3)}\r\n${other}`).entries).toHaveLength(2)
  })
})

test('the envelope may stand in the line of the first field', () => {
  const text = `{1:F01BREXPLPWAXXX0000000000}{2:I940X}{4:${file}}`
  expect(isMt940(text)).toBe(true)
  expect(readMt940(text).entries).toHaveLength(1)
})

test('a second :86: of a movement belongs to it', () => {
  const structured = textOf(file)
  for (const text of [
    `020\r\n:86:${structured}`,
    `${structured}\r\n:86:020`,
    structured.replace('~30', '\r\n:86:020~30'),
  ])
    expect(entryOf(withText(text))).toMatchObject(payment)
  expect(entryOf(withText('911\r\n:86:PRZELEW ZAMOWIENIE 23-29'))?.title).toBe('PRZELEW ZAMOWIENIE 23-29')
  expect(entryOf(withText('PRZELEW\r\n:86:ZAMOWIENIE 23-29'))?.title).toBe('PRZELEW ZAMOWIENIE 23-29')
})

describe('subfields', () => {
  test('are behind + as well, where the code of the transaction stands before it', () => {
    expect(entryOf(withText(textOf(file).replaceAll('~', '+')))).toMatchObject(payment)
    expect(entryOf(withText('+48600100200 ZAMOWIENIE 23-29'))?.title).toBe('+48600100200 ZAMOWIENIE 23-29')
  })

  test.each(['~', '<', '?', '^', '!', '|', '+'])('behind %s leave that mark in a title', (mark) => {
    const title = `tel. ${mark}48600 czy 23-29${mark} tak ${mark}20`
    const text = `020${mark}00B062${mark}20${title}${mark}32ANNA PROBNA`
    expect(entryOf(withText(text))).toMatchObject({ title, payer: 'ANNA PROBNA' })
  })
})

/* As mBank sends them to companies; the form is that of the public statements in github.com/WoLpH/mt940, mt940_tests/mBank. */
describe('the text of mBank for companies', () => {
  const lines = [
    '911 TRANSAKCJA COLLECT; ID IPH: XX000000000001; Z RACH.: ',
    '61109010140000071219812874; OD: ANNA PROBNA  ',
    'UL. POLNA 7 M 2 31-234 KRAKOW; TYT.: ZAMOWIENIE 23-29; PILNE   ; ',
    'TNR: 179171073864111.010001',
  ]
  const expected = {
    title: 'ZAMOWIENIE 23-29; PILNE',
    payer: 'ANNA PROBNA UL. POLNA 7 M 2 31-234 KRAKOW',
    payerAccount: payment.payerAccount,
  }

  test('gives payer, account and title', () => {
    expect(entryOf(withText(lines.join('\r\n')))).toMatchObject(expected)
    expect(entryOf(withText(lines.join('\r\n').replace('TNR: ', 'TNR: \r\n')))).toMatchObject(expected)
  })

  test('without one of them leaves it empty, and with none of them is all of it the title', () => {
    expect(entryOf(withText('911 PRZELEW; OD: ANNA PROBNA; TYT.: ZAMOWIENIE 23-29'))).toMatchObject({
      title: 'ZAMOWIENIE 23-29',
      payer: 'ANNA PROBNA',
      payerAccount: '',
    })
    expect(entryOf(withText('911 PRZELEW; ZAMOWIENIE 23-29'))?.title).toBe('911 PRZELEW; ZAMOWIENIE 23-29')
  })
})

describe('amounts', () => {
  test('up to a thousand million millions are read, and come to the balances', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999_999_999_999 }), { minLength: 1, maxLength: 5 }),
        (amounts) => {
          const text = mt940File(
            amounts.map((amount) => ({ ...payment, amount })),
            { account },
          )
          expect(readMt940(text).entries.map(({ amount }) => amount)).toEqual(amounts)
        },
      ),
    )
  })

  test('that do not come to the balance of the file are refused with both sums', () => {
    const text = file.replace(/:62F:C(\d{6})PLN[\d,]+/, ':62F:C$1PLN1000,01')
    expect(() => readMt940(text)).toThrow(
      expect.objectContaining({ problem: 'sums_differ', balances: { stated: 100_001, computed: 118_750 } }),
    )
  })
})

describe('a reversal', () => {
  const reversed = mt940File([{ ...payment, amount: -18_750 }], { account })

  test('of a credit is marked RC, or is a debit that the bank calls storno', () => {
    for (const text of [
      reversed.replace(/(:61:\d{10})D/, '$1RC'),
      reversed.replace('~00B062', '~00STORNO'),
      reversed.replace('~00B062', '~00KOREKTA - storno uznania'),
      reversed.replace(/:86:[^]*?(?=\r\n:62F)/, ':86:911 STORNO PRZELEWU; TYT.: ZAMOWIENIE 23-29; TNR: 1'),
    ])
      expect(entryOf(text)).toMatchObject({ amount: -18_750, isReversal: true })
  })

  test('is no debit whose payer writes storno in the title, and no debit that was taken back', () => {
    expect(entryOf(reversed.replace('Zamowienie', 'STORNO'))).toMatchObject({ isReversal: false })
    const debitBack = file.replace(/(:61:\d{10})C/, '$1RD')
    expect(entryOf(debitBack)).toMatchObject({ amount: -18_750, isReversal: false })
    expect(entryOf(file)).toMatchObject({ isReversal: false })
  })
})
