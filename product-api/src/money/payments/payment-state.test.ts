import { paymentStates } from '@bieznik/contract/money/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts, hasMoved, nextState, type Fact } from './payment-state.ts'

const history = fc.array(fc.constantFrom(...facts), { maxLength: 12 })
const play = (sequence: readonly Fact[]) => sequence.reduce(nextState, 'created' as const)

test('the order in which facts are learned makes no difference', () => {
  fc.assert(
    fc.property(
      history.chain((sequence) =>
        fc.tuple(fc.constant(sequence), fc.shuffledSubarray(sequence, { minLength: sequence.length })),
      ),
      ([sequence, shuffled]) => {
        expect(play(shuffled)).toBe(play(sequence))
      },
    ),
  )
})

test('a fact that is learned twice is learned once', () => {
  fc.assert(
    fc.property(history, fc.nat(), (sequence, at) => {
      const repeated = sequence.slice(at % (sequence.length + 1))
      expect(play([...sequence, ...repeated])).toBe(play(sequence))
    }),
  )
})

test('money that came in is never lost, and none is there that did not', () => {
  fc.assert(
    fc.property(history, (sequence) => {
      const moved = sequence.some((fact) => fact === 'captured' || fact === 'mismatch' || fact === 'refunded')
      expect(hasMoved(play(sequence))).toBe(moved)
    }),
  )
})

test('a payment counts for an order only when all is as it was asked for and nothing went back', () => {
  fc.assert(
    fc.property(history, (sequence) => {
      const isFine =
        sequence.includes('captured') && !sequence.includes('mismatch') && !sequence.includes('refunded')
      expect(play(sequence) === 'captured').toBe(isFine)
    }),
  )
})

test('every state can be reached', () => {
  const reached = new Set(facts.map((fact) => nextState('created', fact)))
  expect(new Set(['created', ...reached])).toEqual(new Set(paymentStates))
})
