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
  const sections = Object.entries(promises).map(([id, { promise, figure }]) => {
    const shown = all.filter((each) => each.id === id)
    const reached =
      shown.length > 0 ? describeReached(shown, date) : (earlierOf(before, promise) ?? '**open**')
    return `## ${promise}\n\nTo reach: ${figure}.\n\n${reached}`
  })
  return formatMarkdown(`${[INTRODUCTION, ...sections].join('\n\n')}\n`)
}

/**
 * @param {readonly Reached[]} shown
 * @param {string} date
 */
const describeReached = (shown, date) =>
  `Reached on ${date}:\n\n${list(shown.map(({ figure }) => figure))}\n\nShown by:\n\n${list(shown.map(({ test }) => test))}`

/**
 * What an earlier run has reached of a promise, by which tests and when.
 *
 * @param {string | null} page
 * @param {string} promise
 */
function earlierOf(page, promise) {
  const section = page?.split(/^## /m).find((text) => text.startsWith(`${promise}\n`))
  const [, , ...reached] = section?.trim().split('\n\n') ?? []
  return reached.length === 0 ? null : reached.join('\n\n')
}

const list = (/** @type {readonly string[]} */ texts) =>
  [...new Set(texts)].map((text) => `- ${text}`).join('\n')

const INTRODUCTION = `# What the shop promises, and what was seen

Written by \`npm run test:all\`, and by \`npm run test:resilience\` for what its tests reach; not by hand. A promise is **open** when no
test has shown it. A figure is what the machine of its day reached.`
