import { managedTireSchema } from '@bieznik/contract/catalogue/product'
import { hasClassForLoad } from '@bieznik/contract/catalogue/load-class'
import { formatTireSize, isInchSize } from '@bieznik/contract/catalogue/tire-size'
import { tireTitle } from '@bieznik/contract/catalogue/tire-title'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tirePatterns } from './tire-patterns.ts'
import { generateTires, type NewTire } from './tires.ts'

const tires = generateTires()

const sizesOf = (list: readonly NewTire[]) => new Set(list.map(formatTireSize))
const share = (list: readonly NewTire[], test: (tire: NewTire) => boolean) =>
  list.filter(test).length / list.length

describe('the default tires', () => {
  it('are at least 400 and the same on every run', () => {
    expect(tires).toHaveLength(420)
    expect(generateTires()).toEqual(tires)
  })

  it('can all go over the wire', () => {
    for (const [index, tire] of tires.entries()) {
      const encoded = z.safeEncode(managedTireSchema, { id: index + 1, ...tire })
      expect(encoded.error).toBeUndefined()
    }
  })

  it('come from one manufacturer, for all seasons, none archived, each its own title', () => {
    expect(new Set(tires.map(({ manufacturer }) => manufacturer)).size).toBe(1)
    expect(new Set(tires.map(({ season }) => season))).toEqual(new Set(['allseason']))
    expect(tires.some(({ inArchive }) => inArchive)).toBe(false)
    expect(new Set(tires.map(({ title }) => title)).size).toBe(tires.length)
  })

  it('say in the title what they are, vans with a C', () => {
    for (const tire of tires) {
      expect(tire.title).toBe(tireTitle(tire))
      expect(tire.loadClass === 'C').toBe(tire.typeOfTire === 'truck')
    }
    expect(tires.map(({ title }) => title)).toContain('Nadbieg Szuter AT 205/80 R16 104S XL')
    expect(tires.some(({ title }) => / 195\/75 R16C 107[QR]$/.test(title))).toBe(true)
  })

  it('carry what their class allows', () => {
    for (const { title, ...tire } of tires) expect([title, hasClassForLoad(tire)]).toEqual([title, true])
  })

  it('were retreaded in the months before, on casings that were then at most seven years old', () => {
    const weeks = tires.map(({ retreadWeek = '' }) => retreadWeek)
    expect(weeks.every((week) => /^(?:1[89]|[23]\d|4[0-4])26$/.test(week))).toBe(true)
    expect(new Set(weeks).size).toBeGreaterThan(20)
    for (const { carcassWeek = '' } of tires) expect(26 - Number(carcassWeek.slice(2))).toBeLessThan(7)
    expect(new Set(tires.map(({ carcassClass }) => carcassClass))).toEqual(new Set(['A', 'B']))
  })

  it('hold the sizes that the shop is asked for most', () => {
    const sizes = [...sizesOf(tires)]
    expect(sizes).toEqual(expect.arrayContaining(['195/80 R15', '195/65 R15', '205/55 R16', '195/75 R16']))
    expect(sizes).toEqual(
      expect.arrayContaining(['30x9.50 R15', '31x10.50 R15', '33x12.50 R15', '35x12.50 R15', '35x12.50 R17']),
    )
  })

  it('use every tread pattern, each on its own type, off-road ones on tall sidewalls only', () => {
    expect(new Set(tires.map(({ protector }) => protector))).toEqual(
      new Set(tirePatterns.map(({ name }) => name)),
    )
    for (const tire of tires) {
      const pattern = tirePatterns.find(({ name }) => name === tire.protector)
      expect(pattern?.typeOfTire).toBe(tire.typeOfTire)
    }
    const mud = tires.filter(({ protector }) => protector.endsWith('MT'))
    expect(mud.every((tire) => isInchSize(tire) || tire.profile >= 70)).toBe(true)
  })

  it('cost what retreads cost', () => {
    for (const { price } of tires) {
      expect(price).toBeGreaterThanOrEqual(140_00)
      expect(price).toBeLessThanOrEqual(700_00)
      expect([0, 50, 99]).toContain(price % 100)
    }
  })

  it('have stocks from 0 to 60: some sold out, some few, most of them many', () => {
    const stocks = tires.map(({ quantityInStock }) => quantityInStock)
    expect(stocks.every((stock) => Number.isInteger(stock) && stock >= 0 && stock <= 60)).toBe(true)
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(20)
    expect(stocks.filter((stock) => stock >= 1 && stock <= 20).length).toBeGreaterThan(80)
    expect(stocks.filter((stock) => stock > 20).length).toBeGreaterThan(200)
  })
})

describe('the default size, 195/80 R15', () => {
  const ofDefaultSize = tires.filter((tire) => formatTireSize(tire) === '195/80 R15')

  it('comes in several patterns and prices', () => {
    expect(new Set(ofDefaultSize.map(({ protector }) => protector)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(ofDefaultSize.map(({ price }) => price)).size).toBeGreaterThanOrEqual(4)
    expect(ofDefaultSize.map(({ icVc }) => icVc)).toContain('96T')
  })

  it('has enough for several sets, and exactly one that is sold out', () => {
    const stocks = ofDefaultSize.map(({ quantityInStock }) => quantityInStock)
    expect(stocks.filter((stock) => stock >= 24).length).toBeGreaterThanOrEqual(2)
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(1)
  })
})

describe('a large catalogue', () => {
  const many = generateTires(20_000)

  it('begins with the small one', () => {
    expect(many.slice(0, tires.length)).toEqual(tires)
  })

  it('spreads over every size and pattern, none of them crowding out the others', () => {
    const sizes = sizesOf(many)
    expect(sizes.size).toBeGreaterThan(110)
    const crowded = [...sizes].filter((size) => {
      const part = share(many, (tire) => formatTireSize(tire) === size)
      return part < 0.001 || part > 0.03
    })
    expect(crowded).toEqual([])
    const rare = tirePatterns.filter(({ name }) => share(many, ({ protector }) => protector === name) < 0.02)
    expect(rare).toEqual([])
  })

  it('keeps stocks and prices realistic', () => {
    const soldOut = share(many, ({ quantityInStock }) => quantityInStock === 0)
    expect(soldOut).toBeGreaterThan(0.08)
    expect(soldOut).toBeLessThan(0.12)
    expect(many.every(({ price }) => price >= 140_00 && price <= 700_00)).toBe(true)
  })

  it('makes a hundred thousand when asked to', () => {
    expect(generateTires(100_000)).toHaveLength(100_000)
  })
})
