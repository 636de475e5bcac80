import type { RatedLine } from '@bieznik/contract/care/opinion'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { routing, type Locale } from '@/lib/i18n/routing'
import { uploadOpinionPhoto } from '@/lib/opinions/opinion-photos'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { RatedLines } from './rated-lines'

vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))
vi.mock('@/lib/opinions/opinion-photos', () => ({ uploadOpinionPhoto: vi.fn<typeof uploadOpinionPhoto>() }))

const request = vi.mocked(requestJson)
const upload = vi.mocked(uploadOpinionPhoto)
const revoke = vi.fn<(url: string) => void>()
const link = `7.1800000000.${'a'.repeat(64)}`
const nameOf = (letter: string) => `${letter.repeat(32)}.webp`
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

const opinion = {
  id: 5,
  rating: 4,
  text: 'Ciche.',
  name: null,
  car: null,
  mileage: null,
  language: 'pl',
  writtenAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  answer: null,
  hiddenReason: null,
} as const

/** The form of an opinion that has these photos. */
async function open(photos: string[] = [], locale: Locale = 'pl') {
  const t = translate(locale)
  const line: RatedLine = {
    lineId: 3,
    orderId: 7,
    productId: 9,
    title: 'Nadbieg Trasa',
    firstName: null,
    opinion: { ...opinion, photos },
  }
  request.mockResolvedValue([line])
  const { user, unmount } = renderWithQueries(<RatedLines buyer={{ link }} />, locale)
  await user.click(
    await screen.findByRole('button', { name: t('own_opinions.edit_of', { title: line.title }) }),
  )
  const form = within(await screen.findByRole('dialog'))
  const choose = (files: File[]) => user.upload(form.getByLabelText(t('pictures.choose', { max: 4 })), files)
  const save = () => user.click(form.getByRole('button', { name: t('own_opinions.save') }))
  return { t, user, unmount, form, choose, save }
}

/** The photos that the opinion was sent with. */
const sent = () => request.mock.calls.filter(([, { method }]) => method === 'PUT').map(([, { json }]) => json)

const withPhotos = (photos: string[]) => ({ opinion: expect.objectContaining({ photos }) })

beforeEach(() => {
  request.mockReset()
  upload.mockReset().mockImplementation(async ({ name }) => nameOf(name[0] ?? ''))
  revoke.mockReset()
  URL.createObjectURL = () => 'blob:http://localhost/1'
  URL.revokeObjectURL = revoke
})

// Shows D17i
it('uploads photos as they are chosen, shows them, and the opinion names them in their order', async () => {
  const { t, unmount, form, choose, save } = await open([nameOf('a')])
  await choose([file('b.jpg'), file('c.jpg')])
  const shown = await waitFor(() => {
    const photos = form.getAllByRole('img', { name: /^Zdjęcie/ })
    expect(photos).toHaveLength(3)
    return photos
  })
  expect(shown.map((photo) => photo.getAttribute('src'))).toEqual([
    `/api/opinion-photos/${nameOf('a')}`,
    'blob:http://localhost/1',
    'blob:http://localhost/1',
  ])
  expect(form.getByText(t('pictures.added', { name: 'c.jpg' }))).toBeVisible()
  await save()
  expect(sent()).toMatchObject([withPhotos(['a', 'b', 'c'].map(nameOf))])
  unmount()
  expect(revoke).toHaveBeenCalledTimes(2)
})

it('removes a photo, and keeps the focus in the field', async () => {
  const { t, user, form, save } = await open(['a', 'b'].map(nameOf))
  await user.click(form.getByRole('button', { name: t('pictures.remove', { number: 1 }) }))
  expect(form.getByRole('group', { name: new RegExp(t('own_opinions.photos')) })).toHaveFocus()
  await save()
  expect(sent()).toMatchObject([withPhotos([nameOf('b')])])
})

it('has room for four', async () => {
  const { t, form, choose } = await open([nameOf('a')])
  await choose(['b', 'c', 'd', 'e', 'f'].map((letter) => file(`${letter}.jpg`)))
  expect(await form.findByText(t('pictures.left_out', { max: 4, count: 2 }))).toBeVisible()
  await waitFor(() => expect(form.getAllByRole('img', { name: /^Zdjęcie/ })).toHaveLength(4))
  expect(form.getByText(t('pictures.full'))).toBeVisible()
})

it('waits with saving until a photo has arrived', async () => {
  const arrival = Promise.withResolvers<string>()
  upload.mockReturnValue(arrival.promise)
  const { t, form, choose, save } = await open()
  await choose([file('b.jpg')])
  expect(form.getByRole('progressbar', { name: t('pictures.uploading', { name: 'b.jpg' }) })).toBeVisible()
  const button = form.getByRole('button', { name: t('own_opinions.save') })
  expect(button).toBeDisabled()
  arrival.resolve(nameOf('b'))
  await waitFor(() => expect(button).toBeEnabled())
  await save()
  expect(sent()).toMatchObject([withPhotos([nameOf('b')])])
})

it.each(routing.locales)('says in %s why a photo was not taken, and keeps what was typed', async (locale) => {
  const fields = [{ path: 'picture', message: 'too_large' }]
  upload.mockRejectedValueOnce(new ProblemError('payload_too_large', 'text', { fields }))
  upload.mockRejectedValueOnce(new ProblemError('unavailable', 'the shop does not answer'))
  const { t, user, form, choose } = await open([], locale)
  const text = form.getByRole('textbox', { name: new RegExp(`^${t('own_opinions.text')}`) })
  await user.type(text, ' Polecam.')
  await choose([file('b.jpg'), file('c.jpg')])
  expect(await form.findByText(t('pictures.errors.too_large'))).toBeVisible()
  expect(await form.findByText(t('errors.unavailable'))).toBeVisible()
  expect(text).toHaveValue('Ciche. Polecam.')
  await user.click(form.getByRole('button', { name: t('pictures.retry', { name: 'c.jpg' }) }))
  expect(await form.findByRole('img', { name: t('pictures.preview', { number: 1 }) })).toBeVisible()
})

it('says that a photo is no longer there, and keeps the others', async () => {
  const { t, form, choose, save } = await open()
  await choose([file('b.jpg')])
  await form.findByRole('img', { name: t('pictures.preview', { number: 1 }) })
  const fields = [{ path: 'photos', message: 'photos_unknown' }]
  request.mockRejectedValueOnce(new ProblemError('invalid_request', 'text', { fields }))
  await save()
  expect(form.getByRole('group', { name: new RegExp(t('own_opinions.photos')) })).toHaveAccessibleDescription(
    new RegExp(t('own_opinions.errors.photos_unknown')),
  )
  expect(form.getByRole('img', { name: t('pictures.preview', { number: 1 }) })).toBeVisible()
})
