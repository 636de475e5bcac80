import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TireSize } from './product.ts'
import { MAX_NOTATION_LENGTH } from './notation-length.ts'
import {
  catalogueSize,
  formatTireNotation,
  readTireNotation,
  type NotationError,
  type TireNotation,
} from './tire-size-notation.ts'
import { formatTireSize } from './tire-size.ts'

const plain = {
  construction: 'R',
  isCommercial: false,
  isLightTruck: false,
  isExtraLoad: false,
  plyRating: null,
  loadIndex: null,
  speedSymbol: null,
  isAboveSymbol: false,
} as const

const metric = (width: number, profile: number | null, diameter: number) =>
  ({ ...plain, notation: 'metric', width, profile, diameter }) as const
const inch = (width: number, profile: number, diameter: number) =>
  ({ ...plain, notation: 'inch', width, profile, diameter }) as const
const numeric = (width: number, diameter: number) =>
  ({ ...plain, notation: 'numeric', width, profile: null, diameter }) as const
const service = (single: number, speedSymbol: TireNotation['speedSymbol'], dual: number | null = null) =>
  ({ loadIndex: { single, dual }, speedSymbol }) as const

function read(text: string): TireNotation {
  const reading = readTireNotation(text)
  if (!reading.isUnderstood) throw new Error(`${text}: ${reading.error}`)
  return reading.tire
}

const unreadOf = (text: string) => readTireNotation(text).unread

describe('readTireNotation', () => {
  it.each<[string, TireNotation]>([
    ['195/80 R15', metric(195, 80, 15)],
    ['195/80R15 96T', { ...metric(195, 80, 15), ...service(96, 'T') }],
    ['195 80 15', { ...metric(195, 80, 15), construction: null }],
    ['195/80/15', { ...metric(195, 80, 15), construction: null }],
    ['195-80-15', { ...metric(195, 80, 15), construction: null }],
    ['195.80.15', { ...metric(195, 80, 15), construction: null }],
    ['175/70-13', { ...metric(175, 70, 13), construction: null }],
    ['1958015', { ...metric(195, 80, 15), construction: null }],
    ['1958015 96T', { ...metric(195, 80, 15), construction: null, ...service(96, 'T') }],
    ['19580R15', metric(195, 80, 15)],
    ['195/80/R15', metric(195, 80, 15)],
    ['255/100R16', metric(255, 100, 16)],
    ['255 100 16', { ...metric(255, 100, 16), construction: null }],
    ['195 / 80  R - 15', metric(195, 80, 15)],
    ['R15 195/80', metric(195, 80, 15)],
    ['195R14C 106/104Q', { ...metric(195, null, 14), isCommercial: true, ...service(106, 'Q', 104) }],
    ['205/55RF16 91V', { ...metric(205, 55, 16), ...service(91, 'V') }],
    ['205/55ZRF16 91W', { ...metric(205, 55, 16), construction: 'ZR', ...service(91, 'W') }],
    ['195/70 R15C 104-102R', { ...metric(195, 70, 15), isCommercial: true, ...service(104, 'R', 102) }],
    ['185/75 R14 C 102/100R', { ...metric(185, 75, 14), isCommercial: true, ...service(102, 'R', 100) }],
    ['195R14C106/104Q', { ...metric(195, null, 14), isCommercial: true, ...service(106, 'Q', 104) }],
    ['225/70R15CP 112R', { ...metric(225, 70, 15), isCommercial: true, ...service(112, 'R') }],
    [
      '205/55ZR16 91W XL',
      { ...metric(205, 55, 16), construction: 'ZR', isExtraLoad: true, ...service(91, 'W') },
    ],
    ['205/55R16 94WXL', { ...metric(205, 55, 16), isExtraLoad: true, ...service(94, 'W') }],
    ['205/55R16XL 94 W', { ...metric(205, 55, 16), isExtraLoad: true, ...service(94, 'W') }],
    ['205/55R16 94V extra load', { ...metric(205, 55, 16), isExtraLoad: true, ...service(94, 'V') }],
    ['195/65R15 95T Reinf.', { ...metric(195, 65, 15), isExtraLoad: true, ...service(95, 'T') }],
    ['P215/65R15', metric(215, 65, 15)],
    ['P 215/65 R15', metric(215, 65, 15)],
    ['LT265/70R17 121/118S', { ...metric(265, 70, 17), isLightTruck: true, ...service(121, 'S', 118) }],
    ['265/70R17LT', { ...metric(265, 70, 17), isLightTruck: true }],
    ['LT235/75D15', { ...metric(235, 75, 15), isLightTruck: true, construction: 'D' }],
    [
      '245/45 ZR 18 (100Y)',
      { ...metric(245, 45, 18), construction: 'ZR', ...service(100, 'Y'), isAboveSymbol: true },
    ],
    ['245/45R18 100(Y)', { ...metric(245, 45, 18), ...service(100, 'Y'), isAboveSymbol: true }],
    ['195/65R15 (91T)', { ...metric(195, 65, 15), ...service(91, 'T') }],
    ['195/65 R15 91', { ...metric(195, 65, 15), loadIndex: { single: 91, dual: null } }],
    ['225/75R17,5 129/127M', { ...metric(225, 75, 17.5), ...service(129, 'M', 127) }],
    ['315/80 R22.5 156/150L', { ...metric(315, 80, 22.5), ...service(156, 'L', 150) }],
    ['31x10.50 R15LT', { ...inch(31, 10.5, 15), isLightTruck: true }],
    ['31X10,5R15', inch(31, 10.5, 15)],
    ['31/10.50 R15', inch(31, 10.5, 15)],
    ['31x1050R15', inch(31, 10.5, 15)],
    ['31"x10.50"R15"', inch(31, 10.5, 15)],
    ['31 10.50 15', { ...inch(31, 10.5, 15), construction: null }],
    ['33x12.50-15 108Q', { ...inch(33, 12.5, 15), construction: 'D', ...service(108, 'Q') }],
    ['33х12,5 Р15', inch(33, 12.5, 15)],
    ['7.50R16', numeric(7.5, 16)],
    ['7,50 R 16 8PR', { ...numeric(7.5, 16), plyRating: 8 }],
    ['750R16', numeric(7.5, 16)],
    ['6.50-16', { ...numeric(6.5, 16), construction: 'D' }],
    ['7.00-16LT 12 PR', { ...numeric(7, 16), construction: 'D', isLightTruck: true, plyRating: 12 }],
    ['11R22.5 148/145L', { ...numeric(11, 22.5), ...service(148, 'L', 145) }],
    ['195/65 Р15 91Н', { ...metric(195, 65, 15), ...service(91, 'H') }],
    ['185Р14С 102/1ООР', { ...metric(185, null, 14), isCommercial: true, ...service(102, 'R', 100) }],
    ['Р215/65Р16 98У', { ...metric(215, 65, 16), ...service(98, 'Y') }],
    ['ЛТ265/70 Р17 121М', { ...metric(265, 70, 17), isLightTruck: true, ...service(121, 'M') }],
    ['２２５／６０Ｒ１８　１００Ｈ', { ...metric(225, 60, 18), ...service(100, 'H') }],
    ['2O5/55 r16 91v', { ...metric(205, 55, 16), ...service(91, 'V') }],
  ])('understands the whole of %s', (text, tire) => {
    expect(readTireNotation(text)).toEqual({ isUnderstood: true, tire, unread: [] })
  })

  it.each<[string, string, string[]]>([
    ['Opona Dębica Presto 205/55 R16 91 V, nowa!', '205/55 R16', ['Opona', 'Dębica', 'Presto', 'nowa']],
    ['шины зимние 195/65 Р15, 4 шт.', '195/65 R15', ['шины', 'зимние', '4', 'шт']],
    ['(195/80 R15) M+S', '195/80 R15', ['M+S']],
    ['TOYO195/65R15', '195/65 R15', ['TOYO']],
    ['245/35 R19 / 275/30 R19', '245/35 R19', ['275/30', 'R19']],
    ['235/60R18 V107V XL', '235/60 R18', ['V107V']],
    ['T125/70R17 98M', '125/70 R17', ['T']],
    ['LT235/85R16C', 'LT235/85 R16', ['C']],
    ['195/65R15 91T 100H', '195/65 R15', ['100H']],
    ['195/65R15 49T', '195/65 R15', ['49T']],
    ['195/65R15 91/95T', '195/65 R15', ['91/95T']],
    ['195/65R15 91X', '195/65 R15', ['91X']],
    ['225/40R18 92Y XL RFT 🛞', '225/40 R18', ['RFT']],
  ])('understands the size in %j and says what it left', (text, size, unread) => {
    expect(formatTireNotation(read(text))).toBe(size)
    expect(unreadOf(text)).toEqual(unread)
  })

  it.each<[string, NotationError, string[]]>([
    ['', 'empty', []],
    [' \n\t ', 'empty', []],
    ['195', 'incomplete', ['195']],
    ['195/', 'incomplete', ['195/']],
    ['opona 195/80 R', 'incomplete', ['opona 195/80 R']],
    ['195/80 R1', 'incomplete', ['195/80 R1']],
    ['31x10.5', 'incomplete', ['31x10.5']],
    ['7.50', 'incomplete', ['7.50']],
    ['zimowe', 'no_size', ['zimowe']],
    ['Probnae7b17dce', 'no_size', ['Probnae7b17dce']],
    ['AB7D16', 'incomplete', ['AB7D16']],
    ['195 mm', 'no_size', ['195 mm']],
    ['1958015195', 'incomplete', ['1958015195']],
    ['198/80 R15', 'width', ['198/80 R15']],
    ['100/80 R15', 'width', ['100/80 R15']],
    ['450/80 R15', 'width', ['450/80 R15']],
    ['opona 195/99 R15 91T', 'profile', ['195/99 R15']],
    ['195/15 R15', 'profile', ['195/15 R15']],
    ['195/80 R25', 'diameter', ['195/80 R25']],
    ['195/65 91T', 'diameter', ['195/65 91']],
    ['195/80 R20.5', 'diameter', ['195/80 R20.5']],
    ['16x9.50 R15', 'width', ['16x9.50 R15']],
    ['31x30 R15', 'profile', ['31x30 R15']],
    ['20x9.50 R18', 'profile', ['20x9.50 R18']],
    ['80R15', 'width', ['80R15']],
    ['x'.repeat(MAX_NOTATION_LENGTH + 1), 'too_long', []],
  ])('does not understand %j: %s', (text, error, unread) => {
    expect(readTireNotation(text)).toEqual({ isUnderstood: false, error, unread })
  })
})

describe('a price list', () => {
  it.each([
    '145/80R13 75S',
    '145/80R12 80/78N',
    '155/65R13 73H',
    '155/65R14 75H',
    '155/70R13 75S',
    '155/80R13 79S',
    '155/80R14 88/86N',
    '165/55R14 72V',
    '165/55R15 75V',
    '165/60R15 77H',
    '165/65R13 77S',
    '165/65R14 79S',
    '165/65R15 81S',
    '165/70R14 81S',
    '165/80R14 97/95N',
    '175/55R15 77V',
    '175/60R16 82H',
    '175/65R14 82S',
    '175/65R15 84H',
    '175/70R14 84H',
    '185/55R15 82V',
    '185/55R16 83V',
    '185/60R15 84H',
    '185/60R16 86H',
    '185/65R15 92H',
    '185/70R14 88C',
    '195/55R16 87V',
    '195/60R16 89V',
    '195/60R17 90H',
    '195/65R15 91H',
    '195/80R15 107/105L',
    '205/45R17 88W',
    '205/50R17 93V',
    '205/55R16 91V',
    '205/55R17 95V',
    '205/60R16 96H',
    '205/65R16 95H',
    '215/45R17 91W',
    '215/45R18 93W',
    '215/50R18 92V',
    '215/55R17 94V',
    '215/60R16 99V',
    '215/60R17 100H',
    '215/65R16 98H',
    '225/40R18 92W',
    '225/40R19 93Y',
    '225/45R18 95W',
    '225/50R17 98Y',
    '225/55R17 101W',
    '225/55R19 99V',
    '225/60R18 100H',
    '225/65R17 102V',
    '235/45R18 98W',
    '235/50R18 101W',
    '235/55R18 104V',
    '235/55R19 105W',
    '235/60R18 107V',
    '245/40R19 102Y',
    '255/35R19 96Y',
    '255/40R19 100Y',
  ])('says all of %s', (text) => {
    const { width, profile, diameter, loadIndex, speedSymbol } = read(text)
    const dual = loadIndex?.dual ? `/${loadIndex.dual}` : ''
    expect(`${width}/${profile}R${diameter} ${loadIndex?.single}${dual}${speedSymbol}`).toBe(text)
    expect(unreadOf(text)).toEqual([])
  })

  it.each([
    ['145R12 6PR', { ...metric(145, null, 12), plyRating: 6 }, []],
    ['145R12R 6PR', { ...metric(145, null, 12), plyRating: 6 }, ['R']],
    ['225/55R19 99V ', { ...metric(225, 55, 19), ...service(99, 'V') }, []],
    ['225/60Ｒ18 100H', { ...metric(225, 60, 18), ...service(100, 'H') }, []],
    ['205/60R16 96H XL', { ...metric(205, 60, 16), isExtraLoad: true, ...service(96, 'H') }, []],
    ['235/60R18 V107V XL', { ...metric(235, 60, 18), isExtraLoad: true }, ['V107V']],
    ['255/40R18 95Y RFT', { ...metric(255, 40, 18), ...service(95, 'Y') }, ['RFT']],
    [
      '245/35ZR20 (95Y) XL',
      {
        ...metric(245, 35, 20),
        construction: 'ZR',
        isExtraLoad: true,
        ...service(95, 'Y'),
        isAboveSymbol: true,
      },
      [],
    ],
    [
      '315/30ZR21 (105Y) XL',
      {
        ...metric(315, 30, 21),
        construction: 'ZR',
        isExtraLoad: true,
        ...service(105, 'Y'),
        isAboveSymbol: true,
      },
      [],
    ],
  ])('also writes %j', (text, tire, unread) => {
    expect(readTireNotation(text)).toEqual({ isUnderstood: true, tire, unread })
  })
})

const rims = [...Array.from({ length: 15 }, (_, step) => 10 + step), 14.5, 15.5, 16.5, 17.5, 19.5, 22.5, 24.5]
const anyRim = fc.constantFrom(...rims)
const anyMetricSize = fc.record({
  width: fc.integer({ min: 21, max: 89 }).map((steps) => steps * 5),
  profile: fc.integer({ min: 20, max: 95 }),
  diameter: anyRim,
})
const anyInchSize = fc
  .record({
    width: fc.integer({ min: 40, max: 92 }).map((halves) => halves / 2),
    profile: fc.integer({ min: 20, max: 72 }).map((quarters) => quarters / 4),
    diameter: anyRim,
  })
  .filter(({ width, diameter }) => width - diameter >= 4)

const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const before = oneOf('', ' ', 'P', 'Opona ', 'шина ', '(', '4 szt. ')
const radial = oneOf('R', 'r', 'Р', 'р', ' R', ' R ', '/R', '-R', ' R-', 'ZR', ' ZR ', 'Ｒ', '  r  ')
const after = oneOf('', ' ', 'C', ' XL', ' 96T', ' 106/104Q', ', zimowa', ')', '"')
const decimal = oneOf('.', ',', '．')

describe('writing and reading', () => {
  it('agree on every size that a tire can have', () => {
    fc.assert(
      fc.property(fc.oneof(anyMetricSize, anyInchSize), (size: TireSize) => {
        const tire = read(formatTireSize(size))
        expect(catalogueSize(tire)).toEqual(size)
        expect(formatTireNotation(tire)).toBe(formatTireSize(size))
      }),
      { numRuns: 2000 },
    )
  })

  it('agree on metric sizes however they are separated', () => {
    const between = fc.oneof(
      fc.tuple(oneOf('/', ' ', '', '-', '.', ' / ', '\\', ':', 'x', '／'), radial),
      fc.tuple(oneOf('/', ' ', '-', 'х', ''), oneOf('/', ' ', '-', ' / ', '')),
    )
    fc.assert(
      fc.property(
        anyMetricSize,
        between,
        before,
        after,
        decimal,
        (size, [first, second], start, end, point) => {
          const rim = String(size.diameter).replace('.', point)
          const text = `${start}${size.width}${first}${size.profile}${second}${rim}${end}`
          expect(catalogueSize(read(text)), text).toEqual(size)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('agree on inch sizes however they are separated', () => {
    const times = oneOf('x', 'X', 'х', '×', '*', '/', ' x ', ' × ', '"x')
    const type = fc.oneof(radial, oneOf('-', ' - ', ' ', '/'))
    const starts = oneOf('', ' ', 'Opona ', '(')
    const ends = oneOf('', 'LT', ' LT', ' 109Q', '" LT')
    fc.assert(
      fc.property(
        anyInchSize,
        times,
        type,
        starts,
        ends,
        decimal,
        (size, by, construction, start, end, point) => {
          const measure = (inches: string) => inches.replace('.', point)
          const section = measure(size.profile.toFixed(2))
          const rim = measure(String(size.diameter))
          const text = `${start}${measure(String(size.width))}${by}${section}${construction}${rim}${end}`
          expect(catalogueSize(read(text)), text).toEqual(size)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each([
    '195 R14C',
    '7.50 R16',
    '6.50-16',
    '11.00 R22.5',
    '31x10.50 R15LT',
    'LT265/70 R17',
    '185/75 R14C',
  ])('agree on %s', (text) => {
    expect(formatTireNotation(read(text))).toBe(text)
  })
})

describe('catalogueSize', () => {
  it('lists a full profile as 80', () => {
    expect(catalogueSize(read('195R14C'))).toEqual({ width: 195, profile: 80, diameter: 14 })
  })

  it.each(['7.50R16', '6.50-16', '11R22.5'])('has nothing for %s', (text) => {
    expect(catalogueSize(read(text))).toBeNull()
  })
})

describe('any text', () => {
  const written =
    '195 80 15 31 10.50 7.50 96T 106/104Q 1 22.5 R ZR C LT XL PR / x - . , ( ) * + \\ Р О ß ﬃ １ 🛞'.split(
      ' ',
    )
  const piece = fc.oneof(oneOf(...written), oneOf(' ', '\u0000', '\uD800'))
  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2 * MAX_NOTATION_LENGTH }),
    fc
      .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 80 })
      .map((pieces) => pieces.join('')),
  )

  it('is read without throwing, and what is unread was in it', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        const reading = readTireNotation(text)
        const collapsed = text.trim().replaceAll(/\s+/g, ' ')
        for (const word of reading.unread) expect(collapsed).toContain(word)
        const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
        const again = size && catalogueSize(read(formatTireSize(size)))
        expect(again).toEqual(size)
      }),
      { numRuns: 3000 },
    )
  })

  it.each(['1', '1 ', '195/', '195/80 ', 'R', '1.1', 'x', ' ', '/', '(', '99/', 'O', '31x', '－', '🛞'])(
    'takes a bounded time when it is %j again and again',
    (unit) => {
      const long = unit.repeat(100_000 / unit.length)
      const longest = unit.repeat(MAX_NOTATION_LENGTH / unit.length)
      const start = performance.now()
      expect(readTireNotation(long)).toEqual({ isUnderstood: false, error: 'too_long', unread: [] })
      for (let run = 0; run < 100; run += 1) readTireNotation(longest)
      // A few milliseconds; an exponential or cubic search of 200 characters takes seconds.
      expect(performance.now() - start).toBeLessThan(1500)
    },
  )
})

describe('a text that comes again', () => {
  it('is not read again while it is among the latest', () => {
    const first = readTireNotation('Próba Trasa 205/55R16 91V')
    expect(readTireNotation('Próba Trasa 205/55R16 91V')).toBe(first)
  })

  it('is read as before once many others have come', () => {
    const first = readTireNotation('Próba Trasa 195/65R15 91T')
    for (let index = 0; index < 1000; index++) readTireNotation(`Próba ${index} 195/65R15`)
    const again = readTireNotation('Próba Trasa 195/65R15 91T')
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })
})
