import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NewsArticle } from './news-article'

const item = {
  id: 7,
  title: 'Nowa prasa',
  description: 'Stoi.\n\nGrzeje.\n\nStoi.',
  url: null,
  urlVideo: null,
  createdDate: '2026-11-20T12:00:00.000Z',
}

it('shows title, day, every paragraph, also one that is there twice, and the video', () => {
  const { container } = renderIn(<NewsArticle item={item} titleAs="h3" video={<p>film</p>} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Nowa prasa' })).toBeVisible()
  expect(screen.getByText('20 lis 2026')).toBeVisible()
  expect(screen.getAllByText('Stoi.')).toHaveLength(2)
  expect(container).toHaveTextContent(/Grzeje\.Stoi\.film$/)
})

it('says on a page in English that title and text are Polish, and nothing else', () => {
  renderIn(<NewsArticle item={{ ...item, url: '/pictures/press.webp' }} video={<p>film</p>} />, 'en')
  expect(screen.getByAltText('Nowa prasa')).toHaveAttribute('lang', 'pl')
  expect(screen.getByRole('heading', { name: 'Nowa prasa' })).toHaveAttribute('lang', 'pl')
  expect(screen.getByText('Grzeje.').closest('[lang]')).toHaveAttribute('lang', 'pl')
  expect(screen.getByText('Nov 20, 2026').closest('[lang]')).toBeNull()
  expect(screen.getByText('film').closest('[lang]')).toBeNull()
})
