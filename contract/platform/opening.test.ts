import { expect, it } from 'vitest'
import { finding, inOrderOfChecks, openingChecks, openingLine, openingReasons, stateOf } from './opening.ts'

it('every check can be fine, and can be not', () => {
  for (const check of openingChecks) {
    const states = openingReasons
      .filter((reason) => reason.startsWith(`${check}_`))
      .map((reason) => stateOf({ reason }))
    expect(states, check).toContain('ok')
    expect(new Set(states).size, check).toBeGreaterThan(1)
  }
})

it('a reason belongs to one check', () => {
  for (const reason of openingReasons) expect(reason).toMatch(new RegExp(`^${finding(reason).check}_`))
})

it('findings of both programs stand in one order', () => {
  const found = [finding('demo_gone'), finding('mail_folder'), finding('company_own')]
  expect(inOrderOfChecks(found).map(({ check }) => check)).toEqual(['company', 'mail', 'demo'])
})

it('a line of the log says what was found, and where to read on', () => {
  expect(openingLine(finding('mail_unreachable', { code: 'ECONNREFUSED' }))).toBe(
    'opening: mail_unreachable (code: ECONNREFUSED); /admin/opening says what to do',
  )
  expect(openingLine(finding('company_example'))).toBe(
    'opening: company_example; /admin/opening says what to do',
  )
})
