import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import type { signOut } from '@/lib/auth/sign-out'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { jan } from '@/tests/shop-examples'
import { AcceptInvitation } from './accept-invitation'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/auth/sign-out', () => ({ signOut: vi.fn<typeof signOut>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const link = { invitation: 7, signature: 'a'.repeat(64) }
const signedInAs = (email: string, isGuest = false) =>
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, email, isGuest } })
const open = (locale?: 'pl' | 'en' | 'ru') =>
  renderIn(<AcceptInvitation link={link} email={jan.email} />, locale)
const acceptButton = () => screen.getByRole('button', { name: t('staff_invitation.accept') })

beforeEach(() => {
  vi.mocked(callBff).mockReset()
  signedInAs(jan.email.toUpperCase())
})

it.each(routing.locales)('leads a visitor to the sign-in, which comes back, in %s', (locale) => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
  open(locale)
  const signIn = screen.getByRole('link', { name: translate(locale)('staff_invitation.sign_in') })
  const address = new URL(signIn.getAttribute('href') ?? '', 'https://shop.example')
  expect(address.searchParams.get('next')).toBe(`/staff-invitation?invitation=7&signature=${link.signature}`)
})

it('treats a guest as a visitor', () => {
  signedInAs('', true)
  open()
  expect(screen.getByRole('link', { name: t('staff_invitation.register') })).toBeVisible()
})

it('says that another address is signed in, and offers no role to it', () => {
  signedInAs('ola@example.com')
  open()
  expect(screen.getByRole('status')).toHaveTextContent('ola@example.com')
  expect(screen.queryByRole('button', { name: t('staff_invitation.accept') })).toBeNull()
})

it('accepts, and says that the role counts from the next sign-in on', async () => {
  const { user } = open()
  vi.mocked(callBff).mockResolvedValue({ email: jan.email, role: 'office', state: 'accepted' })
  await user.click(acceptButton())
  expect(await screen.findByText(t('staff_invitation.accepted'))).toBeVisible()
  expect(vi.mocked(callBff).mock.lastCall).toMatchObject([
    '/api/staff-invitation',
    { method: 'POST', json: link },
  ])
  expect(screen.getByRole('button', { name: t('staff_invitation.sign_in_again') })).toBeVisible()
})

it('says why the role was not given, and sends the mail for confirmation again', async () => {
  const { user } = open()
  const fields = [{ path: 'invitation', message: 'unverified' }]
  vi.mocked(callBff).mockRejectedValueOnce(new ProblemError('invalid_request', 'unverified', { fields }))
  await user.click(acceptButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(t('staff_invitation.refusals.unverified'))
  expect(screen.getByRole('button', { name: t('my_data.verify') })).toBeVisible()
  vi.mocked(callBff).mockRejectedValueOnce(new ProblemError('unavailable', 'away'))
  await user.click(acceptButton())
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible()
})
