import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grosze } from '../../money/money.ts'
import type { Spacer } from '../product.ts'
import { noSafetyData } from '../safety-fields.ts'
import type { Car } from './car.ts'
import { verdictOf } from './finding.ts'
import { productFit } from './product-fit.ts'
import { engagementOf, spacerFit, type FittedSpacer } from './spacer-fit.ts'
import { parseThread } from './thread.ts'

const car: Car = {
  id: 'a',
  name: '',
  sizes: [{ width: 205, profile: 55, diameter: 16, loadClass: null }],
  axleLoad: null,
  loadIndex: null,
  speedSymbol: null,
  boltCircle: '5x112',
  bore: 66.6,
  wheelWidth: 7,
  wheelEt: 46,
  fastening: 'bolt',
  thread: 'M14x1.5',
  boltLength: 28,
}

const spacer: FittedSpacer = {
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 20,
  boreHub: 66.6,
  boreWheel: 66.6,
  system: 'through',
}

const product: Spacer = {
  ...spacer,
  ...noSafetyData,
  id: 1,
  productType: 'Spacer',
  title: 'Dystans',
  price: grosze(9900),
  url: null,
  quantityInStock: 1,
  inArchive: false,
}

const codesOf = (of: Car, offered: FittedSpacer) => spacerFit(of, offered).map(({ code }) => code)
const find = (of: Car, offered: FittedSpacer, code: string) =>
  spacerFit(of, offered).find((finding) => finding.code === code)
const verdict = (of: Car, offered: FittedSpacer) => verdictOf(spacerFit(of, offered))

describe('the thread that is screwed in', () => {
  // VdTÜV leaflet 751 as vw-speed.de has it: 0.8 of the diameter, about 6.5 turns.
  it.each(['M12x1.25', 'M12x1.5', 'M14x1.25', 'M14x1.5', '1/2"-20 UNF'])(
    'of %s is no less than asked for',
    (text) => {
      const thread = parseThread(text)
      if (!thread) throw new Error(text)
      const { mm, turns } = engagementOf(thread)
      expect(mm).toBeGreaterThanOrEqual(0.8 * thread.diameter)
      expect(turns).toBeGreaterThanOrEqual(6.5)
    },
  )
})

describe('a spacer', () => {
  // rdm-fahrzeugteile.de: ET 46 with 20 mm is ET 26, and so is ET 38 with 12 mm.
  it.each([
    [46, 20, 26],
    [38, 12, 26],
    [10, 30, -20],
  ])('on ET %d of %d mm makes it ET %d', (wheelEt, thickness, et) => {
    expect(find({ ...car, wheelEt }, { ...spacer, thickness }, 'spacer_et')?.values).toMatchObject({ et })
  })

  it('that the bolts go through wants bolts that are longer by its thickness', () => {
    expect(find(car, spacer, 'bolts_of_length')?.values).toEqual({
      added: 20,
      today: 28,
      length: 48,
      mm: 14,
      turns: 10,
    })
    expect(codesOf({ ...car, boltLength: null }, spacer)).toContain('bolts_longer')
    expect(codesOf({ ...car, fastening: 'nut' }, spacer)).toContain('studs_longer')
  })

  it('says whose bore its collar centers', () => {
    expect(find(car, spacer, 'collar')?.values).toEqual({ mm: 66.6 })
    expect(find(car, { ...spacer, boreWheel: null }, 'collar')).toBeUndefined()
  })

  it('that is bolted on is as thick as the bolts are to be screwed in', () => {
    const thin = { ...spacer, system: 'bolt_on', thickness: 13 }
    expect(verdict(car, thin)).toBe('does_not_fit')
    expect(verdict(car, { ...thin, thickness: 20 })).toBe('fits_with')
  })

  it.each<[string, Partial<FittedSpacer>, string]>([
    ['bolt circle', { boltDistance: '5x114.3' }, 'circle_other'],
    ['thread', { boltInfo: 'M12x1.5' }, 'thread_other'],
    ['smaller bore', { boreHub: 57.1 }, 'bore_small'],
  ])('of another %s does not fit', (_, differences, code) => {
    expect(codesOf(car, { ...spacer, ...differences })).toContain(code)
    expect(verdict(car, { ...spacer, ...differences })).toBe('does_not_fit')
  })

  it.each<Partial<Car>>([
    { boltCircle: null },
    { bore: null },
    { thread: null },
    { fastening: null },
    { wheelEt: null },
  ])('never fits without %j', (unknown) => expect(verdict({ ...car, ...unknown }, spacer)).toBe('not_known'))

  it('never fits without a word about what sticks out', () => {
    const any = fc.record({
      boltDistance: fc.constantFrom('5x112', '5x100'),
      boltInfo: fc.constantFrom('M14x1.5', 'M12x1.5'),
      thickness: fc.integer({ min: 3, max: 60 }),
      boreHub: fc.constantFrom(66.6, 57.1, null),
      boreWheel: fc.constant(null),
      system: fc.constantFrom('through', 'bolt_on', ''),
    })
    fc.assert(
      fc.property(any, (each) => {
        expect(verdict(car, each)).not.toBe('fits')
      }),
    )
  })
})

describe('of a product', () => {
  it('what decides stands first', () => {
    const { verdict: found, findings } = productFit(car, { ...product, thickness: 10, system: 'bolt_on' })
    expect(found).toBe('does_not_fit')
    expect(findings[0]?.level).toBe('does_not_fit')
    expect(findings.at(-1)?.level).toBe('note')
  })
})
