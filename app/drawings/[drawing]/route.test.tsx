import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DRAWING_STYLE } from '@/components/drawing/drawing-style'
import { drawingAddress, setDrawingAddress } from '@/lib/drawings/drawing-address'
import { DRAWING_VERSION } from '@/lib/drawings/drawing-version'
import { PLAIN_PLATES, plateSubjects } from '@/lib/drawings/news-plate'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
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
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const svg = parse(text)
    expect(svg.getAttribute('viewBox')).toBe('0 0 240 180')
    expect(svg.querySelectorAll('circle, path').length).toBeGreaterThan(3)
  })

  it('is there for the parts of a wheel as well, with and without a tire and a spacer', async () => {
    for (const parts of [
      [aTire(), aWheel, aSpacer],
      [aTire(), aWheel],
      [aWheel, aSpacer],
    ]) {
      const { status, text } = await draw(setDrawingAddress(parts))
      expect(status).toBe(200)
      expect(text).not.toMatch(/NaN|Infinity|undefined/)
      expect(parse(text).getAttribute('viewBox')).toBe('0 0 360 180')
    }
  })

  it('of an outdated version is the current drawing, cached only briefly', async () => {
    const { status, headers } = await draw(drawingAddress(aTire()).replace(/v=\w+/, 'v=old'))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
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

  it.each([...plateSubjects, ...Array.from({ length: PLAIN_PLATES }, (_, index) => `tread-${index}`)])(
    'has beside it the plate of news: %s',
    async (plate) => {
      const { status, headers, text } = await draw(`/drawings/plate-${plate}.svg?v=${DRAWING_VERSION}`)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(parse(text).querySelectorAll('path').length).toBeGreaterThan(0)
      expect(gzipSync(text).length).toBeLessThan(4_000)
    },
  )

  it.each([
    '/drawings/tire.svg',
    '/drawings/tire.svg?diameter=15&profile=80&protector=Trasa&width=abc',
    '/drawings/tire.svg?diameter=15&profile=80&protector=Trasa&width=1e999',
    '/drawings/tire.svg?diameter=15&profile=80&protector=Trasa',
    '/drawings/wheel.svg?model=steel&tone=black&sheen=satin&boltSpacing=5x112&centralBoreDiameter=57&diameter=16&width=-1',
    '/drawings/wheel.svg?model=none&tone=black&sheen=satin&boltSpacing=5x112&centralBoreDiameter=57&diameter=16&width=7',
    '/drawings/tire.svg?diameter=15&profile=80&protector=Trasa&width=195&id=1',
    '/drawings/tire-sheet.svg',
  ])('is the picture of its kind for %s', async (address) => {
    const { status, headers, text } = await draw(address)
    expect({ status, text }).toEqual({ status: 307, text: '' })
    expect(headers.get('cache-control')).toBe('no-store')
    const picture = await readFile(
      join(import.meta.dirname, `../../../public${headers.get('location')}`),
      'utf8',
    )
    expect(parse(picture).getAttribute('viewBox')).toBe('0 0 240 180')
  })

  it.each([
    '/drawings/plate-.svg',
    '/drawings/plate-tread-9.svg',
    '/drawings/car.svg?diameter=15&profile=80&protector=Trasa&width=195',
    '/drawings/constructor',
    '/drawings/set.svg?t.width=195&t.profile=80&t.diameter=15&t.protector=Trasa',
    '/drawings/set.svg?constructor.x=1&__proto__.x=1',
  ])('is missing for %s', async (address) => {
    const { status, headers, text } = await draw(address)
    expect({ status, text }).toEqual({ status: 404, text: '' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('has the colours of the shop in both schemes', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../globals.css'), 'utf8')
    const named = (name: string) =>
      [...tokens.matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g'))].map(([, value = '']) => value)
    const [day = '', night = ''] = DRAWING_STYLE.split('@media(prefers-color-scheme:dark)')
    for (const token of ['rubber', 'quiet', 'signal', 'sheet']) {
      const [light = '', dark = ''] = named(token)
      expect([day.includes(light), night.includes(dark)], token).toEqual([true, true])
    }
  })
})
