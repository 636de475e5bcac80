import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '@/lib/account/account'
import type { AuthState } from '@/lib/auth/auth-state'
import { storeContactDraft, readContactDraft } from '@/lib/contact/contact-draft'
import { sendContact } from '@/lib/contact/send-contact'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { setSilently } from '@/tests/set-silently'
import { ContactForm } from './contact-form'

const { push, auth } = vi.hoisted(() => ({
  push: vi.fn<(href: string) => void>(),
  auth: vi.fn<() => AuthState>(),
}))
vi.mock('@/lib/contact/send-contact', () => ({ sendContact: vi.fn<typeof sendContact>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/auth/use-auth', () => ({ useAuth: auth }))
vi.mock('@/lib/i18n/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
}))

const good = {
  from_name: 'Łucja Żak',
  from_email: 'lucja@example.com',
  phone: '+48 600 100 200',
  message: 'Czy macie 195/80 R15?',
}
type Typed = Partial<Record<keyof typeof good, string>>

beforeEach(() => {
  window.sessionStorage.clear()
  push.mockReset()
  auth.mockReset().mockReturnValue({ status: 'signed-out' })
  vi.mocked(sendContact).mockReset().mockResolvedValue()
  vi.mocked(callBff).mockReset().mockResolvedValue(null)
})

function open(locale: Locale = 'pl') {
  const { user, unmount } = renderWithQueries(<ContactForm />, locale)
  const say = translate(locale)
  const fields = {
    from_name: screen.getByRole('textbox', { name: say('contact_form.name') }),
    from_email: screen.getByRole('textbox', { name: say('contact_form.email') }),
    phone: screen.getByRole('textbox', { name: say('contact_form.phone') }),
    message: screen.getByRole('textbox', { name: say('contact_form.message') }),
  }
  async function fillIn(typed: Typed = {}) {
    for (const [name, text] of Object.entries({ ...good, ...typed })) {
      const field = document.querySelector(`[name=${name}]`)
      if (!(field instanceof HTMLElement) || !text) continue
      await user.click(field)
      await user.paste(text)
    }
  }
  const send = () => user.click(screen.getByRole('button', { name: say('contact_form.send') }))
  const dialog = (key: 'sent' | 'failed') => screen.findByRole('dialog', { name: say(`contact_form.${key}`) })
  return { user, unmount, say, fields, fillIn, send, dialog }
}

it.each(routing.locales)('says in %s what is missing', async (locale) => {
  const { say, fields, send } = open(locale)
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  for (const [name, key] of [
    ['from_name', 'name_required'],
    ['from_email', 'email_required'],
    ['phone', 'phone_required'],
    ['message', 'message_required'],
  ] as const)
    expect(fields[name]).toHaveAccessibleDescription(
      expect.stringContaining(say(`contact_form.errors.${key}`)),
    )
  expect(sendContact).not.toHaveBeenCalled()
})

describe('what was written', () => {
  const locale = 'ru'

  // Shows S2.109, S5.10
  it.each([
    ['from_name', '', 'name_required'],
    ['from_email', '', 'email_required'],
    ['from_email', 'jan@', 'email_invalid'],
    ['phone', '', 'phone_required'],
    ['phone', '123', 'phone_invalid'],
    ['message', '', 'message_required'],
    ['message', 'a'.repeat(4001), 'message_long'],
    ['message', 'a\u0000', 'message_invalid'],
  ] as const)('%s %.20j is reported as %s', async (name, typed, key) => {
    const { say, fields, fillIn, send } = open(locale)
    await fillIn({ [name]: typed })
    await send()
    const words = say(`contact_form.errors.${key}`)
    await waitFor(() => expect(fields[name]).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(within(screen.getByRole('alert')).getByRole('link', { name: words })).toBeVisible()
    expect(sendContact).not.toHaveBeenCalled()
  })

  // Shows S2.111
  it('sends what was written, says so and goes to the first page', async () => {
    const { user, say, fields, fillIn, send, dialog } = open(locale)
    await fillIn()
    await send()
    const outcome = within(await dialog('sent'))
    expect(sendContact).toHaveBeenCalledExactlyOnceWith({
      ...good,
      phone: '+48600100200',
      language: locale,
      trap: '',
      openFor: expect.any(Number),
    })
    expect(readContactDraft()).toBeNull()
    expect(push).not.toHaveBeenCalled()
    await user.click(outcome.getByRole('button', { name: say('contact_form.home') }))
    expect(push).toHaveBeenCalledExactlyOnceWith('/')
    expect(fields.message).toHaveValue('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that it failed, keeps what was written, and another try is one key away', async () => {
    vi.mocked(sendContact).mockRejectedValueOnce(new ProblemError('upstream_failed', 'text'))
    const { user, say, fields, fillIn, send, dialog } = open(locale)
    await fillIn()
    await send()
    const outcome = within(await dialog('failed'))
    expect(outcome.getByRole('link', { name: 'biuro@bieznik.example' })).toHaveAttribute(
      'href',
      'mailto:biuro@bieznik.example',
    )
    expect(outcome.getByRole('link', { name: '+48 34 555 01 87' })).toHaveAttribute(
      'href',
      'tel:+48345550187',
    )
    await user.keyboard('{Escape}')
    for (const [name, text] of Object.entries(good))
      expect(document.querySelector(`[name=${name}]`)).toHaveValue(text)
    await waitFor(() => expect(screen.getByRole('button', { name: say('contact_form.send') })).toHaveFocus())
    expect(push).not.toHaveBeenCalled()
    expect(fields.message).toHaveValue(good.message)
    await user.keyboard('{Enter}')
    await dialog('sent')
  })
})

it('says that there were too many', async () => {
  vi.mocked(sendContact).mockRejectedValue(new ProblemError('too_many_requests', 'text'))
  const { say, fillIn, send, dialog } = open('ru')
  await fillIn()
  await send()
  expect(await dialog('failed')).toHaveTextContent(say('contact_form.too_many'))
})

it('shows at its field what the server alone has refused', async () => {
  const fields = [{ path: 'from_email', message: 'email_invalid' }]
  vi.mocked(sendContact).mockRejectedValue(new ProblemError('invalid_request', 'text', { fields }))
  const { say, fields: shown, fillIn, send } = open()
  await fillIn()
  await send()
  await waitFor(() =>
    expect(shown.from_email).toHaveAccessibleDescription(say('contact_form.errors.email_invalid')),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('brings back what was typed, in whatever language', async () => {
  const first = open('pl')
  await first.fillIn({ phone: '12' })
  first.unmount()
  const { fields, say } = open('ru')
  expect(fields.from_name).toHaveValue(good.from_name)
  expect(fields.phone).toHaveValue('12')
  expect(fields.message).toHaveValue(good.message)
  expect(fields.message).toHaveAccessibleDescription(
    say('contact_form.message_count', { count: good.message.length, max: 4000 }),
  )
})

it('counts the time before the page was loaded again', async () => {
  storeContactDraft({ ...good, openFor: 60_000 })
  const { send, dialog } = open()
  await send()
  await dialog('sent')
  const [[sent] = []] = vi.mocked(sendContact).mock.calls
  expect(sent?.openFor).toBeGreaterThanOrEqual(60_000)
})

// Shows S2.110
it('discards what was typed when it is given up', async () => {
  const { user, say, fields, fillIn } = open('en')
  await fillIn()
  expect(readContactDraft()).not.toBeNull()
  const cancel = screen.getByRole('link', { name: say('contact_form.cancel') })
  expect(cancel).toHaveAttribute('href', '/en')
  cancel.addEventListener('click', (event) => event.preventDefault())
  await user.click(cancel)
  expect(readContactDraft()).toBeNull()
  expect(fields.message).toHaveValue('')
})

it('hides a field that password managers leave alone', () => {
  open()
  const trap = document.querySelector('[name=note]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  for (const mark of ['data-1p-ignore', 'data-bwignore', 'data-form-type', 'data-lpignore'])
    expect(trap).toHaveAttribute(mark)
  expect(screen.queryByRole('textbox', { name: translate('pl')('contact_form.leave_empty') })).toBeNull()
})

it.each(routing.locales)(
  'says in %s that a message with that field was not sent, and sends it again',
  async (locale) => {
    const fields = [{ path: 'trap', message: 'suspected' }]
    vi.mocked(sendContact).mockRejectedValueOnce(new ProblemError('invalid_request', 'text', { fields }))
    const { user, say, fillIn, send, dialog } = open(locale)
    await fillIn()
    setSilently(document.body, 'note', 'https://jan.example')
    await send()
    expect(await dialog('failed')).toHaveTextContent(say('contact_form.suspected'))
    await user.keyboard('{Escape}')
    await send()
    await dialog('sent')
    const sent = vi.mocked(sendContact).mock.calls.map(([request]) => request.trap)
    expect(sent).toEqual(['https://jan.example', ''])
  },
)

describe('for somebody who is signed in', () => {
  const person = {
    uid: 'jan',
    email: 'jan@example.com',
    displayName: 'Jan Kowalski',
    isStaff: false,
    staffRole: null,
    isGuest: false,
  }
  const account: Account = {
    email: 'jan@example.com',
    isEmailVerified: true,
    record: {
      id: 'jan',
      name: 'Jan',
      surname: 'Nowak',
      email: 'jan@example.com',
      phone: '+48600100300',
      role: 'customer',
      address: 'Polna 7',
      index: '90-001',
      city: 'Łódź',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  }

  beforeEach(() => auth.mockReturnValue({ status: 'signed-in', person }))

  it('is filled in with what is known, over nothing that was typed', async () => {
    const { promise, resolve } = Promise.withResolvers<Account>()
    vi.mocked(callBff).mockReturnValue(promise)
    const { user, fields } = open()
    await user.type(fields.phone, '600')
    resolve(account)
    await waitFor(() => expect(fields.from_email).toHaveValue('jan@example.com'))
    expect(fields.from_name).toHaveValue('Jan Kowalski')
    expect(fields.phone).toHaveValue('600')
    expect(fields.message).toHaveValue('')
  })

  it('does not get between the letters of somebody who types', async () => {
    auth.mockReturnValue({ status: 'signed-in', person: { ...person, displayName: '' } })
    const { promise, resolve } = Promise.withResolvers<Account>()
    vi.mocked(callBff).mockReturnValue(promise)
    const { user, fields } = open()
    await user.click(fields.phone)
    resolve(account)
    await waitFor(() => expect(fields.from_name).toHaveValue('Jan Nowak'))
    await user.keyboard('600')
    expect(fields.phone).toHaveValue('600')
  })

  it('works without what is known', async () => {
    vi.mocked(callBff).mockRejectedValue(new ProblemError('unavailable', 'text'))
    const { fields, fillIn, send, dialog } = open()
    await fillIn({ from_name: '', from_email: '' })
    expect(fields.from_name).toHaveValue('Jan Kowalski')
    await send()
    await dialog('sent')
  })
})
