import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { endOtherSessions } from '@/lib/auth/sign-in'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import type { logFailure } from '@/lib/log/browser'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { OwnSessions } from './own-sessions'

vi.mock('@/lib/auth/sign-in', () => ({
  endOtherSessions: vi.fn<typeof endOtherSessions>(),
  SecondFactorAsked: class extends Error {},
}))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const end = vi.mocked(endOtherSessions)

const here = { id: 'a', openedAt: '2026-11-27T10:00:00.000Z', device: 'Firefox, Windows', isThis: true }
const elsewhere = { id: 'b', openedAt: '2026-11-26T10:00:00.000Z', device: '', isThis: false }

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(callBff).mockResolvedValue([here, elsewhere])
})

it.each(routing.locales)('says in %s where one is signed in', async (locale) => {
  const say = translate(locale)
  renderWithQueries(<OwnSessions uid="jan" />, locale)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Firefox, Windows')
  expect(first).toHaveTextContent(say('my_sessions.this'))
  expect(second).toHaveTextContent(say('my_sessions.unknown'))
  expect(second).not.toHaveTextContent(say('my_sessions.this'))
})

it('ends the others with the password, and shows what is left', async () => {
  const { user } = renderWithQueries(<OwnSessions uid="jan" />)
  await screen.findAllByRole('listitem')
  await user.click(screen.getByRole('button', { name: t('my_sessions.others') }))
  const password = screen.getByLabelText(t('account.password'))
  end.mockResolvedValueOnce(false)
  await user.type(password, 'falsch')
  await user.click(screen.getByRole('button', { name: t('my_sessions.confirm') }))
  expect(await screen.findByText(t('my_data.wrong_password'))).toBeVisible()

  end.mockResolvedValueOnce(true)
  vi.mocked(callBff).mockResolvedValue([here])
  await user.clear(password)
  await user.type(password, 'sekret12')
  await user.click(screen.getByRole('button', { name: t('my_sessions.confirm') }))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(end).toHaveBeenLastCalledWith('sekret12')
})

it('says why they could not be ended, and keeps what is typed', async () => {
  end.mockRejectedValue(new ProblemError('unavailable', 'away'))
  const { user } = renderWithQueries(<OwnSessions uid="jan" />)
  await user.click(screen.getByRole('button', { name: t('my_sessions.others') }))
  await user.type(screen.getByLabelText(t('account.password')), 'sekret12')
  await user.click(screen.getByRole('button', { name: t('my_sessions.confirm') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  expect(screen.getByLabelText(t('account.password'))).toHaveValue('sekret12')
})

it('says that the list could not be loaded', async () => {
  vi.mocked(callBff).mockRejectedValue(new ProblemError('unavailable', 'away'))
  renderWithQueries(<OwnSessions uid="jan" />)
  expect(await screen.findByText(t('my_sessions.failed'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('my_sessions.others') })).toBeEnabled()
})
