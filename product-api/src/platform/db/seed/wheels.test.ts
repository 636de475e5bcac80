import { managedWheelSchema } from '@bieznik/contract/catalogue/product'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boltCircles } from './bolt-circles.ts'
import { generateWheels } from './wheels.ts'

const wheels = generateWheels()

/** Centre bores in mm of cars that can be looked up in any wheel maker's fitment list. */
const knownBores: Record<string, readonly number[]> = {
  '4x100': [54.1, 56.1, 56.6, 57.1, 60.1],
  '4x108': [63.4, 65.1],
  '5x100': [54.1, 56.1, 57.1],
  '5x108': [60.1, 63.4, 65.1],
  '5x110': [65.1],
  '5x112': [57.1, 66.6],
  '5x114.3': [60.1, 64.1, 66.1, 67.1],
  '5x118': [71.1],
  '5x120': [65.1, 72.6],
  '5x127': [71.6],
  '5x130': [71.6, 84.1, 89.1],
  '5x139.7': [98.1, 108.1],
  '5x160': [65.1],
  '6x114.3': [66.1],
  '6x139.7': [67.1, 78.1, 100.1, 106.1],
}

describe('the default wheels', () => {
  it('are 120, the same on every run, and begin every larger catalogue', () => {
    expect(wheels).toHaveLength(120)
    expect(generateWheels()).toEqual(wheels)
    expect(generateWheels(5000).slice(0, 120)).toEqual(wheels)
  })

  it('can all go over the wire, each with its own title', () => {
    for (const [index, wheel] of wheels.entries()) {
      expect(z.safeEncode(managedWheelSchema, { id: index + 1, ...wheel }).error).toBeUndefined()
    }
    expect(new Set(wheels.map(({ title }) => title)).size).toBe(wheels.length)
  })

  it('offer every bolt circle with the bores that belong to it, and no other', () => {
    expect(new Set(wheels.map(({ boltSpacing }) => boltSpacing))).toEqual(new Set(boltCircles))
    for (const [boltSpacing, bores] of Object.entries(knownBores)) {
      const offered = wheels.filter((wheel) => wheel.boltSpacing === boltSpacing)
      expect(new Set(offered.map((wheel) => wheel.centralBoreDiameter)), boltSpacing).toEqual(new Set(bores))
    }
  })

  it('have every diameter from 13 to 20 inches, in widths that go with it', () => {
    expect(new Set(wheels.map(({ diameter }) => diameter))).toEqual(new Set([13, 14, 15, 16, 17, 18, 19, 20]))
    const all = generateWheels(5000)
    const tooNarrow = all.filter(({ diameter, width }) => width < Math.max(5, diameter * 0.35))
    expect(tooNarrow).toEqual([])
    const cars = all.filter(({ boltSpacing }) => /^[45]x1(00|08|10|12)$/.test(boltSpacing))
    expect(cars.length).toBeGreaterThan(1000)
    expect(cars.filter(({ diameter, width }) => width > diameter * 0.46)).toEqual([])
    expect(all.filter(({ width }) => width > 10)).toEqual([])
  })

  it('are steel or aluminium; steel not above 17 inches', () => {
    const materials = new Set(wheels.map(({ typeOfWheel, material }) => `${typeOfWheel} ${material}`))
    expect(materials).toEqual(new Set(['steel steel', 'alloy aluminium']))
    const steel = generateWheels(5000).filter(({ typeOfWheel }) => typeOfWheel === 'steel')
    expect(steel.every(({ diameter }) => diameter <= 17)).toBe(true)
  })

  it('have plausible prices and stocks', () => {
    for (const { price, quantityInStock } of wheels) {
      expect(price).toBeGreaterThanOrEqual(110_00)
      expect(price).toBeLessThanOrEqual(1100_00)
      expect(quantityInStock).toBeGreaterThanOrEqual(0)
      expect(quantityInStock).toBeLessThanOrEqual(60)
    }
    expect(wheels.some(({ quantityInStock }) => quantityInStock === 0)).toBe(true)
  })
})
