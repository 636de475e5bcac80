import { managedSpacerSchema } from '@bieznik/contract/catalogue/product'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boltCircles } from './bolt-circles.ts'
import { generateSpacers } from './spacers.ts'

const spacers = generateSpacers()

describe('the default spacers', () => {
  it('are 60, the same on every run, and begin every larger catalogue', () => {
    expect(spacers).toHaveLength(60)
    expect(generateSpacers()).toEqual(spacers)
    expect(generateSpacers(2000).slice(0, 60)).toEqual(spacers)
  })

  it('can all go over the wire, each with its own title', () => {
    for (const [index, spacer] of spacers.entries()) {
      expect(z.safeEncode(managedSpacerSchema, { id: index + 1, ...spacer }).error).toBeUndefined()
    }
    expect(new Set(spacers.map(({ title }) => title)).size).toBe(spacers.length)
  })

  it('offer several thicknesses for every bolt circle', () => {
    for (const circle of boltCircles) {
      const offered = spacers.filter(({ boltDistance }) => boltDistance === circle)
      expect(new Set(offered.map(({ thickness }) => thickness)).size, circle).toBeGreaterThanOrEqual(2)
    }
  })

  it('have plausible threads, thicknesses, prices and stocks', () => {
    for (const { boltInfo, thickness, price, quantityInStock } of generateSpacers(2000)) {
      expect(boltInfo).toMatch(/^M1[24]x1\.(25|5)$|^1\/2"-20 UNF$/)
      expect(thickness).toBeGreaterThanOrEqual(3)
      expect(thickness).toBeLessThanOrEqual(50)
      expect(price).toBeGreaterThanOrEqual(79_00)
      expect(price).toBeLessThanOrEqual(420_00)
      expect(quantityInStock).toBeGreaterThanOrEqual(0)
      expect(quantityInStock).toBeLessThanOrEqual(60)
    }
  })
})
