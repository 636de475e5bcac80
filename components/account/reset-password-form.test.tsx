import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendPasswordReset } from '@/lib/account/password-reset'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { ResetPasswordForm } from './reset-password-form'

vi.mock('@/lib/account/password-reset', () => ({ sendPasswordReset: vi.fn<typeof sendPasswordReset>() }))

const home: Record<Locale, string> = { pl: '/', en: '/en', ru: '/ru' }

beforeEach(() => {
  vi.mocked(sendPasswordReset).mockReset().mockResolvedValue()
})

function open(locale: Locale) {
  const { user } = renderIn(<ResetPasswordForm />, locale)
  const say = translate(locale)
  const email = screen.getByRole('textbox', { name: say('account.email') })
  async function send(address: string) {
    if (address) await user.type(email, address)
    await user.click(screen.getByRole('button', { name: say('reset_password.send') }))
  }
  return { say, email, send }
}

it.each(routing.locales)('says in %s that it is sent, and leads home', async (locale) => {
  const { say, send } = open(locale)
  await send(' jan@example.com ')
  expect(await screen.findByRole('status')).toHaveTextContent(say('reset_password.sent'))
  expect(screen.getByRole('link', { name: say('reset_password.home') })).toHaveAttribute('href', home[locale])
  expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('jan@example.com', locale)
})

describe('what is wrong', () => {
  const locale = 'en'

  // Shows S5.12
  it.each([
    ['', 'email_required'],
    ['jan@', 'email_invalid'],
  ] as const)('%j is reported as %s', async (typed, key) => {
    const { say, email, send } = open(locale)
    await send(typed)
    await waitFor(() => expect(email).toHaveAccessibleDescription(say(`person.errors.${key}`)))
    expect(sendPasswordReset).not.toHaveBeenCalled()
  })

  it.each([
    [new ProblemError('too_many_requests', 'text'), 'too_many_requests'],
    [Object.assign(new Error('text'), { code: 'auth/network-request-failed' }), 'unavailable'],
  ] as const)('says why it is not: %s', async (error, code) => {
    vi.mocked(sendPasswordReset).mockRejectedValue(error)
    const { say, email, send } = open(locale)
    await send('jan@example.com')
    const reason = say(`errors.${code}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      say('reset_password.failed_because', { reason }),
    )
    expect(email).toHaveValue('jan@example.com')
  })

  it('says that it is not when nobody knows why', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValue('no error')
    const { say, send } = open(locale)
    await send('jan@example.com')
    expect(await screen.findByRole('alert')).toHaveTextContent(say('reset_password.failed'))
  })
})
