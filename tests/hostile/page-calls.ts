import fc from 'fast-check'
import { z } from 'zod'
import type { BffCall } from './bff-calls.ts'
import { hostileText } from './hostile-values.ts'

/** Addresses of pages with something of the visitor's in them. */
const PAGES = [
  '/tires/{page}',
  '/tires/filter/{query}',
  '/en/tires/filter/{query}/{page}',
  '/wheels/filter/{query}',
  '/ru/spacer/filter/{query}',
  '/products/title/{query}',
  '/en/products/title/{query}/{page}',
  '/tireDetail/{id}',
  '/ru/wheelDetail/{id}',
  '/spacerDetail/{id}',
  '/news/{id}',
  '/orders/{id}/confirmation',
  '/admin/order/{id}',
  '/{id}',
]

const KEYS = ['width', 'profile', 'diameter', 'season', 'priceFrom', 'boltDistance', 'page', '__proto__', '']

const pair = fc
  .tuple(fc.constantFrom(...KEYS), fc.oneof(fc.integer({ min: 0, max: 2_000 }).map(String), hostileText))
  .map(([key, value]) => `${key}=${value.slice(0, 2_000)}`)

/** `key=value` pairs as the filters have them, good and bad, or anything else. */
export const filterQueries = fc.oneof(
  fc.constantFrom('width=195&profile=80&diameter=15', 'boltDistance=5x112', '195'),
  fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')),
)

const html = { 'text/html': z.string() }

/** What pages answer: themselves, the way to another one, or that there is nothing. */
const replies = { 200: html, '3XX': { '': z.string(), ...html }, '4XX': { '': z.string(), ...html } }

const never = () => Promise.reject(new Error('A page is no handler.'))

export const pageCalls: readonly BffCall[] = PAGES.map((path) => {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const parameters = names.map((name) => ({ name, in: 'path' as const, schema: { type: 'string' } }))
  return { operation: { method: 'GET', path, parameters, body: undefined }, replies, handler: never }
})
