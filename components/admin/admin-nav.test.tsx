import type { StaffRole } from '@bieznik/contract/staff'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { renderIn, translate } from '@/tests/render'
import { jan } from '@/tests/shop-examples'
import { AdminNav } from './admin-nav'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/admin/products',
}))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))

const t = translate('pl')

function placesOf(staffRole: StaffRole | null): (string | null)[] {
  vi.mocked(useAuth).mockReturnValue(
    staffRole ? { status: 'signed-in', person: { ...jan, isStaff: true, staffRole } } : { status: 'loading' },
  )
  const { unmount } = renderIn(<AdminNav />)
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  unmount()
  return names
}

it('shows the places where one works', () => {
  const everywhere = placesOf('owner')
  expect(everywhere).toContain(t('admin.nav_news'))
  expect(placesOf('warehouse')).toEqual([
    t('admin.nav_orders'),
    t('admin.nav_withdrawals'),
    t('admin.nav_complaints'),
    t('admin.nav_products'),
  ])
  // Room for all of them, so that nothing moves for those who work everywhere.
  expect(placesOf(null)).toEqual(everywhere)
})
