import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import NewsNotFound from './not-found'

// Shows S2.76
it.each([
  ['pl', 'Nie znaleziono aktualności.', '/allnews'],
  ['en', 'News item not found.', '/en/allnews'],
  ['ru', 'Новость не найдена.', '/ru/allnews'],
] as const)('a missing news item says so in %s and leads to the others', (locale, words, all) => {
  renderIn(<NewsNotFound />, locale)
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeInTheDocument()
  expect(screen.getAllByText(words).at(-1)).toBeVisible()
  expect(screen.getByRole('link', { name: translate(locale)('news.back') })).toHaveAttribute('href', all)
})
