import { join } from 'node:path'
import { expect, it } from 'vitest'
import { promises } from '../../tests/promises/table.ts'
import { root } from '../env.mjs'
import { composePage, readReached } from './promises-page.mjs'

const test = (status: string, title: string, id: string, figure: string) => ({
  status,
  title,
  meta: { reached: [{ id, figure }] },
})
const report = JSON.stringify({
  success: false,
  testResults: [
    {
      name: join(root, 'tests/a.test.ts'),
      assertionResults: [
        test('passed', 'fifty buy', 'oversell', '50 of 50'),
        test('failed', 'forty buy', 'oversell', '39 of 40'),
        { status: 'passed', title: 'promises nothing', meta: {} },
      ],
    },
  ],
})
const dated = { date: '2026-01-02' }
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| '))

it('takes what tests have reached that passed, and nothing else', () => {
  expect(readReached(report)).toEqual([
    { id: 'oversell', figure: '50 of 50', test: '`tests/a.test.ts` › fifty buy' },
  ])
})

it('has a row for every promise, and those that nothing has reached are open', async () => {
  const page = await composePage(readReached(report), dated)
  const [, , ...rows] = rowsOf(page)
  expect(rows).toHaveLength(Object.keys(promises).length)
  expect(rows.filter((row) => !row.includes('**open**'))).toEqual([
    expect.stringMatching(/never oversold.*50 of 50.*`tests\/a\.test\.ts` › fifty buy.*2026-01-02/),
  ])
})

it('of a run of some files leaves what an earlier run has shown, with its day', async () => {
  const before = await composePage([{ id: 'oversell', figure: 'a | b', test: 'x' }], dated)
  const shown = [{ id: 'mail', figure: '100 mails', test: 'y' }]
  const after = await composePage(shown, { date: '2026-03-04', before })
  const rows = rowsOf(after)
    .filter((row) => !row.includes('**open**'))
    .slice(2)
  expect(rows).toEqual([
    expect.stringMatching(/never oversold.*a \\\| b.*2026-01-02/),
    expect.stringMatching(/no mail is lost.*100 mails.*2026-03-04/),
  ])
})
