import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkWithdrawal, withdrawalErrorKeys } from './check-withdrawal'
import { emptyWithdrawal, readWithdrawalForm, type TypedWithdrawal } from './typed-withdrawal'

const filled = (differences: Partial<TypedWithdrawal> = {}): TypedWithdrawal => ({
  ...emptyWithdrawal('pl', '12'),
  name: 'Łucja Żak',
  email: 'lucja@example.com',
  ...differences,
})

const line = (pieces: string, of = '4') => ({ title: 'Nadbieg Szuter 195/80 R15', lang: 'pl', of, pieces })

it('states the whole order when no part is named', () => {
  expect(checkWithdrawal(filled({ part: ' \n\t' }))).toEqual({
    statement: {
      name: 'Łucja Żak',
      email: 'lucja@example.com',
      order: '12',
      lines: null,
      language: 'pl',
    },
    errors: null,
  })
})

it('takes each written line as one line of the statement', () => {
  const { statement } = checkWithdrawal(filled({ part: 'dwie opony\r\n\n  jedna   felga ' }))
  expect(statement?.lines).toEqual([
    { title: 'dwie opony', pieces: null },
    { title: 'jedna felga', pieces: null },
  ])
})

it.each([
  ['', undefined],
  [' \u200b', undefined],
  ['PL61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
])('takes the account %j as %s', (account, expected) => {
  expect(checkWithdrawal(filled({ account })).statement?.account).toBe(expected)
})

it.each([
  ['two of four', [line('2')], [{ title: line('2').title, pieces: 2 }]],
  ['all of all lines, which is the whole order', [line('4'), line('2', '2')], null],
  [
    'all of one line and nothing of the other',
    [line('4'), line('0', '2')],
    [{ title: line('4').title, pieces: 4 }],
  ],
] as const)('takes the pieces chosen: %s', (_, lines, expected) => {
  expect(checkWithdrawal(filled({ lines: [...lines] })).statement?.lines).toEqual(expected)
})

it.each([
  [{ name: ' ' }, { name: 'name_required' }],
  [{ name: 'x'.repeat(10_000) }, { name: 'name_long' }],
  [{ name: 'Jan\u0000' }, { name: 'name_invalid' }],
  [{ email: '' }, { email: 'email_required' }],
  [{ email: 'lucja' }, { email: 'email_invalid' }],
  [{ order: '\u200B' }, { order: 'order_required' }],
  [{ order: 'x'.repeat(10_000) }, { order: 'order_long' }],
  [{ order: '1\u001B2' }, { order: 'order_invalid' }],
  [{ part: 'x'.repeat(10_000) }, { part: 'part_long' }],
  [{ part: 'x\n'.repeat(51) }, { part: 'part_long' }],
  [{ part: 'x\u0007' }, { part: 'part_invalid' }],
  [{ account: '61 1090 1014 0000 0712 1981 2875' }, { account: 'account_invalid' }],
  [{ lines: [line('0')] }, { part: 'pieces_none' }],
  [{ lines: [line('5')] }, { part: 'pieces_invalid' }],
  [{ lines: [line('-1')] }, { part: 'pieces_invalid' }],
  [{ lines: [line('2', 'x')] }, { part: 'pieces_invalid' }],
  [{ lines: [{ ...line('2'), title: '' }] }, { part: 'part_invalid' }],
  [
    { name: '', email: '', order: '' },
    { name: 'name_required', email: 'email_required', order: 'order_required' },
  ],
])('says what is wrong with %j', (differences, errors) => {
  expect(checkWithdrawal(filled(differences))).toEqual({ statement: null, errors })
})

it('has a statement or a text for whatever is sent, and has all that was typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 }).map((typed) => typed.toWellFormed())
  const fields = fc.record({ name: text, email: text, order: text, link: text, account: text, part: text })
  const lines = fc.array(fc.record({ title: text, lang: text, of: text, pieces: text }), { maxLength: 4 })
  fc.assert(
    fc.property(fields, lines, (typed, typedLines) => {
      const encoded = new URLSearchParams({ language: 'ru', ...typed })
      for (const each of typedLines)
        for (const [name, value] of Object.entries(each)) encoded.append(name, value)
      const read = readWithdrawalForm(encoded.toString())
      expect(read).toEqual({ language: 'ru', ...typed, lines: typedLines })
      const { statement, errors } = checkWithdrawal(read)
      expect(statement === null).toBe(errors !== null)
      for (const key of Object.values(errors ?? {})) expect(withdrawalErrorKeys).toContain(key)
    }),
    { numRuns: 50 },
  )
})

it('takes Polish for a language that is none', () => {
  expect(readWithdrawalForm('language=xx')).toEqual(emptyWithdrawal('pl', ''))
})
