import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { useAuth } from '@/lib/auth/use-auth'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aTire, aWheel } from '@/tests/shop-examples'
import { ProductAction } from './product-action'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>(() => ({ status: 'signed-out' })) }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/tireDetail/7',
}))

// Shows D15c
it.each(routing.locales)('an archived product cannot be bought, and says so in %s', (locale) => {
  const archived = translate(locale)('tire.archived')
  renderWithQueries(
    <ProductAction product={aTire({ inArchive: true })} archived={archived} similar="195/80 R15" />,
    locale,
  )
  expect(screen.getByText(archived)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('195/80 R15')).toBeInTheDocument()
})

it.each([
  ['one that is sold can be put in the cart', 4, 0],
  ['one that is sold out leads to others', 0, 1],
])('%s', (_what, quantityInStock, others) => {
  renderWithQueries(<ProductAction product={aTire({ quantityInStock })} archived="" similar="195/80 R15" />)
  const button = screen.getByRole('button', { name: new RegExp(aTire().title) })
  expect(button.hasAttribute('disabled')).toBe(quantityInStock === 0)
  expect(screen.queryAllByText('195/80 R15')).toHaveLength(others)
})

it.each([
  [
    'of a tire a set is chosen, and its sum named',
    aTire({ quantityInStock: 4 }),
    '4',
    ['4 sztuki = 1650,00 zł'],
  ],
  ['of the last tires one is chosen', aTire({ quantityInStock: 3 }), '1', []],
  ['of a wheel one is chosen', { ...aWheel, quantityInStock: 10 }, '1', []],
] as const)('at first, %s', (_what, product, quantity, sums) => {
  renderWithQueries(<ProductAction product={product} archived="" similar={null} />)
  expect(screen.getByRole('combobox')).toHaveValue(quantity)
  const shown = screen.queryAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(shown).toEqual(sums)
})
