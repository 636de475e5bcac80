import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { aManagedNews, jan } from '@/tests/shop-examples'
import { NewsList } from './news-list'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

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

it.each(routing.locales)('shows drafts and published items, and leads to each (%s)', async (locale) => {
  const texts = translate(locale)
  renderWithQueries(<NewsList />, locale)
  await screen.findByRole('link', { name: 'Nowa prasa' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(`Szkic o zimie${texts('admin_news.draft')}`)
  expect(rows[1]).toHaveTextContent(`Nowa prasa${texts('admin_news.published')}`)
  expect(screen.getByRole('link', { name: 'Nowa prasa' })).toHaveAttribute(
    'href',
    `${locale === 'pl' ? '' : `/${locale}`}/admin/news/7`,
  )
  expect(screen.getByText(texts('admin_news.found', { count: 2 }))).toBeVisible()
})

it('is narrowed down to drafts or what is published, by a text', async () => {
  window.history.replaceState(null, '', '/admin/news?isPublished=false')
  const { user } = renderWithQueries(<NewsList />)
  await screen.findByRole('link', { name: 'Nowa prasa' })
  expect(bff.mock.calls[0]?.[0]).toBe('/api/admin/news?isPublished=false&page=1&pageSize=50')
  await user.type(screen.getByRole('searchbox', { name: t('admin_news.search') }), 'zima')
  await user.selectOptions(
    screen.getByRole('combobox', { name: t('admin_news.state') }),
    t('admin_news.published'),
  )
  expect(bff.mock.calls.at(-1)?.[0]).toBe('/api/admin/news?isPublished=true&search=zima&page=1&pageSize=50')
})
