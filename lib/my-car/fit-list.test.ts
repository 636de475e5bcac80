import { describe, expect, it } from 'vitest'
import { fitListAt } from './fit-list'

const at = (address: string, shown: Parameters<typeof fitListAt>[1] = null) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return fitListAt({ pathname, search }, shown)
}
const CAR = 'bolts-5x112_bore-57.1'

describe('the list that a car narrows', () => {
  it.each([
    ['/wheels', `/wheels?fits=${CAR}`],
    ['/en/wheels/page/3', `/en/wheels?fits=${CAR}`],
    [
      '/ru/spacer/filter/boltDistance=5x112?sort=newest',
      `/ru/spacer/filter/boltDistance=5x112?sort=newest&fits=${CAR}`,
    ],
    ['/tires?fits=all&use=4X4', `/tires?fits=${CAR}&use=4X4`],
    ['/products/title/5x112?kind=wheels', `/products/title/5x112?kind=wheels&fits=${CAR}`],
  ])('of %s is %s', (address, narrowed) => {
    expect(at(address)?.addressWith(CAR)).toBe(narrowed)
  })

  it('of a search is that of the kind that it shows', () => {
    expect(at('/products/title/5x112', 'spacers')?.addressWith(CAR)).toBe(
      `/products/title/5x112?kind=spacers&fits=${CAR}`,
    )
    expect(at('/products/title/5x112')).toBeNull()
  })

  it.each(['/', '/en', '/wheelDetail/7', '/my-car', '/compare/1,2'])('%s is none', (address) => {
    expect(at(address)).toBeNull()
  })

  it('says what its address says, and where its results are counted', () => {
    const list = at('/en/tires/filter/width=195&profile=65&diameter=15?fits=all&use=4X4')
    expect(list).toMatchObject({ kind: 'tires', fits: 'all', isFurtherPage: false })
    const count = new URL(list?.countPath('size-195-65-15', 'en') ?? '', 'http://localhost')
    expect(count.pathname).toBe('/api/narrowed/tires')
    expect(Object.fromEntries(count.searchParams)).toEqual({
      lang: 'en',
      segment: 'width=195&profile=65&diameter=15',
      by: 'fits=size-195-65-15&use=4X4',
    })
    const found = new URL(
      at('/products/title/felga%20%C5%BC?kind=wheels')?.countPath(CAR, 'pl') ?? '',
      'http://localhost',
    )
    expect(found.searchParams.get('text')).toBe('felga ż')
  })
})
