import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function linesOf(settings: Parameters<typeof createLogger>[1]): string[] {
  const lines: string[] = []
  createLogger('storefront', settings, { write: (line) => void lines.push(line) }).info('text')
  return lines
}

test('each line names the version that is running, where it is known', () => {
  expect(linesOf({ LOG_LEVEL: 'info', VERSION: 'v1.2.3-4-gabcdef' })).toEqual([
    expect.stringContaining('"service":"storefront","version":"v1.2.3-4-gabcdef","msg":"text"'),
  ])
  expect(linesOf({ LOG_LEVEL: 'info' })[0]).not.toContain('version')
})
