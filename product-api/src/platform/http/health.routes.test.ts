import { createLogger } from '@bieznik/backend-kit/logger'
import { expect, test } from 'vitest'
import { connectDatabase } from '../db/client.ts'
import { buildTestShop, copyDatabase } from '../../../test/shop.ts'

const url = await copyDatabase()

/** Each line of the log. */
const lines: string[] = []
const logger = createLogger('product-api', { LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) })

/** The settings of the connection are those that a full disk comes to: a file for a query is refused. */
function connect(options = '') {
  const address = new URL(url)
  if (options !== '') address.searchParams.set('options', options)
  return connectDatabase({ url: address.href, poolSize: 2, onIdleError: () => undefined })
}

test('is ready while the database can be written and the clock is right', async () => {
  const { anyone } = await buildTestShop()
  expect((await anyone.get('/api/health/ready')).status).toBe(200)
})

test('is not ready while the database has no room to write, though it can still be read', async () => {
  const { db, pool } = connect('-c temp_file_limit=0')
  const { anyone } = await buildTestShop({ db, logger })
  const reply = await anyone.get('/api/health/ready')
  expect(reply.status).toBe(503)
  expect((await anyone.get('/api/tires?page=1&pageSize=1')).status).toBe(200)
  expect((await anyone.get('/api/health/live')).status).toBe(200)
  await pool.end()
})

test('is not ready while tokens cannot be checked by the clock', async () => {
  const { anyone } = await buildTestShop({ clock: { isRight: () => false }, logger })
  expect((await anyone.get('/api/health/ready')).status).toBe(503)
  expect((await anyone.get('/api/health/live')).status).toBe(200)
  expect(lines.join('')).toContain('The clock of this machine is wrong')
})
