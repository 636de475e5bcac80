import { expect, it } from 'vitest'
import { getNews } from './log.mjs'

const entry = (fields: object): string => JSON.stringify({ level: 30, msg: 'answered', ...fields })

it('shows warnings and errors of a log, with their reason, and nothing else of it', () => {
  expect(getNews(entry({}), true)).toBeNull()
  expect(getNews(entry({ level: 40, msg: 'slow' }), false)).toBe('slow')
  expect(getNews(entry({ level: 50, msg: 'failed', err: { message: 'no route' } }), false)).toBe(
    'failed (no route)',
  )
})

it('shows other lines where they mean trouble', () => {
  expect(getNews('Error: broken', true)).toBe('Error: broken')
  expect(getNews('{ not JSON', true)).toBe('{ not JSON')
  expect(getNews('Ready in 120ms', false)).toBeNull()
  expect(getNews('   ', true)).toBeNull()
})
