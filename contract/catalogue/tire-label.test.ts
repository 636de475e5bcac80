import { describe, expect, it } from 'vitest'
import { labelFields } from './label-fields.ts'
import { labelAddress, labelGaps, needsLabel, sheetAddress, tireLabel } from './tire-label.ts'

const fresh = { isRetreaded: false, icVc: '91V', diameter: 16 }
const known = { fuelClass: 'C', wetGrip: 'B', noise: 71, noiseClass: 'B', eprel: '381667' }

describe('a label', () => {
  it.each([
    [{}, true],
    [{ isRetreaded: true }, false],
    [{ diameter: 10 }, false],
    [{ diameter: 10.5 }, true],
    [{ diameter: 24 }, true],
    [{ diameter: 25 }, false],
    [{ icVc: '91E' }, false],
    [{ icVc: '91F' }, true],
    [{ icVc: 'ICVC007' }, true],
  ])('of a new 91V on 16 inches, but for %j, is needed: %s', (differences, isNeeded) => {
    expect(needsLabel({ ...fresh, ...differences })).toBe(isNeeded)
  })

  it('is incomplete by each part that is not known', () => {
    expect(labelGaps(fresh)).toEqual(['fuelClass', 'wetGrip', 'noise', 'noiseClass', 'eprel'])
    expect(labelGaps({ ...fresh, ...known })).toEqual([])
    expect(labelGaps({ ...fresh, ...known, noise: null, eprel: '' })).toEqual(['noise', 'eprel'])
    expect(labelGaps({ ...fresh, isRetreaded: true })).toEqual([])
  })

  it('says snow by the mark for it, and ice where the label does', () => {
    expect(tireLabel({ ...fresh, ...known })).toEqual({ ...known, snow: false, ice: false })
    expect(tireLabel({ ...fresh, ...known, snowMarking: 'm+s 3pmsf', iceGrip: true })).toMatchObject({
      snow: true,
      ice: true,
    })
    expect(tireLabel({ ...fresh, ...known, snowMarking: 'M+S' })).toMatchObject({ snow: false })
  })

  it('is none of a retread, whatever a file says of it, nor where the class is not known', () => {
    expect(tireLabel({ ...fresh, ...known, isRetreaded: true })).toBeNull()
    expect(tireLabel({ ...fresh, ...known, fuelClass: '' })).toBeNull()
  })

  it('is in the registry, and so is the sheet, unless the shop has another', () => {
    expect(labelAddress('381667')).toBe('https://eprel.ec.europa.eu/screen/product/tyres/381667')
    const sheet = 'https://eprel.ec.europa.eu/fiches/tyres/Fiche_381667_'
    expect(sheetAddress({ ...fresh, ...known }, 'pl')).toBe(`${sheet}PL.pdf`)
    expect(sheetAddress({ ...fresh, ...known }, 'ru')).toBe(`${sheet}EN.pdf`)
    expect(sheetAddress({ ...fresh, ...known, productSheet: 'https://maker.example/s.pdf' }, 'pl')).toBe(
      'https://maker.example/s.pdf',
    )
    expect(sheetAddress(fresh, 'pl')).toBeNull()
  })
})

describe('what is typed of a label', () => {
  it.each([
    ['fuelClass', 'c', 'C'],
    ['fuelClass', ' Е ', 'E'],
    ['wetGrip', 'В', 'B'],
    ['noiseClass', 'А', 'A'],
    ['fuelClass', '', ''],
    ['eprel', ' 381667 ', '381667'],
    ['eprel', 'https://eprel.ec.europa.eu/qr/381667', '381667'],
    ['eprel', 'https://eprel.ec.europa.eu/screen/product/tyres/381667?navigatingfrom=qr', '381667'],
    ['productSheet', 'https://maker.example/sheet.pdf?id=1', 'https://maker.example/sheet.pdf?id=1'],
  ] as const)('%s %j is %j', (field, typed, stored) => {
    expect(labelFields[field].input.parse(typed)).toBe(stored)
  })

  it.each([
    ['fuelClass', 'F', 'label_class_e'],
    ['wetGrip', 'A+', 'label_class_e'],
    ['noiseClass', 'D', 'label_class_c'],
    ['noise', 71.5, 'noise_invalid'],
    ['noise', 7, 'noise_invalid'],
    ['eprel', 'https://eprel.example/qr/381667', 'eprel_invalid'],
    ['eprel', '12345678901', 'eprel_invalid'],
    ['productSheet', 'javascript:alert(1)', 'sheet_invalid'],
    ['productSheet', 'http://maker.example/s.pdf', 'sheet_invalid'],
  ] as const)('%s %j is refused: %s', (field, typed, message) => {
    expect(labelFields[field].input.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })
})
