import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishRegistration } from '@/lib/account/finish-registration'
import { storeRegisteredEmail, readRegisteredEmail } from '@/lib/account/registered-email'
import { SecondFactorAsked, signIn } from '@/lib/auth/sign-in'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { renderFromServer } from '@/tests/render-from-server'
import { setSilently } from '@/tests/set-silently'
import { SignInForm } from './sign-in-form'

vi.mock('@/lib/account/finish-registration', () => ({
  finishRegistration: vi.fn<typeof finishRegistration>(),
}))
vi.mock('@/lib/auth/sign-in', () => ({
  signIn: vi.fn<typeof signIn>(),
  SecondFactorAsked: class extends Error {
    finish: unknown
    constructor(finish: unknown) {
      super('asked')
      this.finish = finish
    }
  },
}))

const assign = vi.fn<(href: string) => void>()
const firebaseError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code })

beforeEach(() => {
  vi.mocked(signIn).mockReset().mockResolvedValue({ isStaff: false })
  vi.mocked(finishRegistration).mockReset().mockResolvedValue()
  window.sessionStorage.clear()
  vi.stubGlobal('location', { assign: assign.mockReset() })
})
afterEach(() => vi.unstubAllGlobals())

function open(locale: Locale = 'pl') {
  const { user } = renderIn(<SignInForm next="/ru/cart" staffNext="/ru/admin" />, locale)
  const say = translate(locale)
  const email = screen.getByRole('textbox', { name: say('account.email') })
  const password = screen.getByLabelText(say('account.password'))
  const button = screen.getByRole('button', { name: say('account.sign_in') })
  async function send(address: string, secret: string) {
    if (address) await user.type(email, address)
    if (secret) await user.type(password, secret)
    await user.click(button)
  }
  return { user, say, email, password, button, send }
}

it('reads what was filled in without an event', async () => {
  const { send } = open()
  setSilently(document.body, 'email', 'jan@example.com')
  setSilently(document.body, 'password', 'sekret12')
  await send('', '')
  await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith('jan@example.com', 'sekret12'))
})

it.each(routing.locales)('asks in %s for both, on top and at the fields', async (locale) => {
  const { say, email, password, send } = open(locale)
  await send('', '')
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [say('account.email_required'), '#email'],
    [say('account.password_required'), '#password'],
  ])
  expect(email).toHaveAccessibleDescription(say('account.email_required'))
  expect(password).toHaveAccessibleDescription(say('account.password_required'))
  expect(signIn).not.toHaveBeenCalled()
})

describe('what is wrong', () => {
  const locale = 'pl'

  it('says that an e-mail is incorrect', async () => {
    const { say, email, send } = open(locale)
    await send('jan@', 'sekret12')
    await waitFor(() => expect(email).toHaveAccessibleDescription(say('account.email_invalid')))
    expect(signIn).not.toHaveBeenCalled()
  })

  it.each([
    ['auth/wrong-password', 'wrong_credentials'],
    ['auth/user-not-found', 'wrong_credentials'],
    ['auth/too-many-requests', 'too_many_attempts'],
    ['auth/network-request-failed', 'sign_in_failed'],
  ] as const)('reports %s as %s, and nothing more', async (code, key) => {
    vi.mocked(signIn).mockRejectedValue(firebaseError(code))
    const { say, button, send } = open(locale)
    await send('jan@example.com', 'wrong')
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent(say(`account.${key}`))
    expect(summary).not.toHaveTextContent('Firebase')
    expect(button).toBeEnabled()
    expect(assign).not.toHaveBeenCalled()
  })

  // Shows S8.25
  it('reports a thrown value that is no error as unknown', async () => {
    vi.mocked(signIn).mockRejectedValue('no error')
    const { say, send } = open(locale)
    await send('jan@example.com', 'sekret12')
    expect(await screen.findByRole('alert')).toHaveTextContent(say('account.unknown_error'))
  })
})

it('signs in with the trimmed e-mail and the password as it is, and goes on', async () => {
  const { send, button } = open()
  await send(' jan@example.com ', ' sekret12 ')
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/ru/cart'))
  expect(signIn).toHaveBeenCalledExactlyOnceWith('jan@example.com', ' sekret12 ')
  expect(button).toBeDisabled()
})

// Shows D45
it('leads a member of staff to their own place', async () => {
  vi.mocked(signIn).mockResolvedValue({ isStaff: true })
  const { send } = open()
  await send('admin@example.com', 'sekret12')
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/ru/admin'))
})

it('lets it be tried again after a failure', async () => {
  vi.mocked(signIn).mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  const { send, user, button, say } = open()
  await send('jan@example.com', 'sekret12')
  expect(await screen.findByRole('alert')).toHaveTextContent(say('account.sign_in_failed'))
  await user.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows the password on request', async () => {
  const { user, password, say } = open()
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: say('account.show_password') }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: say('account.hide_password') }))
  expect(password).toHaveAttribute('type', 'password')
})

it('finishes a registration before it goes on', async () => {
  vi.mocked(finishRegistration).mockImplementation(async () => {
    expect(signIn).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })
  const { send } = open()
  await send('jan@example.com', 'sekret12')
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(finishRegistration).toHaveBeenCalledOnce()
})

it('has the e-mail of somebody who has just registered, until they are in', async () => {
  storeRegisteredEmail('ewa@example.com')
  const { email, send } = open()
  expect(email).toHaveValue('ewa@example.com')
  await send('', 'sekret12')
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(signIn).toHaveBeenCalledExactlyOnceWith('ewa@example.com', 'sekret12')
  expect(readRegisteredEmail()).toBe('')
})

it('leaves the e-mail alone in which somebody stood before the scripts ran', () => {
  storeRegisteredEmail('ewa@example.com')
  const { hydrate } = renderFromServer(<SignInForm next="/cart" staffNext="/admin" />)
  const email = screen.getByRole('textbox')
  email.focus()
  hydrate()
  expect(screen.getByRole('textbox')).toBe(email)
  expect(email).toHaveValue('')
})

it('keeps what was typed before hydration', async () => {
  const { hydrate } = renderFromServer(<SignInForm next="/cart" staffNext="/admin" />)
  const email = screen.getByRole<HTMLInputElement>('textbox')
  email.value = 'ewa@example.com'
  hydrate()
  expect(email).toHaveValue('ewa@example.com')
  const password = screen.getByLabelText(translate('pl')('account.password'))
  await userEvent.type(password, 'sekret12{Enter}')
  await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith('ewa@example.com', 'sekret12'))
})

it('asks staff for a code after the password, and for another one after a wrong one', async () => {
  const finish = vi
    .fn<SecondFactorAsked['finish']>()
    .mockRejectedValueOnce(firebaseError('auth/invalid-verification-code'))
    .mockResolvedValueOnce({ isStaff: true })
  vi.mocked(signIn).mockRejectedValue(new SecondFactorAsked(finish))
  const { user } = renderIn(<SignInForm next="/cart" staffNext="/admin" />)
  const say = translate('pl')
  await user.type(screen.getByLabelText(say('account.email')), 'ewa@example.com')
  await user.type(screen.getByLabelText(say('account.password')), 'sekret12')
  await user.click(screen.getByRole('button', { name: say('account.sign_in') }))
  const code = await screen.findByLabelText(say('second_factor.code'))
  const submit = () => user.click(screen.getByRole('button', { name: say('account.sign_in') }))
  await user.type(code, '12345')
  await submit()
  expect(await screen.findByText(say('second_factor.code_invalid'))).toBeVisible()
  expect(finish).not.toHaveBeenCalled()

  await user.type(code, '6')
  await submit()
  expect(await screen.findByText(say('second_factor.code_wrong'))).toBeVisible()
  await user.clear(code)
  await user.type(code, '654 321')
  await submit()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/admin'))
  expect(finish.mock.calls).toEqual([['123456'], ['654321']])
})
