import { expect, it } from 'vitest'
import { asksForBolts } from './asks-for-bolts'

it.each(['śruby do felg', 'Sruby', 'nakrętki', 'болты', 'гайки', 'wheel bolts', 'lug nuts'])(
  '%s asks for what the shop does not sell by itself',
  (query) => expect(asksForBolts(query)).toBe(true),
)

it.each(['rozstaw śrub 5x112', 'dystanse', 'bolt-on', 'felgi', ''])('%s does not', (query) =>
  expect(asksForBolts(query)).toBe(false),
)
