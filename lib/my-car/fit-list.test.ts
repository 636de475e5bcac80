import { describe, expect, it } from 'vitest'
import { fitListOf } from './fit-list'

type Address = Parameters<typeof fitListOf>[0]
const of = (address: Partial<Address> & Pick<Address, 'pathname'>) =>
  fitListOf({ kind: 'wheels', by: '', ...address })
const CAR = 'bolts-5x112_bore-57.1'

describe('the list that a car narrows', () => {
  it.each<[Partial<Address> & Pick<Address, 'pathname'>, string]>([
    [{ pathname: '/wheels' }, `/wheels?fits=${CAR}`],
    [{ pathname: '/en/wheels/page/3' }, `/en/wheels?fits=${CAR}`],
    [
      { pathname: '/ru/spacer/filter/boltDistance=5x112', kind: 'spacers', by: 'sort=newest' },
      `/ru/spacer/filter/boltDistance=5x112?sort=newest&fits=${CAR}`,
    ],
    [{ pathname: '/tires', kind: 'tires', by: 'fits=all&use=4X4' }, `/tires?fits=${CAR}&use=4X4`],
    [
      { pathname: '/products/title/5x112', by: 'kind=wheels' },
      `/products/title/5x112?kind=wheels&fits=${CAR}`,
    ],
    [
      { pathname: '/products/title/5x112', kind: 'spacers' },
      `/products/title/5x112?kind=spacers&fits=${CAR}`,
    ],
  ])('of %j is %s', (address, narrowed) => {
    expect(of(address).addressWith(CAR)).toBe(narrowed)
  })

  it('has the car of its address, and an address where its results are counted', () => {
    const list = of({
      pathname: '/en/tires/filter/width=195&profile=65&diameter=15',
      kind: 'tires',
      by: 'use=4X4&fits=all',
    })
    expect(list).toMatchObject({ fits: 'all', isFurtherPage: false })
    const count = new URL(list.countPath('size-195-65-15'), 'http://localhost')
    expect(count.pathname).toBe('/api/narrowed/tires')
    expect(Object.fromEntries(count.searchParams)).toEqual({
      lang: 'en',
      segment: 'width=195&profile=65&diameter=15',
      by: 'use=4X4&fits=size-195-65-15',
    })
    const found = of({ pathname: '/products/title/felga%20%C5%BC/page/2', by: 'kind=wheels' })
    expect(found.isFurtherPage).toBe(true)
    expect(new URL(found.countPath(CAR), 'http://localhost').searchParams.get('text')).toBe('felga ż')
  })
})
