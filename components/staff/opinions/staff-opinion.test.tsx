import type { StaffOpinion as Opinion } from '@bieznik/contract/care/opinion'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff, streamBff } from '@/lib/http/bff'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { StaffOpinion } from './staff-opinion'

vi.mock('@/lib/http/bff', () => ({
  callBff: vi.fn<typeof callBff>(),
  streamBff: vi.fn<typeof streamBff>(),
}))

const bff = vi.mocked(callBff)
const t = translate('pl')

const opinion: Opinion = {
  id: 5,
  rating: 1,
  text: 'Mój sąsiad jest oszustem.',
  name: null,
  car: null,
  mileage: null,
  language: 'pl',
  writtenAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  answer: null,
  orderId: 3,
  productId: 9,
  productType: 'Tire',
  title: 'Nadbieg Trasa',
  hiddenReason: null,
  changes: [],
  reports: [
    {
      id: 1,
      reason: 'To o mnie.',
      email: 'ola@example.com',
      reportedAt: '2026-11-21T10:00:00.000Z',
      closedAt: null,
    },
    {
      id: 2,
      reason: 'Reklama',
      email: null,
      reportedAt: '2026-11-20T12:00:00.000Z',
      closedAt: '2026-11-20T13:00:00.000Z',
    },
  ],
}

beforeEach(() => bff.mockReset().mockResolvedValue(opinion))

it('hides an opinion with a reason only', async () => {
  const { user } = renderWithQueries(<StaffOpinion opinion={opinion} />)
  const hide = screen.getByRole('button', { name: t('admin_opinions.hide') })
  expect(hide).toBeDisabled()
  await user.type(screen.getByLabelText(t('admin_opinions.reason')), 'Dane osobowe')
  await user.click(hide)
  expect(bff).toHaveBeenCalledWith(
    '/api/admin/opinions/5/hidden',
    expect.objectContaining({ method: 'PUT', json: { reason: 'Dane osobowe' } }),
  )
})

it('closes a notice that is open, and says where its author is answered', async () => {
  const { user } = renderWithQueries(<StaffOpinion opinion={opinion} />)
  expect(screen.getByRole('link', { name: 'ola@example.com' })).toHaveAttribute(
    'href',
    'mailto:ola@example.com',
  )
  expect(screen.getByText(t('admin_opinions.report_closed'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('admin_opinions.close_report') }))
  expect(bff).toHaveBeenCalledWith(
    '/api/admin/opinion-reports/1/closed',
    expect.objectContaining({ method: 'PUT' }),
  )
})

it('shows the photos of a hidden opinion, and says of which it cannot', async () => {
  const photos = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`)
  vi.mocked(streamBff).mockImplementation(async (path) => {
    if (path.includes('bbb')) throw new Error('offline')
    return new Response('photo')
  })
  renderWithQueries(<StaffOpinion opinion={{ ...opinion, hiddenReason: 'Dane osobowe', photos }} />)
  const shown = await screen.findByRole('img', { name: t('admin_opinions.photo', { number: 1 }) })
  expect(shown).toHaveAttribute('src', `data:image/webp;base64,${btoa('photo')}`)
  expect(await screen.findByText(t('admin_opinions.photo_missing', { number: 2 }))).toBeVisible()
  expect(streamBff).toHaveBeenCalledWith(`/api/admin/opinions/5/photos/${photos[0]}`, expect.anything())
})
