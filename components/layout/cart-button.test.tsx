import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aCartLine, jan } from '@/tests/shop-examples'
import { CartButton } from './cart-button'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)

beforeEach(() => {
  bff.mockReset().mockResolvedValue([])
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})

// Shows S2.42
it.each(routing.locales)('leads to the cart in %s, with a badge that counts its lines', async (locale) => {
  const t = translate(locale)
  bff.mockResolvedValue([aCartLine(9), aCartLine(3, { id: 8 })])
  renderWithQueries(<CartButton />, locale)
  const link = await screen.findByRole('link', { name: t('cart.open', { count: 2 }) })
  expect(link).toHaveAttribute('href', `${locale === 'pl' ? '' : `/${locale}`}/cart`)
  expect(link).toHaveTextContent(/^2$/)
})

it('has no badge while the cart is empty', async () => {
  renderWithQueries(<CartButton />)
  await waitFor(() => expect(bff).toHaveResolved())
  expect(screen.getByRole('link', { name: translate('pl')('cart.open', { count: 0 }) })).toHaveTextContent(
    /^$/,
  )
})

it('asks for no cart of a visitor', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
  renderWithQueries(<CartButton />)
  expect(screen.getByRole('link')).toHaveTextContent(/^$/)
  expect(bff).not.toHaveBeenCalled()
})
