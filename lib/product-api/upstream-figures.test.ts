import { expect, it } from 'vitest'
import { DEADLINES, UPSTREAM_FIGURES } from './upstream-figures'

it('the figures are those that were promised', () => {
  expect(DEADLINES).toMatchObject({ catalogue: 2_000, cart: 3_000, order: 8_000 })
  expect(UPSTREAM_FIGURES).toMatchObject({ connectWithin: 500, atOnce: 20, failures: 5, probeEvery: 2_000 })
})

it('a call that does not get its turn, and a connection that cannot be made, are reported within a second', () => {
  expect(UPSTREAM_FIGURES.beginWithin).toBeLessThan(1_000)
  expect(UPSTREAM_FIGURES.connectWithin).toBeLessThan(1_000)
})
