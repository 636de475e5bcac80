import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aTire } from '@/tests/shop-examples'
import type { addToCart } from './add-to-cart'
import { AddToCartButton } from './add-to-cart-button'

const missing = vi.hoisted(() =>
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' }),
)
vi.mock('./add-to-cart', () => ({ addToCart: vi.fn<typeof addToCart>().mockRejectedValue(missing) }))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tireDetail/7',
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

it('the page is loaded anew when what adds to the cart is of a version that is no longer served', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
  const { id: productId, title, price } = aTire()
  const { user } = renderWithQueries(
    <AddToCartButton productId={productId} title={title} price={price} quantityInStock={12} />,
  )
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload, search: '' })
  await user.click(screen.getByRole('button', { name: new RegExp(title) }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
