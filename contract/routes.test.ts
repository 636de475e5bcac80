import { describe, expect, it } from 'vitest'
import { isInternalPath, isOpenEnded, isPublicPage, isStrictDocument, parseLocalizedPath } from './routes.ts'

describe('routes', () => {
  it.each([
    ['/products/title/195%2F65', true],
    ['/en/products/title/opona/2', true],
    ['/pl/tires/filter/width=195&profile=65&diameter=15', true],
    ['/wheels/filter/diameter=16', true],
    ['/ru/spacer/filter/boltDistance=5x112', true],
    ['/pl/tires/by/use%3D4X4', true],
    ['/', false],
    ['/tires/2', false],
    ['/en/wheels', false],
    ['/pl/tireDetail/7', false],
    ['/news/7', false],
  ])('%s can be made up without end: %s', (path, expected) => {
    expect(isOpenEnded(path)).toBe(expected)
  })

  it.each([
    ['/pl/tires/by/use%3D4X4', true],
    ['/wheels/by', true],
    ['/en/spacer/filter/boltDistance=5x112/by/sort%3Dnewest/page/2', true],
    ['/products/title/zima/by/kind%3Dtires', true],
    ['/tires', false],
    ['/tires/filter/by', false],
    ['/products/title/by/page/2', false],
  ])('%s is for the middleware alone: %s', (path, expected) => {
    expect(isInternalPath(path)).toBe(expected)
  })

  it.each([
    ['/', true],
    ['/en/tires/filter/width=195', true],
    ['/nope', true],
    ['/signIn', false],
    ['/ru/admin/order/7', false],
    ['/signInAs', true],
    ['/robots.txt', false],
    ['/api/config', false],
    ['/apis', true],
    ['/pl/share/shop.png', false],
    ['/.well-known/security.txt', false],
  ])('%s is a public page: %s', (path, expected) => {
    expect(isPublicPage(path)).toBe(expected)
    expect(isPublicPage(path) && isStrictDocument(path)).toBe(false)
  })

  it.each([
    ['/en/tires', 'en', '/tires'],
    ['/ru', 'ru', '/'],
    ['/rules', 'pl', '/rules'],
    ['/pl/', 'pl', '/'],
  ])('%s is %s %s', (pathname, language, path) => {
    expect(parseLocalizedPath(pathname)).toEqual({ language, path })
  })
})
