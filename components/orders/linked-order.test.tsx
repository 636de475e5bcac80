import { grosze } from '@bieznik/contract/money/money'
import type { ShownLinkedOrder } from '@bieznik/contract/selling/order-link'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson, requestStream } from '@/lib/http/request-json'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, aTransfer } from '@/tests/shop-examples'
import { LinkedOrderView } from './linked-order'

vi.mock('@/lib/http/request-json')
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const LINK = `30.1800000000.${'a'.repeat(64)}`

function linked(differences: Partial<ShownLinkedOrder>): ShownLinkedOrder {
  const { id, orderDate, status, deliveredAt, typeOfDelivery, typeOfPayment, ...rest } = anOrder({ id: 30 })
  const { pickupDay, deliverBy, orderItems, total, paid, due } = rest
  const shown = { id, orderDate, status, deliveredAt, typeOfDelivery, typeOfPayment, orderItems }
  return { ...shown, pickupDay, deliverBy, total, paid, due, ...differences }
}

const open = (differences: Partial<ShownLinkedOrder>) =>
  renderWithQueries(<LinkedOrderView order={linked(differences)} link={LINK} />)

beforeEach(() => {
  vi.mocked(requestJson).mockResolvedValue({ state: 'unpaid', due: grosze(165_000), isPayable: true })
})

describe('an order that a link leads to', () => {
  it('is paid there when it is paid through a provider', async () => {
    open({ typeOfPayment: 'przelewy24' })
    expect(await screen.findByRole('button', { name: t('order_payment.pay') })).toBeVisible()
    expect(screen.getByRole('region', { name: t('orders.pay_here') })).toHaveAttribute('id', 'payment')
  })

  it('has the account of the shop when it is paid by transfer', () => {
    open({ typeOfPayment: 'transfer', transfer: aTransfer({ amount: grosze(165_000) }) })
    expect(screen.getByRole('region', { name: t('orders.pay_here') })).toHaveTextContent('Zamowienie 30-08')
    expect(requestJson).not.toHaveBeenCalled()
  })

  it.each([
    ['paid', { typeOfPayment: 'przelewy24', paid: grosze(165_000), due: grosze(0) }],
    ['canceled', { typeOfPayment: 'przelewy24', status: 'Canceled' }],
    ['paid at the delivery', { typeOfPayment: 'payment_at_delivery' }],
  ] as const)('asks nobody to pay when it is %s', (_what, differences) => {
    open(differences)
    expect(screen.queryByRole('region', { name: t('orders.pay_here') })).toBeNull()
  })

  it('says what came back, of goods and of money, how and when', () => {
    const [item] = anOrder().orderItems
    open({
      orderItems: item ? [{ ...item, returned: 2 }] : [],
      moneyBack: [
        {
          amount: grosze(82_500),
          usd: null,
          provider: 'przelewy24',
          state: 'done',
          at: '2026-01-07T10:00:00.000Z',
        },
      ],
    })
    expect(screen.getByText(t('orders.returned_pieces', { count: 2 }))).toBeVisible()
    const name = screen.getByText(t('orders.money_back', { method: t('payment.przelewy24') }))
    expect(name.closest('dt')).toHaveTextContent('7 sty 2026')
    expect(screen.getByText(/825,00/)).toBeVisible()
  })

  it('says what was canceled of it, what was changed and what it comes to since', () => {
    const price = grosze(14_699)
    const canceled = { itemId: 2, title: 'Felga stalowa', before: { quantity: 4, price }, after: null }
    const fewer = {
      itemId: 3,
      title: 'Dystans',
      before: { quantity: 4, price },
      after: { quantity: 2, price },
    }
    open({
      corrections: [
        {
          id: 1,
          lines: [canceled, fewer],
          totalBefore: grosze(253_192),
          totalAfter: grosze(165_000),
          doneAt: '2026-01-07T10:00:00.000Z',
        },
      ],
    })
    const changes = screen.getByRole('list', { name: t('orders.changes.title') })
    expect(changes).toHaveTextContent('7 sty 2026')
    expect(changes).toHaveTextContent('Felga stalowa: anulowano (było 4 × 146,99 zł)')
    expect(changes).toHaveTextContent('Dystans: 4 × 146,99 zł → 2 × 146,99 zł')
    expect(changes).toHaveTextContent('2531,92 zł → 1650,00 zł')
  })

  it('gives the contract and the invoices as files, without an account', async () => {
    const invoice = { id: 8, number: 'FV/2026/0001', kind: 'invoice', issuedOn: '2026-11-26' } as const
    vi.mocked(requestStream).mockImplementation(async () => new Response('%PDF-1.3'))
    const { user } = open({ documentKind: 'invoice', invoices: [{ ...invoice, gross: grosze(165_000) }] })
    const name = t('invoices.save', { number: 'FV/2026/0001', kind: 'PDF' })
    await user.click(screen.getByRole('button', { name }))
    expect(saveFile).toHaveBeenLastCalledWith('FV-2026-0001.pdf', expect.any(Blob))
    await user.click(screen.getByRole('button', { name: t('orders.contract') }))
    expect(saveFile).toHaveBeenLastCalledWith('zamowienie-30.pdf', expect.any(Blob))
    expect(vi.mocked(requestStream).mock.calls.map(([path]) => path)).toEqual([
      '/api/linked-order/invoice',
      '/api/linked-order/contract',
    ])
  })

  it('says when its invoice comes', () => {
    open({ documentKind: 'invoice' })
    expect(screen.getByText(t('invoices.coming'))).toBeVisible()
  })

  it('says what was paid', () => {
    open({ typeOfPayment: 'przelewy24', paid: grosze(165_000), due: grosze(0) })
    expect(screen.getByText(t('orders.paid_total'))).toBeVisible()
  })
})
