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
/** Each promise with what was reached of it, on one line. */
const sectionsOf = (page: string) =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => section.replaceAll(/\s+/g, ' ').trim())

it('takes what tests have reached that passed, and nothing else', () => {
  expect(readReached(report)).toEqual([
    { id: 'oversell', figure: '50 of 50', test: '`tests/a.test.ts` › fifty buy' },
  ])
})

it('has every promise, and those that nothing has reached are open', async () => {
  const sections = sectionsOf(await composePage(readReached(report), dated))
  expect(sections).toHaveLength(Object.keys(promises).length)
  expect(sections.filter((section) => !section.includes('**open**'))).toEqual([
    expect.stringMatching(/^never oversold .*2026-01-02: - 50 of 50 .*`tests\/a\.test\.ts` › fifty buy$/),
  ])
})

it('of a run of some files leaves what an earlier run has shown, with its day', async () => {
  const before = await composePage([{ id: 'oversell', figure: 'a | b', test: 'x' }], dated)
  const shown = [{ id: 'mail', figure: '100 mails', test: 'y' }]
  const sections = sectionsOf(await composePage(shown, { date: '2026-03-04', before }))
  expect(sections.filter((section) => !section.includes('**open**'))).toEqual([
    expect.stringMatching(/^never oversold .*2026-01-02: - a \| b .*- x$/),
    expect.stringMatching(/^no mail is lost .*2026-03-04: - 100 mails .*- y$/),
  ])
})
