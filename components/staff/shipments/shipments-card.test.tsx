import type { DispatchOrder, DispatchOrders } from '@bieznik/contract/selling/dispatch-order'
import { grosze } from '@bieznik/contract/money/money'
import type { OrderShipments, Shipment } from '@bieznik/contract/selling/shipment'
import { act, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff, streamBff } from '@/lib/http/bff'
import type { Locale } from '@/lib/i18n/routing'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { unfold } from '@/tests/unfold'
import { jan } from '@/tests/shop-examples'
import { ShipmentsCard } from './shipments-card'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>(), streamBff: vi.fn<typeof streamBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')

const pair = { pieces: 2, grams: 18_500, length: 640, width: 640, height: 396, isNonStandard: true }
const clear = { address: null, phone: null }
const toPack = (orderId: number, differences: Partial<OrderShipments> = {}): OrderShipments => ({
  orderId,
  canShip: true,
  shipments: [],
  unclear: clear,
  proposed: [pair],
  ...differences,
})
const aShipment = (differences: Partial<Shipment> = {}): Shipment => ({
  ...pair,
  id: 7,
  orderId: 30,
  carrier: 'inpost',
  state: 'ready',
  carrierStatus: 'confirmed',
  number: '620000000000000000001001',
  collects: grosze(0),
  hasLabel: true,
  isCanceling: false,
  courier: null,
  problem: null,
  problemFields: [],
  askedAt: '2026-01-06T10:00:00.000Z',
  ...differences,
})

let carriers: string[]
let couriers: DispatchOrders
let orders: OrderShipments[]
let answer: () => Promise<unknown>

const open = (ids = [30], locale: Locale = 'pl') =>
  renderWithQueries(
    <>
      <ShipmentsCard orderIds={ids} />
      <Toaster />
    </>,
    locale,
  )
const askButton = (count: number) =>
  screen.findByRole('button', { name: t('shipments.ask', { count, carrier: 'InPost' }) })
const isChange = ({ method = 'GET' }: Parameters<typeof callBff>[1]) => method !== 'GET'
const changes = () => bff.mock.calls.filter(([, call]) => isChange(call))

beforeEach(() => {
  carriers = ['inpost']
  couriers = { carriers: [{ carrier: 'inpost', ready: 0 }], dispatchOrders: [] }
  orders = [toPack(30)]
  answer = async () => ({ refused: [] })
  bff.mockReset().mockImplementation(async (path, call) => {
    if (isChange(call)) return answer()
    return path === '/api/admin/dispatch-orders' ? couriers : { carriers, orders }
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'warehouse' },
  })
})
afterEach(() => act(() => void toast.dismiss()))

describe('parcels that are proposed', () => {
  it('are one line with their sum and one press, and open where something is wrong', async () => {
    orders = [toPack(30), toPack(20, { proposed: [{ ...pair, grams: null }] })]
    const { user } = open([30, 20])
    const ask = await askButton(2)
    expect(screen.getByText(/^2 paczki, 19\skg$/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await user.click(ask)
    expect(screen.getByText(t('shipments.wrong.kilograms'))).toBeVisible()
    expect(changes()).toEqual([])
  })

  it('are asked for with what was corrected, in centimeters and kilograms', async () => {
    const { user } = open()
    await askButton(1)
    unfold()
    const weight = screen.getByLabelText(t('shipments.packed.kilograms'))
    expect(weight).toHaveValue('18,5')
    await user.clear(weight)
    await user.type(weight, '20,25')
    await user.click(await askButton(1))
    expect(changes()).toEqual([
      [
        '/api/admin/shipments',
        expect.objectContaining({
          method: 'POST',
          json: {
            carrier: 'inpost',
            key: expect.any(String),
            orders: [{ orderId: 30, parcels: [{ ...pair, grams: 20_250, height: 400 }] }],
          },
        }),
      ],
    ])
  })

  it('of several orders go out at once, without those that are left out', async () => {
    orders = [toPack(30), toPack(20, { proposed: [pair, { ...pair, grams: null }] })]
    const { user } = open([30, 20])
    await user.click(await askButton(3))
    expect(screen.getByText(t('shipments.wrong.kilograms'))).toBeVisible()
    expect(changes()).toEqual([])
    const names = { name: t('shipments.parcel_of_order', { id: '20', number: 3 }) }
    const last = screen.getAllByRole('checkbox', names).at(-1)
    if (!last) throw new Error('there is no checkbox')
    await user.click(last)
    await user.click(await askButton(2))
    expect(changes()).toMatchObject([
      [
        '/api/admin/shipments',
        {
          json: {
            orders: [
              { orderId: 30, parcels: [{ grams: 18_500 }] },
              { orderId: 20, parcels: [{ grams: 18_500 }] },
            ],
          },
        },
      ],
    ])
  })

  it('stay as they were typed when no answer came, and the repeat is the same call', async () => {
    answer = async () => {
      throw new ProblemError('unavailable', 'text')
    }
    const { user } = open()
    await askButton(1)
    unfold()
    await user.clear(screen.getByLabelText(t('shipments.packed.kilograms')))
    await user.type(screen.getByLabelText(t('shipments.packed.kilograms')), '21')
    await user.click(await askButton(1))
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
    expect(screen.getByLabelText(t('shipments.packed.kilograms'))).toHaveValue('21')
    await user.click(await askButton(1))
    const [first, second] = changes().map(([, call]) => 'json' in call && call.json)
    expect(second).toEqual(first)
  })

  it('are declared as non-standard unless somebody says that they are in a box', async () => {
    orders = [toPack(30, { proposed: [pair, { ...pair, pieces: 1 }] })]
    const { user } = open()
    await askButton(2)
    unfold()
    const [first] = screen.getAllByRole('checkbox', { name: t('shipments.packed.non_standard') })
    if (!first) throw new Error('there is no checkbox')
    expect(first).toBeChecked()
    await user.click(first)
    await user.click(await askButton(2))
    expect(changes()).toMatchObject([
      [
        '/api/admin/shipments',
        { json: { orders: [{ parcels: [{ isNonStandard: false }, { isNonStandard: true }] }] } },
      ],
    ])
  })

  it('go to an address that staff split where it can be read in more than one way', async () => {
    const address = 'os. Kościuszkowskie bl. 3 m. 12'
    orders = [toPack(30, { unclear: { ...clear, address } }), toPack(20)]
    const { user } = open([30, 20])
    await user.click(await askButton(2))
    expect(screen.getByText(t('shipments.unclear.address', { id: '30', address }))).toBeVisible()
    expect(screen.getByText(t('shipments.unclear.street_wrong'))).toBeVisible()
    expect(changes()).toEqual([])
    await user.type(screen.getByLabelText(t('shipments.unclear.street')), 'os. Kościuszkowskie')
    await user.type(screen.getByLabelText(t('shipments.unclear.building')), 'bl. 3 m. 12')
    await user.click(await askButton(2))
    const split = { street: 'os. Kościuszkowskie', building: 'bl. 3 m. 12' }
    expect(changes()).toMatchObject([
      ['/api/admin/shipments', { json: { orders: [{ orderId: 30, address: split }, { orderId: 20 }] } }],
    ])
  })

  it('are not ordered while the courier could not call, and what to do is shown', async () => {
    const phone = '+4915123456789'
    orders = [toPack(30, { unclear: { ...clear, phone } }), toPack(20)]
    const { user } = open([30, 20])
    expect(await screen.findByRole('alert')).toHaveTextContent(
      t('shipments.unclear.phone', { id: '30', phone }),
    )
    await user.click(await askButton(1))
    expect(changes()).toMatchObject([['/api/admin/shipments', { json: { orders: [{ orderId: 20 }] } }]])
  })

  it('that are refused say why', async () => {
    answer = async () => ({ refused: [{ orderId: 30, reason: 'too_many' }] })
    const { user } = open()
    await user.click(await askButton(1))
    expect(await screen.findByText(t('shipments.refused.too_many', { id: '30' }))).toBeInTheDocument()
  })
})

describe('a parcel at the carrier', () => {
  it('shows its number, its state and its label', async () => {
    orders = [toPack(30, { proposed: [], shipments: [aShipment({ collects: grosze(41_250) })] })]
    const { user } = open()
    expect(await screen.findByRole('link', { name: /620000000000000000001001/ })).toBeVisible()
    expect(screen.getByText(t('shipments.states.ready'))).toBeVisible()
    expect(screen.getByText(/412,50/)).toBeVisible()
    vi.mocked(streamBff).mockRejectedValue(new ProblemError('unavailable', 'text'))
    await user.click(
      screen.getByRole('button', { name: `${t('shipments.label')}: 620000000000000000001001` }),
    )
    expect(vi.mocked(streamBff)).toHaveBeenCalledExactlyOnceWith('/api/admin/shipments/7/label', {})
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
  })

  it('gives its label with those of the others in one file', async () => {
    orders = [toPack(30, { proposed: [], shipments: [aShipment(), aShipment({ id: 8 })] })]
    vi.mocked(streamBff).mockReset().mockRejectedValue(new ProblemError('unavailable', 'text'))
    const { user } = open([30, 20])
    await user.click(await screen.findByRole('button', { name: t('shipments.all_labels', { count: 2 }) }))
    expect(vi.mocked(streamBff)).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/shipments/labels?orders=30,20',
      {},
    )
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
  })

  it('that was refused says what helps, and can be taken off the list', async () => {
    const refused = aShipment({
      state: 'refused',
      problem: 'address',
      problemFields: ['receiver.address.post_code'],
      number: null,
      hasLabel: false,
    })
    orders = [toPack(30, { shipments: [refused] })]
    answer = async () => []
    const { user } = open()
    const text = await screen.findByRole('alert')
    expect(text).toHaveTextContent(t('shipments.problems.address'))
    expect(text).toHaveTextContent('receiver.address.post_code')
    const name = t('shipments.parcel_of', { id: '30' })
    await user.click(screen.getByRole('button', { name: t('shipments.dismiss', { name }) }))
    expect(changes()).toEqual([['/api/admin/shipments/7', expect.objectContaining({ method: 'DELETE' })]])
  })

  it.each([
    ['pl', 'potwierdzona'],
    ['en', 'confirmed'],
    ['ru', 'подтверждена'],
  ] as const)('has the carrier’s status in words of the language (%s)', async (locale, words) => {
    orders = [toPack(30, { shipments: [aShipment({ state: 'ready', carrierStatus: 'confirmed' })] })]
    open([30], locale)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('that is on its way shows the carrier’s status, and is not canceled here', async () => {
    const moving = { state: 'problem', carrierStatus: 'undelivered_unknown_receiver' } as const
    orders = [toPack(30, { proposed: [], shipments: [aShipment(moving)] })]
    open()
    expect(await screen.findByText('undelivered_unknown_receiver')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Anuluj/ })).toBeNull()
  })
})

it('shows nothing without a carrier, or with nothing to send', async () => {
  carriers = []
  const { container, unmount } = open()
  await vi.waitFor(() => expect(bff).toHaveBeenCalled())
  expect(container.querySelector('h2')).toBeNull()
  unmount()
  carriers = ['inpost']
  orders = [toPack(30, { canShip: false, proposed: [] })]
  open()
  await vi.waitFor(() => expect(bff).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

describe('a courier', () => {
  const aCourier = (differences: Partial<DispatchOrder> = {}): DispatchOrder => ({
    id: 3,
    carrier: 'inpost',
    state: 'accepted',
    carrierStatus: 'accepted',
    carrierId: '4711',
    parcels: 2,
    problem: null,
    problemFields: [],
    askedAt: '2026-01-06T10:00:00.000Z',
    ...differences,
  })
  const waiting = (ready: number, dispatchOrders: DispatchOrder[] = []) => {
    orders = [toPack(30, { proposed: [], shipments: [aShipment()] })]
    couriers = { carriers: [{ carrier: 'inpost', ready }], dispatchOrders }
  }
  const orderButton = (count: number) =>
    screen.findByRole('button', { name: t('shipments.courier.order', { count }) })

  it('is ordered for what is ready, and a repeat without an answer is the same call', async () => {
    waiting(3)
    answer = async () => {
      throw new ProblemError('unavailable', 'text')
    }
    const { user } = open()
    await user.click(await orderButton(3))
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
    await user.click(await orderButton(3))
    const [first, second] = changes()
    expect(first).toEqual([
      '/api/admin/dispatch-orders',
      expect.objectContaining({ method: 'POST', json: { carrier: 'inpost', key: expect.any(String) } }),
    ])
    expect(second?.[1]).toMatchObject({ json: 'json' in (first?.[1] ?? {}) && first?.[1].json })
  })

  it('shows what became of it, and what helps when none comes', async () => {
    waiting(0, [aCourier(), aCourier({ id: 2, state: 'refused', carrierId: null, problem: 'rejected' })])
    open()
    expect(await screen.findByText(t('shipments.courier.states.accepted'))).toBeVisible()
    expect(screen.getByText(t('shipments.courier.number', { number: '4711' }))).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(t('shipments.courier.problems.rejected'))
    expect(screen.queryByRole('button', { name: /Zamów kuriera/ })).toBeNull()
  })

  it('is seen at the parcel', async () => {
    orders = [toPack(30, { proposed: [], shipments: [aShipment({ courier: 'accepted' })] })]
    open()
    expect(await screen.findByText(t('shipments.courier.of_parcel.accepted'))).toBeVisible()
  })

  it('is not offered where one comes by agreement', async () => {
    waiting(0)
    couriers = { carriers: [], dispatchOrders: [] }
    open()
    expect(await screen.findByText(t('shipments.states.ready'))).toBeVisible()
    expect(
      screen.queryByRole('heading', { name: t('shipments.courier.title', { carrier: 'InPost' }) }),
    ).toBeNull()
  })
})
