import { expect, it } from 'vitest'
import { SplitCache } from './split-cache.ts'

const page = { html: 'page' }

it('still has known pages during a flood of made-up addresses, and the newest of those', () => {
  const cache = new SplitCache<object>(10_000)
  cache.set('/', { value: page, size: 1_000, isOpenEnded: false })
  for (let each = 0; each < 1_000; each++)
    cache.set(`/products/title/${each}`, { value: { each }, size: 100, isOpenEnded: true })
  expect(cache.get('/')).toBe(page)
  expect(cache.get('/products/title/999')).toEqual({ each: 999 })
  expect(cache.get('/products/title/0')).toBeUndefined()
})

it('limits made-up addresses to their share', () => {
  const cache = new SplitCache<object>(10_000)
  for (let each = 0; each < 100; each++) cache.set(`${each}`, { value: page, size: 100, isOpenEnded: true })
  const left = Array.from({ length: 100 }, (_, each) => cache.get(`${each}`)).filter(Boolean)
  expect(left).toHaveLength(40)
})

it('holds each key once, also when a page that was missing is there', () => {
  const cache = new SplitCache<object>(10_000)
  const missing = { html: 'missing' }
  cache.set('/tireDetail/7', { value: missing, size: 100, isOpenEnded: true })
  cache.set('/tireDetail/7', { value: page, size: 100, isOpenEnded: false })
  expect(cache.get('/tireDetail/7')).toBe(page)
  cache.set('/tireDetail/7', { value: missing, size: 100, isOpenEnded: true })
  expect(cache.get('/tireDetail/7')).toBe(missing)
})
