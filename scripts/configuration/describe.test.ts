import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '../../backend-kit/configuration/variables.ts'
import { root } from '../env.mjs'
import { formatMarkdown } from '../format-markdown.mjs'
import { configurationPage, envExample, fillCompose } from './describe.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('.env.example, the page and compose.yaml are what the description says (`npm run configuration` makes them anew)', async () => {
  expect(read('.env.example')).toBe(envExample())
  expect(read('docs/configuration.md')).toBe(await formatMarkdown(configurationPage()))
  expect(read('compose.yaml')).toBe(fillCompose(read('compose.yaml')))
})

it('each block of compose.yaml is made, so that a variable that is missing is written there', () => {
  const emptied = read('compose.yaml').replaceAll(/^ {2}[A-Z_\d]+: \$\{LOG_LEVEL.*\n/gm, '')
  expect(emptied).not.toBe(read('compose.yaml'))
  expect(fillCompose(emptied)).toBe(read('compose.yaml'))
})

/** Where a name of a variable stands in quotes or after a dot, in files that cannot read a schema or have one of their own. */
it.each(['scripts/settings.mjs', 'local-services/env.ts'])(
  '%s reads no variable that is not described',
  (file) => {
    const named = read(file).match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g) ?? []
    const ours = named.filter((name) => /_(?:PORT|HOST|URL|DIR|ID|KEY|IN|HOPS|PATH|COLLECTION)$/.test(name))
    expect(ours.filter((name) => !Object.hasOwn(variables, name))).toEqual([])
  },
)

it('a description reads on from "Set it to"', () => {
  for (const [name, { is }] of Object.entries(variables)) expect(is, name).toMatch(/^[a-z\d"].*[^.]$/)
})
