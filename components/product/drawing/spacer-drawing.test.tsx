import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'

const anySpacer = fc.record({
  bolts: fc.integer({ min: 3, max: 8 }),
  circle: fc.integer({ min: 980, max: 1700 }).map((tenths) => tenths / 10),
  thickness: fc.integer({ min: 3, max: 60 }),
})

const number = (element: Element | null, attribute: string) => Number(element?.getAttribute(attribute))

describe('SpacerDrawing', () => {
  it('is named by its title and writes bolt circle and thickness', () => {
    const spacer = { boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20 }
    const { container } = render(<SpacerDrawing title="Dystans 20 mm" spacer={spacer} variant="detail" />)
    expect(screen.getByRole('img', { name: 'Dystans 20 mm' })).toBeVisible()
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['20', '5x112'])
  })

  it('shows thickness and bolt circle in the same scale', () => {
    fc.assert(
      fc.property(anySpacer, fc.constantFrom('card' as const, 'detail' as const), (measures, variant) => {
        const { bolts, circle, thickness } = measures
        const { container, unmount } = render(
          <SpacerDrawing
            title=""
            spacer={{ boltDistance: `${bolts}x${circle}`, boltInfo: 'M14x1.5', thickness }}
            variant={variant}
          />,
        )
        const [first] = container.querySelectorAll('[data-part="bolt"]')
        const side = container.querySelector('[data-part="side"]')
        // The first hole stands straight above the middle, at the height of the side view's middle.
        const middle = number(side, 'y') + number(side, 'height') / 2
        const scale = (middle - number(first ?? null, 'cy')) / (circle / 2)
        expect(container.querySelectorAll('[data-part="bolt"]')).toHaveLength(bolts)
        expect(Math.abs(number(side, 'width') - thickness * scale)).toBeLessThan(0.2)
        unmount()
      }),
      { numRuns: 50 },
    )
  })

  it('takes the holes from the thread of the bolts', () => {
    const radius = (boltInfo: string) => {
      const spacer = { boltDistance: '5x112', boltInfo, thickness: 20 }
      const { container, unmount } = render(<SpacerDrawing title="" spacer={spacer} variant="detail" />)
      const r = number(container.querySelector('[data-part="bolt"]'), 'r')
      unmount()
      return r
    }
    expect(radius('M14x1.5') / radius('M12x1.5')).toBeCloseTo(15 / 13, 1)
  })
})
