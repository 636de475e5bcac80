import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { Rating } from './rating'

const t = translate('pl')

// Shows D17a
it.each([
  [1, '1 opinia'],
  [2, '2 opinie'],
  [5, '5 opinii'],
])('says of %i what they are and where they stand', (count, text) => {
  renderIn(<Rating opinions={{ count, average: 4.4, opinions: [] }} />)
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '#opinions')
  expect(screen.getByRole('img', { name: 'Średnia ocen: 4,4 na 5' })).toHaveTextContent('★★★★☆')
})

// Shows D17a
it('says that there are none, and has no stars then', () => {
  renderIn(<Rating opinions={{ count: 0, average: null, opinions: [] }} />)
  expect(screen.getByText(t('opinions.none'))).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
