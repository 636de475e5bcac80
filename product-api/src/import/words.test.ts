import { languages } from '@bieznik/contract/language'
import { expect, test } from 'vitest'
import { fieldName, valueNames } from '@bieznik/contract/field-names'
import { readAnswer, readCondition, readKind, readSeason, readTireType } from './words.ts'

test.each(['tak', 'TRUE', 'PRAWDA', 'ИСТИНА', 'WAHR', 'Ja', 'yes', 'да', ' 1 '])('%s is yes', (word) => {
  expect(readAnswer(word)).toBe(true)
})

test.each(['nie', 'FALSE', 'FAŁSZ', 'ЛОЖЬ', 'FALSCH', 'Nein', 'no', 'нет', '0'])('%s is no', (word) => {
  expect(readAnswer(word)).toBe(false)
})

test.each([
  ['productType', readKind],
  ['typeOfTire', readTireType],
  ['season', readSeason],
  ['inArchive', readAnswer],
  ['isRetreaded', readCondition],
] as const)(
  'what the export writes of %s is read back in each language, below its own header',
  (field, read) => {
    const names = Object.entries(valueNames(field) ?? {})
    expect(names).not.toEqual([])
    for (const [code, words] of names)
      for (const language of languages)
        expect(String(read(words[language][0], fieldName(field, language)))).toBe(code)
  },
)

test.each(['dostawcza', 'ciężarowe', 'van', 'Для фургонов', 'фургон'])('%s is for vans', (word) => {
  expect(readTireType(word)).toBe('truck')
})
