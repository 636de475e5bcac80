import { expect, it } from 'vitest'
import { carsSchema, currentCar, type Car } from './car.ts'

const car: Car = {
  id: 'a',
  name: '',
  sizes: [{ width: 195, profile: 65, diameter: 15, loadClass: null }],
  axleLoad: null,
  loadIndex: null,
  speedSymbol: null,
  boltCircle: null,
  bore: null,
  wheelWidth: null,
  wheelEt: null,
  fastening: null,
  thread: null,
  boltLength: null,
}

it('is kept with a size alone', () => {
  expect(carsSchema.parse({ cars: [car], currentId: 'a' }).cars).toEqual([car])
})

it.each<object>([
  { sizes: [] },
  { axleLoad: 10 },
  { loadIndex: 30 },
  { speedSymbol: 'X' },
  { boltCircle: '5' },
  { bore: 5 },
  { thread: 'M14' },
])('is refused with %j', (wrong) => {
  expect(carsSchema.safeParse({ cars: [{ ...car, ...wrong }], currentId: null }).success).toBe(false)
})

it('is the chosen one, or the first when that one is gone', () => {
  const cars = [car, { ...car, id: 'b' }]
  expect(currentCar({ cars, currentId: 'b' })?.id).toBe('b')
  expect(currentCar({ cars, currentId: 'c' })?.id).toBe('a')
  expect(currentCar({ cars: [], currentId: 'a' })).toBeNull()
})
