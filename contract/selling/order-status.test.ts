import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canChangeStatus,
  orderStatuses,
  orderStatusInputSchema,
  reachableStatuses,
  statusChangeModes,
  type OrderStatus,
  type StatusChangeMode,
} from './order-status.ts'

const status = fc.constantFrom(...orderStatuses)
const mode = fc.constantFrom(...statusChangeModes)

function reachableInAnyNumberOfSteps(from: OrderStatus, by: StatusChangeMode): Set<OrderStatus> {
  const reached = new Set([from])
  for (const each of reached) for (const next of reachableStatuses(each, by)) reached.add(next)
  return reached
}

// Shows S4.1
test.each(statusChangeModes)('every status can be reached from Pending (%s)', (by) => {
  expect(reachableInAnyNumberOfSteps('Pending', by)).toEqual(new Set(orderStatuses))
})

test('step by step an order goes forward by one or is canceled, and never comes back', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      const forward = orderStatuses.indexOf(to) - orderStatuses.indexOf(from) === 1
      const isAllowed = from !== 'Canceled' && (to === 'Canceled' || forward)
      expect(canChangeStatus(from, to, 'step')).toBe(isAllowed)
    }),
  )
})

test('directly any other status can be set', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      expect(canChangeStatus(from, to, 'direct')).toBe(from !== to)
    }),
  )
})

test('no change leads to where the order is already', () => {
  fc.assert(
    fc.property(status, mode, (from, by) => {
      expect(reachableStatuses(from, by)).not.toContain(from)
    }),
  )
})

// Shows D21a
test('the case of letters and blanks around them do not matter', () => {
  fc.assert(
    fc.property(status, fc.infiniteStream(fc.boolean()), (known, isUpper) => {
      const written = Array.from(known, (letter) =>
        isUpper.next().value ? letter.toUpperCase() : letter.toLowerCase(),
      )
      expect(orderStatusInputSchema.parse(` ${written.join('')}`)).toBe(known)
    }),
  )
})

test('what is no status is refused', () => {
  const known = new Set<string>(orderStatuses.map((each) => each.toLowerCase()))
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!known.has(text.trim().toLowerCase()))
      expect(orderStatusInputSchema.safeParse(text).success).toBe(false)
    }),
  )
})
