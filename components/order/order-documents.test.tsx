import { grosze } from '@bieznik/contract/money/money'
import type { OrderDocument, PackingDocument } from '@bieznik/contract/people/back-office'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { anOrder, jan } from '@/tests/shop-examples'
import { OrderConfirmation } from './order-confirmation'
import { PackingSlip } from './packing-slip'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const messages = { pl, en, ru }

function aDocument(differences: Partial<OrderDocument> = {}): OrderDocument {
  return {
    ...anOrder({ id: 30, name: 'Trakt sp. z o.o.', typeOfDelivery: 'shipping_to_customer' }),
    language: 'pl',
    customerType: 'company',
    taxId: '5252525252',
    email: 'biuro@trakt.example',
    phone: '+48123456789',
    accepted: { rules: '2026-11-26', privacy: '2026-11-26', returns: '2026-11-26' },
    buyer: { address: 'Rynek 1', city: 'Łódź', postCode: '90-001', country: 'Polska' },
    ...differences,
  }
}

beforeEach(() => {
  bff.mockReset().mockResolvedValue(aDocument())
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})

describe('the packing slip', () => {
  const aSlip = (differences: Partial<PackingDocument> = {}) => [
    { ...aDocument(), places: [], ...differences },
  ]
  beforeEach(() => void bff.mockResolvedValue(aSlip()))

  it.each(routing.locales)('says in %s what goes where, and no price', async (locale) => {
    bff.mockResolvedValue(aSlip({ typeOfPayment: 'transfer' }))
    renderWithQueries(<PackingSlip orderId={30} />, locale)
    const t = translate(locale)
    const sheet = await screen.findByRole('article')
    expect(bff.mock.calls[0]?.[0]).toBe('/api/admin/order-documents?ids=30')
    expect(sheet).toHaveTextContent(t('print.packing_slip_title', { id: '30' }))
    for (const text of [
      'Trakt sp. z o.o.',
      'ul. Polna 1/2',
      '30-001 Kraków',
      '+48123456789',
      'Nadbieg Trasa',
    ])
      expect(sheet).toHaveTextContent(text)
    expect(sheet).toHaveTextContent(t('print.pieces', { count: 4 }))
    expect(sheet).not.toHaveTextContent('zł')
  })

  it('of an order that is picked up names who comes, and no address', async () => {
    bff.mockResolvedValue(aSlip({ typeOfDelivery: 'delivery_with_assembly' }))
    renderWithQueries(<PackingSlip orderId={30} />)
    const t = translate('pl')
    const sheet = await screen.findByRole('article')
    expect(sheet).toHaveTextContent(`${t('print.pickup_by')}Trakt sp. z o.o.+48123456789`)
    expect(sheet).not.toHaveTextContent(t('print.ship_to'))
    expect(sheet).not.toHaveTextContent('ul. Polna 1/2')
  })

  it('of a canceled order says so', async () => {
    bff.mockResolvedValue(aSlip({ status: 'Canceled' }))
    renderWithQueries(<PackingSlip orderId={30} />)
    expect(await screen.findByText(translate('pl')('print.canceled'))).toBeVisible()
  })

  it('says where the products lie, and nothing of places where none has one', async () => {
    const { unmount } = renderWithQueries(<PackingSlip orderId={30} />)
    const t = translate('pl')
    await screen.findByRole('article')
    expect(screen.queryByRole('columnheader', { name: t('print.place_column') })).toBeNull()
    unmount()
    const [item] = aDocument().orderItems
    bff.mockResolvedValue(aSlip({ places: [{ productId: item?.productId ?? 0, place: 'A-03-2' }] }))
    renderWithQueries(<PackingSlip orderId={30} />)
    expect(await screen.findByRole('columnheader', { name: t('print.place_column') })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'A-03-2' })).toBeVisible()
  })

  it.each(routing.locales)('has in %s a line to tick for what comes within the price', async (locale) => {
    const t = translate(locale)
    const packed = t('print.packed')
    bff.mockResolvedValue(aSlip({ extras: [{ kind: 'rings', detail: '66.6 × 57.1' }] }))
    renderWithQueries(<PackingSlip orderId={30} />, locale)
    const detail = locale === 'en' ? '66.6 × 57.1' : '66,6 × 57,1'
    const row = await screen.findByRole('row', { name: new RegExp(t('delivery.extra_rings', { detail })) })
    expect(within(row).getByRole('cell', { name: packed })).toBeVisible()
    expect(screen.getAllByRole('cell', { name: packed })).toHaveLength(2)
  })

  it('of an order that is not there leads back to the list', async () => {
    bff.mockResolvedValue([])
    renderWithQueries(<PackingSlip orderId={31} />)
    const t = translate('pl')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
    expect(screen.getByRole('link', { name: t('print.back_to_list') })).toBeVisible()
  })
})

describe('the confirmation', () => {
  it.each(routing.locales)('is written in %s, whoever reads it', async (language) => {
    bff.mockResolvedValue(aDocument({ language }))
    const reader = language === 'en' ? 'ru' : 'en'
    renderWithQueries(<OrderConfirmation orderId={30} reader="buyer" messages={messages} />, reader)
    const own = translate(language)
    const sheet = await screen.findByRole('article')
    expect(bff.mock.calls[0]?.[0]).toBe('/api/orders/30/document')
    expect(sheet).toHaveAttribute('lang', language)
    expect(sheet).toHaveTextContent(own('print.confirmation_title', { id: '30' }))
    expect(sheet).toHaveTextContent(own('print.tax_id', { id: '5252525252' }))
    expect(sheet).toHaveTextContent(own('payment.payment_at_delivery'))
    for (const text of ['Rynek 1', '90-001 Łódź', 'ul. Polna 1/2']) expect(sheet).toHaveTextContent(text)
    for (const key of ['print.contract', 'print.print'] as const)
      expect(screen.getByRole('button', { name: translate(reader)(key) })).toBeEnabled()
  })

  it.each([
    ['pl', 'Polska'],
    ['en', 'Poland'],
    ['ru', 'Польша'],
  ] as const)('names the country in %s', async (language, country) => {
    bff.mockResolvedValue(aDocument({ language }))
    renderWithQueries(<OrderConfirmation orderId={30} reader="buyer" messages={messages} />)
    expect(await screen.findByRole('article')).toHaveTextContent(`90-001 Łódź${country}`)
  })

  it('of an order that is picked up says where and when, and no address of delivery', async () => {
    bff.mockResolvedValue(aDocument({ typeOfDelivery: 'delivery_with_assembly' }))
    renderWithQueries(<OrderConfirmation orderId={30} reader="buyer" messages={messages} />)
    const t = translate('pl')
    const sheet = await screen.findByRole('article')
    expect(sheet).toHaveTextContent(`${t('delivery.pickup_place')}ul. Kauczukowa 14, 42-207 Częstochowa`)
    expect(sheet).toHaveTextContent('8:00–20:00')
    expect(sheet).not.toHaveTextContent(t('print.ship_to'))
    expect(sheet).not.toHaveTextContent('ul. Polna 1/2')
  })

  it('says what was paid and what is still due, where anything was paid', async () => {
    bff.mockResolvedValue(aDocument({ paid: grosze(100_000), due: grosze(65_000) }))
    renderWithQueries(<OrderConfirmation orderId={30} reader="buyer" messages={messages} />)
    const rowOf = async (key: 'paid' | 'due') =>
      (await screen.findByText(translate('pl')(`print.${key}`))).closest('tr')
    expect(await rowOf('paid')).toHaveTextContent('1000,00')
    expect(await rowOf('due')).toHaveTextContent('650,00')
  })

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    bff.mockResolvedValue([{ ...aDocument(), places: [] }])
    const { user } = renderWithQueries(<OrderConfirmation orderId={30} reader="staff" messages={messages} />)
    await user.click(await screen.findByRole('button', { name: translate('pl')('print.print') }))
    expect(bff.mock.calls[0]?.[0]).toBe('/api/admin/order-documents?ids=30')
    expect(print).toHaveBeenCalledOnce()
  })

  it.each([
    ['buyer', '/orders', 'print.back_to_orders'],
    ['staff', '/admin', 'print.back_to_list'],
  ] as const)('of an order that is not there leads the %s to the list', async (reader, href, label) => {
    bff.mockRejectedValue(new ProblemError('not_found', 'text'))
    renderWithQueries(<OrderConfirmation orderId={30} reader={reader} messages={messages} />)
    const t = translate('pl')
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.not_found'))
    expect(screen.getByRole('link', { name: t(label) })).toHaveAttribute('href', href)
    expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument()
  })

  it('that cannot be had says why, and tries again', async () => {
    bff.mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
    const { user } = renderWithQueries(<OrderConfirmation orderId={30} reader="buyer" messages={messages} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(translate('pl')('errors.unavailable'))
    await user.click(screen.getByRole('button', { name: translate('pl')('failure.retry') }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})
