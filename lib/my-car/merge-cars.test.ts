import { carsSchema, MAX_CARS, type Car, type Cars } from '@bieznik/contract/catalogue/fit/car'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCar } from '@/tests/shop-examples'
import { mergeCars } from './merge-cars'

const idsOf = ({ cars }: Cars) => cars.map(({ id }) => id)
const carsOf = (...cars: Car[]): Cars => ({ cars, currentId: cars.at(-1)?.id ?? null })

it('has the cars of both, and of one that both know this browser’s', () => {
  const account = carsOf(aCar('1', 'Transit'), aCar('2', 'Golf'))
  const local = carsOf(aCar('2', 'Golf Variant'), aCar('3', 'Niva'))
  expect(mergeCars(account, local, ['2', '3'])).toEqual({
    cars: [aCar('1', 'Transit'), aCar('2', 'Golf Variant'), aCar('3', 'Niva')],
    currentId: '3',
  })
})

it('leaves what was not changed here as the account has it', () => {
  const account = carsOf(aCar('1', 'Transit'), aCar('4', 'added elsewhere'))
  const local = carsOf(aCar('1', 'old'), aCar('2', 'removed elsewhere'), aCar('3', 'Niva'))
  expect(mergeCars(account, local, ['3'])?.cars).toEqual([
    aCar('1', 'Transit'),
    aCar('4', 'added elsewhere'),
    aCar('3', 'Niva'),
  ])
})

it('removes from the account what was removed here', () => {
  expect(mergeCars(carsOf(aCar('1'), aCar('2')), carsOf(aCar('1')), ['2'])).toEqual(carsOf(aCar('1')))
})

it('compares with the account’s car where this browser has none', () => {
  const account = { cars: [aCar('1'), aCar('2')], currentId: '2' }
  expect(mergeCars(account, { cars: [], currentId: null }, [])).toEqual(account)
})

const someCars = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: MAX_CARS }).chain((ids) =>
  fc.record({
    cars: fc.constant(ids).chain((each) => fc.tuple(...each.map((id) => aCarWithAnyName(`${id}`)))),
    currentId: fc.option(fc.constantFrom(...ids.map(String), 'gone')),
  }),
)
const aCarWithAnyName = (id: string) => fc.string({ maxLength: 8 }).map((name) => aCar(id, name))

it('loses no car of either, and is none where there is no room for both', () => {
  fc.assert(
    fc.property(someCars, someCars, (account, local) => {
      const all = new Set([...idsOf(account), ...idsOf(local)])
      const merged = mergeCars(account, local, idsOf(local))
      expect(merged && new Set(idsOf(merged))).toEqual(all.size > MAX_CARS ? null : all)
    }),
  )
})

it('is a document that can be stored, and a repeat changes nothing, whatever was changed here', () => {
  fc.assert(
    fc.property(
      someCars,
      someCars,
      fc.array(fc.integer({ min: 0, max: 15 }).map(String)),
      (account, local, changed) => {
        const merged = mergeCars(account, local, changed)
        fc.pre(merged !== null)
        expect(carsSchema.parse(merged)).toEqual(merged)
        expect(new Set(idsOf(merged)).size).toBe(merged.cars.length)
        expect(merged.cars.length > 0).toBe(idsOf(merged).some((id) => id === merged.currentId))
        expect(mergeCars(merged, merged, idsOf(merged))).toEqual(merged)
        expect(mergeCars(merged, local, changed)).toEqual(merged)
      },
    ),
  )
})
