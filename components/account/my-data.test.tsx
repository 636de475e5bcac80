import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileSchema, type Account, type UserRecord } from '@/lib/account/account'
import { followRecord } from '@/lib/account/live-record'
import { signOut } from '@/lib/auth/sign-out'
import { sendVerification } from '@/lib/account/email-verification'
import { reauthenticate } from '@/lib/auth/sign-in'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing, type Locale } from '@/lib/i18n/routing'
import { logFailure } from '@/lib/log/browser'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { MyData } from './my-data'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/auth/sign-out', () => ({ signOut: vi.fn<typeof signOut>() }))
vi.mock('@/lib/auth/sign-in', () => ({
  reauthenticate: vi.fn<typeof reauthenticate>(),
  endOtherSessions: vi.fn<() => Promise<boolean>>(),
  SecondFactorAsked: class extends Error {},
}))
vi.mock('@/lib/account/email-verification', () => ({ sendVerification: vi.fn<typeof sendVerification>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/account/live-record', () => ({ followRecord: vi.fn<typeof followRecord>() }))

const record: UserRecord = {
  id: jan.uid,
  name: 'Jan',
  surname: 'Kowalski',
  email: jan.email,
  phone: '+48600100200',
  role: 'customer',
  address: 'Polna 7',
  index: '90-001',
  city: 'Łódź',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
}
const away = new ProblemError('unavailable', 'text')
const assign = vi.fn<(href: string) => void>()

/** What the BFF answers to a change. */
function changed(json: unknown): UserRecord {
  return { ...record, ...profileSchema.parse(json), updatedAt: '2026-01-06T10:00:00.000Z' }
}

/** What else the BFF answers, by method. */
let answers: Partial<Record<string, unknown>>
/** Another window has changed the record. */
let changeElsewhere: (record: UserRecord) => void

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('location', { assign })
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: jan })
  const account: Account = { email: jan.email, isEmailVerified: false, record }
  answers = { GET: account, DELETE: null }
  vi.mocked(callBff).mockImplementation(async (path, { method = 'GET', json }) => {
    if (path.endsWith('/marketing')) return { isGiven: false, since: null }
    if (path === '/api/sessions' && method === 'GET') return []
    const answer = method in answers ? answers[method] : changed(json)
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.mocked(followRecord).mockImplementation(async (onRecord) => {
    changeElsewhere = (other) => act(() => onRecord(other))
    return null
  })
})
afterEach(() => vi.unstubAllGlobals())

const accountCalls = () => vi.mocked(callBff).mock.calls.filter(([path]) => path === '/api/account')

async function open(locale: Locale = 'pl') {
  const { user } = renderWithQueries(<MyData />, locale)
  const say = translate(locale)
  await screen.findByRole('button', { name: say('my_data.change') })
  const field = (name: 'name' | 'surname' | 'phone' | 'address' | 'index' | 'city') =>
    screen.getByRole('textbox', { name: say(`person.${name}`) })
  const press = (key: Parameters<typeof say>[0]) => user.click(screen.getByRole('button', { name: say(key) }))
  async function write(name: Parameters<typeof field>[0], text: string) {
    await user.clear(field(name))
    if (text) await user.type(field(name), text)
  }
  return { user, say, field, press, write }
}

const FIELDS = ['phone', 'name', 'surname', 'address', 'index', 'city'] as const

// Shows S2.106
it('follows the record again when the page comes back', async () => {
  await open()
  expect(followRecord).toHaveBeenCalledOnce()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(vi.mocked(followRecord).mock.calls[0]?.[1].aborted).toBe(true)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(followRecord).toHaveBeenCalledTimes(2)
})

it.each(routing.locales)('shows in %s what is known, to be read', async (locale) => {
  const { say, field } = await open(locale)
  for (const name of FIELDS) {
    expect(field(name)).toHaveValue(record[name])
    expect(field(name)).toHaveAttribute('readonly')
  }
  expect(screen.getByRole('textbox', { name: say('account.email') })).toHaveValue(jan.email)
  expect(screen.getByText(say('my_data.email_unverified'))).toBeVisible()
  expect(screen.queryByRole('button', { name: say('my_data.save') })).not.toBeInTheDocument()
})

it('leads to a new password', async () => {
  const { say } = await open('ru')
  expect(screen.getByRole('link', { name: say('my_data.password') })).toHaveAttribute(
    'href',
    '/ru/reset-password',
  )
})

describe('what is wrong', () => {
  const locale = 'ru'

  // Shows S5.8
  it.each(FIELDS)('asks for %s', async (name) => {
    const { say, field, press, write } = await open(locale)
    await press('my_data.change')
    await write(name, '')
    await press('my_data.save')
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(say(`person.errors.${name}_required`)),
    )
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(accountCalls()).toHaveLength(1)
  })

  it('reports a wrong password, and deletes nothing', async () => {
    vi.mocked(reauthenticate).mockResolvedValue(false)
    const { user, say, press } = await open(locale)
    await press('my_data.delete')
    await press('my_data.confirm')
    expect(await screen.findByText(say('person.errors.password_required'))).toBeVisible()
    const password = within(screen.getByRole('dialog')).getByLabelText(say('account.password'))
    await user.type(password, 'not-the-one')
    await press('my_data.confirm')
    await waitFor(() => expect(password).toHaveAccessibleDescription(say('my_data.wrong_password')))
    expect(password).toHaveFocus()
    expect(reauthenticate).toHaveBeenCalledExactlyOnceWith('not-the-one')
    expect(accountCalls()).toHaveLength(1)
  })
})

// Shows S4.34
it('saves what was changed and is then to be read again', async () => {
  const { say, field, press, write } = await open()
  await press('my_data.change')
  expect(field('phone')).toHaveFocus()
  expect(field('name')).not.toHaveAttribute('readonly')
  await write('city', ' Kutno ')
  await press('my_data.save')
  const change = await screen.findByRole('button', { name: say('my_data.change') })
  expect(change).toHaveFocus()
  expect(field('city')).toHaveValue('Kutno')
  const { name, surname, phone, address, index } = record
  expect(callBff).toHaveBeenLastCalledWith(
    '/api/account',
    expect.objectContaining({
      method: 'PATCH',
      json: { name, surname, phone, address, index, city: 'Kutno' },
    }),
  )
})

it('keeps what was typed when saving fails, and marks what the server refused', async () => {
  answers.PATCH = new ProblemError('invalid_request', 'text', {
    fields: [{ path: 'phone', message: 'phone_invalid' }],
  })
  const { say, field, press, write } = await open('ru')
  await press('my_data.change')
  await write('city', 'Кутно')
  await press('my_data.save')
  expect(await screen.findByRole('alert')).toHaveTextContent(say('my_data.not_saved'))
  expect(screen.getByRole('alert')).toHaveTextContent(say('errors.invalid_request'))
  expect(field('phone')).toHaveAccessibleDescription(say('person.errors.phone_invalid'))
  expect(field('city')).toHaveValue('Кутно')
})

it('shows a change from another window, and discards what was typed only when asked to', async () => {
  const { say, field, press, write } = await open()
  changeElsewhere({ ...record, city: 'Kutno', updatedAt: '2026-01-07T10:00:00.000Z' })
  await waitFor(() => expect(field('city')).toHaveValue('Kutno'))

  await press('my_data.change')
  await write('city', 'Pabianice')
  changeElsewhere({ ...record, city: 'Zgierz', updatedAt: '2026-01-08T10:00:00.000Z' })
  expect(await screen.findByText(say('my_data.changed_elsewhere'))).toBeVisible()
  expect(field('city')).toHaveValue('Pabianice')
  await press('my_data.show_changed')
  expect(field('city')).toHaveValue('Zgierz')
  expect(screen.queryByText(say('my_data.changed_elsewhere'))).not.toBeInTheDocument()
})

it('is not overtaken by an answer from before a change elsewhere', async () => {
  const answer = Promise.withResolvers<Account>()
  vi.mocked(callBff).mockReturnValue(answer.promise)
  renderWithQueries(<MyData />)
  changeElsewhere({ ...record, city: 'Kutno', updatedAt: '2026-01-07T10:00:00.000Z' })
  answer.resolve({ email: jan.email, isEmailVerified: true, record })
  expect(await screen.findByRole('textbox', { name: translate('pl')('person.city') })).toHaveValue('Kutno')
})

it('takes back what was typed on Cancel', async () => {
  const { field, press, write } = await open()
  await press('my_data.change')
  await write('city', 'Kutno')
  await press('my_data.cancel')
  expect(field('city')).toHaveValue(record.city)
})

it('lets somebody without a record write one', async () => {
  answers.GET = { email: jan.email, isEmailVerified: true, record: null } satisfies Account
  const { say, field, press, write } = await open()
  expect(screen.getByText(say('my_data.email_verified'))).toBeVisible()
  await press('my_data.change')
  for (const name of FIELDS) await write(name, record[name])
  await press('my_data.save')
  await waitFor(() => expect(field('city')).toHaveAttribute('readonly'))
  expect(callBff).toHaveBeenLastCalledWith('/api/account', expect.objectContaining({ method: 'PATCH' }))
})

describe('deleting the account', () => {
  async function confirm(page: Awaited<ReturnType<typeof open>>) {
    await page.press('my_data.delete')
    const password = within(screen.getByRole('dialog')).getByLabelText(page.say('account.password'))
    await page.user.type(password, 'sekret12')
    await page.press('my_data.confirm')
  }

  // Shows S4.37
  it('proves the password, deletes, signs out and leads home, in this order', async () => {
    vi.mocked(reauthenticate).mockResolvedValue(true)
    await confirm(await open('en'))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en'))
    const order = [reauthenticate, callBff, signOut].map(
      (step) => vi.mocked(step).mock.invocationCallOrder.at(-1) ?? 0,
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(callBff).toHaveBeenLastCalledWith('/api/account', expect.objectContaining({ method: 'DELETE' }))
  })

  it('is reported when it fails, and may be tried again', async () => {
    vi.mocked(reauthenticate).mockResolvedValue(true)
    answers.DELETE = away
    const page = await open()
    await confirm(page)
    const alert = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(alert).toHaveTextContent(page.say('my_data.delete_failed'))
    expect(alert).toHaveTextContent(page.say('errors.unavailable'))
    expect(logFailure).toHaveBeenCalledWith(expect.any(String), away)
    expect(signOut).not.toHaveBeenCalled()
    answers.DELETE = null
    await page.press('my_data.confirm')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  })

  it('is reported when the password could not be checked', async () => {
    const flooded = Object.assign(new Error('text'), { code: 'auth/too-many-requests' })
    vi.mocked(reauthenticate).mockRejectedValue(flooded)
    const page = await open('ru')
    await confirm(page)
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      page.say('errors.too_many_requests'),
    )
    expect(accountCalls()).toHaveLength(1)
  })

  it('is called off', async () => {
    const page = await open()
    await page.press('my_data.delete')
    await page.press('my_data.cancel')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('signs out everywhere, here last', async () => {
  answers.DELETE = null
  const { press } = await open('ru')
  await press('my_data.everywhere')
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/ru/signIn?reason=everywhere'))
  expect(callBff).toHaveBeenLastCalledWith('/api/sessions', expect.objectContaining({ method: 'DELETE' }))
  expect(signOut).toHaveBeenCalledOnce()
})

it('sends the e-mail for confirmation again in the language of the page', async () => {
  const { press } = await open('en')
  await press('my_data.verify')
  await waitFor(() => expect(sendVerification).toHaveBeenCalledExactlyOnceWith('en'))
})

it('says that the data could not be loaded, and tries again', async () => {
  answers.GET = away
  const { user } = renderWithQueries(<MyData />)
  const say = translate('pl')
  expect(await screen.findByRole('alert')).toHaveTextContent(say('my_data.failed_load'))
  answers.GET = { email: jan.email, isEmailVerified: true, record } satisfies Account
  await user.click(screen.getByRole('button', { name: say('my_data.retry') }))
  expect(await screen.findByRole('textbox', { name: say('person.city') })).toHaveValue(record.city)
})

it('waits until it is known who is signed in', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'loading' })
  renderWithQueries(<MyData />)
  expect(screen.getByRole('status')).toHaveTextContent(translate('pl')('my_data.loading'))
  expect(callBff).not.toHaveBeenCalled()
})

it('leads somebody who is signed out to sign-in and back', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-out' })
  renderWithQueries(<MyData />, 'en')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/signIn?next=%2Fdetails')
})

it('has nothing of a guest, and offers an account', () => {
  vi.mocked(useAuth).mockReturnValue({ status: 'signed-in', person: { ...jan, isGuest: true } })
  renderWithQueries(<MyData />, 'en')
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/registration')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/signIn')
})
