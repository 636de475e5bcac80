import { expect, it } from 'vitest'
import { failureAt, isPassing, isProblemPage, missingAt, placeOf } from './problem.ts'

it.each([
  ['/', 'pl', '/'],
  ['/tires?page=2', 'pl', '/tires'],
  ['/pl/tires', 'pl', '/tires'],
  ['/en', 'en', '/'],
  ['/ru/news/7', 'ru', '/news/7'],
  ['/english', 'pl', '/english'],
  ['//[', 'pl', '/'],
])('%s is in %s at %s', (url, language, path) => {
  expect(placeOf(url)).toEqual({ language, path })
})

it.each([
  ['/', 'tires', 'not-found'],
  ['/en/tires/filter/width=195', 'tires', 'not-found'],
  ['/wheels', 'wheels', 'not-found'],
  ['/spacer/filter/boltDistance=5x112', 'spacers', 'not-found'],
  ['/tireDetail/7', 'product', 'not-found'],
  ['/ru/wheelDetail/7', 'wheel', 'not-found'],
  ['/spacerDetail/7', 'spacer', 'not-found'],
  ['/allnews', 'news', 'not-found'],
  ['/en/news/7', 'news-item', 'news-not-found'],
  ['/rules', 'failure', 'not-found'],
  ['/constructor', 'failure', 'not-found'],
])('%s fails as %s and is missing as %s', (url, failure, missing) => {
  expect(failureAt(placeOf(url))).toBe(failure)
  expect(missingAt(placeOf(url))).toBe(missing)
})

it.each([
  ['/problem/not-found', true],
  ['/en/problem', true],
  ['/problematic', false],
  ['/tires', false],
])('%s is a document of the server’s: %s', (url, expected) => {
  expect(isProblemPage(placeOf(url))).toBe(expected)
})

it.each([
  ['self.__next_f.push([1,"3e:E{\\"digest\\":\\"problem:unavailable\\"}"])', true],
  ['3e:E{"digest":"problem:upstream_failed"}', true],
  ['3e:E{"digest":"problem:internal"}', false],
  ['3e:E{"digest":"1876041576"}', false],
  ['', false],
])('%s is soon over: %s', (body, expected) => {
  expect(isPassing(body)).toBe(expected)
})
