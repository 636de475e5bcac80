import { expect, it } from 'vitest'
import { isRouterState } from './router-state.ts'

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state))

it('is what the script of a page says', () => {
  expect(isRouterState(encoded(['', {}]))).toBe(true)
  expect(isRouterState(encoded(['', { children: ['__PAGE__', {}] }, null, 'refetch']))).toBe(true)
})

it.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['half an escape', '%'],
  ['something else', encoded({ a: 1 })],
  ['null', 'null'],
  ['said twice', [encoded(['', {}]), encoded(['', {}])]],
  ['too long', encoded(['x'.repeat(50_000), {}])],
  ['nested without end', encoded('['.repeat(10_000))],
])('%s is none', (_what, header) => {
  expect(isRouterState(header)).toBe(false)
})
