import { grosze } from '@bieznik/contract/money/money'
import type { WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { WithdrawalSummary } from './withdrawal-summary'

const statement = {
  name: 'Jan Kowalski',
  email: 'jan@example.com',
  order: '12',
  lines: null,
  language: 'pl' as const,
}
type Refund = Parameters<typeof WithdrawalSummary>[0]['refund']
const paidBy = (typeOfPayment: NonNullable<Refund>['typeOfPayment'], amount = 46_600) => ({
  amount: grosze(amount),
  typeOfPayment,
})

const factsOf = (
  refund: Refund,
  locale: 'pl' | 'en' | 'ru' = 'pl',
  stated: WithdrawalStatement = statement,
) => {
  renderIn(<WithdrawalSummary statement={stated} refund={refund} secret="s" />, locale)
  return screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
}

it.each([
  ['pl', paidBy('transfer'), '466,00 zł, przelewem na konto, z którego przyszła wpłata'],
  ['pl', paidBy('przelewy24'), '466,00 zł, tą samą drogą, którą przyszła płatność: Przelewy24'],
  ['en', paidBy('transfer'), '466.00 zł, by transfer to the account from which the payment came'],
  ['ru', paidBy('paypal'), '466,00 zł, тем же способом, которым была произведена оплата: PayPal'],
  ['pl', paidBy('transfer', 0), 'Za to zamówienie nic jeszcze nie wpłynęło, więc nie ma czego oddawać.'],
] as const)('says in %s how much of %j goes back and where to', (locale, refund, words) => {
  expect(factsOf(refund, locale).at(-1)).toBe(words)
})

it('asks who paid by hand for an account', () => {
  expect(factsOf(paidBy('payment_at_delivery')).at(-1)).toContain('na konto, które możesz podać')
})

it.each([
  ['pl', '466,00 zł, przelewem na podane konto'],
  ['en', '466.00 zł, by transfer to the account given'],
  ['ru', '466,00 zł, переводом на указанный счёт'],
] as const)('says in %s that cash goes to the account that was given', (locale, words) => {
  const given = { ...statement, account: '61109010140000071219812874' }
  expect(factsOf(paidBy('payment_at_delivery'), locale, given).slice(-2)).toEqual([
    '61 1090 1014 0000 0712 1981 2874',
    words,
  ])
})

it('says nothing of money where the order is not known', () => {
  expect(factsOf(null).at(-1)).toBe('jan@example.com')
})
