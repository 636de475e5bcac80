import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSecondFactor, startEnrolment, type Enrolment } from '@/lib/auth/second-factor'
import { signOut } from '@/lib/auth/sign-out'
import type { signedInUser } from '@/lib/firebase/load-firebase'
import { routing } from '@/lib/i18n/routing'
import type { logFailure } from '@/lib/log/browser'
import { renderIn, translate } from '@/tests/render'
import { SecondFactor } from './second-factor'

vi.mock('@/lib/auth/second-factor', () => ({
  hasSecondFactor: vi.fn<typeof hasSecondFactor>(),
  startEnrolment: vi.fn<typeof startEnrolment>(),
}))
vi.mock('@/lib/auth/sign-out', () => ({ signOut: vi.fn<typeof signOut>() }))
vi.mock('@/lib/firebase/load-firebase', () => ({ signedInUser: vi.fn<typeof signedInUser>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))

const assign = vi.fn<(href: string) => void>()
const finish = vi.fn<Enrolment['finish']>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('location', { assign })
  vi.mocked(hasSecondFactor).mockReturnValue(false)
  vi.mocked(startEnrolment).mockResolvedValue({ secretKey: 'ABCD', link: 'otpauth://totp/x', finish })
})
afterEach(() => vi.unstubAllGlobals())

it.each(routing.locales)(
  'is set up in %s with a key and a code, and a new sign-in follows',
  async (locale) => {
    const say = translate(locale)
    const { user } = renderIn(<SecondFactor />, locale)
    await user.click(await screen.findByRole('button', { name: say('second_factor.start') }))
    expect(await screen.findByText('ABCD')).toBeVisible()
    await user.type(screen.getByLabelText(say('second_factor.code')), '123456')
    await user.click(screen.getByRole('button', { name: say('second_factor.finish') }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(assign.mock.lastCall?.[0]).toMatch(/\/signIn\?next=/)
    expect(finish).toHaveBeenCalledExactlyOnceWith('123456')
    expect(signOut).toHaveBeenCalledOnce()
  },
)

it.each([
  ['auth/requires-recent-login', 'second_factor.sign_in_again'],
  ['auth/unverified-email', 'second_factor.verify_email'],
  ['auth/internal-error', 'second_factor.start_failed'],
] as const)('says what to do after %s', async (code, text) => {
  vi.mocked(startEnrolment).mockRejectedValue(Object.assign(new Error(code), { code }))
  const say = translate('pl')
  const { user } = renderIn(<SecondFactor />)
  await user.click(await screen.findByRole('button', { name: say('second_factor.start') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(say(text))
})

it('is not set up twice', async () => {
  vi.mocked(hasSecondFactor).mockReturnValue(true)
  const say = translate('pl')
  renderIn(<SecondFactor />)
  expect(await screen.findByText(say('second_factor.enrolled'))).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
