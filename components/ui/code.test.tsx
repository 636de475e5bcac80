import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIn } from '@/tests/render'
import { Code } from './code'

test('a code is figures, and no browser translates it', () => {
  renderIn(<Code>6x139.7</Code>)
  expect(screen.getByText('6x139.7')).toHaveAttribute('translate', 'no')
  expect(screen.getByText('6x139.7')).toHaveClass('figures')
})
