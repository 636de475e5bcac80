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

it('says it as the catalogue writes it', () => {
  expect(sidewallFields('19580r15 96t')?.text).toBe('195/80 R15 96T')
})

it.each(['', '195/', 'opona', '7.50R16', '999/99 R99'])('%j says no size that is listed', (text) => {
  expect(sidewallFields(text)).toBeNull()
})
