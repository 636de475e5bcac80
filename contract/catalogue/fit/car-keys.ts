import type { Car } from './car.ts'

/** What the numbers of a car are called in the address of a list, beside its sizes. No zod: the middleware imports it. */
export const carKeys = {
  axle: 'axleLoad',
  load: 'loadIndex',
  speed: 'speedSymbol',
  bolts: 'boltCircle',
  bore: 'bore',
  rim: 'wheelWidth',
  thread: 'thread',
} as const satisfies Record<string, keyof Car>

export const SIZE_KEY = 'size'

const PART = `(?:${[SIZE_KEY, ...Object.keys(carKeys)].join('|')})-[^_]+`
const NUMBERS = new RegExp(`^${PART}(?:_${PART})*$`)

/** Whether a text has the form of a car's numbers, of which `readCarNumbers` may not be able to read each. */
export const isOfCarNumbers = (text: string): boolean => NUMBERS.test(text)
