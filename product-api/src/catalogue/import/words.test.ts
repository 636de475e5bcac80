import { languages } from '@bieznik/contract/language'
import { expect, test } from 'vitest'
import { fieldName, valueNames } from '@bieznik/contract/catalogue/field-names'
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

test.each([
  ['Sommer', 'summer'],
  ['Sommerreifen', 'summer'],
  ['opony letnie', 'summer'],
  ['Summer tyres', 'summer'],
  ['WINTERREIFEN', 'winter'],
  ['зимняя шипованная', 'winter'],
  ['Зимние, нешипованные', 'winter'],
  ['зимняя (без шипов)', 'winter'],
  ['Ganzjahresreifen', 'allseason'],
  ['Allwetter', 'allseason'],
  ['4 season', 'allseason'],
  ['Sommer und Winter', undefined],
  ['зимняя резина летом', undefined],
])('%s is a season: %s', (word, season) => {
  expect(readSeason(word)).toBe(season)
})

test.each([
  ['PKW', 'passenger'],
  ['Passenger car', 'passenger'],
  ['Osobowy', 'passenger'],
  ['легковые шины', 'passenger'],
  ['Transporter', 'truck'],
  ['Light truck', 'truck'],
  ['LLKW', 'truck'],
  ['SUV/4x4', '4X4'],
  ['Geländewagen', '4X4'],
  ['Motorrad', undefined],
])('%s is a type of tires: %s', (word, type) => {
  expect(readTireType(word)).toBe(type)
})

test.each([
  ['runderneuert', true],
  ['Neu', false],
  ['Neureifen', false],
  ['gebraucht', undefined],
])('below any header %s is the condition %s', (word, isRetreaded) => {
  expect(readCondition(word, 'Zustand')).toBe(isRetreaded)
})
