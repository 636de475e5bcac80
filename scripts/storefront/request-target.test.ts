import { expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH } from '../../contract/catalogue-query.ts'
import { isReadable, originForm } from './request-target.ts'

it.each([
  ['/tires?page=2', '/tires?page=2'],
  ['http://shop.example/tires?page=2', '/tires?page=2'],
  ['https://shop.example', '/'],
  ['http://[', 'http://['],
  ['*', '*'],
  ['//shop.example/tires', '//shop.example/tires'],
])('%s is read as %s', (target, expected) => {
  expect(originForm(target)).toBe(expected)
})

const longestSearch = `/ru/products/title/${encodeURIComponent('🛞'.repeat(MAX_SEARCH_LENGTH / 2))}`

it.each([
  ['/tires?x=%', true],
  ['/products/title/%D1%8A', true],
  ['/%', false],
  ['/tires/%FF', false],
  ['/api/cart/items/%zz', false],
  [longestSearch, true],
  [`/ru/products/title/${encodeURIComponent('ш'.repeat(MAX_SEARCH_LENGTH))}`, true],
  [`/products/title/${'x'.repeat(2_001)}`, false],
  [`/tires?${'x'.repeat(2_001)}`, true],
])('%.40s can be read: %s', (target, expected) => {
  expect(isReadable(target)).toBe(expected)
})
