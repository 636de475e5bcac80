import { render } from '@testing-library/react'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NewsDrawing } from '@/components/news/news-drawing'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { DRAWING_STYLE } from './drawing-style'
import { GET } from './route'

async function draw(address: string) {
  const place = new URL(address, 'http://shop.test')
  const drawing = place.pathname.split('/').at(-1) ?? ''
  const reply = await GET(new Request(place), { params: Promise.resolve({ drawing }) })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

function parse(svg: string) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed.documentElement
}

describe('the drawing of a product', () => {
  it.each([aTire(), aWheel, aSpacer])('is an SVG file: $productType', async (product) => {
    const { status, headers, text } = await draw(drawingAddress(product))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/)
    const svg = parse(text)
    expect(svg.getAttribute('viewBox')).toBe('0 0 240 180')
    expect(svg.querySelectorAll('circle, path').length).toBeGreaterThan(3)
    expect(new TextEncoder().encode(text).length).toBeLessThan(6_000)
  })

  it('is the same for products that look alike, and another for other numbers', () => {
    expect(drawingAddress(aTire({ id: 8, title: 'Inna', quantityInStock: 0 }))).toBe(drawingAddress(aTire()))
    expect(drawingAddress(aTire({ width: 205 }))).not.toBe(drawingAddress(aTire()))
  })

  it('is there for every tire that the catalogue can hold', async () => {
    const sizes = fc.record({
      width: fc.integer({ min: 25, max: 355 }),
      profile: fc.oneof(fc.integer({ min: 25, max: 95 }), fc.constant(10.5)),
      diameter: fc.integer({ min: 10, max: 24 }),
      protector: fc.string({ maxLength: 80 }),
    })
    const check = async (size: Parameters<typeof aTire>[0]) => {
      const { status, text } = await draw(drawingAddress(aTire(size)))
      expect(status).toBe(200)
      expect(text).not.toMatch(/NaN|Infinity/)
      parse(text)
    }
    await fc.assert(fc.asyncProperty(sizes, check), { numRuns: 50 })
  })

  it('has beside it what is drawn where a news item has no picture, under the name by which it is shown', async () => {
    const { container } = render(<NewsDrawing />)
    const [file = '', name] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? []
    const { status, text } = await draw(file)
    expect(status).toBe(200)
    expect(parse(text).querySelectorAll(`#${name} > path`)).toHaveLength(2)
  })

  it.each([
    '/drawings/tire.svg',
    '/drawings/tire.svg?v=15&v=80&v=Trasa&v=abc',
    '/drawings/tire.svg?v=15&v=80&v=Trasa&v=1e999',
    '/drawings/tire.svg?v=15&v=80&v=Trasa',
    '/drawings/wheel.svg?v=5x112&v=57&v=16&v=steel&v=-1',
    '/drawings/car.svg?v=15&v=80&v=Trasa&v=195',
    '/drawings/constructor',
  ])('is missing for %s', async (address) => {
    const { status, headers, text } = await draw(address)
    expect({ status, text }).toEqual({ status: 404, text: '' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('has the colours of the shop in both schemes', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../globals.css'), 'utf8')
    const colours = DRAWING_STYLE.match(/#[\da-f]{6}/g) ?? []
    const named = (name: string) =>
      [...tokens.matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g'))].map(([, value]) => value)
    const [rubber, quiet, sheet] = ['rubber', 'quiet', 'sheet'].map(named)
    const inScheme = (index: number) => [rubber?.[index], quiet?.[index], quiet?.[index], sheet?.[index]]
    expect(colours).toEqual([...inScheme(0), ...inScheme(1)])
  })
})
