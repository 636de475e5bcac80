import type { StaffRole } from '@bieznik/contract/people/staff'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { inLanguage, renderIn, translate } from '@/tests/render'
import { jan } from '@/tests/shop-examples'
import { AdminNav } from './nav'

const path = vi.hoisted(() => ({ name: '/admin' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => path.name,
}))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))

const t = translate('pl')

/** As browsers have it, and jsdom does not: what is folded away is no list for anybody. */
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = 'details:not([open]) > :not(summary) { display: none }'
  document.head.append(style)
  return () => style.remove()
})

/** `null`: it is not known yet who asks. */
function be(staffRole: StaffRole | null, at: string): void {
  path.name = at
  vi.mocked(useAuth).mockReturnValue(
    staffRole ? { status: 'signed-in', person: { ...jan, isStaff: true, staffRole } } : { status: 'loading' },
  )
}

const namesIn = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

function linesOf(staffRole: StaffRole | null, at: string): (string | null)[][] {
  be(staffRole, at)
  const { unmount } = renderIn(<AdminNav />)
  const lines = screen.getAllByRole('list').map(namesIn)
  unmount()
  return lines
}

const groups = [
  t('admin.nav_group_sales'),
  t('admin.nav_group_goods'),
  t('admin.nav_group_money'),
  t('admin.nav_group_shop'),
]

describe('the navigation of staff', () => {
  it('shows the groups of work, and the places of the one where one is', () => {
    expect(linesOf('owner', '/admin/products/7')).toEqual([
      groups,
      [t('admin.nav_products'), t('admin.nav_import'), t('admin.nav_manufacturers'), t('admin.nav_recalls')],
    ])
  })

  it('shows the places where one works, and no group without one', () => {
    expect(linesOf('warehouse', '/admin')).toEqual([
      [t('admin.nav_group_sales'), t('admin.nav_group_goods')],
      [t('admin.nav_orders'), t('admin.nav_withdrawals'), t('admin.nav_complaints')],
    ])
    expect(linesOf('warehouse', '/admin/products')[1]).toEqual([t('admin.nav_products')])
    expect(linesOf('office', '/admin/news')[1]).toEqual([
      t('admin.nav_failures'),
      t('admin.nav_news'),
      t('admin.nav_searches'),
      t('admin.nav_opening'),
    ])
  })

  // Room for all of them, so that nothing moves for those who work everywhere.
  it.each(['/admin', '/admin/books', '/admin/staff'])(
    'reserves room at %s until it is known who asks',
    (at) => {
      expect(linesOf(null, at)).toEqual(linesOf('owner', at))
    },
  )

  it.each([
    ['/admin', 'nav_group_sales', 'nav_orders'],
    ['/admin/order/7', 'nav_group_sales', 'nav_orders'],
    ['/admin/print', 'nav_group_sales', 'nav_orders'],
    ['/admin/phone-order', 'nav_group_sales', 'nav_phone_order'],
    ['/admin/customers/uid', 'nav_group_sales', 'nav_customers'],
    ['/admin/payments/transfers', 'nav_group_money', 'nav_payments'],
    ['/admin/audit', 'nav_group_shop', 'nav_audit'],
  ] as const)('at %s says where one is', (at, group, place) => {
    be('owner', at)
    renderIn(<AdminNav />)
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(t(`admin.${group}`))
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(t(`admin.${place}`))
    expect(screen.getByRole('list', { name: t(`admin.${group}`) })).toContainElement(
      screen.getByRole('link', { current: 'page' }),
    )
  })

  it('leads from a group to the first place there that one may enter', () => {
    be('office', '/admin/news')
    renderIn(<AdminNav />)
    const linkOf = (name: string) => screen.getByRole('link', { name })
    expect(linkOf(t('admin.nav_group_sales'))).toHaveAttribute('href', '/admin')
    expect(linkOf(t('admin.nav_group_money'))).toHaveAttribute('href', '/admin/payments')
  })

  it('has all places of one’s work in a menu for phones, which is closed again on another page', async () => {
    be('warehouse', '/admin')
    const { user, rerender } = renderIn(<AdminNav />)
    const menu = () => screen.getByLabelText(t('admin.nav'), { selector: 'summary' })
    await user.click(menu())
    const inMenu = within(menu().closest('details') ?? document.body)
    expect(inMenu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      t('admin.nav_orders'),
      t('admin.nav_withdrawals'),
      t('admin.nav_complaints'),
      t('admin.nav_products'),
    ])
    be('warehouse', '/admin/products')
    rerender(<AdminNav />)
    expect(menu().closest('details')).not.toHaveAttribute('open')
  })

  it('is links alone in the document of the server, which work before any script', () => {
    be(null, '/admin')
    const html = renderToString(inLanguage(<AdminNav />, 'pl'))
    expect(html).toContain('href="/admin/payments"')
    expect(html).not.toMatch(/<button|role=/)
  })

  it('closes the menu of a phone by a link to the place where one is', async () => {
    be('owner', '/admin')
    const { user } = renderIn(<AdminNav />)
    const summary = screen.getByLabelText(t('admin.nav'), { selector: 'summary' })
    const menu = summary.closest('details') ?? document.body
    await user.click(summary)
    expect(menu).toHaveAttribute('open')
    await user.click(within(menu).getByRole('link', { name: t('admin.nav_orders') }))
    expect(menu).not.toHaveAttribute('open')
  })
})
