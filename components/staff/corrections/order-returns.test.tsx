import { grosze } from '@bieznik/contract/money/money'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import type { StaffRole } from '@bieznik/contract/people/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aStaffOrder, jan, nothingBack } from '@/tests/shop-examples'
import { OrderReturnsCard } from './order-returns'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const order = aStaffOrder({
  id: 30,
  status: 'Delivered',
  returns: { ...nothingBack, refundable: grosze(165_000), way: 'by_hand' },
})
const [item] = order.orderItems
if (!item) throw new Error('the example has a line')

const withdrawal = {
  id: 12,
  status: 'received' as const,
  refundDue: '2026-12-10',
  lines: null,
  account: null,
  owed: grosze(82_500),
}

const open = (returns: Partial<OrderReturns> = {}, differences: Partial<StaffOrder> = {}) =>
  renderWithQueries(
    <OrderReturnsCard order={{ ...order, ...differences, returns: { ...order.returns, ...returns } }} />,
  )

const bodyTo = (what: string) => bff.mock.calls.find(([path]) => path.endsWith(what))?.[1].json

function be(staffRole: StaffRole): void {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true, staffRole } })
}

beforeEach(() => {
  vi.resetAllMocks()
  be('office')
  bff.mockResolvedValue(nothingBack)
})

it('lets the warehouse take goods back, and send no money', () => {
  be('warehouse')
  open()
  expect(screen.getByRole('button', { name: t('corrections.returns.take_back') })).toBeVisible()
  expect(screen.queryByRole('button', { name: t('corrections.returns.refund') })).toBeNull()
})

it('shows the warehouse no card where money alone could go back', () => {
  be('warehouse')
  open({}, { status: 'In Processing' })
  expect(screen.queryByText(t('corrections.returns.title'))).toBeNull()
})

it('takes pieces back into the stock and to scrap, on account of the withdrawal', async () => {
  const { user } = open({ withdrawals: [withdrawal] })
  expect(screen.getByText(t('corrections.returns.withdrawal_owes', { amount: '825,00 zł' }))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('corrections.returns.take_back') }))
  const optional = ` (${t('ui.optional')})`
  const stock = screen.getByLabelText(t('corrections.returns.to_stock') + optional)
  expect(stock).toHaveValue('4')
  await user.clear(stock)
  await user.type(stock, '1')
  await user.type(screen.getByLabelText(t('corrections.returns.to_scrap') + optional), '1')
  expect(screen.getByLabelText(t('corrections.returns.note'))).toHaveValue('Odstąpienie W-000012')
  await user.type(screen.getByLabelText(t('corrections.returns.note')), ', jedna uszkodzona')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.save_goods') }))
  await waitFor(() =>
    expect(bodyTo('/returns')).toEqual({
      note: 'Odstąpienie W-000012, jedna uszkodzona',
      withdrawalId: 12,
      complaintId: null,
      lines: [
        { itemId: item.id, pieces: 1, condition: 'stock' },
        { itemId: item.id, pieces: 1, condition: 'scrap' },
      ],
    }),
  )
})

it('offers what a withdrawal owes, and sends it after a question that names amount and person', async () => {
  const { user } = open({ withdrawals: [withdrawal] })
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  expect(screen.getByLabelText(t('corrections.returns.amount'))).toHaveValue('825,00')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.send') }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('825,00 zł')
  expect(question).toHaveTextContent(order.name)
  expect(bff).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: t('corrections.returns.send') }))
  await waitFor(() =>
    expect(bodyTo('/refunds')).toEqual({
      what: { kind: 'amount', amount: 825 },
      reason: 'Odstąpienie W-000012',
      withdrawalId: 12,
      complaintId: null,
      seen: 0,
    }),
  )
})

it('names the account of the withdrawal that is paid back, where staff send the money themselves', async () => {
  const withdrawals = [{ ...withdrawal, account: '61109010140000071219812874' }]
  const { user } = open({ withdrawals })
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  const account = '61 1090 1014 0000 0712 1981 2874'
  expect(screen.getByText(account)).toBeVisible()
  const name = t('corrections.returns.account_given', { number: 'W-000012' })
  expect(screen.getByRole('button', { name: t('ui.copy', { name }) })).toBeVisible()
  await user.selectOptions(screen.getByLabelText(/./, { selector: 'select[name=cause]' }), '')
  expect(screen.queryByText(account)).toBeNull()
})

it('names the account that a transfer came from, to be copied', async () => {
  const payers = [{ name: 'Trakt sp. z o.o.', account: '61109010140000071219812874' }]
  const { user } = open({ way: 'by_transfer', payers })
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  expect(screen.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible()
  const name = t('corrections.returns.account_of_payer', { name: 'Trakt sp. z o.o.' })
  expect(screen.getByRole('button', { name: t('ui.copy', { name }) })).toBeVisible()
})

it('is opened with the reduction of a complaint where the address names it', async () => {
  window.history.replaceState(null, '', '/admin/order/30?refund=c5')
  const { user } = open({ complaints: [{ id: 5, owed: grosze(12_050) }], withdrawals: [withdrawal] })
  expect(screen.getByLabelText(t('corrections.returns.amount'))).toHaveValue('120,50')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.send') }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: t('corrections.returns.send') }))
  await waitFor(() =>
    expect(bodyTo('/refunds')).toMatchObject({
      complaintId: 5,
      withdrawalId: null,
      reason: 'Reklamacja R-000005',
    }),
  )
  window.history.replaceState(null, '', '/')
})

it('begins a withdrawal and a complaint with the order', () => {
  open({ refundable: grosze(0) }, { status: 'Pending' })
  for (const cases of ['withdrawals', 'complaints'] as const)
    expect(screen.getByRole('link', { name: t(`corrections.returns.new_case.${cases}`) })).toHaveAttribute(
      'href',
      `/admin/${cases}/new?order=30`,
    )
})

it('names no account where the money goes back the way it came', async () => {
  const withdrawals = [{ ...withdrawal, account: '61109010140000071219812874' }]
  const { user } = open({ withdrawals, way: 'provider' })
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  expect(screen.queryByText('61 1090 1014 0000 0712 1981 2874')).toBeNull()
})

it('sends no more than there is, and says how much that is', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  await user.type(screen.getByLabelText(t('corrections.returns.amount')), '1650,01')
  await user.type(screen.getByLabelText(t('corrections.returns.reason')), 'Rabat')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.send') }))
  expect(await screen.findByText(t('corrections.returns.refused', { amount: '1650,00 zł' }))).toBeVisible()
  expect(bff).not.toHaveBeenCalled()
})

it('by line: the price of the pieces', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  await user.selectOptions(screen.getByLabelText(t('corrections.returns.what')), 'lines')
  const pieces = t('corrections.returns.pieces_of', { title: item.title })
  await user.type(screen.getByLabelText(`${pieces} (${t('ui.optional')})`), '1')
  await user.type(screen.getByLabelText(t('corrections.returns.reason')), 'Jedna uszkodzona')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.send') }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: t('corrections.returns.send') }))
  await waitFor(() =>
    expect(bodyTo('/refunds')).toMatchObject({
      what: { kind: 'lines', lines: [{ itemId: item.id, pieces: 1 }] },
    }),
  )
})

it('says that another has sent something meanwhile, and loses nothing', async () => {
  bff.mockRejectedValue(new ProblemError('changed_meanwhile', 'changed meanwhile'))
  const { user } = open()
  await user.click(screen.getByRole('button', { name: t('corrections.returns.refund') }))
  await user.type(screen.getByLabelText(t('corrections.returns.amount')), '100')
  await user.type(screen.getByLabelText(t('corrections.returns.reason')), 'Rabat')
  await user.click(screen.getByRole('button', { name: t('corrections.returns.send') }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t('corrections.returns.send') }),
  )
  expect(await screen.findByText(t('corrections.returns.changed'))).toBeVisible()
  expect(screen.getByLabelText(t('corrections.returns.reason'))).toHaveValue('Rabat')
})
