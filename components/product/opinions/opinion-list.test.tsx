import type { Opinion } from '@bieznik/contract/care/opinion'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadOpinions } from '@/lib/opinions/load-opinions'
import { renderIn, translate } from '@/tests/render'
import { OpinionItem } from './opinion-item'
import { OpinionList } from './opinion-list'

vi.mock('@/lib/opinions/load-opinions', () => ({ loadOpinions: vi.fn<typeof loadOpinions>() }))

const load = vi.mocked(loadOpinions)
const t = translate('pl')

const anOpinion = (id: number, differences: Partial<Opinion> = {}): Opinion => ({
  id,
  rating: 5,
  text: `Opinia ${id}`,
  name: null,
  car: null,
  mileage: null,
  language: 'pl',
  writtenAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  answer: null,
  ...differences,
})

const first = [3, 2, 1].map((id) => anOpinion(id))

const renderList = (count: number, opinions: readonly Opinion[]) =>
  renderIn(
    <OpinionList productId={7} count={count} firstCount={opinions.length}>
      {opinions.map((opinion) => (
        <OpinionItem key={opinion.id} opinion={opinion} />
      ))}
    </OpinionList>,
  )
const texts = () => screen.getAllByText(/^Opinia \d+$/).map(({ textContent }) => textContent)
const moreButton = () => screen.queryByRole('button', { name: t('opinions.more') })

// Otherwise the first test waits for it to be compiled.
beforeAll(() => import('./opinion-choices'))
beforeEach(() => load.mockReset())

it('reads further pages on request, and shows none twice', async () => {
  const page = Array.from({ length: 10 }, (_, index) => anOpinion(12 - index))
  load.mockResolvedValueOnce({ count: 12, matching: 12, average: 5, opinions: page })
  load.mockResolvedValueOnce({
    count: 12,
    matching: 12,
    average: 5,
    opinions: [anOpinion(3), anOpinion(2), anOpinion(1)],
  })
  const { user } = renderList(12, first)
  await user.click(screen.getByRole('button', { name: t('opinions.more') }))
  expect(await screen.findByText('Opinia 12')).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('opinions.more') }))
  expect(await screen.findByText('Opinia 1')).toBeVisible()
  expect(texts()).toEqual(Array.from({ length: 12 }, (_, index) => `Opinia ${12 - index}`))
  expect(moreButton()).toBeNull()
  expect(load.mock.calls).toEqual([
    [7, { sort: 'newest', page: 1 }],
    [7, { sort: 'newest', page: 2 }],
  ])
})

// Shows D17h
it('shows those with so many stars, in the order that is chosen', async () => {
  const all = { count: 12, matching: 12, average: 5, opinions: first }
  load.mockResolvedValueOnce(all)
  load.mockResolvedValueOnce({ ...all, matching: 0, opinions: [] })
  load.mockResolvedValueOnce({ ...all, matching: 0, opinions: [] })
  load.mockResolvedValueOnce(all)
  const { user } = renderList(12, first)
  await user.click(screen.getByRole('button', { name: t('opinions.more') }))
  const ratingField = await screen.findByLabelText(t('opinions.rating'))
  await user.selectOptions(ratingField, t('opinions.stars', { rating: 2 }))
  expect(await screen.findByText(t('opinions.no_match'))).toBeVisible()
  expect(moreButton()).toBeNull()
  await user.selectOptions(screen.getByLabelText(t('opinions.sort')), t('opinions.worst'))
  await user.selectOptions(ratingField, t('opinions.any_rating'))
  expect(await screen.findByText('Opinia 3')).toBeVisible()
  expect(load.mock.calls.map(([, which]) => which)).toEqual([
    { sort: 'newest', page: 1 },
    { sort: 'newest', rating: '2', page: 1 },
    { sort: 'worst', rating: '2', page: 1 },
    { sort: 'worst', rating: undefined, page: 1 },
  ])
})

it('shows an opinion that is a rating alone', () => {
  renderList(1, [anOpinion(1, { text: '' })])
  expect(screen.getByRole('img', { name: t('opinions.stars', { rating: 5 }) })).toBeVisible()
  expect(within(screen.getByRole('listitem')).getAllByRole('paragraph')).toHaveLength(1)
})

it('says when they cannot be read, and keeps what is shown', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const { user } = renderList(12, first)
  await user.click(screen.getByRole('button', { name: t('opinions.more') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(t('opinions.failed'))
  expect(texts()).toEqual(['Opinia 3', 'Opinia 2', 'Opinia 1'])
})

it('says in which language an opinion is, where it is not that of the page', () => {
  const opinions = [
    anOpinion(1, {
      language: 'en',
      text: 'Quiet.',
      answer: { text: 'Thanks!', at: '2026-11-21T10:00:00.000Z' },
    }),
    anOpinion(2, { name: 'Jan', car: 'Skoda Octavia', mileage: 12_000 }),
  ]
  renderList(2, opinions)
  for (const text of ['Quiet.', 'Thanks!']) expect(screen.getByText(text)).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Opinia 2')).not.toHaveAttribute('lang')
  const [anonymous, named] = screen.getAllByRole('listitem')
  if (!anonymous || !named) throw new Error('there are two')
  expect(within(anonymous).getByText(t('opinions.buyer'))).toBeVisible()
  expect(within(named).getByText('Jan')).toBeVisible()
  expect(named).toHaveTextContent('Skoda Octavia, przebieg 12')
})

it('shows the photos of an opinion small, each leading to itself in full', () => {
  const photos = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`)
  renderList(2, [anOpinion(1, { photos }), anOpinion(2)])
  const links = screen.getAllByRole('link', { name: /^Zdjęcie/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    photos.map((name) => `/api/opinion-photos/${name}`),
  )
  const photo = screen.getByRole('img', { name: t('opinions.photo', { number: 1 }) })
  expect(photo).toHaveAttribute('src', `/api/opinion-photos/${photos[0]}`)
  expect(photo).toHaveAttribute('loading', 'lazy')
  for (const side of ['width', 'height']) expect(photo).toHaveAttribute(side, '96')
})
