import { wordMeanings } from '@bieznik/contract/catalogue/added-word'
import { searchMeanings } from '@bieznik/contract/catalogue/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dictionary } from './dictionary.ts'
import { foldMeasures, wordsOf } from './fold-words.ts'
import {
  isOneTypoAway,
  isStopWord,
  lineOfMeaning,
  meaningOfLine,
  meaningsOf,
  meaningsOfMistyped,
  NO_WORDS,
  wordMapOf,
} from './look-up.ts'

describe('the dictionary', () => {
  it('has a name on the wire for each line that is no kind', () => {
    const lines = [...dictionary.keys()].filter((line) => !line.startsWith('kind:'))
    expect(lines.flatMap(meaningOfLine).toSorted()).toEqual([...searchMeanings].toSorted())
  })

  it('has a line for each meaning that staff may give a word, and each of its lines is one', () => {
    const lines = wordMeanings.map(lineOfMeaning)
    expect(new Set(lines)).toEqual(new Set(dictionary.keys()))
  })

  it('is added to by words of staff, with endings and typos where they are beginnings', () => {
    const added = wordMapOf([
      { word: 'kapcie', isBeginning: false, line: 'kind:Tire' },
      { word: 'zimowecz', isBeginning: true, line: 'season:winter snow:3pmsf' },
    ])
    expect(meaningsOf('kapcie', added)).toEqual(['kind:Tire'])
    expect(meaningsOf('kapciem', added)).toEqual([])
    expect(meaningsOf('zimoweczki', added)).toEqual(['season:winter snow:3pmsf'])
    expect(meaningsOfMistyped('kapcei', added)).toEqual(['kind:Tire'])
    expect(meaningsOf('oponami', added)).toEqual(['kind:Tire'])
  })

  it.each([
    ['oponami', ['kind:Tire']],
    ['alufelgi', ['kind:Wheel', 'material:aluminium']],
    ['серебристые', ['color:silver']],
    ['шоссеиные', ['tread:ht']],
    ['all season', ['season:allseason']],
    ['шиномонтаж', []],
    ['kwakwa', []],
  ])('%s means %j', (word, lines) => {
    expect(meaningsOf(word, NO_WORDS)).toEqual(lines)
  })

  it.each([
    ['ziomwe', 'season:winter snow:3pmsf'],
    ['opnoy', 'kind:Tire'],
    ['dystnase', 'kind:Spacer'],
  ])('%s is a typo away', (word, line) => {
    expect(meaningsOfMistyped(word, NO_WORDS)).toContain(line)
  })

  it('knows words that say nothing', () => {
    expect(['do', 'tanie', 'cheap', 'купить'].map(isStopWord)).toEqual([true, true, true, true])
    expect(['szuter', 'opony'].map(isStopWord)).toEqual([false, false])
  })
})

it('a typo is a letter too many, too few or wrong, or two that are swapped', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('a', 'b', 'c', 'd'), (text, place, letter) => {
      const at = place % text.length
      const typos = [
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + letter + text.slice(at),
        text.slice(0, at) + letter + text.slice(at + 1),
        text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
      ]
      for (const typo of typos) expect(isOneTypoAway(text, typo), `${text} ${typo}`).toBe(true)
    }),
  )
  expect(isOneTypoAway('szuter', 'szotar')).toBe(false)
  expect(isOneTypoAway('abc', 'cba')).toBe(false)
})

describe('measures of wheels and spacers', () => {
  it.each([
    ['5x112', '5 x 112', '5×112', '5*112', '5/112', '5-112', '5 112', '112x5', '5х112'],
    ['5x114.3', '5X114,3', '5x114.30', '114.3x5', '5/114,3'],
    ['6x15', '6Jx15', '6 J x 15', '15x6', '6.0x15'],
    ['7.5x17', '7,5Jx17', '7.50 x 17', '17x7.5'],
    ['m14x1.5', 'M14 x 1,50'],
    ['20mm', '20 mm', '20 MM', '20 мм'],
    ['r15', 'R 15', 'ZR15', '15"', '15 cali', '15 дюймов', 'Р15'],
    ['et35', 'ET 35', 'et35'],
  ])('%s is the same however it is written', (measure, ...others) => {
    for (const other of others) expect(wordsOf(foldMeasures(other)), other).toEqual([measure])
  })

  it('are folded in a time that grows with the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        for (const word of wordsOf(foldMeasures(text))) expect(word).not.toMatch(/\s/)
      }),
    )
    const start = performance.now()
    for (const unit of ['1', '5x', '1 ', '.0', 'j ']) foldMeasures(unit.repeat(5_000))
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
