import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { SizeFacts } from './size-facts'

const size = { width: 195, profile: 80, diameter: 15 }
/** 688.5 mm against 693. */
const nearest = { width: 205, profile: 75, diameter: 15 }

it.each([
  ['pl', ['693 mm średnicy', '2177 mm', 'około 459 razy', 'o 0,6% mniejszy', '99,4 km/h']],
  ['en', ['693 mm across', '2177 mm', 'about 459 turns', '0.6% smaller', '99.4 km/h']],
  ['ru', ['693 мм', '2177 мм', 'около 459 оборотов', 'на 0,6 % меньше', '99,4 км/ч']],
] as const)('says in %s how large a size is and what the nearest one would change', (locale, words) => {
  renderIn(<SizeFacts size={size} sizes={[size, { ...size, diameter: 16 }, nearest]} />, locale)
  const facts = screen.getByRole('region', { name: /195\/80 R15/ })
  for (const word of words) expect(facts.textContent.replaceAll('\u00a0', ' ')).toContain(word)
  const link = within(facts).getByRole('link', { name: '205/75 R15' })
  expect(link.getAttribute('href')).toContain('/tires/filter/width=205&profile=75&diameter=15')
})

it('compares with nothing when there is no other size for the rim', () => {
  renderIn(<SizeFacts size={size} sizes={[size]} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('says of an equally high size that the speedometer stays right', () => {
  renderIn(
    <SizeFacts
      size={{ width: 220, profile: 40, diameter: 15 }}
      sizes={[{ width: 200, profile: 44, diameter: 15 }]}
    />,
  )
  const facts = screen.getByRole('region')
  expect(facts.textContent).toContain('tej samej wysokości')
  expect(facts.textContent).not.toContain('km/h')
})
