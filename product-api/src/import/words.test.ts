import { languages } from '@bieznik/contract/language'
import { expect, test } from 'vitest'
import { answerWords, readAnswer, readTireType } from './words.ts'

test.each(['tak', 'TRUE', 'PRAWDA', 'ИСТИНА', 'WAHR', 'Ja', 'yes', 'да', ' 1 '])('%s is yes', (word) => {
  expect(readAnswer(word)).toBe(true)
})

test.each(['nie', 'FALSE', 'FAŁSZ', 'ЛОЖЬ', 'FALSCH', 'Nein', 'no', 'нет', '0'])('%s is no', (word) => {
  expect(readAnswer(word)).toBe(false)
})

test.each(languages)('what the export writes is read back: %s', (language) => {
  expect(readAnswer(answerWords[language].true)).toBe(true)
  expect(readAnswer(answerWords[language].false)).toBe(false)
})

test.each(['dostawcza', 'ciężarowe', 'van', 'Для фургонов', 'фургон'])('%s is for vans', (word) => {
  expect(readTireType(word)).toBe('truck')
})
