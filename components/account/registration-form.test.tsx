import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ratePassword } from '@/lib/account/password-strength'
import { readDraft } from '@/lib/account/registration-draft'
import { register } from '@/lib/account/register'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { RegistrationForm } from './registration-form'

vi.mock('@/lib/account/register', () => ({ register: vi.fn<typeof register>() }))
vi.mock('@/lib/account/password-strength', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ratePassword: vi.fn<typeof ratePassword>(),
}))

const assign = vi.fn<(href: string) => void>()
const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

const good = {
  name: 'Łucja',
  surname: "O'Neil",
  email: 'lucja@example.com',
  password: 'sekret12',
  phone: '+48 600 100 200',
}

beforeEach(() => {
  window.sessionStorage.clear()
  vi.mocked(register).mockReset().mockResolvedValue({ isSignedIn: false })
  vi.mocked(ratePassword).mockReset().mockResolvedValue(1)
  vi.stubGlobal('location', { assign: assign.mockReset() })
})
afterEach(() => vi.unstubAllGlobals())

function open(locale: Locale = 'pl') {
  const { user, unmount } = renderIn(<RegistrationForm />, locale)
  const say = translate(locale)
  const fields = {
    name: screen.getByLabelText(say('person.name')),
    surname: screen.getByLabelText(say('person.surname')),
    email: screen.getByLabelText(say('account.email')),
    password: screen.getByLabelText(say('account.password')),
    phone: screen.getByLabelText(say('person.phone')),
  }
  const consent = screen.getByRole('checkbox')
  async function fillIn(typed: Partial<typeof good>) {
    const texts = { ...good, ...typed }
    for (const name of ['name', 'surname', 'email', 'password', 'phone'] as const) {
      const [field, text] = [fields[name], texts[name]]
      await user.clear(field)
      if (text) await user.click(field)
      if (text) await user.paste(text)
    }
  }
  const send = () => user.click(screen.getByRole('button', { name: say('registration.submit') }))
  return { user, unmount, say, fields, consent, fillIn, send }
}

it.each(routing.locales)(
  'says in %s what is missing, and of how many fields something is wrong',
  async (locale) => {
    const { say, fields, send } = open(locale)
    await send()
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent(say('ui.error_summary', { count: 6 }))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(6)
    for (const name of ['name', 'surname', 'email', 'password', 'phone'] as const)
      expect(fields[name]).toHaveAccessibleDescription(
        expect.stringContaining(say(`person.errors.${name}_required`)),
      )
  },
)

describe('what is wrong', () => {
  const locale = 'ru'

  it.each([
    ['name', '', 'name_required'],
    ['name', ' A ', 'name_short'],
    ['surname', '', 'surname_required'],
    ['surname', 'B', 'surname_short'],
    ['email', '', 'email_required'],
    ['email', 'jan@example', 'email_invalid'],
    ['email', 'jan@example.c', 'email_invalid'],
    ['email', 'jan@example.c', 'email_invalid'],
    ['email', 'jan kowalski@example.com', 'email_invalid'],
    ['password', '', 'password_required'],
    ['password', '12345', 'password_short'],
    ['password', '123456789012345678901', 'password_long'],
    ['phone', '', 'phone_required'],
    ['phone', '123456', 'phone_invalid'],
    ['phone', '1234567890123456', 'phone_invalid'],
    ['phone', '48+600100200', 'phone_invalid'],
  ] as const)('%s %j is reported as %s', async (name, typed, key) => {
    const { user, say, fields, consent, fillIn, send } = open(locale)
    await fillIn({ [name]: typed })
    await user.click(consent)
    await send()
    await waitFor(() =>
      expect(fields[name]).toHaveAccessibleDescription(expect.stringContaining(say(`person.errors.${key}`))),
    )
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(register).not.toHaveBeenCalled()
  })

  // Shows S5.6
  it('asks for consent', async () => {
    const { say, consent, fillIn, send } = open(locale)
    await fillIn({})
    await send()
    await waitFor(() =>
      expect(consent).toHaveAccessibleDescription(
        expect.stringContaining(say('person.errors.consent_required')),
      ),
    )
    expect(register).not.toHaveBeenCalled()
  })

  // Shows S5.7
  it.each([
    ['email', 'email_and_password_required', '#registration-email'],
    ['password', 'email_and_password_required', '#registration-password'],
    ['name', 'name_and_surname_required', '#registration-name'],
    ['surname', 'name_and_surname_required', '#registration-surname'],
  ] as const)('says on top that a pair is not whole without %s', async (name, key, href) => {
    const { user, say, consent, fillIn, send } = open(locale)
    await fillIn({ [name]: '' })
    await user.click(consent)
    await send()
    const link = within(await screen.findByRole('alert')).getByRole('link', {
      name: say(`registration.${key}`),
    })
    expect(link).toHaveAttribute('href', href)
  })

  // Shows S8.20, S8.21, S8.22
  it.each([
    ['auth/email-already-in-use', 'email_in_use'],
    ['auth/invalid-email', 'email_invalid'],
    ['auth/operation-not-allowed', 'not_allowed'],
    ['auth/weak-password', 'weak_password'],
  ] as const)('reports %s', async (code, key) => {
    vi.mocked(register).mockRejectedValue(firebaseError(code))
    const { user, say, fields, consent, fillIn, send } = open(locale)
    await fillIn({})
    await user.click(consent)
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(say(`registration.failures.${key}`))
    expect(fields.surname).toHaveValue(good.surname)
    expect(assign).not.toHaveBeenCalled()
  })

  // Shows S8.23
  it('falls back on one text for an unknown error', async () => {
    vi.mocked(register).mockRejectedValue('no error')
    const { user, say, consent, fillIn, send } = open(locale)
    await fillIn({})
    await user.click(consent)
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(say('registration.failures.failed'))
  })

  it('rates the password as it is typed', async () => {
    const { user, say, fields } = open(locale)
    await user.type(fields.password, 'abc')
    expect(await screen.findByText(say('registration.strength', { level: 's1' }))).toBeVisible()
    expect(ratePassword).toHaveBeenLastCalledWith('abc', [])
  })

  // Shows S2.105
  it('describes the collected data', async () => {
    const { user, say } = open(locale)
    await user.click(screen.getByRole('button', { name: say('consent.open') }))
    const dialog = within(screen.getByRole('dialog', { name: say('consent.title') }))
    for (const data of ['names', 'email', 'phone', 'address', 'company'] as const)
      expect(dialog.getByText(say(`consent.${data}`))).toBeVisible()
  })
})

// Shows S8.23
it('shows what the provider says of anything else', async () => {
  vi.mocked(register).mockRejectedValue(firebaseError('auth/internal-error'))
  const { user, consent, fillIn, send } = open()
  await fillIn({})
  await user.click(consent)
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Firebase: Error (auth/internal-error).')
})

it('says that there were too many attempts', async () => {
  vi.mocked(register).mockRejectedValue(new ProblemError('too_many_requests', 'text'))
  const { user, say, consent, fillIn, send } = open('ru')
  await fillIn({})
  await user.click(consent)
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(say('errors.too_many_requests'))
})

it('registers in the language of the page and goes on to sign-in', async () => {
  const { user, consent, fillIn, send } = open('en')
  await fillIn({ email: ' lucja@example.com ', name: ' Łucja ' })
  await user.click(consent)
  await send()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/signIn?reason=registered'))
  expect(register).toHaveBeenCalledExactlyOnceWith({ ...good, phone: '+48600100200', consent: true }, 'en')
})

it('brings back what was typed, without the password', async () => {
  const first = open()
  await first.fillIn({})
  first.unmount()
  const { fields, consent } = open('ru')
  expect(fields.name).toHaveValue(good.name)
  expect(fields.email).toHaveValue(good.email)
  expect(fields.phone).toHaveValue(good.phone)
  expect(fields.password).toHaveValue('')
  expect(consent).not.toBeChecked()
})

it('discards what was typed once it is registered', async () => {
  const { user, consent, fillIn, send } = open()
  await fillIn({})
  await user.click(consent)
  await send()
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(readDraft()).toBeNull()
})
