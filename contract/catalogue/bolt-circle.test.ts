import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boltPositions, formatBoltCircle, parseBoltCircle } from './bolt-circle.ts'

const anyBoltCircle = fc.record({
  bolts: fc.integer({ min: 3, max: 12 }),
  diameter: fc.integer({ min: 100, max: 3350 }).map((tenths) => tenths / 10),
})

describe('parseBoltCircle', () => {
  it.each([
    ['5x112', { bolts: 5, diameter: 112 }],
    ['5x114.3', { bolts: 5, diameter: 114.3 }],
    ['6x139,7', { bolts: 6, diameter: 139.7 }],
    [' 4 x 100 ', { bolts: 4, diameter: 100 }],
    ['5X120.65', { bolts: 5, diameter: 120.65 }],
    ['10×335', { bolts: 10, diameter: 335 }],
    ['5х112', { bolts: 5, diameter: 112 }],
    ['5*112', { bolts: 5, diameter: 112 }],
    ['5-112', { bolts: 5, diameter: 112 }],
  ])('reads %s', (text, circle) => {
    expect(parseBoltCircle(text)).toEqual(circle)
  })

  it.each([
    '',
    '5',
    'x112',
    '5x',
    '2x112',
    '13x112',
    '5x1',
    '5x1120',
    '5x112x2',
    '5x100/112',
    'M14x1.5',
    '-5x112',
  ])('refuses %j', (text) => {
    expect(parseBoltCircle(text)).toBeNull()
  })

  it('reads back what formatBoltCircle writes', () => {
    fc.assert(
      fc.property(anyBoltCircle, (circle) => {
        expect(parseBoltCircle(formatBoltCircle(circle))).toEqual(circle)
      }),
    )
  })
})

describe('boltPositions', () => {
  it('puts every bolt on the circle, evenly spread, the first at the top', () => {
    fc.assert(
      fc.property(anyBoltCircle, (circle) => {
        const positions = boltPositions(circle)
        const spacing = circle.diameter * Math.sin(Math.PI / circle.bolts)
        expect(positions).toHaveLength(circle.bolts)
        expect(positions[0]?.x).toBeCloseTo(0)
        expect(positions[0]?.y).toBeCloseTo(-circle.diameter / 2)
        positions.forEach(({ x, y }, index) => {
          const next = positions[(index + 1) % positions.length] ?? { x: NaN, y: NaN }
          expect(Math.hypot(x, y)).toBeCloseTo(circle.diameter / 2)
          expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(spacing)
        })
      }),
    )
  })
})
