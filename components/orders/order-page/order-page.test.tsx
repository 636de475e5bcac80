import { grosze } from '@bieznik/contract/money/money'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { trackingUrl, type Parcel } from '@bieznik/contract/selling/parcel'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson, requestStream } from '@/lib/http/request-json'
import { routing } from '@/lib/i18n/routing'
import { saveFile } from '@/lib/save-file'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOwnOrder, aTire, aTransfer } from '@/tests/shop-examples'
import { OrderPage } from './order-page'

vi.mock('@/lib/http/request-json')
vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const t = translate('pl')
const link = `30.1800000000.${'a'.repeat(64)}`
const at = (day: number) => `2026-01-0${day}T10:00:00.000Z`
const shipped = { typeOfDelivery: 'shipping_to_customer' } as const
const ALL = grosze(165_000)

const open = (differences: Partial<OwnOrder>, locale?: (typeof routing.locales)[number]) =>
  renderWithQueries(<OrderPage order={anOwnOrder({ id: 30, ...differences })} buyer={{ link }} />, locale)
const region = (name: string) => screen.getByRole('region', { name })
const story = () => within(region(t('orders.story.title'))).getAllByRole('listitem')

beforeEach(() => {
  vi.mocked(requestJson).mockResolvedValue({ state: 'unpaid', due: ALL, paid: grosze(0), isPayable: true })
})

describe('how an order is paid', () => {
  it('through a provider, at the place', async () => {
    open({ typeOfPayment: 'przelewy24' })
    expect(await screen.findByRole('button', { name: t('order_payment.pay') })).toBeVisible()
    expect(region(t('orders.pay_here'))).toHaveAttribute('id', 'payment')
  })

  it('with ids for the links of mails on the page of the link alone: a list may show two orders at once', () => {
    const order = anOwnOrder({ id: 30, typeOfPayment: 'transfer', transfer: aTransfer({ amount: ALL }) })
    renderWithQueries(<OrderPage order={order} buyer={{ uid: 'u1' }} />)
    expect(region(t('orders.pay_here'))).not.toHaveAttribute('id')
    expect(region(t('orders.documents'))).not.toHaveAttribute('id')
    cleanup()
    renderWithQueries(<OrderPage order={order} buyer={{ link }} />)
    expect(region(t('orders.pay_here'))).toHaveAttribute('id', 'payment')
    expect(region(t('orders.documents'))).toHaveAttribute('id', 'documents')
  })

  it('by transfer, to the account of the shop', () => {
    open({ typeOfPayment: 'transfer', transfer: aTransfer({ amount: ALL }) })
    expect(region(t('orders.pay_here'))).toHaveTextContent('Zamowienie 30-08')
    expect(requestJson).not.toHaveBeenCalled()
  })

  it.each([
    ['paid', { typeOfPayment: 'przelewy24', paid: ALL, due: grosze(0) }],
    ['canceled', { typeOfPayment: 'przelewy24', status: 'Canceled' }],
    ['paid at the delivery', { typeOfPayment: 'payment_at_delivery' }],
  ] as const)('asks no register when it is %s', (_what, differences) => {
    open(differences)
    expect(screen.queryByRole('region', { name: t('orders.pay_here') })).toBeNull()
  })

  it('is one fact once it is paid, and two only while a part is', () => {
    const { unmount } = open({ paid: ALL, due: grosze(0) })
    expect(region(t('orders.products'))).toHaveTextContent(t('orders.paid_mark'))
    expect(screen.queryByText(t('orders.due'))).toBeNull()
    unmount()
    open({ paid: grosze(100_000), due: grosze(65_000) })
    expect(screen.getByText(t('orders.due')).parentElement).toHaveTextContent(/650,00/)
  })
})

describe('what happened', () => {
  it.each(routing.locales)('leads in %s to where each parcel can be followed', (locale) => {
    const parcels: Parcel[] = [
      { id: 1, carrier: 'dpd', number: '000012345678', pieces: 2, grams: null },
      { id: 2, carrier: 'poczta_polska', number: 'RR123456789PL', pieces: 2, grams: 9_000 },
    ]
    const statuses = [{ status: 'Sent', at: at(7) }] as const
    open({ ...shipped, status: 'Sent', parcels, statuses: [...statuses] }, locale)
    const sent = screen.getByText(translate(locale)('orders.story.shipped.Sent')).closest('li')
    const links = sent ? within(sent).getAllByRole('link') : []
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'DPD 000012345678',
      'Poczta Polska RR123456789PL',
    ])
    expect(links.map((each) => each.getAttribute('href'))).toEqual(parcels.map(trackingUrl))
    cleanup()
    // A label may be made before the parcel has left.
    open({ ...shipped, status: 'In Processing', parcels, statuses: [] }, locale)
    for (const parcel of parcels)
      expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toContain(
        trackingUrl(parcel),
      )
  })

  it('names what was canceled and changed, stated, and came back, of goods and of money', () => {
    const price = grosze(14_699)
    const before = { quantity: 4, price }
    const [item] = anOwnOrder().orderItems
    open({
      ...shipped,
      status: 'Delivered',
      deliveredAt: at(7),
      statuses: [{ status: 'Delivered', at: at(7) }],
      orderItems: item ? [{ ...item, returned: 2 }] : [],
      corrections: [
        {
          id: 1,
          lines: [
            { itemId: 2, title: 'Felga stalowa', before, after: null },
            { itemId: 3, title: 'Dystans', before, after: { quantity: 2, price } },
          ],
          totalBefore: grosze(253_192),
          totalAfter: ALL,
          doneAt: at(6),
        },
      ],
      statements: [{ kind: 'withdrawal', number: 'W-000001', at: at(8) }],
      goodsBack: [{ at: at(8), lines: [{ id: 1, title: 'Nadbieg', pieces: 2 }] }],
      moneyBack: [{ amount: grosze(82_500), usd: null, provider: 'przelewy24', state: 'done', at: at(9) }],
    })
    const steps = story().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    expect(steps).toEqual([
      `5 sty 2026${t('orders.story.placed')}`,
      '6 sty 2026Felga stalowa: anulowano (było 4 × 146,99 zł)Dystans: 4 × 146,99 zł → 2 × 146,99 złKwota: 2531,92 zł → 1650,00 zł',
      `7 sty 2026${t('orders.story.shipped.Delivered')}`,
      `8 sty 2026${t('orders.story.withdrawal', { number: 'W-000001' })}`,
      `8 sty 2026${t('orders.story.goods_back', { pieces: 2, title: 'Nadbieg' })}`,
      `9 sty 2026${t('orders.money_back', { method: 'Przelewy24' })} 825,00 zł`,
    ])
    expect(screen.getByText(t('orders.returned_pieces', { count: 2 }))).toBeVisible()
  })

  it('says of an order that is fetched where it is ready, and never that it was sent', () => {
    open({ status: 'Sent', statuses: [{ status: 'Sent', at: at(7) }] })
    expect(story().at(-1)).toHaveTextContent(t('orders.story.fetched.Sent'))
    expect(screen.queryByText(t('orders.story.shipped.Sent'))).toBeNull()
  })
})

describe('what can be done', () => {
  const actions = () => region(t('orders.actions'))
  it.each([
    ['Pending', true, 'Chcesz coś zmienić albo anulować?'],
    ['In Processing', false, 'Chcesz coś zmienić albo anulować?'],
    ['Sent', false, 'Masz pytanie o to zamówienie?'],
    ['Delivered', false, 'Masz pytanie o to zamówienie?'],
    ['Canceled', false, 'Masz pytanie o to zamówienie?'],
  ] as const)('with an order that is %s', (status, isCancelable, question) => {
    open({ status })
    expect(actions()).toHaveTextContent(question)
    const cancel = within(actions()).queryByRole('button', { name: t('orders.cancel') })
    expect(cancel !== null).toBe(isCancelable)
    const hasContract = status !== 'Canceled'
    for (const form of ['withdrawal', 'complaint'] as const) {
      const name = t(form === 'withdrawal' ? 'orders.withdraw_of' : 'orders.complain_of', { id: '30' })
      const leads = within(actions()).queryByRole('link', { name })
      expect(leads?.getAttribute('href')).toBe(hasContract ? `/${form}?order=30&link=${link}` : undefined)
    }
  })
})

it('shows what was bought with its picture and the way to its page, and who bought and receives it', () => {
  const { id, productType, width, profile, diameter, protector, url } = aTire()
  const products = [{ id, productType, width, profile, diameter, protector, url }]
  open({
    products,
    taxId: '5260001246',
    typeOfDelivery: 'shipping_to_another_address',
    recipient: 'Ola Nowak',
    recipientPhone: '600700800',
  })
  const goods = within(region(t('orders.products')))
  expect(goods.getByRole('link', { name: 'Nadbieg Trasa 195/80 R15 96T' })).toHaveAttribute(
    'href',
    '/tireDetail/7',
  )
  expect(goods.getByRole('img')).toBeVisible()
  const factOf = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling
  expect(factOf(t('orders.customer'))).toHaveTextContent('Jan Kowalski')
  expect(factOf(t('orders.tax_id'))).toHaveTextContent('5260001246')
  expect(factOf(t('delivery.recipient'))).toHaveTextContent('Ola Nowak, 600700800')
  expect(factOf(t('orders.address'))).toHaveTextContent('ul. Polna 1/2, 30-001 Kraków')
})

describe('the documents', () => {
  it('are files for the holder of the link, without an account', async () => {
    const invoice = {
      id: 8,
      number: 'FV/2026/0001',
      kind: 'invoice',
      issuedOn: '2026-11-26',
      gross: ALL,
    } as const
    vi.mocked(requestStream).mockImplementation(async () => new Response('%PDF-1.3'))
    const { user } = open({ documentKind: 'invoice', invoices: [invoice] })
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

  it.each([
    [{ documentKind: 'invoice' }, true],
    [{ documentKind: 'invoice', status: 'Canceled' }, false],
    [{ documentKind: 'receipt' }, false],
  ] as const)('%j say whether an invoice comes: %s', (differences, isComing) => {
    open(differences)
    expect(screen.queryByText(t('invoices.coming')) !== null).toBe(isComing)
  })
})
