import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aManagedNews, jan } from '@/tests/shop-examples'
import { NewsList } from './news-list'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

const bff = vi.mocked(callBff)
const t = translate('pl')
const draft = aManagedNews({ id: 8, title: 'Szkic o zimie' })
const published = aManagedNews({ id: 7, title: 'Nowa prasa', publishedAt: '2026-11-20T12:00:00.000Z' })

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/news')
  bff.mockReset().mockResolvedValue({ rows: [draft, published], total: 2 })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it('asks for nothing before somebody is signed in', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
  renderWithQueries(<NewsList />)
  expect(bff).not.toHaveBeenCalled()
})

it.each(routing.locales)('shows drafts and published items, and leads to each (%s)', async (locale) => {
  const texts = translate(locale)
  renderWithQueries(<NewsList />, locale)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(`Szkic o zimie${texts('admin_news.draft')}`)
  expect(rows[1]).toHaveTextContent(`Nowa prasa${texts('admin_news.published')}`)
  expect(screen.getByRole('link', { name: 'Nowa prasa' })).toHaveAttribute(
    'href',
    `${locale === 'pl' ? '' : `/${locale}`}/admin/news/7`,
  )
  expect(screen.getByText(texts('admin_news.found', { count: 2 }))).toBeVisible()
})

it('asks for what the address says, and keeps in it what is searched', async () => {
  window.history.replaceState(null, '', '/admin/news?state=draft&page=2')
  const { user } = renderWithQueries(<NewsList />)
  await screen.findByRole('table')
  expect(bff.mock.calls[0]?.[0]).toBe('/api/admin/news?isPublished=false&page=2&pageSize=50')
  await user.type(screen.getByRole('searchbox', { name: t('admin_news.search') }), 'zima ')
  expect(window.location.search).toBe('?search=zima&state=draft')
  await user.selectOptions(screen.getByRole('combobox', { name: t('admin_news.state') }), 'published')
  expect(window.location.search).toBe('?search=zima&state=published')
})

it('clears the search that finds nothing', async () => {
  window.history.replaceState(null, '', '/admin/news?search=lato')
  bff.mockResolvedValue({ rows: [], total: 0 })
  const { user } = renderWithQueries(<NewsList />)
  expect(await screen.findByText(t('admin_news.empty'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_news.clear') }))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('says why it could not be loaded, and tries again', async () => {
  bff.mockRejectedValueOnce(new ProblemError('forbidden', 'text'))
  const { user } = renderWithQueries(<NewsList />)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.forbidden'))
  await user.click(screen.getByRole('button', { name: t('failure.retry') }))
  await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
})
