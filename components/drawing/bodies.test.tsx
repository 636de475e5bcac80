// Shows D18

import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SpacerBody } from '@/components/drawing/spacer-body'
import { spacerLayout } from '@/components/drawing/spacer-layout'
import { TireCard } from '@/components/drawing/tire-card'
import { tireLayout } from '@/components/drawing/tire-layout'
import { TireSheet } from '@/components/drawing/tire-sheet'
import { treadOf, treads } from '@/components/drawing/tread'
import { WheelBody } from '@/components/drawing/wheel-body'

const size = (width: number, profile: number, diameter: number) => ({ width, profile, diameter })
const metricSize = fc.record({
  width: fc.integer({ min: 27, max: 71 }).map((fives) => fives * 5),
  profile: fc.integer({ min: 6, max: 19 }).map((fives) => fives * 5),
  diameter: fc.integer({ min: 10, max: 24 }),
})
const inchSize = fc.constantFrom(size(27, 8.5, 14), size(31, 10.5, 15), size(37, 12.5, 17))
const anySize = fc.oneof(metricSize, inchSize)
const anyTread = fc.constantFrom(...Object.keys(treads))

const number = (element: Element | null | undefined, attribute: string) =>
  Number(element?.getAttribute(attribute))

/** Of the corners of a path of absolute and relative lines, which way the band goes: its height. */
const heightOf = (path: Element | null) => {
  const [, from, to] = /^M0 (-?[\d.]+)H[\d.]+V(-?[\d.]+)/.exec(path?.getAttribute('d') ?? '') ?? []
  return Number(to) - Number(from)
}

function drawCard(tire: ReturnType<typeof size>, protector: string) {
  const { container, unmount } = render(
    <svg>
      <TireCard size={tire} protector={protector} />
    </svg>,
  )
  const copies = Array.from(container.querySelectorAll('use'), (copy) => number(copy, 'x'))
  const wall = heightOf(container.querySelector('.wall'))
  const crown = /translate\(([\d.]+)/.exec(
    container.querySelector('g[transform*=rotate]')?.getAttribute('transform') ?? '',
  )
  unmount()
  return { wall, pitch: (copies[3] ?? 0) - (copies[2] ?? 0), crown: Number(crown?.[1]) }
}

describe('the card of a tire', () => {
  it('has width, height of the section and pitch of the tread in one scale', () => {
    fc.assert(
      fc.property(anySize, anyTread, (tire, protector) => {
        const mm = tireDimensions(tire)
        const { wall, pitch, crown } = drawCard(tire, protector)
        const scale = wall / mm.sectionWidth
        // Everything is rounded to a tenth of a unit.
        expect(Math.abs(232 - crown - mm.sectionHeight * scale)).toBeLessThan(0.3)
        expect(
          Math.abs(pitch - (Math.PI * mm.overallDiameter * scale) / treadOf(protector).pitches),
        ).toBeLessThan(0.3)
        expect(wall).toBeLessThanOrEqual(164.2)
        expect(crown).toBeGreaterThan(100)
      }),
      { numRuns: 60 },
    )
  })

  it('is larger for a larger tire', () => {
    expect(
      drawCard(size(31, 10.5, 15), 'Szuter AT').wall / drawCard(size(155, 70, 13), 'Trasa').wall,
    ).toBeCloseTo(266.7 / 155, 1)
  })
})

it('the sheet of a tire keeps the ratio of overall and rim diameter of every size, and the section its own', () => {
  fc.assert(
    fc.property(anySize, (tire) => {
      const { mm, side, section } = tireLayout(tire)
      expect(Math.abs(side.rimRadius - (side.radius * mm.rimDiameter) / mm.overallDiameter)).toBeLessThan(
        0.06,
      )
      expect(Math.abs(section.height - (section.width * mm.sectionHeight) / mm.sectionWidth)).toBeLessThan(
        0.06,
      )
    }),
  )
})

it('the side of a tire shows lugs of a mud tread, larger than what a road tread shows', () => {
  const shown = (protector: string) => {
    const { container, unmount } = render(
      <svg>
        <TireSheet size={size(235, 85, 16)} protector={protector} />
      </svg>,
    )
    const width = number(container.querySelector('.ring-top'), 'stroke-width')
    unmount()
    return width
  }
  expect(shown('Moczar MT')).toBeGreaterThan(2 * shown('Trasa'))
  expect(shown('Wykrot XT')).toBeGreaterThan(2 * shown('Trasa'))
})

const look = { model: 'orla', tone: 'silver', sheen: 'satin' } as const
const anyWheel = fc.record({
  diameter: fc.integer({ min: 13, max: 22 }),
  width: fc.integer({ min: 10, max: 24 }).map((halves) => halves / 2),
  bolts: fc.integer({ min: 3, max: 8 }),
  circle: fc.integer({ min: 980, max: 1800 }).map((tenths) => tenths / 10),
  centralBoreDiameter: fc.integer({ min: 541, max: 800 }).map((tenths) => tenths / 10),
  variant: fc.constantFrom('card' as const, 'sheet' as const),
})

describe('a wheel', () => {
  it('has every bolt on the true bolt circle around the true bore', () => {
    fc.assert(
      fc.property(anyWheel, ({ bolts, circle, variant, ...measures }) => {
        const { container, unmount } = render(
          <svg>
            <WheelBody
              variant={variant}
              look={look}
              wheel={{ ...measures, boltSpacing: `${bolts}x${circle}` }}
            />
          </svg>,
        )
        const bore = container.querySelector('.bore')
        const scale = number(bore, 'r') / (measures.centralBoreDiameter / 2)
        const holes = [...container.querySelectorAll('.bolt')]
        expect(holes).toHaveLength(bolts)
        for (const hole of holes) {
          const across = number(hole, 'cx') - number(bore, 'cx')
          const distance = Math.hypot(across, number(hole, 'cy') - number(bore, 'cy'))
          // Positions are rounded to a tenth of a unit; so is the bore, from which the scale is read.
          expect(Math.abs(distance / scale / (circle / 2) - 1)).toBeLessThan(0.015)
        }
        unmount()
      }),
      { numRuns: 50 },
    )
  })

  it('is drawn without holes when its bolt circle cannot be read', () => {
    const wheel = { diameter: 16, width: 6.5, centralBoreDiameter: 57.1, boltSpacing: '5x100/112' }
    const { container } = render(
      <svg>
        <WheelBody variant="card" look={look} wheel={wheel} />
      </svg>,
    )
    expect(container.querySelectorAll('.bolt')).toHaveLength(0)
    expect(container.querySelector('.bore')).toBeInTheDocument()
  })
})

describe('a spacer', () => {
  const spacer = { boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20 }

  it('has its thickness, its scale and its bolt circle in one scale, and a hole for each bolt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 50 }), fc.integer({ min: 3, max: 8 }), (thickness, bolts) => {
        const drawn = { ...spacer, thickness, boltDistance: `${bolts}x112` }
        const { container, unmount } = render(
          <svg>
            <SpacerBody variant="card" spacer={drawn} />
          </svg>,
        )
        const { scale, ry, depth } = spacerLayout(drawn, 'card')
        const filled = /h([\d.]+)/.exec(
          container.querySelector('[data-part="thickness"]')?.getAttribute('d') ?? '',
        )
        expect(Math.abs(Number(filled?.[1]) - thickness * scale)).toBeLessThan(0.06)
        expect(Math.abs(ry - ((112 + 38) / 2) * scale)).toBeLessThan(0.06)
        expect(Math.abs(depth / Math.sin((40 * Math.PI) / 180) - thickness * scale)).toBeLessThan(0.1)
        expect(container.querySelectorAll('[data-part="hole"]')).toHaveLength(bolts)
        unmount()
      }),
      { numRuns: 40 },
    )
  })

  it('has a centre bore only where it is known', () => {
    const holes = (bore?: number) => {
      const { container, unmount } = render(
        <svg>
          <SpacerBody variant="card" spacer={spacer} bore={bore} />
        </svg>,
      )
      const radii = Array.from(container.querySelectorAll('[data-part="hole"]'), (hole) => number(hole, 'ry'))
      unmount()
      return radii
    }
    expect(holes()).toHaveLength(5)
    const scale = spacerLayout(spacer, 'card').scale
    expect(holes(66.6).at(-1)).toBeCloseTo(33.3 * scale, 1)
  })

  it('has its collar around the bore where it is known', () => {
    const { container } = render(
      <svg>
        <SpacerBody variant="card" spacer={spacer} bore={66.6} lip={57.1} />
        <SpacerBody variant="card" spacer={spacer} bore={66.6} />
      </svg>,
    )
    const lips = Array.from(container.querySelectorAll('[data-part="lip"]'), (lip) => number(lip, 'ry'))
    expect(lips).toHaveLength(1)
    expect(lips[0]).toBeCloseTo(28.55 * spacerLayout(spacer, 'card').scale, 1)
  })

  it('takes its holes from the thread of the bolts', () => {
    const radius = (boltInfo: string) => {
      const { container, unmount } = render(
        <svg>
          <SpacerBody variant="sheet" spacer={{ ...spacer, boltInfo }} />
        </svg>,
      )
      const ry = number(container.querySelector('[data-part="hole"]'), 'ry')
      unmount()
      return ry
    }
    expect(radius('M14x1.5') / radius('M12x1.5')).toBeCloseTo(15 / 13, 1)
  })
})
