import { paymentStates } from '@bieznik/contract/money/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts, hasMoved, nextState, type Fact } from './payment-state.ts'

const history = fc.array(fc.constantFrom(...facts), { maxLength: 12 })
const play = (told: readonly Fact[]) => told.reduce(nextState, 'created' as const)

test('the order in which facts are learned makes no difference', () => {
  fc.assert(
    fc.property(
      history.chain((told) =>
        fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
      ),
      ([told, shuffled]) => {
        expect(play(shuffled)).toBe(play(told))
      },
    ),
  )
})

test('a fact that is learned twice is learned once', () => {
  fc.assert(
    fc.property(history, fc.nat(), (told, at) => {
      const repeated = told.slice(at % (told.length + 1))
      expect(play([...told, ...repeated])).toBe(play(told))
    }),
  )
})

test('money that came in is never lost, and none is there that did not', () => {
  fc.assert(
    fc.property(history, (told) => {
      const moved = told.some((fact) => fact === 'captured' || fact === 'mismatch' || fact === 'refunded')
      expect(hasMoved(play(told))).toBe(moved)
    }),
  )
})

test('a payment counts for an order only when all is as it was asked for and nothing went back', () => {
  fc.assert(
    fc.property(history, (told) => {
      const isFine = told.includes('captured') && !told.includes('mismatch') && !told.includes('refunded')
      expect(play(told) === 'captured').toBe(isFine)
    }),
  )
})

test('every state can be reached', () => {
  const reached = new Set(facts.map((fact) => nextState('created', fact)))
  expect(new Set(['created', ...reached])).toEqual(new Set(paymentStates))
})
