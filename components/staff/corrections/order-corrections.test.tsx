import { grosze } from '@bieznik/contract/money/money'
import type { StaffRole } from '@bieznik/contract/people/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aStaffOrder, aTire, jan } from '@/tests/shop-examples'
import { OrderCorrections } from './order-corrections'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const order = aStaffOrder({
  id: 30,
  typeOfDelivery: 'shipping_to_customer',
  people: { ewa: 'Ewa Nowak' },
})
const [item] = order.orderItems
if (!item) throw new Error('the example has a line')

const correction = {
  id: 5,
  reason: 'Klient dzwonił',
  fields: [{ field: 'city' as const, before: 'Łódź', after: 'Kutno' }],
  lines: [],
  totalBefore: order.total,
  totalAfter: order.total,
  doneBy: 'ewa',
  doneAt: '2026-11-27T10:00:00.000Z',
}

const sentBody = () => bff.mock.calls.find(([path]) => path.endsWith('/corrections'))?.[1].json

async function open(shown = order) {
  const view = renderWithQueries(<OrderCorrections order={shown} />)
  await view.user.click(screen.getByRole('button', { name: t('corrections.open') }))
  return view
}

const fieldOf = (name: string) => screen.getByLabelText(name)

async function retype(user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

function be(staffRole: StaffRole): void {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isStaff: true, staffRole } })
}

beforeEach(() => {
  vi.resetAllMocks()
  be('office')
  bff.mockResolvedValue({ ...order, corrections: [correction] })
})

it('shows the warehouse what was corrected, and no way to correct', () => {
  be('warehouse')
  renderWithQueries(<OrderCorrections order={{ ...order, corrections: [correction] }} />)
  expect(screen.getByText(/Kutno/)).toBeVisible()
  expect(screen.queryByRole('button', { name: t('corrections.open') })).toBeNull()
})

it('sends what was changed alone, with the reason and what was seen', async () => {
  const { user } = await open()
  await retype(user, fieldOf(t('corrections.fields.city')), 'Kutno')
  await retype(user, fieldOf(t('corrections.quantity')), '2')
  await user.type(fieldOf(t('corrections.reason')), 'Klient dzwonił')
  await user.click(screen.getByRole('button', { name: t('corrections.save') }))
  await waitFor(() =>
    expect(sentBody()).toEqual({
      seen: { status: 'Pending', correction: null },
      reason: 'Klient dzwonił',
      fields: { city: 'Kutno' },
      lines: [{ itemId: item.id, quantity: 2 }],
      added: [],
    }),
  )
  expect(await screen.findByRole('button', { name: t('corrections.open') })).toBeVisible()
})

it('asks for a reason, and says when nothing would change', async () => {
  const { user } = await open()
  const save = screen.getByRole('button', { name: t('corrections.save') })
  await user.click(save)
  expect((await screen.findAllByText(t('corrections.errors.reason'))).length).toBeGreaterThan(0)
  await user.type(fieldOf(t('corrections.reason')), 'Klient dzwonił')
  await user.click(save)
  expect(await screen.findByText(t('corrections.refused'))).toBeVisible()
  expect(bff).not.toHaveBeenCalled()
})

it('adds a product that was looked for', async () => {
  const tire = aTire({ id: 9, title: 'Nadbieg Wykrot XT', quantityInStock: 6 })
  bff.mockImplementation(async (path) =>
    path.startsWith('/api/admin/products') ? { rows: [tire], total: 1 } : order,
  )
  const { user } = await open()
  await user.type(fieldOf(`${t('corrections.add')} (${t('ui.optional')})`), 'wykrot')
  await user.click(
    await screen.findByRole('button', { name: t('corrections.choose_of', { title: tire.title }) }),
  )
  const chosen = screen.getByRole('list', { name: t('corrections.chosen') })
  await user.selectOptions(within(chosen).getByLabelText(t('corrections.quantity')), '4')
  await user.type(fieldOf(t('corrections.reason')), 'Komplet')
  await user.click(screen.getByRole('button', { name: t('corrections.save') }))
  await waitFor(() => expect(sentBody()).toMatchObject({ added: [{ productId: 9, quantity: 4 }], lines: [] }))
})

it('keeps what was typed when another was faster, and shows what that was', async () => {
  bff.mockRejectedValue(new ProblemError('changed_meanwhile', 'changed meanwhile'))
  const { user, rerender } = await open()
  await retype(user, fieldOf(t('corrections.fields.phone')), '+48700')
  await user.type(fieldOf(t('corrections.reason')), 'Nowy numer')
  rerender(<OrderCorrections order={{ ...order, city: 'Kutno', corrections: [correction] }} />)
  const notice = screen.getByText(t('admin.changed_elsewhere')).closest('[role=status]')
  expect(notice).toHaveTextContent('Kutno')
  expect(screen.getByRole('button', { name: t('corrections.save') })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: t('admin.keep_mine') }))
  expect(fieldOf(t('corrections.fields.phone'))).toHaveValue('+48700')
  expect(fieldOf(t('corrections.fields.city'))).toHaveValue('Kutno')
  expect(fieldOf(t('corrections.reason'))).toHaveValue('Nowy numer')
  expect(screen.getByRole('button', { name: t('corrections.save') })).toBeEnabled()
})

it('loses nothing of a correction that is refused', async () => {
  bff.mockRejectedValue(new ProblemError('out_of_stock', 'too few'))
  const { user } = await open()
  await retype(user, fieldOf(t('corrections.quantity')), '50')
  await user.type(fieldOf(t('corrections.reason')), 'Więcej')
  await user.click(screen.getByRole('button', { name: t('corrections.save') }))
  expect(await screen.findByText(t('errors.out_of_stock'))).toBeVisible()
  expect(fieldOf(t('corrections.quantity'))).toHaveValue('50')
})

it('asks once the goods have left for what still can be corrected', async () => {
  await open({ ...order, status: 'Sent' })
  expect(screen.queryByLabelText(t('corrections.quantity'))).not.toBeInTheDocument()
  expect(screen.queryByLabelText(t('corrections.fields.city'))).not.toBeInTheDocument()
  expect(fieldOf(t('corrections.price'))).toBeVisible()
  expect(fieldOf(t('corrections.fields.phone'))).toBeVisible()
})

it('shows what was corrected, before and after, with who and why; of a canceled order nothing more', () => {
  const line = { itemId: 1, title: 'Felga', before: { quantity: 2, price: grosze(100) }, after: null }
  renderWithQueries(
    <OrderCorrections
      order={{
        ...order,
        status: 'Canceled',
        corrections: [correction, { ...correction, id: 6, reason: null, fields: [], lines: [line] }],
      }}
    />,
  )
  const [first, second] = within(screen.getByRole('list', { name: t('corrections.made') })).getAllByText(
    'Ewa Nowak',
  )
  expect(first?.closest('li')).toHaveTextContent('Łódź → Kutno')
  expect(first?.closest('li')).toHaveTextContent('Klient dzwonił')
  expect(second?.closest('li')).toHaveTextContent(`Felga: 2 × 1,00 zł → ${t('corrections.none')}`)
  expect(screen.queryByRole('button', { name: t('corrections.open') })).not.toBeInTheDocument()
})
