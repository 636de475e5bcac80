import { grosze } from '@bieznik/contract/money/money'
import type { OrderPayment } from '@bieznik/contract/money/payment'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { getQueryClient } from '@/lib/query/query-client'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOwnOrder, aTransfer, jan } from '@/tests/shop-examples'
import { translate } from '@/tests/render'
import { OrderPaymentView } from './order-payment-view'

vi.mock('@/lib/auth/use-auth')
vi.mock('@/lib/http/bff')

const t = translate('pl')
const bff = vi.mocked(callBff)
const assign = vi.fn<(href: string) => void>()
const realLocation = window.location
const START = '/api/orders/30/payment'

let known: OrderPayment | Error
let started: (string | Error)[]
let order: OwnOrder

beforeEach(() => {
  window.history.replaceState(null, '', '/orders/30/payment')
  vi.stubGlobal('location', {
    assign,
    get search() {
      return realLocation.search
    },
    get pathname() {
      return realLocation.pathname
    },
  })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  known = { state: 'unpaid', due: grosze(165_000), paid: grosze(0), isPayable: true }
  started = []
  order = anOwnOrder({ id: 30, typeOfPayment: 'przelewy24' })
  bff.mockImplementation(async (path) => {
    if (path === '/api/orders/30') return order
    const answer = path === START ? (started.shift() ?? 'https://pay.example/trnRequest/T') : known
    if (answer instanceof Error) throw answer
    return typeof answer === 'string' ? { payAt: answer } : answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const callsTo = (path: string) => bff.mock.calls.filter(([to]) => to === path)
const keyOf = (call: (typeof bff.mock.calls)[number] | undefined) => call?.[1].key

describe('the payment of an order', () => {
  it.each(['paid', 'checking', 'unpaid', 'disputed', 'canceled', 'canceled_paid', 'refunded'] as const)(
    'that is %s says so',
    async (state) => {
      known = {
        state,
        due: grosze(state === 'paid' ? 0 : 165_000),
        paid: grosze(165_000),
        isPayable: state === 'unpaid',
      }
      renderWithQueries(<OrderPaymentView orderId={30} />)
      expect(
        await screen.findByRole('heading', {
          // A price has a space that does not break.
          name: t(`order_payment.${state}.title`, { amount: '1650,00\u00A0zł' }),
        }),
      ).toBeVisible()
      const sum = screen.queryByText(t('order_payment.paid_sum'))?.parentElement?.textContent
      expect(sum).toBe(state === 'paid' ? `${t('order_payment.paid_sum')} 1650,00\u00A0zł` : undefined)
      const pay = screen.queryByRole('button', { name: t('order_payment.pay') })
      expect(pay !== null).toBe(state === 'unpaid')
    },
  )

  it('that has come in is part of the order below it', async () => {
    const { due, total } = order
    renderWithQueries(<OrderPaymentView orderId={30} />)
    const story = await screen.findByRole('region', { name: t('orders.story.title') })
    expect(story).not.toHaveTextContent(t('orders.paid', { method: t('payment.przelewy24') }))
    known = { state: 'paid', due: grosze(0), paid: total, isPayable: false }
    const payment = {
      amount: due,
      usd: null,
      provider: 'przelewy24',
      at: '2026-01-05T10:05:00.000Z',
    } as const
    order = { ...order, due: grosze(0), paid: total, payments: [payment] }
    await getQueryClient().refetchQueries({ queryKey: ['orders', jan.uid, 'payment'] })
    expect(await screen.findByRole('heading', { name: t('order_payment.paid.title') })).toBeVisible()
    await waitFor(() =>
      expect(story).toHaveTextContent(t('orders.paid', { method: t('payment.przelewy24') })),
    )
  })

  it('by bank transfer says to where, and until when, and leads to no provider', async () => {
    const transfer = aTransfer({ amount: grosze(165_000) })
    known = { state: 'unpaid', due: grosze(165_000), paid: grosze(0), isPayable: false, transfer }
    renderWithQueries(<OrderPaymentView orderId={30} />)
    expect(await screen.findByRole('heading', { name: t('order_payment.transfer.title') })).toBeVisible()
    const box = screen.getByRole('region', { name: t('transfer.title') })
    for (const fact of ['03 0000 0000 0000 1234 5678 9012', 'Zamowienie 30-08', '1650,00 zł', '4 gru 2026'])
      expect(box).toHaveTextContent(fact)
    expect(screen.getByRole('img', { name: t('transfer.code') })).toBeVisible()
    expect(screen.queryByRole('button', { name: t('order_payment.pay') })).toBeNull()
  })

  it('by bank transfer has no code where the amount is too large for one', async () => {
    const transfer = aTransfer({ amount: grosze(1_000_000), code: null })
    known = { state: 'unpaid', due: grosze(1_000_000), paid: grosze(0), isPayable: false, transfer }
    renderWithQueries(<OrderPaymentView orderId={30} />)
    expect(await screen.findByRole('region', { name: t('transfer.title') })).toHaveTextContent(
      'Zamowienie 30-08',
    )
    expect(screen.queryByRole('img', { name: t('transfer.code') })).toBeNull()
    expect(screen.queryByText(t('transfer.scan'))).toBeNull()
  })

  it('is begun again by a button, and leads to the provider', async () => {
    const { user } = renderWithQueries(<OrderPaymentView orderId={30} />)
    await user.click(await screen.findByRole('button', { name: t('order_payment.pay') }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/trnRequest/T'))
    expect(callsTo(START)).toHaveLength(1)
    expect(screen.getByText(t('order_payment.leaving'))).toBeVisible()
  })

  it('that could not be begun says why, keeps its key and can be begun again', async () => {
    started = [new ProblemError('unavailable', 'text')]
    const { user } = renderWithQueries(<OrderPaymentView orderId={30} />)
    await user.click(await screen.findByRole('button', { name: t('order_payment.pay') }))
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
    await user.click(screen.getByRole('button', { name: t('order_payment.pay') }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const [first, second] = callsTo(START)
    expect(keyOf(first)).toMatch(/^[\da-f-]{36}$/)
    expect(keyOf(second)).toBe(keyOf(first))
  })

  it('is begun at once after the checkout, and not by whoever comes back', async () => {
    window.history.replaceState(null, '', '/orders/30/payment?start=1')
    renderWithQueries(<OrderPaymentView orderId={30} />)
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(callsTo(START)).toHaveLength(1)
    expect(realLocation.search).toBe('')
  })

  it('without an answer of the shop says so, and asks again', async () => {
    known = new ProblemError('unavailable', 'text')
    const { user } = renderWithQueries(<OrderPaymentView orderId={30} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
    known = { state: 'paid', due: grosze(0), paid: grosze(0), isPayable: false }
    await user.click(screen.getByRole('button', { name: t('order_payment.again') }))
    expect(await screen.findByText(t('order_payment.paid.title'))).toBeVisible()
  })
})
