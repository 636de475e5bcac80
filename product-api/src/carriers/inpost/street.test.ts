import { expect, test } from 'vitest'
import { splitStreet } from './street.ts'

test.each([
  ['ul. Kauczukowa 14', 'ul. Kauczukowa', '14'],
  ['Rynek 1', 'Rynek', '1'],
  ['al. Jana Pawła II 22A/3', 'al. Jana Pawła II', '22A/3'],
  ['Długa 12 m. 3', 'Długa', '12 m. 3'],
  ['Długa 12 lok. 3B', 'Długa', '12 lok. 3B'],
  ['3 Maja 7', '3 Maja', '7'],
  ['ul. 11 Listopada, 5-7', 'ul. 11 Listopada', '5-7'],
  ['Brzeźno  40 a', 'Brzeźno', '40 a'],
])('%s is street and number', (line, street, building) => {
  expect(splitStreet(line)).toEqual({ street, building })
})

test.each(['', 'Rynek', '14', '   ', 'ul. Polna bez numeru'])('“%s” has no number of a building', (line) => {
  expect(splitStreet(line)).toBeNull()
})
