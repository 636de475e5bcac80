import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { describe, expect, it } from 'vitest'
import { SizeReading } from '@/components/catalogue/size-reading'
import { routing, type Locale } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'

function linesFor(text: string, locale: Locale): string[] {
  const { container } = renderIn(<SizeReading reading={readTireNotation(text)} />, locale)
  return Array.from(container.querySelectorAll('p'), (line) => line.textContent)
}

describe('SizeReading', () => {
  it.each<[Locale, string, string[]]>([
    ['en', '195R14C 106/104Q', ['195 R14C, listed as 195/80 R14, 106/104 = 950/900 kg, Q = 160 km/h']],
    ['pl', '195R14C 106/104Q', ['195 R14C, w ofercie jako 195/80 R14, 106/104 = 950/900 kg, Q = 160 km/h']],
    ['ru', '195R14C 106/104Q', ['195 R14C, в каталоге как 195/80 R14, 106/104 = 950/900 кг, Q = 160 км/ч']],
    ['en', '205/55ZR16 91W XL', ['205/55 R16, 91 = 615 kg, W = 270 km/h, XL']],
    ['en', '245/45 ZR 18 (100Y)', ['245/45 R18, 100 = 800 kg, (Y) > 300 km/h']],
    ['en', 'LT265/70R17 121/118S', ['LT265/70 R17, 121/118 = 1,450/1,320 kg, S = 180 km/h']],
    ['en', '7,50R16', ['7.50 R16 – we have no tires of this size.']],
    [
      'ru',
      'зимняя 195/65 Р15 91Н, 4 шт.',
      ['195/65 R15, 91 = 615 кг, H = 210 км/ч', 'Пропущено: зимняя 4 шт'],
    ],
  ])('explains in %s %s', (locale, text, lines) => {
    expect(linesFor(text, locale)).toEqual(lines)
  })

  describe.each(routing.locales)('in %s', (locale) => {
    const t = translate(locale)

    it.each([
      ['199/80 R15', 'width'],
      ['195/99 R15', 'profile'],
      ['195/80 R29', 'diameter'],
      ['195/80', 'incomplete'],
      ['opony', 'no_size'],
      ['1'.repeat(201), 'too_long'],
    ] as const)('says of %s what is wrong: %s', (text, error) => {
      expect(linesFor(text, locale)).toEqual([t(`size_box.error.${error}`, { part: text })])
    })

    it('says nothing of nothing', () => {
      expect(linesFor(' ', locale)).toEqual([])
    })
  })
})
