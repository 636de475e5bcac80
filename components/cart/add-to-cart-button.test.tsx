import { act, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { forgetWish, readWish } from '@/lib/cart/wish'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, aTire, jan } from '@/tests/shop-examples'
import { AddToCartButton } from './add-to-cart-button'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tireDetail/7',
}))

const bff = vi.mocked(callBff)
const { id: productId, title } = aTire()

const open = (quantityInStock = 12, locale?: Locale) =>
  renderWithQueries(
    <>
      <AddToCartButton productId={productId} title={title} quantityInStock={quantityInStock} />
      <Toaster />
    </>,
    locale,
  )
const button = () => screen.getByRole('button', { name: new RegExp(title) })

beforeEach(() => {
  forgetWish()
  bff.mockReset().mockResolvedValue([])
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})
afterEach(() => act(() => void toast.dismiss()))

describe('while it is not known yet who is signed in', () => {
  beforeEach(() => vi.mocked(useAuth).mockReturnValue({ status: 'loading' }))

  it('adds for a person who turns out to be signed in', async () => {
    const { user } = open()
    bff.mockResolvedValue([aCartLine(1)])
    await user.click(button())
    expect(await screen.findByText(translate('pl')('product.added_to_cart'))).toBeInTheDocument()
  })

  it('says so to a visitor', async () => {
    const { user } = open()
    bff.mockRejectedValue(new ProblemError('unauthenticated', 'nobody is signed in'))
    await user.click(button())
    expect(await screen.findByText(translate('pl')('account.not_authenticated'))).toBeInTheDocument()
  })
})

describe('the popup', () => {
  it.each(routing.locales)(
    'says in %s that the product was added, and the button that it is there',
    async (locale) => {
      const t = translate(locale)
      const { user } = open(12, locale)
      await waitFor(() => expect(bff).toHaveBeenCalledOnce())
      expect(button()).toHaveTextContent(t('product.add_to_cart'))
      bff.mockResolvedValue([aCartLine(1)])
      await user.click(button())
      expect(await screen.findByText(t('product.added_to_cart'))).toBeInTheDocument()
      expect(bff).toHaveBeenLastCalledWith(
        '/api/cart/items',
        expect.objectContaining({ method: 'POST', json: { productId, quantity: 1 } }),
      )
      expect(button()).toBeDisabled()
      expect(button()).toHaveTextContent(t('product.in_cart'))
    },
  )

  it.each(routing.locales)(
    'says in %s that somebody who is signed out is not authenticated',
    async (locale) => {
      const t = translate(locale)
      vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
      const { user } = open(12, locale)
      await user.click(button())
      expect(await screen.findByText(t('account.not_authenticated'))).toBeInTheDocument()
      expect(screen.getByRole('link', { name: t('account.sign_in') }).getAttribute('href')).toMatch(
        /\/signIn\?next=%2FtireDetail%2F7$/,
      )
      expect(bff).not.toHaveBeenCalled()
      expect(readWish()).toMatchObject({ productId, title })
    },
  )

  it.each(routing.locales)('says in %s that adding failed', async (locale) => {
    const { user } = open(12, locale)
    bff.mockRejectedValue(new ProblemError('unavailable', 'text'))
    await user.click(button())
    expect(await screen.findByText(translate(locale)('product.error_add_to_cart'))).toBeInTheDocument()
    expect(button()).toBeEnabled()
  })

  it.each(['out_of_stock', 'already_in_cart', 'not_for_sale', 'too_many_requests'] as const)(
    'says what the shopper can do about %s',
    async (code) => {
      const { user } = open()
      bff.mockRejectedValue(new ProblemError(code, 'text'))
      await user.click(button())
      expect(await screen.findByText(translate('pl')(`errors.${code}`))).toBeInTheDocument()
    },
  )
})

describe('the button', () => {
  it('is disabled and reads "in cart" when the product is in the cart', async () => {
    bff.mockResolvedValue([aCartLine(2, { id: 99 }), aCartLine(1)])
    open()
    await waitFor(() => expect(button()).toBeDisabled())
    expect(button()).toHaveTextContent(translate('pl')('product.in_cart'))
  })

  it.each([
    ['pl', 'Wyprzedane'],
    ['en', 'Sold out'],
    ['ru', 'Нет в наличии'],
  ] as const)('is disabled and reads in %s "%s" when none is left, for visitors as well', (locale, text) => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    open(0, locale)
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleName(`${text}: ${title}`)
    expect(button()).toHaveTextContent(text)
  })

  it('of the last one that is in the cart reads "in cart"', async () => {
    bff.mockResolvedValue([aCartLine(1)])
    open(0)
    await waitFor(() => expect(button()).toHaveTextContent(translate('pl')('product.in_cart')))
    expect(button()).toBeDisabled()
  })

  it('can be pressed while another product is in the cart', async () => {
    bff.mockResolvedValue([aCartLine(2, { id: 99 })])
    open()
    await waitFor(() => expect(bff).toHaveResolvedTimes(1))
    expect(button()).toBeEnabled()
  })

  it('cannot be pressed twice while it adds', async () => {
    const { user } = open()
    bff.mockReturnValue(new Promise(() => undefined))
    await user.dblClick(button())
    expect(bff.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
  })
})
