import { grosze } from '@bieznik/contract/money/money'
import type { OrderSummary } from '@bieznik/contract/people/back-office'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { stubWideScreen } from '@/tests/screen-width'
import { jan } from '@/tests/shop-examples'
import { AdminHome } from './home'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')

const summary: OrderSummary = {
  pending: 7,
  overdue: 3,
  awaited: 2,
  withdrawals: 1,
  complaints: 0,
  invoices: 5,
  lowStock: {
    total: 12,
    products: [
      {
        id: 3,
        productType: 'Wheel',
        title: 'Felga 6Jx15',
        titleEn: 'Wheel 6Jx15',
        titleRu: '',
        quantityInStock: 0,
      },
      {
        id: 9,
        productType: 'Tire',
        title: 'Nadbieg 195/80 R15',
        titleEn: '',
        titleRu: '',
        quantityInStock: 2,
      },
    ],
  },
  needsSomebody: 1,
  days: [
    { day: '2026-01-05', orders: 2, turnover: grosze(165_050) },
    { day: '2026-01-06', orders: 0, turnover: grosze(0) },
  ],
}

beforeEach(() => {
  window.history.replaceState(null, '', '/admin')
  stubWideScreen(true)
  bff.mockReset().mockResolvedValue(summary)
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (locale?: 'pl' | 'en' | 'ru') => renderWithQueries(<AdminHome />, locale)

describe('what is waiting', () => {
  it.each(routing.locales)('is counted in %s', async (locale) => {
    open(locale)
    const own = translate(locale)
    expect(
      await screen.findByRole('link', { name: own('admin_home.counts.pending', { count: 7 }) }),
    ).toBeVisible()
    for (const [name, count, path] of [
      ['overdue', 3, '/admin?late=overdue'],
      ['awaited', 2, '/admin?paid=awaited'],
      ['withdrawals', 1, '/admin/withdrawals?status=open'],
      ['complaints', 0, '/admin/complaints?status=open'],
      ['invoices', 5, '/admin/invoices?filter=waiting'],
    ] as const) {
      const link = screen.getByRole('link', { name: own(`admin_home.counts.${name}`, { count }) })
      expect(link.getAttribute('href')?.endsWith(path)).toBe(true)
    }
    expect(screen.getByText(own('admin_home.low_stock_count', { count: 12 }))).toBeVisible()
    expect(screen.getByText(own('admin_home.needs_count', { count: 1 }))).toBeVisible()
  })

  it('leads to the new orders without leaving the page', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: /7 nowych/ }))
    expect(window.location.search).toBe('?status=Pending')
  })

  it('names products with their stock, and says that there are more', async () => {
    const { user } = open()
    await user.click(await screen.findByText(t('admin_home.low_stock_count', { count: 12 })))
    const [none, few] = screen.getAllByRole('listitem')
    expect(none).toHaveTextContent(t('admin_home.left', { count: 0 }))
    expect(few).toHaveTextContent(t('admin_home.left', { count: 2 }))
    expect(screen.getByRole('link', { name: 'Felga 6Jx15' })).toHaveAttribute('href', '/wheelDetail/3')
    expect(screen.getByText(t('admin_home.first_only', { shown: 2, total: 12 }))).toBeVisible()
  })

  it('names products in the language of the screen, or in Polish, and says so', async () => {
    const { user } = open('en')
    await user.click(await screen.findByText(translate('en')('admin_home.low_stock_count', { count: 12 })))
    expect(screen.getByRole('link', { name: 'Wheel 6Jx15' }).querySelector('[lang]')).toBeNull()
    cleanup()
    const russian = open('ru')
    await russian.user.click(
      await screen.findByText(translate('ru')('admin_home.low_stock_count', { count: 12 })),
    )
    expect(screen.getByRole('link', { name: 'Felga 6Jx15' }).querySelector('[lang]')).toHaveAttribute(
      'lang',
      'pl',
    )
  })

  it('leads to what needs somebody, unless it is not the work of whoever looks', async () => {
    open()
    const text = t('admin_home.needs_count', { count: 1 })
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/admin/failures')
    cleanup()
    vi.mocked(useAuth).mockReturnValue({
      status: 'signed-in',
      person: { ...jan, isStaff: true, staffRole: 'warehouse' },
    })
    open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('link', { name: text })).toBeNull()
  })

  it('is only a line where nothing waits', async () => {
    bff.mockResolvedValue({
      ...summary,
      lowStock: { total: 0, products: [] },
      needsSomebody: 0,
    })
    open()
    const line = await screen.findByText(t('admin_home.low_stock_count', { count: 0 }))
    expect(line.closest('details')).toBeNull()
    expect(screen.queryByRole('link', { name: t('admin_home.needs_count', { count: 0 }) })).toBeNull()
  })

  it('says each chart in words, and day by day in a table', async () => {
    const { user } = open()
    await screen.findByRole('link', { name: /7 nowych/ })
    await user.click(screen.getByText(t('admin_home.days')))
    expect(await screen.findByText(/Zamówienia według dni: razem 2, najwięcej 2 \(5 sty\)/)).toBeVisible()
    expect(screen.getByText(/Obrót według dni: razem 1651\szł/)).toBeVisible()
    await user.click(screen.getByText(t('admin_home.as_table')))
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/6 sty 2026\s*0\s*0,00/),
      expect.stringMatching(/5 sty 2026\s*2\s*1650,50/),
    ])
  })

  it('folds the charts away until somebody asks for them', async () => {
    open()
    await screen.findByRole('link', { name: /7 nowych/ })
    const line = screen.getByText(t('admin_home.days'))
    expect(line.closest('details')).not.toHaveAttribute('open')
    expect(screen.queryByText(t('admin_home.as_table'))).not.toBeInTheDocument()
  })

  it('that cannot be had says so, and tries again', async () => {
    bff.mockRejectedValueOnce(new ProblemError('internal', 'text'))
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent(t('admin_home.failed'))
    await user.click(screen.getByRole('button', { name: t('failure.retry') }))
    expect(await screen.findByRole('link', { name: /7 nowych/ })).toBeVisible()
  })
})
