import { expect, it } from 'vitest'
import { preferredLocale } from './preferred-locale'

// Shows S1.13, S9.17, D2b
it.each([
  ['', 'pl'],
  ['pl', 'pl'],
  ['en', 'en'],
  ['ru', 'ru'],
  ['en-GB', 'en'],
  ['RU-ru', 'ru'],
  ['de-DE,de;q=0.9', 'pl'],
  ['uk-UA,uk;q=0.9,ru;q=0.8,en-US;q=0.7', 'ru'],
  ['de,en;q=0.5,pl;q=0.9', 'pl'],
  ['en;q=0.1,ru;q=0.2', 'ru'],
  ['en;q=0,ru;q=0.1', 'ru'],
  ['*', 'pl'],
  ['en;q=0,*', 'pl'],
  ['english', 'pl'],
  [';;,,q=,=;', 'pl'],
  ['\0', 'pl'],
  ['en;q=many', 'pl'],
])('%j prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
