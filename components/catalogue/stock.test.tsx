import { describe, expect, it } from 'vitest'
import { Stock } from '@/components/catalogue/stock'
import { renderIn } from '@/tests/render'

describe('Stock', () => {
  // Shows S2.59, S9.4, D16a
  it.each([
    ['pl', 0, 'Dostępność: brak w magazynie'],
    ['pl', 1, 'Dostępność: 1 szt.'],
    ['pl', 20, 'Dostępność: 20 szt.'],
    ['pl', 21, 'Dostępność: ponad 20 szt.'],
    ['en', 0, 'Availability: out of stock'],
    ['en', 1, 'Availability: 1 piece'],
    ['en', 20, 'Availability: 20 pieces'],
    ['en', 21, 'Availability: more than enough'],
    ['ru', 0, 'Наличие: нет в наличии'],
    ['ru', 20, 'Наличие: 20 шт.'],
    ['ru', 21, 'Наличие: больше 20 шт.'],
  ] as const)('says in %s of %i pieces: %s', (locale, quantity, text) => {
    const { container } = renderIn(<Stock quantity={quantity} />, locale)
    expect(container.textContent).toBe(text)
  })

  it('is not named a second time where its name stands beside it', () => {
    const { container } = renderIn(<Stock quantity={18} isNamed />)
    expect(container.textContent).toBe('18 szt.')
  })
})
