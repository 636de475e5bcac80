import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sidewallTexts } from '@/components/product/drawing/sidewall-letters'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'

const place = { title: 'Rysunek', src: '/drawings/one.svg' }

it.each([
  ['tire', <TireDrawing key="tire" {...place} tire={aTire()} />, ['Ø693', 'Ø381', '195', '156']],
  ['wheel', <WheelDrawing key="wheel" {...place} wheel={aWheel} />, ['16″', '6.5″', '5x112', 'Ø57.1']],
  ['spacer', <SpacerDrawing key="spacer" {...place} spacer={aSpacer} />, ['20 mm', '5x112']],
])(
  'a %s is named by its title, and has its measures over the file in which it is drawn',
  (_, drawing, measures) => {
    const { container } = render(drawing)
    expect(screen.getByRole('img', { name: 'Rysunek' })).toBeVisible()
    expect(container.querySelector('image')).toHaveAttribute('href', '/drawings/one.svg')
    const texts = Array.from(container.querySelectorAll('.figures'), ({ textContent }) => textContent)
    expect(texts).toEqual(measures)
  },
)

it('a wheel or a spacer whose bolt circle cannot be read is measured without it', () => {
  const { container } = render(
    <>
      <WheelDrawing {...place} wheel={{ ...aWheel, boltSpacing: '5x100/112' }} />
      <SpacerDrawing {...place} spacer={{ ...aSpacer, boltDistance: '?' }} />
    </>,
  )
  expect(container).not.toHaveTextContent(/5x100|\?/)
})

it.each([
  [{}, 'NADBIEG TRASA · RETREAD', '195/80 R15 96T'],
  [
    { typeOfTire: 'truck', protector: 'Ładunek', icVc: '104S', loadClass: 'C' } as const,
    'NADBIEG ŁADUNEK · RETREAD',
    '195/80 R15C 104S',
  ],
  [{ width: 31, profile: 10.5, protector: 'Wykrot XT' }, 'NADBIEG WYKROT XT · RETREAD', '31x10.50 R15 96T'],
  [{ icVc: '100T', loadClass: 'XL' } as const, 'NADBIEG TRASA · RETREAD', '195/80 R15 100T XL'],
  [{ manufacturer: 'Inna', protector: '', isRetreaded: false }, 'INNA', '195/80 R15 96T'],
])('the sidewall is lettered from the data of the tire: %j', (differences, above, below) => {
  expect(sidewallTexts(aTire(differences))).toEqual({ above, below })
  const { container } = render(<TireDrawing {...place} tire={aTire(differences)} />)
  const along = Array.from(container.querySelectorAll('textPath'), (path) => path.textContent)
  expect(along).toEqual([above, below])
})

it('no lettering is longer than its half of the circle', () => {
  const long = aTire({
    manufacturer: 'Bardzo Długa Nazwa Producenta',
    protector: 'Wielosezonowy Ekstra Plus',
  })
  const { container } = render(<TireDrawing {...place} tire={long} />)
  const [above] = container.querySelectorAll('text:has(textPath)')
  const size = Number(above?.getAttribute('font-size'))
  expect((above?.textContent.length ?? 0) * size * 0.72).toBeLessThan(Math.PI * 90)
})
