import { expect, it } from 'vitest'
import { sidewallFields } from './sidewall-fields'

it.each([
  ['195/80 R15 96T', { width: '195', profile: '80', diameter: '15', icVc: '96T' }],
  ['195/80R15', { width: '195', profile: '80', diameter: '15', icVc: null }],
  ['225/70 R15C 112/110S', { width: '225', profile: '70', diameter: '15', icVc: '112S' }],
  ['31x10.50 R15 109S', { width: '31', profile: '10.5', diameter: '15', icVc: '109S' }],
])('%s', (text, fields) => {
  expect(sidewallFields(text)).toMatchObject(fields)
})

it.each([
  ['19580r15 96t', '195/80 R15 96T'],
  ['205/65 R16C 107T', '205/65 R16C 107T'],
  ['lt265/70r17 121s', 'LT265/70 R17 121S'],
  ['31x10.50 R15 LT', '31x10.50 R15LT'],
  ['205/55R16 94V extra load', '205/55 R16 94V XL'],
])('says %j as the catalogue writes it', (typed, text) => {
  expect(sidewallFields(typed)?.text).toBe(text)
})

it.each(['', '195/', 'opona', '7.50R16', '999/99 R99'])('%j says no size that is listed', (text) => {
  expect(sidewallFields(text)).toBeNull()
})
