import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountNumberSchema } from './account-number.ts'

const schema = accountNumberSchema('account_invalid')

it.each([
  ['61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
  ['61-1090-1014-0000-0712-1981-2874', '61109010140000071219812874'],
  [' pl61 1090 1014 0000 0712 1981 2874\u200b', '61109010140000071219812874'],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
])('takes %j', (typed, account) => {
  expect(schema.parse(typed)).toBe(account)
})

it.each(['', 'gotówka', '61 1090 1014 0000 0712 1981 2875', '61 1090 1014 0000 0712 1981 287', 'PL61'])(
  'refuses %j',
  (typed) => {
    expect(schema.safeParse(typed).error?.issues).toMatchObject([{ message: 'account_invalid' }])
  },
)

it('reads an account however it is grouped', () => {
  const blanks = fc.array(fc.constantFrom(' ', '-', '\u00a0', ''), { minLength: 25, maxLength: 25 })
  fc.assert(
    fc.property(blanks, (between) => {
      const account = '61109010140000071219812874'
      const typed = account.replace(/./g, (digit, index: number) => digit + (between[index] ?? ''))
      expect(schema.parse(typed)).toBe(account)
    }),
  )
})
