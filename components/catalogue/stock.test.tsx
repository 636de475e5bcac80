import { describe, expect, it } from 'vitest'
import { Stock } from '@/components/catalogue/stock'
import { renderIn } from '@/tests/render'

describe('Stock', () => {
  it.each([
    ['pl', 0, 'Stan magazynowy: brak w magazynie'],
    ['pl', 1, 'Stan magazynowy: 1 szt.'],
    ['pl', 20, 'Stan magazynowy: 20 szt.'],
    ['pl', 21, 'Stan magazynowy: pod dostatkiem'],
    ['en', 0, 'In stock: out of stock'],
    ['en', 1, 'In stock: 1 piece'],
    ['en', 20, 'In stock: 20 pieces'],
    ['en', 21, 'In stock: more than enough'],
    ['ru', 0, 'В наличии: нет в наличии'],
    ['ru', 20, 'В наличии: 20 шт.'],
    ['ru', 21, 'В наличии: более чем достаточно'],
  ] as const)('says in %s of %i pieces: %s', (locale, quantity, text) => {
    const { container } = renderIn(<Stock quantity={quantity} />, locale)
    expect(container.textContent).toBe(text)
  })
})
