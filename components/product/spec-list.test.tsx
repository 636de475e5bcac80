import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SpecList } from './spec-list'

it('keeps browsers from translating sizes and codes, and leaves them words', () => {
  const entries = [
    { name: 'Rozmiar', value: '195/65 R15' },
    { name: 'Sezon', value: 'zimowa' },
    { name: 'Rok', value: 2026 },
  ]
  render(<SpecList entries={entries} />)
  const isMarked = (text: string) => screen.getByText(text).closest('[translate=no]') !== null
  expect(['195/65 R15', 'zimowa', '2026'].map(isMarked)).toEqual([true, false, true])
})
