import { expect, it } from 'vitest'
import { acceptsAvif } from './accepts-avif'

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp, image/avif;q=0.9', true],
  ['IMAGE/AVIF', true],
  ['image/avif;q=0', false],
  ['image/avif; q=0.000', false],
  ['image/webp,image/*,*/*;q=0.8', false],
  ['*/*', false],
  ['image/avif-sequence', false],
  ['', false],
  [null, false],
])('%j: %s', (accept, isRead) => {
  expect(acceptsAvif(accept)).toBe(isRead)
})
