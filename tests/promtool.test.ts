import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const deploy = join(import.meta.dirname, '../deploy')

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0
const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { cwd: deploy, encoding: 'utf8', stdio: 'pipe' })

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
})
const testsSchema = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
})
const rules = rulesSchema
  .parse(parse(readFileSync(join(deploy, 'alarms.yml'), 'utf8')))
  .groups.flatMap((group) => group.rules.map(({ alert }) => alert))
const cases = testsSchema
  .parse(parse(readFileSync(join(deploy, 'alarms.test.yml'), 'utf8')))
  .tests.flatMap((test) => test.alert_rule_test)

it.each(rules)('%s has a test in which it rings and one in which it does not', (alert) => {
  const counts = cases
    .filter(({ alertname }) => alertname === alert)
    .map(({ exp_alerts: { length } }) => length)
  expect(counts).toContain(0)
  expect(Math.max(...counts)).toBeGreaterThan(0)
})

it('no test is of an alarm that does not exist', () => {
  expect(cases.map(({ alertname }) => alertname).filter((name) => !rules.includes(name))).toEqual([])
})

// It is no npm package: Debian has it in `prometheus`.
describe.skipIf(!has('promtool'))('promtool', () => {
  it('every alarm rings when it should, and only then', () => {
    expect(run('promtool', ['test', 'rules', 'alarms.test.yml'])).toContain('SUCCESS')
  }, 120_000)

  it('Prometheus takes its settings', () => {
    expect(run('promtool', ['check', 'config', 'prometheus.yml'])).toContain('is valid')
  })
})
