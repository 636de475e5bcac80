import { expect, it } from 'vitest'
import { parseThread } from './thread.ts'

it.each([
  ['M14x1.5', 14, 1.5],
  ['M12x1,25', 12, 1.25],
  ['m 12 × 1.5', 12, 1.5],
  ['М14х1.5', 14, 1.5],
  ['1/2"-20 UNF', 12.7, 1.27],
])('%s is %d mm with %d mm a turn', (text, diameter, pitch) => {
  const thread = parseThread(text)
  expect(thread?.diameter).toBeCloseTo(diameter)
  expect(thread?.pitch).toBeCloseTo(pitch)
})

it.each(['', 'M14', 'M6x1', '5x112', 'M14x15', 'śruby', '1/2'])('%j is none of a wheel', (text) =>
  expect(parseThread(text)).toBeNull(),
)
