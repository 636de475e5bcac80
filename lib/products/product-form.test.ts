import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import { newTireSchema, tireInputSchema } from '@bieznik/contract/catalogue/product-input'
import { productTypes } from '@bieznik/contract/catalogue/product'
import { loadClasses } from '@bieznik/contract/catalogue/tire-codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aManagedTire, aTire } from '@/tests/shop-examples'
import {
  fieldsOf,
  inputOf,
  newProductForm,
  productFormOf,
  readNumber,
  type ProductForm,
} from './product-form'
import { refusedFields } from './product-form-schema'
import { previewOf } from './product-preview'

const tireForm: ProductForm = {
  ...newProductForm('Tire'),
  manufacturer: 'Nadbieg',
  typeOfTire: 'passenger',
  isRetreaded: 'true',
  season: 'allseason',
  url: '/pictures/front.webp',
  urls: '/pictures/side.webp\n https://example.com/tread.jpg ',
  inf: 'Bieżnikowana.',
}

describe('the form of a new tire', () => {
  it('starts with the defaults of the specification', () => {
    expect(newProductForm('Tire')).toMatchObject({
      icVc: 'ICVC007',
      diameter: '17',
      width: '225',
      profile: '45',
      price: '100',
    })
  })

  it('asks for what has no default', () => {
    expect(Object.fromEntries(refusedFields('Tire', 'new', newProductForm('Tire')))).toEqual({
      manufacturer: 'manufacturer_required',
      typeOfTire: 'type_required',
      isRetreaded: 'condition_required',
      season: 'season_required',
      url: 'url_required',
      urls: 'urls_required',
      inf: 'inf_required',
    })
  })

  it('is sent as the product API takes it', () => {
    const input = inputOf('Tire', 'new', { ...tireForm, price: '1 412,50' })
    expect(input).toMatchObject({ price: 1412.5, width: 225, quantityInStock: 0 })
    expect(input.urls).toEqual(['/pictures/side.webp', 'https://example.com/tread.jpg'])
    expect(newTireSchema.safeParse(input).error).toBeUndefined()
  })

  // Shows S5.20, S9.12
  it.each([
    ['price', '0', 'price_positive'],
    ['price', 'dużo', 'price_positive'],
    ['price', '1,005', 'price_decimals'],
    ['price', '10000001', 'too_much'],
    ['diameter', '-1', 'measure_invalid'],
    ['diameter', '100,1', 'measure_invalid'],
    ['diameter', '', 'measure_invalid'],
    ['icVc', '96', 'ic_vc_invalid'],
    ['icVc', '106/104Q', 'ic_vc_invalid'],
    ['icVc', 'ABCDEFGHIJK', 'ic_vc_invalid'],
    ['url', 'javascript:alert(1)', 'url_invalid'],
    ['urls', '/pictures/a.webp http://example.com/b.png', 'url_invalid'],
    ['quantityInStock', '1,5', 'stock_invalid'],
    ['inf', ' ', 'inf_required'],
  ] as const)('refuses %s = %j: %s', (field, typed, message) => {
    expect([...refusedFields('Tire', 'new', { ...tireForm, [field]: typed })]).toEqual([[field, message]])
  })

  it('says of the tire what was chosen', () => {
    expect(inputOf('Tire', 'new', { ...tireForm, isRetreaded: 'false' })).toMatchObject({
      isRetreaded: false,
    })
    expect(inputOf('Tire', 'new', tireForm)).toMatchObject({ isRetreaded: true })
  })

  it('shows no marks of a retread before it is marked as one', () => {
    expect(previewOf('Tire', { ...tireForm, isRetreaded: '' }, 'pl')).toMatchObject({ isRetreaded: false })
    expect(previewOf('Tire', tireForm, 'pl')).toMatchObject({ isRetreaded: true })
  })

  // Shows S5.20, S9.12
  it.each(['0', '0.01', '100', '17,5'])('takes a diameter of %s', (diameter) => {
    expect(refusedFields('Tire', 'new', { ...tireForm, diameter }).size).toBe(0)
  })
})

describe('the forms of wheels and spacers', () => {
  it.each([
    ['Wheel', 'boltSpacing', '5x', 'bolt_circle_invalid'],
    ['Wheel', 'boltSpacing', '1x112', 'bolt_circle_invalid'],
    ['Wheel', 'url', 'x', 'url_invalid'],
    ['Spacer', 'boltDistance', '', 'bolt_circle_invalid'],
    ['Spacer', 'thickness', '201', 'measure_invalid'],
  ] as const)('refuse in that of a %s %s = %j: %s', (kind, field, typed, message) => {
    expect(refusedFields(kind, 'new', { ...newProductForm(kind), [field]: typed }).get(field)).toBe(message)
  })

  it('read a bolt circle as people write it, and need no picture', () => {
    const form = {
      ...newProductForm('Spacer'),
      title: 'Dystans',
      boltDistance: '5 × 114,3',
      boltInfo: 'M12x1.5',
    }
    expect(inputOf('Spacer', 'new', form)).toMatchObject({ boltDistance: '5x114.3' })
    expect([...refusedFields('Spacer', 'new', { ...form, thickness: '20', price: '99' })]).toEqual([])
  })
})

const centis = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((each) => each / 100)

describe('whatever is typed', () => {
  it('editing without a change sends what was there', () => {
    const anyTire = fc.record({
      width: centis(1000),
      profile: centis(200),
      diameter: centis(100),
      loadClass: fc.constantFrom(null, 'LT' as const),
      isRetreaded: fc.boolean(),
      urls: fc.array(fc.constantFrom('/pictures/a.webp', 'https://example.com/b.png'), { maxLength: 3 }),
      url: fc.constantFrom(null, '/pictures/c.webp'),
    })
    fc.assert(
      fc.property(anyTire, (numbers) => {
        const texts = { titleEn: 'Trasa', titleRu: '', infEn: 'A text.', infRu: '' }
        const known = { treadDepth: 8, weight: null, snowMarking: 'm+s', approval: 'E20', place: 'A-03-2' }
        const label = {
          fuelClass: 'C',
          wetGrip: '',
          noise: 71,
          noiseClass: 'B',
          iceGrip: true,
          eprel: '',
          productSheet: '',
        }
        const weeks = { retreadWeek: '0926', carcassWeek: '', carcassClass: 'A' }
        const title = 'Trasa z magazynu'
        const tire = { ...aTire({ inf: 'Opis.', title, ...numbers }), ...texts, ...known, ...weeks, ...label }
        const { id, price, quantityInStock, inArchive, productType, ...written } = tire
        const input = tireInputSchema.parse(inputOf('Tire', 'edit', productFormOf(tire)))
        expect(input).toEqual(written)
      }),
    )
  })

  it('a made title is not typed, so that it follows the data', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, ...loadClasses), (loadClass) => {
        const tire = aManagedTire({ loadClass })
        const form = productFormOf({ ...tire, title: madeTitle(tire, 'pl') })
        expect(form.title).toBe('')
        expect(productFormOf({ ...tire, title: 'Trasa z magazynu' }).title).toBe('Trasa z magazynu')
      }),
    )
  })

  it('a number is read with a comma as with a point', () => {
    fc.assert(
      fc.property(centis(10_000), (number) => {
        expect(readNumber(String(number))).toBe(number)
        expect(readNumber(` ${String(number).replace('.', ',')} `)).toBe(number)
      }),
    )
  })

  it('there is a product to be seen', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '-1', '1e9', '99999', '5x112', '1x99', '0x999', 'NaN'),
    )
    for (const kind of productTypes) {
      const fields = Object.fromEntries(fieldsOf(kind, 'new').map((name) => [name, typed]))
      fc.assert(
        fc.property(fc.record(fields), (form) => {
          expect(previewOf(kind, { ...newProductForm(kind), ...form }, 'en').productType).toBe(kind)
        }),
      )
    }
  })
})

describe('the product to be seen', () => {
  it('has what is typed, and the title that it would get', () => {
    expect(previewOf('Tire', { ...tireForm, protector: 'Trasa', price: '412,5' }, 'pl')).toMatchObject({
      title: 'Nadbieg Trasa 225/45 R17 ICVC007',
      price: 41_250,
      url: '/pictures/front.webp',
    })
  })

  it('leaves a field that cannot be used as it was', () => {
    expect(previewOf('Tire', { ...tireForm, width: '1e', url: 'http' }, 'pl')).toMatchObject({
      width: 225,
      url: null,
    })
  })
})
