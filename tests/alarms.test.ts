import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'look']) }),
        }),
      ),
    }),
  ),
})
const alarms = rulesSchema.parse(parse(read('deploy/alarms.yml'))).groups.flatMap(({ rules }) => rules)
const runbook = read('docs/runbook.md')

it('each alarm has its place in the runbook, and each place its alarm', () => {
  const [withAlarm = ''] = runbook.split('\n## Without an alarm')
  const places = Array.from(withAlarm.matchAll(/^## (\w+)$/gm), ([, name]) => name)
  expect(new Set(places)).toEqual(new Set(alarms.map(({ alert }) => alert)))
  expect(places).toHaveLength(alarms.length)
})

it.each(alarms.map(({ alert }) => alert))(
  '%s says when it fires, what to look at and what to do',
  (alert) => {
    const [, place = ''] = runbook.split(`\n## ${alert}\n`)
    const [section = ''] = place.split('\n## ')
    for (const word of ['**Rings**', '**Look**', '**Do**']) expect(section).toContain(word)
  },
)

/** What names of metrics look like, and words of PromQL and codes of problems do not. */
const NAME = /\b(?:http|shop|bff|database|upstream(?!_failed)|nodejs|process)_[a-z\d_]+/g

const sources = [
  'product-api/src/platform/metrics/metrics.ts',
  'product-api/src/platform/metrics/watch-backups.ts',
  'product-api/src/platform/metrics/watch-database.ts',
  'product-api/src/platform/metrics/watch-feeds.ts',
  'product-api/src/platform/metrics/watch-replica.ts',
  'product-api/src/platform/metrics/watch-certificate.ts',
  'product-api/src/platform/metrics/watch-redis.ts',
  'product-api/src/platform/metrics/watch-storefronts.ts',
  'server/metrics.ts',
  'lib/metrics/problem-counter.ts',
  'lib/metrics/upstreams.server.ts',
  'lib/http/rate-limit.server.ts',
].map(read)

it('alarms and runbook speak of metrics that the programs show', () => {
  const standard = new Registry()
  collectDefaultMetrics({ register: standard })
  const shown = new Set(standard.getMetricsAsArray().map(({ name }) => name))
  const isShown = (name: string) => shown.has(name) || sources.some((source) => source.includes(`'${name}'`))
  const spoken = [...alarms.map(({ expr }) => expr), runbook].join('\n').match(NAME) ?? []
  const names = new Set(spoken.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(names.size).toBeGreaterThan(8)
  expect([...names].filter((name) => !isShown(name))).toEqual([])
})

/** Words in the runbook that somebody searches for in a log: letters alone, more than one word, no command. */
const LOGGED = /^(?!select |alter |docker |timedatectl|npm |npx |or )[a-z][a-z.'’ ]*:? [a-z][a-z\d ,:'’-]*$/i

const code = globSync('{product-api/src,backend-kit,lib,server}/**/*.ts', {
  cwd: root,
  exclude: (name) => name.includes('node_modules') || name.endsWith('.test.ts'),
})
  .map(read)
  .join('\n')

it('the words that the runbook has somebody search for are those of the logs', () => {
  const spans = Array.from(runbook.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span)
  const words = spans.filter((span) => LOGGED.test(span))
  expect(words.length).toBeGreaterThan(20)
  // A periodic job logs its name and that it failed; the last word of a line may be computed.
  const isLogged = (span: string) =>
    code.includes(span) ||
    (span.endsWith(' failed') && code.includes(`name: '${span.slice(0, -' failed'.length)}'`)) ||
    code.includes(`\`${span.slice(0, span.lastIndexOf(' '))} \${`)
  expect(words.filter((span) => !isLogged(span))).toEqual([])
})
