import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aStaffOrder } from '@/tests/shop-examples'
import { EntryForm as ComplaintEntry } from '../complaints/entry-form'
import { EntryForm as WithdrawalEntry } from '../withdrawals/entry-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/i18n/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ replace: vi.fn<() => void>() }),
}))

const t = translate('pl')
const field = (name: 'name' | 'order_text') => screen.getByLabelText(t(`admin_withdrawals.${name}`))
const email = () => screen.getByLabelText(new RegExp(`^${t('admin_withdrawals.email')}`))
const order = aStaffOrder({ id: 30, language: 'en', email: 'ewa@example.com' })

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/complaints/new?order=30')
  vi.mocked(callBff).mockReset().mockResolvedValue(order)
})
afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['complaint', ComplaintEntry],
  ['withdrawal', WithdrawalEntry],
])('a %s that is begun from an order is filled in with its buyer', async (_case, Entry) => {
  renderWithQueries(<Entry />)
  expect(await screen.findByDisplayValue('ewa@example.com')).toBe(email())
  expect(field('name')).toHaveValue(order.name)
  expect(field('order_text')).toHaveValue('30')
  expect(screen.getByLabelText(t('admin_withdrawals.language'))).toHaveValue('en')
})

it('begins empty without an order, or with one that cannot be read', async () => {
  vi.mocked(callBff).mockRejectedValue(new ProblemError('not_found', 'no such order'))
  renderWithQueries(<ComplaintEntry />)
  expect(await screen.findByLabelText(t('admin_withdrawals.name'))).toHaveValue('')
})
