import { relative } from 'node:path'
import { z } from 'zod'
import { promises } from '../../tests/promises/table.ts'
import { root } from '../env.mjs'
import { formatMarkdown } from '../format-markdown.mjs'

/** @typedef {{ id: string, figure: string, test: string }} Reached */

const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          meta: z.object({
            reached: z.array(z.object({ id: z.string(), figure: z.string() })).default([]),
          }),
        }),
      ),
    }),
  ),
})

/**
 * What the tests that passed have reached.
 *
 * @param {string} report of Vitest, JSON
 * @returns {Reached[]}
 */
export function readReached(report) {
  return reportSchema
    .parse(JSON.parse(report))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .flatMap(({ title, meta }) =>
          meta.reached.map((each) => ({ ...each, test: `\`${relative(root, name)}\` › ${title}` })),
        ),
    )
}

/**
 * @param {readonly Reached[]} all
 * @param {{ date: string, before?: string | null }} run `before`: the page of an earlier run, for what this one did not reach
 */
export async function composePage(all, { date, before = null }) {
  const rows = Object.entries(promises).map(([id, { promise, figure }]) => {
    const shown = all.filter((each) => each.id === id)
    if (shown.length > 0)
      return [
        promise,
        figure,
        lines(shown.map((each) => each.figure)),
        lines(shown.map(({ test }) => test)),
        date,
      ]
    return [promise, figure, ...(earlierOf(before, promise) ?? ['**open**', '', ''])]
  })
  const head = ['promise', 'figure to reach', 'figure reached', 'shown by', 'date']
  const cells = [head, head.map(() => '-'), ...rows]
  const table = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  const text = `${INTRODUCTION}\n\n${table.join('\n')}\n`
  return formatMarkdown(text)
}

/**
 * What an earlier run has reached of a promise, by which tests and when.
 *
 * @param {string | null} page
 * @param {string} promise
 */
function earlierOf(page, promise) {
  const row = page?.split('\n').find((line) => line.startsWith(`| ${promise} `))
  const cells = row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
  return cells?.slice(3, 6) ?? null
}

const lines = (/** @type {readonly string[]} */ texts) => [...new Set(texts)].join('<br>')

const INTRODUCTION = `# What the shop promises, and what was seen

Written by \`npm run test:all\`, and by \`npm run test:resilience\` for what its tests reach; not by hand. A promise is **open** when no
test has shown it. A figure is what the machine of its day reached.`
