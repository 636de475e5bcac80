import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { setAuthState } from '@/lib/auth/auth-state'
import { signInAsGuest } from '@/lib/auth/guest'
import { useAuth } from '@/lib/auth/use-auth'
import { forgetPendingAdd, readPendingAdd } from '@/lib/cart/pending-add'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, aTire, jan } from '@/tests/shop-examples'
import { AddToCartButton } from './add-to-cart-button'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/auth/guest', () => ({ signInAsGuest: vi.fn<typeof signInAsGuest>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tireDetail/7',
}))

const bff = vi.mocked(callBff)
const { id: productId, title, price } = aTire()

const open = (quantityInStock = 12, locale?: Locale) =>
  renderWithQueries(
    <>
      <AddToCartButton productId={productId} title={title} price={price} quantityInStock={quantityInStock} />
      <Toaster />
    </>,
    locale,
  )
const button = () => screen.getByRole('button', { name: new RegExp(title) })
/** What the disabled button of a product in the cart reads. */
const expectInCart = async (quantity: number) => {
  await waitFor(() => expect(wayToCart()).toBeVisible())
  expect(button()).toBeDisabled()
  expect(button()).toHaveAccessibleName(`${translate('pl')('product.in_cart')} (${quantity}): ${title}`)
}
const wayToCart = () => screen.getByRole('link', { name: new RegExp(title) })
const quantity = () => screen.getByRole('combobox', { name: translate('pl')('product.quantity') })

beforeEach(() => {
  forgetPendingAdd()
  bff.mockReset().mockResolvedValue([])
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})
afterEach(() => {
  act(() => void toast.dismiss())
  vi.restoreAllMocks()
})

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
  // Shows S7.5
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
      const links = screen.getAllByRole('link', { name: new RegExp(`^${t('product.to_cart')}`) })
      expect(links).toContain(wayToCart())
      for (const link of links) expect(link.getAttribute('href')).toMatch(/^(?:\/(?:en|ru))?\/cart$/)
      expect(button()).toBeDisabled()
      expect(button()).toHaveTextContent(`${t('product.in_cart')} (1)`)
      expect(wayToCart()).toHaveFocus()
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
      // In the popup, which goes, and at the button, which stays.
      const links = screen.getAllByRole('link', { name: t('account.sign_in') })
      expect(links).toHaveLength(2)
      for (const link of links) expect(link.getAttribute('href')).toMatch(/\/signIn\?next=%2FtireDetail%2F7$/)
      expect(bff).not.toHaveBeenCalled()
      expect(readPendingAdd()).toMatchObject({ productId, title })
    },
  )

  it('brings somebody who signs in back to the list with the query that narrows it', async () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    window.history.replaceState(null, '', '?sort=newest')
    const { user } = open()
    await user.click(button())
    const [link] = await screen.findAllByRole('link', { name: translate('pl')('account.sign_in') })
    expect(link?.getAttribute('href')).toMatch(/\/signIn\?next=%2FtireDetail%2F7%3Fsort%3Dnewest$/)
    window.history.replaceState(null, '', '/')
  })

  // Shows D36a
  it('offers somebody who is signed out to go on without an account, and then adds what was wanted', async () => {
    const t = translate('pl')
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    vi.mocked(signInAsGuest).mockImplementation(async () =>
      setAuthState({ status: 'signed-in', person: { ...jan, isGuest: true } }),
    )
    const { user } = open()
    await user.click(button())
    bff.mockResolvedValue([aCartLine(1)])
    const [first] = await screen.findAllByRole('button', { name: t('account.without_account') })
    if (first) await user.click(first)
    expect(await screen.findByText(t('product.added_to_cart'))).toBeInTheDocument()
    expect(bff).toHaveBeenLastCalledWith(
      '/api/cart/items',
      expect.objectContaining({ json: { productId, quantity: 1 } }),
    )
    expect(readPendingAdd()).toBeNull()
  })

  it('shows why the anonymous sign-in failed, and offers it again', async () => {
    const t = translate('pl')
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.mocked(signInAsGuest).mockRejectedValue(new ProblemError('too_many_requests', 'text'))
    const { user } = open()
    await user.click(button())
    const [first] = await screen.findAllByRole('button', { name: t('account.without_account') })
    if (first) await user.click(first)
    expect(await screen.findByText(t('account.too_many_attempts'))).toBeInTheDocument()
    expect(first).toBeEnabled()
    expect(readPendingAdd()).toMatchObject({ productId })
  })

  // Shows S8.6
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
  // Shows S2.58, S4.18, D35, D42
  it('is disabled and says how many are there when the product is in the cart, with the way to the cart beside it', async () => {
    bff.mockResolvedValue([aCartLine(2, { id: 99 }), aCartLine(4)])
    open()
    await expectInCart(4)
    expect(wayToCart()).toHaveAttribute('href', '/cart')
  })

  // Shows S2.58, S4.19, D35
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

  // Shows D35
  it('of the last one that is in the cart reads "in cart"', async () => {
    bff.mockResolvedValue([aCartLine(1)])
    open(0)
    await expectInCart(1)
    expect(wayToCart()).toHaveAttribute('href', '/cart')
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

describe('the quantity', () => {
  it.each([
    [12, 10],
    [3, 3],
  ])('of %i in stock is at most %i', (quantityInStock, most) => {
    open(quantityInStock)
    expect(
      within(quantity())
        .getAllByRole('option')
        .map(({ textContent }) => Number(textContent)),
    ).toEqual(Array.from({ length: most }, (_, index) => index + 1))
  })

  it.each([0, 1])('is not asked for where %i is left', (quantityInStock) => {
    open(quantityInStock)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  // Shows D48
  it('is put into the cart, and its total is shown before', async () => {
    const { user } = open()
    await user.selectOptions(quantity(), '4')
    expect(screen.getByRole('status')).toHaveTextContent(/^4 sztuki = 1650,00 zł$/)
    bff.mockResolvedValue([aCartLine(4)])
    await user.click(button())
    expect(bff).toHaveBeenLastCalledWith(
      '/api/cart/items',
      expect.objectContaining({ json: { productId, quantity: 4 } }),
    )
    await expectInCart(4)
  })

  it('keeps the quantity of a pending add through sign-in', async () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    const { user } = open()
    await user.selectOptions(quantity(), '2')
    await user.click(button())
    expect(readPendingAdd()).toMatchObject({ productId, quantity: 2 })
  })
})
