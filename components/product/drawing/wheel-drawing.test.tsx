import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'

const wheel = {
  diameter: 16,
  width: 6.5,
  boltSpacing: '5x112',
  centralBoreDiameter: 57.1,
  typeOfWheel: 'alloy',
}

const anyWheel = fc.record({
  diameter: fc.integer({ min: 13, max: 22 }),
  width: fc.integer({ min: 10, max: 24 }).map((halves) => halves / 2),
  bolts: fc.integer({ min: 3, max: 8 }),
  circle: fc.integer({ min: 980, max: 1800 }).map((tenths) => tenths / 10),
  centralBoreDiameter: fc.integer({ min: 541, max: 800 }).map((tenths) => tenths / 10),
  typeOfWheel: fc.constantFrom('alloy', 'steel'),
})

const number = (element: Element | null, attribute: string) => Number(element?.getAttribute(attribute))

describe('WheelDrawing', () => {
  it('is named by its title and writes what the trade calls the sizes', () => {
    const { container } = render(<WheelDrawing title="Felga 6.5x16" wheel={wheel} variant="detail" />)
    expect(screen.getByRole('img', { name: 'Felga 6.5x16' })).toBeVisible()
    const texts = [...container.querySelectorAll('text')].map((text) => text.textContent)
    expect(texts).toEqual(['16″', '6.5″', '5x112', 'Ø57.1'])
  })

  it('puts every bolt on the true bolt circle around the true bore', () => {
    fc.assert(
      fc.property(anyWheel, ({ bolts, circle, ...measures }) => {
        const { container, unmount } = render(
          <WheelDrawing
            title=""
            wheel={{ ...measures, boltSpacing: `${bolts}x${circle}` }}
            variant="detail"
          />,
        )
        const bore = container.querySelector('[data-part="bore"]')
        const scale = number(bore, 'r') / (measures.centralBoreDiameter / 2)
        const holes = [...container.querySelectorAll('[data-part="bolt"]')]
        expect(holes).toHaveLength(bolts)
        for (const hole of holes) {
          const distance = Math.hypot(
            number(hole, 'cx') - number(bore, 'cx'),
            number(hole, 'cy') - number(bore, 'cy'),
          )
          // Positions are rounded to a tenth of a unit; so is the bore, from which the scale is read.
          expect(Math.abs(distance / scale / (circle / 2) - 1)).toBeLessThan(0.015)
        }
        unmount()
      }),
      { numRuns: 50 },
    )
  })

  it('draws the wheel without holes when the bolt circle cannot be read', () => {
    const { container } = render(
      <WheelDrawing title="" wheel={{ ...wheel, boltSpacing: '5x100/112' }} variant="detail" />,
    )
    expect(container.querySelectorAll('[data-part="bolt"]')).toHaveLength(0)
    expect(container.querySelector('[data-part="bore"]')).toBeInTheDocument()
  })

  it('stays small enough for a list of 24', () => {
    const { container } = render(<WheelDrawing title="" wheel={{ ...wheel, boltSpacing: '8x165.1' }} />)
    expect(container.innerHTML.length).toBeLessThan(2500)
  })
})
