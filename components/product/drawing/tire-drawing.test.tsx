import { tireDimensions } from '@bieznik/contract/tire-size'
import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sheets } from '@/components/product/drawing/drawing-frame'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'

const metricSize = fc.record({
  width: fc.integer({ min: 27, max: 79 }).map((fives) => fives * 5),
  profile: fc.integer({ min: 6, max: 20 }).map((fives) => fives * 5),
  diameter: fc.integer({ min: 10, max: 24 }),
})
const inchSize = fc
  .record({
    diameter: fc.integer({ min: 14, max: 20 }),
    height: fc.integer({ min: 11, max: 18 }),
    profile: fc.integer({ min: 16, max: 27 }).map((halves) => halves / 2),
  })
  .map(({ diameter, height, profile }) => ({ width: diameter + height, profile, diameter }))
const anySize = fc.oneof(metricSize, inchSize)
const anyVariant = fc.constantFrom('card' as const, 'detail' as const)
const treads = ['Trasa', 'Szuter AT', 'Moczar MT', 'Przełęcz HT', 'Śnieżka']

function radiusOf(part: string, markup: string): number {
  const [circle] = new RegExp(`<circle[^>]*data-part="${part}"[^>]*>`).exec(markup) ?? []
  return Number(/ r="([\d.]+)"/.exec(circle ?? '')?.[1])
}

describe('TireDrawing', () => {
  it('is named by its title', () => {
    render(
      <TireDrawing
        title="Opona 195/80 R15"
        size={{ width: 195, profile: 80, diameter: 15 }}
        protector="Trasa"
      />,
    )
    expect(screen.getByRole('img', { name: 'Opona 195/80 R15' })).toBeVisible()
  })

  it('keeps the ratio of overall and rim diameter of every size, metric or inch', () => {
    fc.assert(
      fc.property(anySize, anyVariant, (size, variant) => {
        const markup = renderToStaticMarkup(
          <TireDrawing title="" size={size} protector="Trasa" variant={variant} />,
        )
        const { overallDiameter, rimDiameter } = tireDimensions(size)
        const overall = radiusOf('overall', markup)
        // A radius is rounded to a tenth of a unit, so that is what the other one may be off by.
        expect(Math.abs(radiusOf('rim', markup) - (overall * rimDiameter) / overallDiameter)).toBeLessThan(
          0.11,
        )
        expect(overall).toBeGreaterThan(sheets[variant].height / 8)
        expect(overall).toBeLessThanOrEqual(sheets[variant].height / 2)
      }),
    )
  })

  it('draws a larger tire larger on the cards of a list', () => {
    const radius = (width: number, profile: number, diameter: number) =>
      radiusOf(
        'overall',
        renderToStaticMarkup(<TireDrawing title="" size={{ width, profile, diameter }} protector="Trasa" />),
      )
    expect(radius(31, 10.5, 15) / radius(155, 70, 13)).toBeCloseTo(787.4 / 547.2, 2)
  })

  it('writes the measures in mm beside the dimension lines, in detail only', () => {
    const size = { width: 195, profile: 80, diameter: 15 }
    const { container, rerender } = render(
      <TireDrawing title="" size={size} protector="Trasa" variant="detail" />,
    )
    const texts = () => [...container.querySelectorAll('text')].map((text) => text.textContent)
    expect(texts()).toEqual(['Ø693', 'Ø381', '195', '156'])
    rerender(<TireDrawing title="" size={size} protector="Trasa" variant="card" />)
    expect(texts()).toEqual([])
  })

  it('stays small enough for a list of 24, whatever the tread', () => {
    for (const protector of treads) {
      const size = { width: 315, profile: 80, diameter: 22.5 }
      expect(
        renderToStaticMarkup(<TireDrawing title="" size={size} protector={protector} />).length,
      ).toBeLessThan(2500)
    }
  })

  it('shows different treads for different protectors and the same for the same', () => {
    const draw = (protector: string) =>
      renderToStaticMarkup(
        <TireDrawing title="" size={{ width: 235, profile: 70, diameter: 16 }} protector={protector} />,
      )
    expect(new Set(['Przełęcz HT', 'Szuter AT', 'Moczar MT'].map(draw)).size).toBe(3)
    expect(draw('Trasa')).toBe(draw('Trasa'))
  })
})
