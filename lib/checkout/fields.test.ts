import { describe, expect, it } from 'vitest'
import { checkoutFields, fieldOfOrderPath, fieldsOfStep, reachableStep, stepOf, steps } from './fields'

it('every field is on one step, and every step that can be wrong has one', () => {
  expect(steps.flatMap(fieldsOfStep)).toEqual([...checkoutFields])
  for (const step of steps) expect(fieldsOfStep(step)).not.toEqual([])
})

it.each([
  [null, 'person'],
  ['', 'person'],
  ['delivery', 'delivery'],
  ['toString', 'person'],
] as const)('the address %j asks for the step %s', (text, step) => {
  expect(stepOf(text)).toBe(step)
})

describe('a step that is asked for', () => {
  it.each([
    ['confirmation', [], 'confirmation'],
    ['confirmation', ['consentPrivacy'], 'confirmation'],
    ['confirmation', ['payment', 'consentPrivacy'], 'payment'],
    ['payment', ['alternative.city', 'fullname'], 'person'],
    ['person', ['fullname', 'payment'], 'person'],
    ['delivery', ['alternative.city'], 'delivery'],
  ] as const)('%s, with %j wrong: %s is shown', (wanted, wrong, shown) => {
    expect(reachableStep(wanted, wrong)).toBe(shown)
  })
})

it.each([
  ['firstAndLastName', 'fullname'],
  ['companyName', 'company_name'],
  ['unn', 'tax_id'],
  ['postCode', 'zipcode'],
  ['city', 'city'],
  ['alternativeAddress', 'alternative.address'],
  ['alternativeAddress.postCode', 'alternative.zipcode'],
  ['alternativeAddress.city', 'alternative.city'],
  ['typeOfPayment', 'payment'],
  ['consentCommercial', 'consentCommercial'],
  ['items.7', null],
  ['expectedTotal', null],
] as const)('%s of the order is %s of the form', (path, field) => {
  expect(fieldOfOrderPath(path)).toBe(field)
})
