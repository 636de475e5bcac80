import { expect, test } from 'vitest'
import { uidsOfEntry } from './audited-people'

const entry = {
  id: 7,
  at: '2026-11-27T10:00:00.000Z',
  who: 'anna',
  role: 'office',
  call: 'PUT /api/orders/:id/holder',
  requestId: 'r',
  action: 'update',
  entity: 'orders',
  entityId: '31',
  before: { held_by: null, status: 'Pending' },
  after: { held_by: 'ewa', status: 'Sent' },
  withheld: [],
  folded: 0,
} as const

test('an entry names who made it and whom its columns hold, each once', () => {
  expect(uidsOfEntry({ ...entry, withheld: [] })).toEqual(['anna', 'ewa'])
  expect(uidsOfEntry({ ...entry, withheld: [], before: { held_by: 'ewa' }, after: null })).toEqual([
    'anna',
    'ewa',
  ])
})

test('of a role the entry names the person who has it; an id of something else is no person', () => {
  expect(
    uidsOfEntry({
      ...entry,
      withheld: [],
      entity: 'staff',
      entityId: 'jan',
      before: null,
      after: { role: 'owner' },
    }),
  ).toEqual(['anna', 'jan'])
  expect(uidsOfEntry({ ...entry, withheld: [], before: null, after: null })).toEqual(['anna'])
})
