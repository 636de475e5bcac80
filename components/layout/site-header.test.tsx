import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { stubWideScreen } from '@/tests/screen-width'
import { CheckoutFooter } from './checkout-footer'
import { SiteHeader } from './site-header'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/CreateOrder',
  useRouter: () => ({ push: () => undefined }),
}))

// Shows S2.10, D43
it.each(routing.locales)(
  'in %s the header of the checkout has menu and search behind a button',
  async (locale) => {
    const say = translate(locale)
    const { user } = renderIn(<SiteHeader isFolded account={null} cart={null} language={null} />, locale)
    const header = screen.getByRole('banner')
    expect(within(header).getByRole('navigation', { name: say('header.nav') })).toBeInTheDocument()
    expect(within(header).getByRole('searchbox')).toBeInTheDocument()
    expect(header).not.toHaveClass('is-open')
    const button = screen.getByRole('button', { name: say('header.menu') })
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(header).toHaveClass('is-open')
  },
)

it('has no such button elsewhere', () => {
  renderIn(<SiteHeader account={null} cart={null} language={null} />)
  expect(screen.queryByRole('button', { name: translate('pl')('header.menu') })).toBeNull()
})

// Shows D43
it.each(routing.locales)(
  'in %s the footer of the checkout is folded, and what the law wants is not',
  (locale) => {
    const say = translate(locale)
    stubWideScreen(true)
    renderIn(<CheckoutFooter />, locale)
    const fold = screen.getByText(say('footer.all')).closest('details')
    expect(fold).not.toHaveAttribute('open')
    expect(fold).toHaveTextContent(say('footer.about'))
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link', { name: say('footer.rules') })[0]?.closest('details')).toBeNull()
  },
)
