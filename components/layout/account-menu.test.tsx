import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { deleteAccount } from '@/lib/account/account-requests'
import { signOut } from '@/lib/auth/sign-out'
import { useAuth } from '@/lib/auth/use-auth'
import { storeContactDraft, readContactDraft } from '@/lib/contact/contact-draft'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { jan } from '@/tests/shop-examples'
import { AccountMenu } from './account-menu'

const { bring } = vi.hoisted(() => ({ bring: vi.fn<() => Promise<void>>() }))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/account/account-requests', () => ({ deleteAccount: vi.fn<typeof deleteAccount>() }))
vi.mock('@/lib/auth/sign-out', () => ({ signOut: vi.fn<typeof signOut>() }))

vi.mock('@/lib/my-car/sync-cars', () => ({ syncStaleCars: bring }))

const assign = vi.fn<(href: string) => void>()

beforeEach(() => {
  vi.stubGlobal('location', { assign: assign.mockReset() })
  bring.mockReset().mockResolvedValue()
  vi.mocked(signOut).mockReset().mockResolvedValue()
  vi.mocked(deleteAccount).mockReset().mockResolvedValue()
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
})
afterEach(() => {
  act(() => void toast.dismiss())
  vi.unstubAllGlobals()
})

async function open(locale: Locale = 'pl') {
  const { user } = renderIn(
    <>
      <AccountMenu roomFor="visitor" />
      <Toaster />
    </>,
    locale,
  )
  const say = translate(locale)
  await user.click(await screen.findByRole('button', { name: say('account.my_account') }))
  return { user, say }
}
const item = (name: string) => screen.getByRole('menuitem', { name })
const prefixOf = (locale: Locale) => (locale === 'pl' ? '' : `/${locale}`)

describe.each(routing.locales)('in %s', (locale) => {
  // Shows D49
  it('a visitor can register and sign in', () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
    renderIn(<AccountMenu roomFor="visitor" />, locale)
    const say = translate(locale)
    const waysIn = [
      [say('account.register'), `${prefixOf(locale)}/registration`],
      [say('account.sign_in'), `${prefixOf(locale)}/signIn`],
    ]
    const linksOf = (links: HTMLElement[]) =>
      links.map((link) => [link.textContent, link.getAttribute('href')])
    expect(linksOf(screen.getAllByRole('link'))).toEqual([...waysIn, ...waysIn])
    // On a phone they are a menu behind the icon.
    expect(linksOf(within(screen.getByRole('group')).getAllByRole('link'))).toEqual(waysIn)
    expect(screen.getByLabelText(say('account.my_account'))).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('somebody who is signed in gets to orders and details, and not to the staff’s panel', async () => {
    const { say } = await open(locale)
    expect(item(say('account.orders'))).toHaveAttribute('href', `${prefixOf(locale)}/orders`)
    expect(item(say('account.details'))).toHaveAttribute('href', `${prefixOf(locale)}/details`)
    expect(item(say('footer.my_car'))).toHaveAttribute('href', `${prefixOf(locale)}/my-car`)
    expect(screen.getAllByRole('menuitem')).toHaveLength(4)
    expect(screen.getByText('Jan Kowalski')).toBeVisible()
    expect(screen.queryByRole('link', { name: say('account.sign_in') })).not.toBeInTheDocument()
  })

  it('staff gets to the panel as well', async () => {
    vi.mocked(useAuth).mockReturnValue({
      status: 'signed-in',
      person: { ...jan, isStaff: true, staffRole: 'owner' },
    })
    const { say } = await open(locale)
    expect(item(say('account.admin'))).toHaveAttribute('href', `${prefixOf(locale)}/admin`)
  })

  it('somebody without an account gets to the orders, and may register or sign in', async () => {
    vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isGuest: true } })
    const { say } = await open(locale)
    expect(screen.getByText(say('account.guest'))).toBeVisible()
    const links = screen.getAllByRole('menuitem').flatMap((each) => each.getAttribute('href') ?? [])
    expect(links).toEqual(
      ['/orders', '/details', '/my-car', '/registration', '/signIn'].map((path) => prefixOf(locale) + path),
    )
    expect(item(say('account.guest_logout'))).toBeVisible()
  })

  it('logging out leads home', async () => {
    const { user, say } = await open(locale)
    await user.click(item(say('account.logout')))
    expect(signOut).toHaveBeenCalledOnce()
    expect(deleteAccount).not.toHaveBeenCalled()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(prefixOf(locale) || '/'))
  })
})

it('what somebody has typed in this tab goes with that person', async () => {
  storeContactDraft({ from_name: 'Jan', from_email: '', phone: '', message: 'Czy', openFor: 1 })
  const { user, say } = await open()
  await user.click(item(say('account.logout')))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(readContactDraft()).toBeNull()
})

it('the cars of an account are brought, and go with that person', async () => {
  window.localStorage.setItem('bieznik.cars', '{}')
  window.localStorage.setItem('bieznik.carsOwner', '{}')
  const { user, say } = await open()
  await waitFor(() => expect(bring).toHaveBeenCalledOnce())
  await user.click(item(say('account.logout')))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(window.localStorage.getItem('bieznik.cars')).toBeNull()
})

it('the cars of somebody without an account stay in the browser', async () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isGuest: true } })
  window.localStorage.setItem('bieznik.cars', '{}')
  const { user, say } = await open()
  await user.click(item(say('account.guest_logout')))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(window.localStorage.getItem('bieznik.cars')).toBe('{}')
  expect(bring).not.toHaveBeenCalled()
  window.localStorage.clear()
})

it('somebody without a name is called by the e-mail', async () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, displayName: '' } })
  await open()
  expect(screen.getByText('jan@example.com')).toBeVisible()
})

it('says that logging out failed, and stays', async () => {
  vi.mocked(signOut).mockRejectedValue(new ProblemError('unavailable', 'text'))
  const { user, say } = await open()
  await user.click(item(say('account.logout')))
  expect(await screen.findByText(say('account.logout_failed'))).toBeInTheDocument()
  expect(assign).not.toHaveBeenCalled()
})

it('deletes a guest before signing out, and does not sign out when that fails', async () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isGuest: true } })
  vi.mocked(deleteAccount).mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  const { user, say } = await open()
  await user.click(item(say('account.guest_logout')))
  expect(await screen.findByText(say('account.logout_failed'))).toBeInTheDocument()
  expect(signOut).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: say('account.my_account') }))
  await user.click(item(say('account.guest_logout')))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(deleteAccount).toHaveBeenCalledTimes(2)
  expect(signOut).toHaveBeenCalledOnce()
})

it('opens and moves by keyboard', async () => {
  const { user } = renderIn(<AccountMenu roomFor="visitor" />)
  const say = translate('pl')
  const trigger = await screen.findByRole('button', { name: say('account.my_account') })
  await user.tab()
  expect(trigger).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(item(say('account.orders'))).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item(say('account.details'))).toHaveFocus()
})

it('reserves the room of one’s own button until it is known who asks, where only people with an account come', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
  renderIn(<AccountMenu roomFor="person" />)
  const say = translate('pl')
  expect(screen.getByRole('button', { name: say('account.my_account') })).toHaveClass('invisible')
  expect(screen.queryByText(say('account.sign_in'))).not.toBeInTheDocument()
})
