import { describe, expect, it } from 'vitest'
import { isSpeedSymbol, speedSymbolOf, topSpeed, type SpeedSymbol } from './speed-symbol.ts'

describe('topSpeed', () => {
  it.each<[SpeedSymbol, number]>([
    ['A8', 40],
    ['J', 100],
    ['L', 120],
    ['N', 140],
    ['Q', 160],
    ['R', 170],
    ['S', 180],
    ['T', 190],
    ['U', 200],
    ['H', 210],
    ['V', 240],
    ['W', 270],
    ['Y', 300],
  ])('of %s is %i km/h', (symbol, kmh) => {
    expect(topSpeed(symbol)).toBe(kmh)
  })
})

it.each(['I', 'O', 'X', 'Z', 'A', 'A9', 't', '', 'toString'])('%j is no speed symbol', (text) => {
  expect(isSpeedSymbol(text)).toBe(false)
})

it.each(['A1', 'T', 'H'])('%s is a speed symbol', (text) => {
  expect(isSpeedSymbol(text)).toBe(true)
})

it('a speed has its symbol, and one between two has none', () => {
  expect([speedSymbolOf(190), speedSymbolOf(5), speedSymbolOf(195)]).toEqual(['T', 'A1', null])
})
