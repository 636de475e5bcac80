import { carSchema } from '@bieznik/contract/catalogue/fit/car'
import { describe, expect, it } from 'vitest'
import { carFormSchema, emptyCar, typedCarOf, type TypedCar } from './car-form'

const read = (typed: Partial<TypedCar>) => carFormSchema.safeParse({ ...emptyCar, ...typed })
const errorsOf = (typed: Partial<TypedCar>) => read(typed).error?.issues.map(({ message }) => message)

describe('a car that is typed', () => {
  it('needs the size of a tire or the bolt circle of a wheel', () => {
    expect(errorsOf({})).toEqual(['needed'])
    expect(errorsOf({ size: 'opona', boltCircle: '5x112' })).toEqual(['size'])
    expect(read({ boltCircle: '5x112', bore: '57,1' }).data).toMatchObject({
      sizes: [],
      boltCircle: '5x112',
      bore: 57.1,
    })
    expect(read({ size: '195/70r15c' }).data?.sizes).toEqual([
      { width: 195, profile: 70, diameter: 15, loadClass: 'C' },
    ])
  })

  it('has load and speed by the whole sidewall, unless they are typed', () => {
    const size = '195/70 R15C 104/102R'
    expect(read({ size }).data).toMatchObject({ loadIndex: 104, speedSymbol: 'R' })
    expect(read({ size, loadIndex: '106', speedSymbol: 'т' }).data).toMatchObject({
      loadIndex: 106,
      speedSymbol: 'T',
    })
  })

  it('has further sizes', () => {
    const others = '205/65 R15; 31x10,50 R15, 195/65 R15 XL'
    expect(read({ size: '195/70 R15', others }).data?.sizes).toHaveLength(4)
    expect(errorsOf({ size: '195/70 R15', others: `${others}; 185/65 R15` })).toEqual(['others'])
    expect(errorsOf({ size: '195/70 R15', others: 'opony' })).toEqual(['others'])
  })

  it.each([
    ['1700', 1700],
    ['1 700 kg', 1700],
    ['10,79 kN', 1100],
    ['10.79', 1100],
    ['16,7 кН', 1702],
  ])('bears %s on an axle, which are %d kg', (axleLoad, kg) => {
    expect(read({ size: '195/70 R15', axleLoad }).data?.axleLoad).toBe(kg)
  })

  it('has a wheel as it is stamped', () => {
    const typed = {
      size: '195/70 R15',
      boltCircle: '5*112',
      bore: '57,1 mm',
      wheelWidth: '6½',
      wheelEt: 'ET −5',
    }
    expect(read(typed).data).toMatchObject({ boltCircle: '5x112', bore: 57.1, wheelWidth: 6.5, wheelEt: -5 })
  })

  it.each<[keyof TypedCar, string]>([
    ['name', 'x'.repeat(41)],
    ['axleLoad', '200 kg'],
    ['axleLoad', 'dużo'],
    ['loadIndex', '30'],
    ['speedSymbol', 'X'],
    ['boltCircle', '112'],
    ['bore', '10'],
    ['wheelWidth', '60'],
    ['wheelEt', '500'],
    ['thread', 'M14'],
    ['boltLength', '1'],
  ])('is refused at %s for %j', (field, text) => {
    expect(errorsOf({ size: '195/70 R15', [field]: text })).toEqual([field])
  })

  it('is the same when it is edited and saved', () => {
    const filled = {
      name: 'Transit',
      size: '195/70 R15 XL',
      others: '205/65 R15C',
      axleLoad: '1700',
      loadIndex: '104',
      speedSymbol: 'R',
      boltCircle: '5x160',
      bore: '65.1',
      wheelWidth: '6.5',
      wheelEt: '-10',
      fastening: 'nut',
      thread: 'M14x1.5',
      boltLength: '',
    }
    for (const typed of [filled, { ...emptyCar, boltCircle: '5x112' }]) {
      const car = carSchema.parse({ id: 'a', ...carFormSchema.parse(typed) })
      expect(typedCarOf(car)).toEqual(typed)
    }
  })
})
