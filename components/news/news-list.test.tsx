import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NewsList } from './news-list'

const item = {
  id: 7,
  title: 'Nowa linia',
  description: 'Druga prasa.',
  url: '/news/press.jpg',
  urlVideo: null,
  createdDate: '2026-11-11T08:00:00.000Z',
}

describe('NewsList', () => {
  // Shows S2.77
  it.each([
    ['pl', 'Brak aktualności.'],
    ['en', 'No news available.'],
    ['ru', 'Новостей нет.'],
  ] as const)('says in %s that there is nothing', (locale, words) => {
    renderIn(<NewsList items={[]} />, locale)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('leads to each item, in the language of the page', () => {
    renderIn(<NewsList items={[item, { ...item, id: 8, title: 'Urlop' }]} />, 'ru')
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ru/news/7', '/ru/news/8'])
  })

  // Shows S2.78
  it('shows the drawing in place of a broken picture', () => {
    const { container } = renderIn(<NewsList items={[item]} />)
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', expect.stringContaining('press.jpg'))
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/drawings\/plate-/),
    )
  })
})
