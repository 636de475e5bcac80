import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitStreet } from './street.ts'

test.each([
  ['ul. Kauczukowa 14', 'ul. Kauczukowa', '14'],
  ['Rynek 1', 'Rynek', '1'],
  ['al. Jana Pawła II 22A/3', 'al. Jana Pawła II', '22A/3'],
  ['Długa 12 m. 3', 'Długa', '12 m. 3'],
  ['Długa 12 lok. 3B', 'Długa', '12 lok. 3B'],
  ['3 Maja 7', '3 Maja', '7'],
  ['ul. 11 Listopada, 5-7', 'ul. 11 Listopada', '5-7'],
  ['Brzeźno  40 a', 'Brzeźno', '40 a'],
  ['Długa 14/16 m. 2', 'Długa', '14/16 m. 2'],
  ['ul. Długa 12/14 m. 5', 'ul. Długa', '12/14 m. 5'],
  ['ul. Prosta 5/7/9', 'ul. Prosta', '5/7/9'],
  ['ul. Łąkowa 1/3/5', 'ul. Łąkowa', '1/3/5'],
  ['ul. Długa 12 klatka 3', 'ul. Długa', '12 klatka 3'],
  ['ul. Polna 14 mieszkanie 3', 'ul. Polna', '14 mieszkanie 3'],
  ['ul. Kościuszki 12 of. 3', 'ul. Kościuszki', '12 of. 3'],
  ['ul. Polna 7 bl. 3 m. 12', 'ul. Polna', '7 bl. 3 m. 12'],
  ['ul. Armii Krajowej 19 klatka B m. 4', 'ul. Armii Krajowej', '19 klatka B m. 4'],
  ['ul. Polna 7 m. 3, domofon 12', 'ul. Polna', '7 m. 3, domofon 12'],
  ['Aleje Jerozolimskie 100 lok. U2', 'Aleje Jerozolimskie', '100 lok. U2'],
  ['ul. Żwirki i Wigury 1, budynek C', 'ul. Żwirki i Wigury', '1, budynek C'],
  ['Aleja 29 Listopada 130', 'Aleja 29 Listopada', '130'],
  ['pl. 3-go Maja 4', 'pl. 3-go Maja', '4'],
  ['os. 1000-lecia 15/37', 'os. 1000-lecia', '15/37'],
  ['ul. 37. Pułku Piechoty 2', 'ul. 37. Pułku Piechoty', '2'],
  ['ul. Kard. Stefana Wyszyńskiego 8-10', 'ul. Kard. Stefana Wyszyńskiego', '8-10'],
  ['ul. gen. T. Bora-Komorowskiego 2c lok. 1.03', 'ul. gen. T. Bora-Komorowskiego', '2c lok. 1.03'],
  ['ulica Wolności 1a m 2', 'ulica Wolności', '1a m 2'],
  ['Polna 7m3', 'Polna', '7m3'],
  ['Nowa Wieś 12 A/2', 'Nowa Wieś', '12 A/2'],
  ['ul. Przemysłowa 4 hala 2 brama B', 'ul. Przemysłowa', '4 hala 2 brama B'],
  ['ul. Polna nr 7', 'ul. Polna', 'nr 7'],
  ['Świętego Marcina 24 – 26', 'Świętego Marcina', '24 – 26'],
  ['ul. Polna 7, piętro 2, pokój 14', 'ul. Polna', '7, piętro 2, pokój 14'],
])('%s is street and number', (line, street, building) => {
  expect(splitStreet(line)).toEqual({ street, building })
})

test.each([
  ['', 'empty'],
  ['   ', 'blank'],
  ['Rynek', 'no number'],
  ['14', 'no street'],
  ['ul. Polna bez numeru', 'no number'],
  ['ul. 3 Maja', 'the number belongs to the name'],
  ['14 Polna', 'the number first'],
  ['Kwiatowa 12 3', 'building or flat'],
  ['Jana Pawła 2 14', 'name or number'],
  ['Długa 12 wjazd od podwórza 3', 'words that it does not know'],
  ['os. Kościuszkowskie bl. 3 m. 12', 'a block without a number'],
  ['ul. 12 klatka 3', 'no name'],
  ['Polna 7 (za sklepem)', 'words that it does not know'],
  ['Polna 7, Łąkowa 3', 'two streets'],
])('%s has to be split by staff: %s', (line) => {
  expect(splitStreet(line)).toBeNull()
})

const streets = ['ul. Długa', 'al. 29 Listopada', 'Rynek', 'os. 1000-lecia', '3 Maja', 'pl. Jana Pawła II']
const numbers = fc
  .tuple(
    fc.integer({ min: 1, max: 399 }),
    fc.constantFrom('', 'A', ' b', '/3', '/5/7', '-9', 'C/12'),
    fc.constantFrom('', ' m. 4', ' klatka B', ', lok. U2', ' bl. 3 m. 12', ' of. 1', ' p. 2'),
  )
  .map(([number, more, place]) => `${number}${more}${place}`)

test('whatever street and number are written together, the same two come out of the line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...streets),
      fc.constantFrom(' ', ', '),
      numbers,
      (street, between, number) => {
        expect(splitStreet(`${street}${between}${number}`)).toEqual({ street, building: number })
      },
    ),
  )
})

test('whatever is written, the parts joined are the line, and the number begins with a digit', () => {
  const words = 'ul. Długa 3 Maja 12 14/16 m. 2 klatka B , lok. 7a II nr (x)'.split(' ')
  const word = fc.constantFrom(...words)
  const written = fc.oneof(
    fc.array(word, { maxLength: 8 }).map((some) => some.join(' ')),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(written, (line) => {
      const parts = splitStreet(line)
      if (parts === null) return
      const joined = [parts.street, parts.building].map((part) => part.replaceAll(/\s+/gu, ' '))
      const withoutComma = (text: string) => text.trim().replaceAll(/\s+/gu, ' ')
      const between = withoutComma(line).slice(joined[0]?.length, -(joined[1]?.length ?? 0))
      expect(joined.join(between)).toBe(withoutComma(line))
      expect(between).toMatch(/^[ ,]+$/)
      expect(parts.building).toMatch(/^(?:nr\.? ?)?\d/i)
      expect(parts.street).toMatch(/\p{L}/u)
    }),
    { numRuns: 2_000 },
  )
})
