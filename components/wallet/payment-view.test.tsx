import type { CartLine } from '@bieznik/contract/selling/cart'
import { exchangeRateSchema, grosze } from '@bieznik/contract/money/money'
import type { WalletPayment, PaymentQuote, WalletConfig } from '@bieznik/contract/money/payment'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { routing, type Locale } from '@/lib/i18n/routing'
import { storeApproval, unsettledOrder } from '@/lib/payment/payment-attempt'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, aPayment, jan } from '@/tests/shop-examples'
import { PaymentView } from './payment-view'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

interface ButtonProps {
  disabled: boolean
  createOrder: () => Promise<string>
  onApprove: (data: { orderID: string }) => Promise<void>
  onCancel: () => void
  onError: (error: Record<string, unknown>) => void
}

/** The provider's script and its buyer, who does what the test says once the provider's order is there. */
const provider = vi.hoisted(() => ({
  script: { isResolved: true, isRejected: false },
  options: {} as object,
  loads: 0,
  buyer: 'approves' as 'approves' | 'cancels' | 'meets an error',
}))

vi.mock('@paypal/react-paypal-js', async () => {
  const { useEffect } = await import('react')
  return {
    PayPalScriptProvider: ({ options, children }: { options: object; children: React.ReactNode }) => {
      useEffect(() => {
        provider.options = options
        provider.loads += 1
      }, [options])
      return children
    },
    usePayPalScriptReducer: () => [provider.script],
    PayPalButtons: ({ disabled, createOrder, onApprove, onCancel, onError }: ButtonProps) => {
      async function press() {
        try {
          const orderID = await createOrder()
          if (provider.buyer === 'cancels') onCancel()
          else if (provider.buyer === 'approves') await onApprove({ orderID })
          else throw new Error('Window closed')
        } catch (error) {
          onError({ message: error instanceof Error ? error.message : '' })
        }
      }
      return (
        <button type="button" disabled={disabled} onClick={() => void press()}>
          PayPal
        </button>
      )
    },
  }
})

const bff = vi.mocked(callBff)
const assign = vi.fn<(href: string) => void>()
const away = new ProblemError('unavailable', 'text')
const created = aPayment({ state: 'created', capturedAt: null })
const declined = new ProblemError('payment_declined', 'text', {
  fields: [{ path: 'provider', message: 'The instrument presented was declined.' }],
})

let wallet: WalletConfig | null
let lines: CartLine[]
let quote: PaymentQuote | Error
let waiting: WalletPayment[] | Error
/** How the server answers a call, one answer after another; then with `created` and `captured`. */
let asked: (WalletPayment | Error)[]
let captures: (WalletPayment | Error | Promise<WalletPayment>)[]

function answerOf<T>(value: T | Error): T {
  if (value instanceof Error) throw value
  return value
}

beforeEach(() => {
  wallet = { clientId: 'client-of-the-shop' }
  lines = [aCartLine(4)]
  quote = {
    total: grosze(165_000),
    usd: '455.62',
    exchangeRate: exchangeRateSchema.parse({ plnPerUsd: 3.6214, date: '2026-01-05' }),
  }
  waiting = []
  asked = []
  captures = []
  Object.assign(provider, { script: { isResolved: true, isRejected: false }, loads: 0, buyer: 'approves' })
  window.sessionStorage.clear()
  vi.stubGlobal('location', { assign: assign.mockReset() })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  vi.mocked(requestJson).mockImplementation(async () => ({ wallet }))
  bff.mockReset().mockImplementation(async (path) => {
    if (path === '/api/cart') return lines
    if (path === '/api/payment/quote') return answerOf(quote)
    if (path === '/api/payment') return answerOf(waiting)
    if (path.endsWith('/capture')) return answerOf(await (captures.shift() ?? aPayment()))
    return answerOf(asked.shift() ?? created)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open({ locale = 'pl', next = '/cart' }: { locale?: Locale; next?: string } = {}) {
  const say = translate(locale)
  return { ...renderWithQueries(<PaymentView next={next} />, locale), say }
}
const button = () => screen.findByRole('button', { name: 'PayPal' })
async function pay(options?: Parameters<typeof open>[0]) {
  const view = open(options)
  await view.user.click(await button())
  return view
}
const writes = () => bff.mock.calls.filter(([, { method }]) => method === 'POST')
const keys = () => writes().flatMap(([, { key }]) => key ?? [])
const capturesSent = () => writes().filter(([path]) => path.endsWith('/capture')).length

describe('the payment page', () => {
  // Shows S1.24, S2.27, S2.95
  it.each(routing.locales)('says in %s what is paid, in zloty and in dollars, and why', async (locale) => {
    const { say } = open({ locale })
    await button()
    expect(screen.getByText('Nadbieg Trasa', { exact: false })).toBeVisible()
    const amounts = within(screen.getByRole('region', { name: say('payment_page.amount') }))
    expect(amounts.getByText(/1.?650[,.]00\szł/)).toBeVisible()
    expect(amounts.getByText(/455[,.]62/)).toHaveTextContent('$')
    expect(amounts.getByText(/3[,.]6214/)).toBeVisible()
    expect(provider.options).toMatchObject({
      clientId: 'client-of-the-shop',
      currency: 'USD',
      locale: { pl: 'pl_PL', en: 'en_GB', ru: 'ru_RU' }[locale],
    })
  })

  it('waits until it is known who is there', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
    const { say } = open()
    expect(screen.getByRole('status')).toHaveTextContent(say('payment_page.loading'))
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows S8.31
  it.each(routing.locales)('tells visitors in %s to sign in, and comes back', (locale) => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    const { say } = open({ locale, next: '/CreateOrder?step=confirmation' })
    expect(screen.getByRole('alert')).toHaveTextContent(say('payment_page.not_authorised'))
    const link = screen.getByRole('link', { name: say('account.sign_in') })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test')
    expect(searchParams.get('next')).toBe('/Payment?next=%2FCreateOrder%3Fstep%3Dconfirmation')
    expect(bff).not.toHaveBeenCalled()
  })

  // Shows D28
  it.each(routing.locales)('says in %s that no wallet is configured, with the ways on', async (locale) => {
    wallet = null
    const { say } = open({ locale })
    expect(await screen.findByText(say('payment_page.unconfigured'))).toBeVisible()
    const prefix = locale === 'pl' ? '' : `/${locale}`
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([`${prefix}/CreateOrder`, `${prefix}/cart`])
  })

  it('says so as well when only the server knows that there is none', async () => {
    quote = new ProblemError('wallet_unavailable', 'text')
    const { say } = open()
    expect(await screen.findByText(say('payment_page.unconfigured'))).toBeVisible()
  })

  // Shows S8.31
  it.each(routing.locales)('says in %s that the total cannot be had, and asks again', async (locale) => {
    const total = quote
    quote = away
    const { user, say } = open({ locale })
    expect(await screen.findByRole('alert')).toHaveTextContent(say('payment_page.total_failed'))
    quote = total
    await user.click(screen.getByRole('button', { name: say('failure.retry') }))
    expect(await button()).toBeEnabled()
  })

  it('does not offer to pay while it is not known what has been paid', async () => {
    waiting = away
    const { user, say } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(say('errors.unavailable'))
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
    waiting = []
    await user.click(screen.getByRole('button', { name: say('failure.retry') }))
    expect(await button()).toBeEnabled()
  })

  it('has nothing to pay for in an empty cart', async () => {
    lines = []
    const { say } = open()
    expect(await screen.findByText(say('cart.empty'))).toBeVisible()
    expect(bff.mock.calls.map(([path]) => path)).not.toContain('/api/payment/quote')
  })

  it('says that the provider’s button cannot be had, and fetches it anew', async () => {
    provider.script = { isResolved: false, isRejected: true }
    const { user, say } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(say('payment_page.button_failed'))
    provider.script = { isResolved: true, isRejected: false }
    await user.click(screen.getByRole('button', { name: say('failure.retry') }))
    expect(await button()).toBeVisible()
    expect(provider.loads).toBe(2)
  })

  it('does not wait for the provider’s button for ever', async () => {
    provider.script = { isResolved: false, isRejected: false }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { say } = open()
      expect(await screen.findByText(say('payment_page.button_loading'))).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(screen.getByRole('alert')).toHaveTextContent(say('payment_page.button_failed'))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a payment', () => {
  // Shows S2.96
  it.each([
    ['/cart', 'pl', '/cart'],
    ['/CreateOrder?step=confirmation', 'ru', '/ru/CreateOrder?step=confirmation'],
  ] as const)('that goes through leads on to %s (%s)', async (next, locale, href) => {
    const { say } = await pay({ next, locale })
    expect(await screen.findByText(say('payment_page.paid'))).toBeVisible()
    expect(writes()).toEqual([
      ['/api/payment/orders', expect.objectContaining({ json: { expectedTotal: 1650, language: locale } })],
      ['/api/payment/orders/5O190127TN364715T/capture', expect.anything()],
    ])
    expect(assign).toHaveBeenCalledExactlyOnceWith(href)
    expect(unsettledOrder(jan.uid)).toBeNull()
  })

  it.each(routing.locales)(
    'that the buyer cancels charges nothing, in %s, and is the same one when it goes on',
    async (locale) => {
      provider.buyer = 'cancels'
      const { user, say } = await pay({ locale })
      expect(await screen.findByText(say('payment_page.cancelled'))).toBeVisible()
      provider.buyer = 'approves'
      await user.click(await button())
      await waitFor(() => expect(assign).toHaveBeenCalled())
      expect(keys()).toHaveLength(2)
      expect(new Set(keys()).size).toBe(1)
    },
  )

  // Shows S8.31
  it.each(routing.locales)(
    'that is declined is reported in %s in the provider’s own words, and the next one is another',
    async (locale) => {
      captures = [declined]
      const { user, say } = await pay({ locale })
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(say('errors.payment_declined'))
      expect(alert).toHaveTextContent('The instrument presented was declined.')
      expect(alert).toHaveTextContent(say('payment_page.not_charged'))
      await user.click(await button())
      await waitFor(() => expect(assign).toHaveBeenCalled())
      expect(new Set(keys()).size).toBe(2)
    },
  )

  it('that is disputed is not to be paid again', async () => {
    captures = [aPayment({ state: 'disputed' })]
    const { say } = await pay()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(say('errors.payment_disputed'))
    expect(alert).not.toHaveTextContent(say('payment_page.not_charged'))
    expect(assign).not.toHaveBeenCalled()
  })

  it('of a cart that has changed meanwhile is not taken: the new total is shown and asked for', async () => {
    captures = [new ProblemError('price_changed', 'text')]
    const { user, say } = open()
    const press = await button()
    lines = [aCartLine(4), aCartLine(1, { id: 8 })]
    if (!(quote instanceof Error)) quote = { ...quote, total: grosze(206_250), usd: '569.53' }
    await user.click(press)
    expect(await screen.findByText(say('payment_page.changed'))).toBeVisible()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('2062,50'))
    expect(screen.getByRole('region', { name: say('payment_page.in_cart') })).toHaveTextContent(/4 ×.*1 ×/)
    await user.click(await button())
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(writes().at(-2)?.[1].json).toEqual({ expectedTotal: 2062.5, language: 'pl' })
    expect(new Set(keys()).size).toBe(2)
  })

  // Shows S8.31
  it.each(routing.locales)(
    'that cannot be begun asks in %s to try again, and is reported once',
    async (locale) => {
      asked = [away, away]
      const { user, say } = await pay({ locale })
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(say('payment_page.failed'))
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      expect(alert).not.toHaveTextContent(say('payment_page.provider_says', { text: '' }).trim())
      await user.click(await button())
      await waitFor(() => expect(assign).toHaveBeenCalled())
      // Whether the first one arrived, nobody knows: all were asked for under one key.
      expect(keys()).toHaveLength(3)
      expect(new Set(keys()).size).toBe(1)
    },
  )

  it('shows the provider’s own text when its button fails', async () => {
    provider.buyer = 'meets an error'
    const { say } = await pay()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(say('payment_page.failed'))
    expect(alert).toHaveTextContent('Window closed')
  })

  it('whose answer is lost is asked after, as often as it takes, and never paid twice', async () => {
    captures = [away, away, away, away, aPayment()]
    const { user, say } = await pay()
    expect(await screen.findByText(say('payment_page.unknown'))).toBeVisible()
    expect(await button()).toBeDisabled()
    const check = () => screen.findByRole('button', { name: say('payment_page.check') })
    await user.click(await check())
    await user.click(await check())
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(capturesSent()).toBe(5)
    expect(keys()).toHaveLength(1)
  })

  it('that was approved before the page was loaded again is brought to its end, also with an empty cart', async () => {
    storeApproval(jan.uid, '5O190127TN364715T')
    lines = []
    const { promise, resolve } = Promise.withResolvers<WalletPayment>()
    captures = [promise]
    const { say } = open()
    expect(await screen.findByText(say('payment_page.settling'))).toBeVisible()
    await act(async () => resolve(aPayment()))
    expect(await screen.findByText(say('payment_page.paid'))).toBeVisible()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/cart')
    expect(keys()).toEqual([])
  })

  it('that went through without an answer is found when it is begun again', async () => {
    asked = [aPayment()]
    const { say } = await pay()
    expect(await screen.findByText(say('payment_page.paid'))).toBeVisible()
    expect(capturesSent()).toBe(0)
  })

  it('that had come to nothing is begun anew', async () => {
    asked = [aPayment({ state: 'refused' }), created]
    await pay()
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(new Set(keys()).size).toBe(2)
  })
})

describe('who has paid already', () => {
  it.each(routing.locales)('is led to the order in %s, and pays again only on purpose', async (locale) => {
    waiting = [aPayment()]
    const { user, say } = open({ locale })
    expect(await screen.findByText(say('payment_page.already_covers'))).toBeVisible()
    expect(screen.getByRole('link', { name: say('payment_page.to_order') })).toHaveAttribute(
      'href',
      `${locale === 'pl' ? '' : `/${locale}`}/CreateOrder`,
    )
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: say('payment_page.pay_again') }))
    expect(await button()).toBeEnabled()
  })

  it('goes back to the step of the order that it came from', async () => {
    waiting = [aPayment()]
    const { say } = open({ next: '/CreateOrder?step=confirmation' })
    expect(await screen.findByRole('link', { name: say('payment_page.to_order') })).toHaveAttribute(
      'href',
      '/CreateOrder?step=confirmation',
    )
  })

  it('is warned when it is less than the cart comes to', async () => {
    waiting = [aPayment({ amount: grosze(100_000), usd: '276.14' })]
    const { say } = open()
    expect(await screen.findByText(say('payment_page.already_part'))).toBeVisible()
  })

  it('sees that a payment is being looked into', async () => {
    waiting = [aPayment({ state: 'disputed' })]
    const { say } = open()
    expect(await screen.findByText(say('errors.payment_disputed'))).toBeVisible()
    expect(screen.queryByText(say('payment_page.already_covers'))).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument()
  })
})
