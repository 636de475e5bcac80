import { expect, it } from 'vitest'
import { countries, countryName, countryOfOrder, orderCountry, readCountry } from './countries.ts'

it('names a country in each language', () => {
  expect(['pl', 'en', 'ru'].map((language) => countryName('PL', language))).toEqual([
    'Polska',
    'Poland',
    'Польша',
  ])
})

it.each(['Polska', 'Poland', 'Польша', 'PL', 'pl', ' POLSKA '])('reads %j as Poland', (text) => {
  expect(readCountry(text)).toBe('PL')
  expect(countryOfOrder(text, 'en')).toBe('Poland')
})

it('shows a country that it does not know as it was written', () => {
  expect(readCountry('Atlantyda')).toBeNull()
  expect(countryOfOrder('Atlantyda', 'en')).toBe('Atlantyda')
})

it.each(countries)('%s can be ordered to and is found again', (code) => {
  expect(orderCountry(code).length).toBeLessThanOrEqual(60)
  expect(countryOfOrder(orderCountry(code), 'en')).toBe(countryName(code, 'en'))
})
