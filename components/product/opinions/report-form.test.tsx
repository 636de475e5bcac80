import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { renderIn, translate } from '@/tests/render'
import { ReportForm } from './report-form'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const request = vi.mocked(requestJson)
const t = translate('pl')
const field = (name: 'reason' | 'email') =>
  screen.getByRole('textbox', { name: new RegExp(`^${t(`report_opinion.${name}`)}`) })

function open() {
  const { user } = renderIn(<ReportForm opinionId={7} />)
  const send = () => user.click(screen.getByRole('button', { name: t('report_opinion.send') }))
  return { user, send }
}

beforeEach(() => request.mockReset())

it('asks for a reason alone, and says that the notice has come', async () => {
  const { user, send } = open()
  await send()
  expect(field('reason')).toBeInvalid()
  expect(field('email')).toBeValid()
  expect(request).not.toHaveBeenCalled()
  await user.type(field('reason'), 'To obraża mojego sąsiada.')
  request.mockResolvedValueOnce({ reportedAt: '2026-11-26T10:00:00.000Z' })
  await send()
  expect(await screen.findByRole('status')).toHaveTextContent(t('report_opinion.sent'))
  const json = { reason: 'To obraża mojego sąsiada.' }
  expect(request.mock.calls).toEqual([['/api/opinions/7/reports', expect.objectContaining({ json })]])
})

it('takes no address that is none', async () => {
  const { user, send } = open()
  await user.type(field('reason'), 'Reklama')
  await user.type(field('email'), 'ola')
  await send()
  expect(field('email')).toHaveAccessibleDescription(
    expect.stringContaining(t('report_opinion.errors.email_invalid')),
  )
  expect(request).not.toHaveBeenCalled()
})

it('keeps what was typed when too many were sent', async () => {
  const { user, send } = open()
  await user.type(field('reason'), 'Reklama')
  request.mockRejectedValueOnce(new ProblemError('too_many_requests', 'slow down'))
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(t('errors.too_many_requests'))
  expect(field('reason')).toHaveValue('Reklama')
})
