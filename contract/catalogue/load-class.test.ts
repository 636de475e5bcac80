import { expect, it } from 'vitest'
import { hasClassForLoad } from './load-class.ts'

const tire = (width: number, profile: number, diameter: number, icVc: string) => ({
  width,
  profile,
  diameter,
  icVc,
})

it.each([
  ['205/55 R16 91V', tire(205, 55, 16, '91V'), null],
  ['205/55 R16 94V XL', tire(205, 55, 16, '94V'), 'XL'],
  ['245/40 R19 101Y, a high load tire', tire(245, 40, 19, '101Y'), null],
  ['155/80 R12C 88R', tire(155, 80, 12, '88R'), 'C'],
  ['145/80 R12C 80N', tire(145, 80, 12, '80N'), 'C'],
  ['195/70 R15C 104S', tire(195, 70, 15, '104S'), 'C'],
  ['225/75 R16C 121R', tire(225, 75, 16, '121R'), 'C'],
  ['LT285/75 R16 122Q', tire(285, 75, 16, '122Q'), 'LT'],
  ['31x10.50 R15 109S', tire(31, 10.5, 15, '109S'), 'C'],
  ['an index that cannot be read', tire(225, 45, 17, 'ICVC007'), 'C'],
  ['a class that is missing', tire(195, 70, 15, '104S'), undefined],
] as const)('%s can be', (_, size, loadClass) => {
  expect(hasClassForLoad({ ...size, loadClass })).toBe(true)
})

it.each([
  ['the index of a C without a class', tire(195, 70, 15, '104S'), null],
  ['the index of a C as an XL', tire(195, 70, 15, '104S'), 'XL'],
  ['a C that carries no more than a standard tire', tire(195, 65, 15, '91T'), 'C'],
  ['an XL below the standard tire', tire(205, 55, 16, '87V'), 'XL'],
] as const)('%s cannot be', (_, size, loadClass) => {
  expect(hasClassForLoad({ ...size, loadClass })).toBe(false)
})
