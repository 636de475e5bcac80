import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagePath, parsePage } from './page-path'

describe('a page of a list', () => {
  it('stands below the list, the first one at the list itself', () => {
    expect(pagePath('/wheels', 1)).toBe('/wheels')
    expect(pagePath('/wheels', 2)).toBe('/wheels/page/2')
  })

  it('reads back from its path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (page) => {
        const end = pagePath('', page).split('/').slice(1)
        expect(parsePage(end)).toBe(page)
      }),
    )
  })

  it('is the first one by default', () => {
    expect(parsePage()).toBe(1)
  })

  it.each([
    'page',
    'page/',
    'page/0',
    'page/1',
    'page/02',
    'page/-2',
    'page/x',
    'page/2.5',
    'page/2e1',
    'page/1000000',
    'page/2/3',
    'seite/2',
    '2',
  ])('is not there at %j', (end) => {
    expect(parsePage(end.split('/'))).toBeNull()
  })
})
