import { describe, expect, it } from 'vitest'
import {
  directionOf,
  heightDifference,
  nearestSize,
  nearestSizes,
  relativeDifference,
  sizeFacts,
} from './size-facts'

const sizeOf = (width: number, profile: number, diameter: number) => ({ width, profile, diameter })

describe('a size on the road', () => {
  it('195/80 R15 is 693 mm high and turns 459 times on a kilometre', () => {
    // 15 × 25.4 + 2 × 156 = 693; 693 × π = 2177.1; 1,000,000 / 2177.1 = 459.3
    expect(sizeFacts(sizeOf(195, 80, 15))).toEqual({
      diameter: 693,
      circumference: 2177,
      sidewall: 156,
      turnsPerKm: 459,
    })
  })

  it('31x10.50 R15 is 31 inches high', () => {
    // 31 × 25.4 = 787.4; (787.4 - 381) / 2 = 203.2
    expect(sizeFacts(sizeOf(31, 10.5, 15))).toMatchObject({ diameter: 787, sidewall: 203 })
  })
})

describe('the nearest size', () => {
  const size = sizeOf(205, 55, 16)

  it('is the one for the same rim that differs least in height', () => {
    const sizes = [size, sizeOf(195, 60, 16), sizeOf(215, 55, 16), sizeOf(205, 55, 17), sizeOf(225, 50, 16)]
    // 631.9 against 225/50: 631.4
    expect(nearestSize(size, sizes)).toEqual(sizeOf(225, 50, 16))
    expect(relativeDifference(size, sizeOf(225, 50, 16))).toBeCloseTo(-0.0008, 4)
  })

  it('is of two equally high ones the one of a similar width', () => {
    const sizes = [sizeOf(200, 44, 15), sizeOf(220, 40, 15)]
    expect(nearestSize(sizeOf(215, 41, 15), sizes)).toEqual(sizeOf(220, 40, 15))
  })

  it('is none when there is no other for that rim', () => {
    expect(nearestSize(size, [size, sizeOf(205, 55, 17)])).toBeNull()
  })
})

describe('the nearest sizes', () => {
  const size = sizeOf(205, 55, 16)

  it('are those for the same rim by how far they roll', () => {
    // 631.9 mm against 640.4, 631.4 and 621.4
    const sizes = [sizeOf(195, 60, 16), size, sizeOf(225, 50, 16), sizeOf(215, 55, 17), sizeOf(215, 50, 16)]
    expect(nearestSizes(size, sizes)).toEqual([sizeOf(225, 50, 16), sizeOf(195, 60, 16), sizeOf(215, 50, 16)])
  })

  it.each([
    ['rolls 3 % further or less far', sizeOf(205, 65, 16), sizeOf(205, 50, 16)],
    ['is much wider or narrower', sizeOf(235, 48, 16), sizeOf(175, 65, 16)],
    ['is for another rim', sizeOf(205, 55, 17), sizeOf(205, 60, 15)],
  ])('are none that %s', (_what, ...others) => {
    expect(nearestSizes(size, others)).toEqual([])
  })

  it('are distinguished by whole millimetres of height', () => {
    // 631.9 mm against 659.9 and 608.9
    const heights = [sizeOf(195, 65, 16), sizeOf(225, 45, 16)].map((other) => heightDifference(size, other))
    expect(heights).toEqual([28, -23])
  })

  it('are never the size itself', () => {
    expect(nearestSizes(size, [{ ...size }])).toEqual([])
  })

  it.each([
    [0.0004, 'same'],
    [-0.0004, 'same'],
    [0.0006, 'larger'],
    [-0.0006, 'smaller'],
  ])('with a difference of %f are called %s', (difference, direction) => {
    expect(directionOf(difference)).toBe(direction)
  })
})
