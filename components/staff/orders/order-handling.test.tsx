import type { OrderWork } from '@bieznik/contract/selling/order-work'
import { grosze } from '@bieznik/contract/money/money'
import { act, screen, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { unfold } from '@/tests/unfold'
import { aListedOrder, anOrderDetail, jan, nothingBack } from '@/tests/shop-examples'
import { OrderHandling } from './order-handling'
import { WorkMarks } from './work-marks'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const nothing: OrderWork = { heldBy: null, tags: [], receiptNumber: null, log: [] }
let answer: () => Promise<OrderWork>

const staffOrder = (id: number, work: OrderWork): StaffOrder => ({
  ...anOrderDetail({ id }),
  language: 'pl',
  customerType: 'private_person',
  taxId: null,
  email: 'jan@example.com',
  phone: '+48600100200',
  accepted: { rules: null, privacy: null, returns: null },
  buyer: { address: 'Rynek 1', postCode: '90-001', city: 'Łódź', country: 'Polska' },
  work,
  returns: nothingBack,
  people: { anna: 'Anna Nowak' },
  products: [],
})

const shown = (work: Partial<OrderWork>, id = 30) => (
  <>
    <OrderHandling key={id} order={staffOrder(id, { ...nothing, ...work })} />
    <Toaster />
  </>
)
function open(work: Partial<OrderWork> = {}, id = 30) {
  const view = renderWithQueries(shown(work, id))
  unfold()
  return view
}
const isChange = ({ method = 'GET' }: Parameters<typeof callBff>[1]) => method !== 'GET'
const changes = () => bff.mock.calls.filter(([, call]) => isChange(call))

beforeEach(() => {
  answer = async () => nothing
  bff.mockReset().mockImplementation(async (path, call) => {
    if (isChange(call)) return answer()
    return path.endsWith('-tags') ? ['pilne'] : null
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, uid: 'me', isStaff: true, staffRole: 'owner' },
  })
})
afterEach(() => act(() => void toast.dismiss()))

describe('who works on an order', () => {
  it.each([
    [null, 'take', true],
    ['anna', 'take_over', true],
    ['me', 'give_back', false],
  ] as const)('%s: the button says %s, and what was seen is sent', async (heldBy, act_, hold) => {
    const { user } = open({ heldBy })
    await user.click(screen.getByRole('button', { name: t(`admin_orders.${act_}`) }))
    expect(changes()).toEqual([
      [
        '/api/admin/orders/30/holder',
        expect.objectContaining({ method: 'PUT', json: { hold, seen: heldBy } }),
      ],
    ])
  })

  it('is named, and the slower one is refused', async () => {
    answer = async () => {
      throw new ProblemError('changed_meanwhile', 'text')
    }
    const { user } = open({ heldBy: 'anna' })
    expect(screen.getByText('Anna Nowak')).toBeVisible()
    await user.click(screen.getByRole('button', { name: t('admin_orders.take_over') }))
    expect(await screen.findByText(t('admin_orders.holder_changed'))).toBeInTheDocument()
  })
})

describe('notes on an order', () => {
  const field = () => screen.getByRole('textbox', { name: t('admin_orders.new_note') })
  const add = () => screen.getByRole('button', { name: t('admin_orders.add_note') })

  it('stand with who and when, oldest first, between what else was done', () => {
    const doneAt = '2026-01-06T10:00:00.000Z'
    open({
      log: [
        { id: 1, kind: 'held', detail: null, doneBy: 'anna', doneAt },
        { id: 2, kind: 'note', detail: 'Dzwonić po 16.\nPies.', doneBy: 'gone', doneAt },
        { id: 3, kind: 'tagged', detail: 'pilne', doneBy: 'anna', doneAt },
      ],
    })
    const entries = within(screen.getByRole('list', { name: t('admin_orders.notes') })).getAllByRole(
      'listitem',
    )
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/6 sty 2026, 11:00.*Anna Nowak.*bierze zamówienie/),
      expect.stringMatching(/gone.*Dzwonić po 16\.\nPies\./),
      expect.stringMatching(/dodaje znacznik pilne/),
    ])
  })

  it('are added, and the field is empty for the next', async () => {
    const { user } = open()
    expect(add()).toBeDisabled()
    await user.type(field(), 'Paczka uszkodzona')
    await user.click(add())
    expect(changes()).toEqual([
      [
        '/api/admin/orders/30/notes',
        expect.objectContaining({ method: 'POST', json: { text: 'Paczka uszkodzona' } }),
      ],
    ])
    expect(field()).toHaveValue('')
  })

  it('that could not be saved stay in their field', async () => {
    answer = async () => {
      throw new ProblemError('unavailable', 'text')
    }
    const { user } = open()
    await user.type(field(), 'Paczka uszkodzona')
    await user.click(add())
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
    expect(field()).toHaveValue('Paczka uszkodzona')
    await user.clear(field())
  })

  it('that are not saved yet are there again after a look at another order', async () => {
    const { user, rerender } = open()
    await user.type(field(), 'Jeszcze nie')
    rerender(shown({}, 20))
    unfold()
    expect(field()).toHaveValue('')
    rerender(shown({}, 30))
    expect(field()).toHaveValue('Jeszcze nie')
    await user.clear(field())
  })
})

describe('tags of an order', () => {
  it('are added as they are stored, with those in use offered', async () => {
    const { user } = open()
    const field = screen.getByLabelText(t('admin_orders.new_tag'))
    await user.type(field, '  Pilne  DZIŚ ')
    await user.click(screen.getByRole('button', { name: t('admin_orders.add_tag') }))
    expect(changes()).toEqual([
      [
        '/api/admin/orders/30/tags',
        expect.objectContaining({ method: 'PUT', json: { tag: 'pilne dziś', has: true } }),
      ],
    ])
    expect(field).toHaveValue('')
  })

  it('are taken off one by one', async () => {
    const { user } = open({ tags: ['pilne', 'reklamacja'] })
    await user.click(screen.getByRole('button', { name: t('admin_orders.untag', { tag: 'pilne' }) }))
    expect(changes()).toEqual([
      ['/api/admin/orders/30/tags', expect.objectContaining({ json: { tag: 'pilne', has: false } })],
    ])
  })
})

it.each([
  ['goods', { returned: 1 }, {}],
  ['money', {}, { refunded: grosze(100) }],
  ['both', { returned: 1 }, { refunded: grosze(100) }],
] as const)('the list marks an order of which %s came back', (what, line, differences) => {
  const order = aListedOrder(differences)
  const orderItems = order.orderItems.map((item) => ({ ...item, ...line }))
  renderWithQueries(<WorkMarks order={{ ...order, orderItems }} people={{}} />)
  expect(screen.getByText(t(`admin_orders.came_back.${what}`))).toBeInTheDocument()
})

it('the list says it in short', () => {
  const order = aListedOrder({ heldBy: 'anna', tags: ['pilne', 'b2b'], notes: 2 })
  renderWithQueries(<WorkMarks order={order} people={{ anna: 'Anna Nowak' }} />)
  for (const text of [
    t('admin_orders.held_by', { name: 'Anna Nowak' }),
    t('admin_orders.notes_count', { count: 2 }),
    t('admin_orders.tagged', { tags: 'pilne, b2b' }),
  ])
    expect(screen.getByText(text)).toBeInTheDocument()
})
