import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway, isDiskFull } from './database-away.ts'

const failed = (code: string) => Object.assign(new pg.DatabaseError('text', 4, 'error'), { code })

test.each([
  ['53100', true],
  ['53300', false],
  ['57P01', false],
])('of what PostgreSQL says when it is away, %s is a full disk: %s', (code, isFull) => {
  const error = new Error('Failed query', { cause: failed(code) })
  expect([isDatabaseAway(error), isDiskFull(error)]).toEqual([true, isFull])
})
