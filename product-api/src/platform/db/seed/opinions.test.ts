import { writeOpinionSchema } from '@bieznik/contract/care/opinion'
import { expect, test } from 'vitest'
import { canCarry, cars } from './cars.ts'
import { SEED_DATE } from './calendar.ts'
import { generateOpinions, generateReviewedOrders } from './opinions.ts'
import { generateSpacers } from './spacers.ts'
import { generateTires } from './tires.ts'
import { generateWheels } from './wheels.ts'

const products = [...generateTires(), ...generateWheels(), ...generateSpacers()]
const opinions = generateOpinions(products)
const orders = generateReviewedOrders(products)

// Shows D17d
test('four products have five opinions each, the one that each list shows first among them', () => {
  const rated = Map.groupBy(opinions, ({ productIndex }) => productIndex)
  expect(Array.from(rated.values(), (own) => own.length)).toEqual([5, 5, 5, 5])
  const kinds = [...rated.keys()].map((index) => products[index]?.productType)
  expect(kinds.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Spacer',
    'Tire',
    'Tire',
    'Wheel',
  ])
})

test('each is one that could be written, by somebody to whom the product was delivered before', () => {
  for (const { userId, productIndex, writtenAt, rating, text, car, mileage, language } of opinions) {
    const body = {
      rating,
      text,
      car: car ?? '',
      showsName: true,
      language,
      ...(mileage !== null && { mileage }),
    }
    expect(writeOpinionSchema.safeParse(body).error).toBeUndefined()
    const lines = orders.filter(
      (order) => order.userId === userId && order.items.some((item) => item.productIndex === productIndex),
    )
    expect(lines).toHaveLength(1)
    expect(String(lines[0]?.deliveredAt) < writtenAt).toBe(true)
    expect(writtenAt < SEED_DATE).toBe(true)
  }
})

test('the car of an opinion can carry the product, and each product has such cars', () => {
  for (const { car: name, productIndex } of opinions) {
    const product = products[productIndex]
    const car = cars.find((each) => each.name === name)
    expect(product && car && canCarry(car, product), `${name} and ${product?.title}`).toBe(true)
  }
})

test('an opinion does not praise what the data deny', () => {
  const wordsOf = (kind: string) =>
    opinions
      .filter(({ productIndex }) => products[productIndex]?.productType === kind)
      .map(({ text }) => text)
      .join(' ')
  const bolted = opinions.map(({ productIndex }) => products[productIndex])
  expect(bolted).toContainEqual(expect.objectContaining({ productType: 'Spacer', boltsIncluded: 'no' }))
  expect(wordsOf('Spacer')).not.toMatch(/ze śrubami|with bolts|с болтами/i)
  // Each of the tires is a road tire of a small car, each of the wheels one of a passenger car.
  expect(wordsOf('Tire')).not.toMatch(/błoc|las|budow|gravel|гряз/i)
  expect(wordsOf('Wheel')).not.toMatch(/\bvan\b|dostawcz/i)
})

test('orders are newest first, and none are there without products', () => {
  const dates = orders.map(({ orderDate }) => orderDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(generateReviewedOrders([]).flatMap(({ items }) => items)).toEqual([])
  expect(generateOpinions([])).toEqual([])
})
