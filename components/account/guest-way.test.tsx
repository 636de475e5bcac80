import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signInAsGuest } from '@/lib/auth/guest'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { GuestWay } from './guest-way'

vi.mock('@/lib/auth/guest', () => ({ signInAsGuest: vi.fn<typeof signInAsGuest>() }))

const assign = vi.fn<(href: string) => void>()

beforeEach(() => {
  vi.mocked(signInAsGuest).mockReset().mockResolvedValue()
  vi.stubGlobal('location', { assign: assign.mockReset() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(routing.locales)('goes on in %s without an account', async (locale) => {
  const { user } = renderIn(<GuestWay next="/CreateOrder" />, locale)
  await user.click(screen.getByRole('button', { name: translate(locale)('account.without_account') }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/CreateOrder'))
})

it('says why it could not, and stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.mocked(signInAsGuest).mockRejectedValue(new ProblemError('too_many_requests', 'text'))
  const { user } = renderIn(<GuestWay next="/cart" />)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent(translate('pl')('account.too_many_attempts'))
  expect(assign).not.toHaveBeenCalled()
})
