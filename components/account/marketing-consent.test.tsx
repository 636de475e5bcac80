import type { Consent } from '@bieznik/contract/people/consents'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { MarketingConsent } from './marketing-consent'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

let stored: Consent

beforeEach(() => {
  stored = { isGiven: false, since: null }
  vi.mocked(callBff).mockImplementation(async (_path, { json }) => {
    if (json) stored = { isGiven: !stored.isGiven, since: '2026-11-26T10:00:00.000Z' }
    return stored
  })
})

it.each(routing.locales)('is given and withdrawn in %s with one press each', async (locale) => {
  const t = translate(locale)
  const { user } = renderWithQueries(<MarketingConsent uid="jan" />, locale)
  const give = await screen.findByRole('button', { name: t('consents.give') })
  expect(screen.getByRole('status')).toHaveTextContent(t('consents.never'))
  await user.click(give)
  expect(vi.mocked(callBff).mock.lastCall).toMatchObject([
    '/api/account/consents/marketing',
    { method: 'PUT', json: { isGiven: true, language: locale } },
  ])
  await user.click(await screen.findByRole('button', { name: t('consents.withdraw') }))
  await screen.findByRole('button', { name: t('consents.give') })
  expect(screen.getByRole('status')).toHaveTextContent('2026')
})

it('stays as it is where it cannot be changed, and says why', async () => {
  stored = { isGiven: true, since: '2026-11-26T10:00:00.000Z' }
  const t = translate('pl')
  const { user } = renderWithQueries(<MarketingConsent uid="jan" />)
  const withdraw = await screen.findByRole('button', { name: t('consents.withdraw') })
  vi.mocked(callBff).mockRejectedValueOnce(new ProblemError('unavailable', 'away'))
  await user.click(withdraw)
  expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.unavailable'))
  expect(withdraw).toBeEnabled()
})

it('can only be withdrawn by a guest', async () => {
  stored = { isGiven: true, since: '2026-11-26T10:00:00.000Z' }
  const t = translate('pl')
  const { user } = renderWithQueries(<MarketingConsent uid="guest" isGuest />)
  await user.click(await screen.findByRole('button', { name: t('consents.withdraw') }))
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  expect(screen.getByRole('status')).toHaveTextContent('2026')
})
