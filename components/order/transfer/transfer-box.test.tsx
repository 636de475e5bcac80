import { grosze } from '@bieznik/contract/money/money'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { TransferBox } from './transfer-box'

const t = translate('pl')

const transfer = {
  account: '61109010140000071219812874',
  recipient: 'Bieżnik sp. z o.o.',
  title: 'Zamowienie 23-29',
  amount: grosze(46_600),
  paidUntil: null,
  code: { size: 4, path: 'M0 0h1v1h-1z' },
}

it('copies account and title, the account without its spaces', async () => {
  const user = userEvent.setup()
  renderIn(<TransferBox transfer={transfer} />)
  for (const [name, value] of [
    [t('transfer.account'), transfer.account],
    [t('transfer.transfer_title'), transfer.title],
  ] as const) {
    await user.click(screen.getByRole('button', { name: t('ui.copy', { name }) }))
    expect(await navigator.clipboard.readText()).toBe(value)
  }
})

it('comes with a code from the width of a tablet on and on paper: a phone cannot scan what it shows', () => {
  renderIn(<TransferBox transfer={transfer} />)
  const code = screen.getByRole('img', { name: t('transfer.code') }).closest('figure')
  expect(code).toHaveClass('hidden', 'md:flex', 'print:flex')
})

it('gives an account and a title that no browser translates, and an account that can be broken', () => {
  renderIn(<TransferBox transfer={transfer} />)
  const account = screen.getByText('61 1090 1014 0000 0712 1981 2874')
  expect(account).toHaveAttribute('translate', 'no')
  expect(account).toHaveClass('whitespace-normal')
  expect(screen.getByText(transfer.title)).toHaveAttribute('translate', 'no')
})
