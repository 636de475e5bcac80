import { expect, it } from 'vitest'
import { isPageForEveryone } from './page-for-everyone.ts'

it.each([
  ['/', true],
  ['/tires/filter/width=195&profile=80&diameter=15?x=1', true],
  ['/ru/tireDetail/1', true],
  ['/apiary', true],
  ['/api/cart', false],
  ['/_next/static/a.js', false],
  ['/drawings/tire.svg?width=1', false],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/.well-known/security.txt', false],
  ['/wheels/filter/width=7.5', true],
  ['/signIn', false],
  ['/en/orders?order=1', false],
])('%s is the same for everyone: %s', (url, isSame) => {
  expect(isPageForEveryone(url)).toBe(isSame)
})
