// Shows D31

import { describe, expect, test } from 'vitest'
import { grosze } from '../money/grosze.ts'
import { codeOf, colors, materials, nameOf, wheelKinds, type KnownValues } from './goods-words.ts'
import { languages } from '../language.ts'
import { madeTitle } from './made-title.ts'
import { noSafetyData } from './safety-fields.ts'
import { productIn } from './product-language.ts'
import type { ManagedTire, ManagedWheel } from './product.ts'

const core = {
  ...noSafetyData,
  id: 1,
  price: grosze(34_900),
  url: null,
  quantityInStock: 4,
  inArchive: false,
}

const wheel: ManagedWheel = {
  ...core,
  productType: 'Wheel',
  title: 'Felga Orla',
  titleEn: 'Orla wheel',
  titleRu: '',
  typeOfWheel: 'alloy',
  model: 'Orla',
  diameter: 16,
  width: 6.5,
  centralBoreDiameter: 57.1,
  boltSpacing: '5x112',
  color: 'silver',
  material: 'aluminium',
}

const tire: ManagedTire = {
  ...core,
  productType: 'Tire',
  title: 'Nadbieg Kurier 195/70 R15C 104S',
  titleEn: '',
  titleRu: '',
  manufacturer: 'Nadbieg',
  typeOfTire: 'truck',
  isRetreaded: true,
  icVc: '104S',
  width: 195,
  profile: 70,
  diameter: 15,
  season: 'allseason',
  protector: 'Kurier',
  urls: [],
  inf: 'Do aut dostawczych.',
  infEn: 'For vans.',
  infRu: '',
}

describe('a product in a language', () => {
  test('has its title and the names of its values in it, and nothing of the others', () => {
    const translated = productIn('en', wheel)
    expect(translated).toMatchObject({ title: 'Orla wheel', color: 'silver', material: 'aluminum' })
    expect(Object.keys(translated)).not.toContain('titleEn')
    expect(translated.untranslated).toBeUndefined()
  })

  test('falls back to Polish where it has no translation, and says so', () => {
    expect(productIn('ru', wheel)).toMatchObject({ title: 'Felga Orla', untranslated: ['title'] })
    expect(productIn('en', tire)).toMatchObject({ inf: 'For vans.', untranslated: ['title'] })
    expect(productIn('ru', tire).untranslated).toEqual(['title', 'inf'])
  })

  test.each(languages)('has no description in %s where a list had none', (language) => {
    const listed = { ...tire, titleEn: 'Kurier', inf: tire.title, infEn: '' }
    expect(productIn(language, listed)).toMatchObject({ inf: '' })
    expect(productIn(language, listed).untranslated ?? []).not.toContain('inf')
  })

  test('leaves an unknown color as it was written', () => {
    const translated = productIn('ru', { ...wheel, titleRu: 'Диск', color: 'tęczowy' })
    expect(translated).toMatchObject({ color: 'tęczowy', untranslated: ['color'] })
  })

  test('of a tire says what its indices are in numbers', () => {
    expect(productIn('en', tire)).toMatchObject({ loadIndex: 104, topSpeed: 180 })
    expect(productIn('en', { ...tire, icVc: 'ICVC007' })).not.toHaveProperty('loadIndex')
  })

  test('is whole in Polish', () => {
    expect(productIn('pl', { ...wheel, color: 'tęczowy' }).untranslated).toBeUndefined()
  })

  test('knows a value that was written as a name before there were codes', () => {
    expect(productIn('en', { ...wheel, color: 'czarny mat', material: 'stal' })).toMatchObject({
      color: 'matt black',
      material: 'steel',
    })
  })
})

describe('a title that is made', () => {
  test('is written as the trade of each language writes it', () => {
    expect(languages.map((language) => madeTitle(wheel, language))).toEqual([
      'Felga aluminiowa Orla 6,5Jx16 5x112 CB 57,1, srebrny',
      'Orla alloy wheel 6.5Jx16 5x112 CB 57.1, silver',
      'Литой диск Orla 6,5Jx16 5x112 ЦО 57,1, серебристый',
    ])
    expect(madeTitle({ ...wheel, et: 45.5 }, 'pl')).toContain(' 5x112 ET45,5 CB 57,1,')
    expect(madeTitle({ ...wheel, typeOfWheel: 'steel', model: '' }, 'en')).toBe(
      'Steel wheel 6.5Jx16 5x112 CB 57.1, silver',
    )
    const spacer = {
      productType: 'Spacer',
      boltDistance: '5x112',
      thickness: 20,
      boltInfo: 'M14x1.5',
    } as const
    expect(languages.map((language) => madeTitle(spacer, language))).toEqual([
      'Dystans 5x112 20 mm M14x1.5',
      'Wheel spacer 5x112 20 mm M14x1.5',
      'Проставка 5x112 20 мм M14x1.5',
    ])
  })

  test('of a tire keeps what the Polish title says beside the size', () => {
    expect(madeTitle(tire, 'ru')).toBe('Nadbieg Kurier 195/70 R15C 104S')
  })
})

const known: [what: string, values: KnownValues][] = [
  ['colors', colors],
  ['materials', materials],
  ['kinds', wheelKinds],
]

describe.each(known)('%s', (_what, values) => {
  test('are known by each of their names and by none of another', () => {
    for (const [code, names] of Object.entries(values))
      for (const language of languages)
        for (const name of names[language]) expect(codeOf(values, ` ${name.toUpperCase()} `), name).toBe(code)
  })

  test('take no name from what every object has', () => {
    for (const text of ['toString', 'constructor', '__proto__']) {
      expect(codeOf(values, text)).toBe(text)
      expect(nameOf(values, text, 'en')).toBe(text)
    }
  })
})
