import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NewsArticle } from './news-article'

it('shows title, day, every paragraph, also one that is there twice, and the video', () => {
  const item = {
    id: 7,
    title: 'Nowa prasa',
    description: 'Stoi.\n\nGrzeje.\n\nStoi.',
    url: null,
    urlVideo: null,
    createdDate: '2026-11-20T12:00:00.000Z',
  }
  const { container } = renderIn(<NewsArticle item={item} titleAs="h3" video={<p>film</p>} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Nowa prasa' })).toBeVisible()
  expect(screen.getByText('20 lis 2026')).toBeVisible()
  expect(screen.getAllByText('Stoi.')).toHaveLength(2)
  expect(container).toHaveTextContent(/Grzeje\.Stoi\.film$/)
})
