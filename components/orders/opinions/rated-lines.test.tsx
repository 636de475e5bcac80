import type { RatedLine } from '@bieznik/contract/care/opinion'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { RatedLines } from './rated-lines'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const request = vi.mocked(requestJson)
const t = translate('pl')
const link = `7.1800000000.${'a'.repeat(64)}`

const aLine: RatedLine = {
  lineId: 3,
  orderId: 7,
  productId: 9,
  title: 'Nadbieg Trasa',
  firstName: 'Jan',
  opinion: null,
}

const opinion = {
  id: 5,
  rating: 2,
  text: 'Głośne.',
  name: null,
  car: 'Skoda Octavia',
  mileage: 900,
  language: 'pl',
  writtenAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  answer: null,
  hiddenReason: null,
} as const

function open(line: RatedLine) {
  request.mockResolvedValue([line])
  return renderWithQueries(<RatedLines buyer={{ link }} />)
}

async function openForm(line: RatedLine) {
  const { user } = open(line)
  const name = t(line.opinion ? 'own_opinions.edit_of' : 'own_opinions.write_of', { title: line.title })
  await user.click(await screen.findByRole('button', { name }))
  const form = within(await screen.findByRole('dialog'))
  const save = () => user.click(form.getByRole('button', { name: t('own_opinions.save') }))
  return { user, form, save }
}

const sent = () => request.mock.calls.filter(([, { method }]) => method === 'PUT')

beforeEach(() => request.mockReset())

it('asks for a rating, and sends it alone', async () => {
  const { user, form, save } = await openForm(aLine)
  await save()
  expect(form.getByRole('alert')).toHaveTextContent(t('own_opinions.errors.rating_required'))
  expect(sent()).toEqual([])
  await user.click(form.getByLabelText(t('own_opinions.ratings.4')))
  request.mockResolvedValueOnce({ ...aLine, opinion: { ...opinion, rating: 4, text: '' } })
  await save()
  expect(sent()).toEqual([
    [
      '/api/linked-order/opinions/3',
      expect.objectContaining({
        json: { link, opinion: { rating: 4, text: '', showsName: false, language: 'pl', photos: [] } },
      }),
    ],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('begins with what was written, and keeps what was typed when it cannot be sent', async () => {
  const { user, form, save } = await openForm({ ...aLine, opinion })
  const text = form.getByRole('textbox', { name: new RegExp(`^${t('own_opinions.text')}`) })
  expect(text).toHaveValue('Głośne.')
  await user.type(text, ' Po zimie bardziej.')
  request.mockRejectedValueOnce(new ProblemError('unavailable', 'the shop does not answer'))
  await save()
  expect(form.getByText(t('errors.unavailable'))).toBeVisible()
  expect(text).toHaveValue('Głośne. Po zimie bardziej.')
})

it('asks a company for no name', async () => {
  const { form } = await openForm({ ...aLine, firstName: null })
  expect(form.queryByRole('checkbox')).toBeNull()
})

it('says why an opinion is hidden, and where that is disputed', async () => {
  open({ ...aLine, opinion: { ...opinion, hiddenReason: 'Dane sąsiada' } })
  expect(await screen.findByText(/Dane sąsiada/)).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact')
})

it('shows at once what the page came with', () => {
  request.mockResolvedValue([aLine])
  renderWithQueries(<RatedLines buyer={{ link }} known={[aLine]} />)
  expect(screen.getByText(aLine.title)).toBeVisible()
})

it('shows nothing where nothing was delivered', async () => {
  request.mockResolvedValue([])
  const { container } = renderWithQueries(<RatedLines buyer={{ link }} />)
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(container).toBeEmptyDOMElement()
})
