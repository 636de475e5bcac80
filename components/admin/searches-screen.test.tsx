import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { SearchesScreen } from './searches-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')

beforeEach(() => {
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('lists what was searched for in vain, with a link to the search', async () => {
  const found = [{ text: 'transit 15', times: 12, lastAt: '2026-11-20T10:00:00.000Z' }]
  vi.mocked(callBff).mockResolvedValue(found)
  renderWithQueries(<SearchesScreen />)
  expect(await screen.findByRole('link', { name: 'transit 15' })).toHaveAttribute(
    'href',
    '/products/title/transit%2015',
  )
  expect(screen.getByRole('cell', { name: '12' })).toBeVisible()
})

it('says when nothing was, and what could not be loaded', async () => {
  vi.mocked(callBff).mockResolvedValueOnce([])
  const { unmount } = renderWithQueries(<SearchesScreen />)
  expect(await screen.findByText(t('admin_searches.empty'))).toBeVisible()
  unmount()
  vi.mocked(callBff).mockRejectedValue(new ProblemError('unavailable', 'text'))
  renderWithQueries(<SearchesScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
})
